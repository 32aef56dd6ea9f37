import dev.neuf.core.*;
import dev.neuf.core.format.*;
import dev.neuf.search.Best;

public class FirstSudoku {
    public static void main(String[] args) {
        String text = "4.2.31........6...1...4....5.2......";
        if (Format.readAny(text, Hints.NONE) instanceof Parsed.Ok(Sheet sheet, Format format, var notes)
                && new Best().solve(sheet.puzzle(), Limits.NONE) instanceof Answer.Unique(Grid solution)) {
            IO.print(format.write(sheet.filledWith(solution)));
        }
    }
}
