package dev.neuf.cli;

import java.util.List;
import picocli.CommandLine;

/** Every command, in the order of the help page. To add one, write its class and add its row. */
final class Commands {

    private Commands() {}

    static List<Task> all() {
        return List.of(
                new SolveCommand(), //
                new CountCommand(),
                new CandidatesCommand(),
                new CheckCommand(),
                new HintCommand(),
                new ExplainCommand(),
                new RateCommand(),
                new TechniquesCommand(),
                new PlayCommand(),
                new ServeCommand(),
                new GenerateCommand(),
                new CanonCommand(),
                new ConvertCommand(),
                new FormatsCommand(),
                new CnfCommand(),
                new BenchCommand());
    }

    /** The last one, which reads its command line in its own way. */
    static CommandLine dropIn() {
        return SudokuCommand.line();
    }
}
