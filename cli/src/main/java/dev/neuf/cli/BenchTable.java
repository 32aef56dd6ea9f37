package dev.neuf.cli;

import dev.neuf.core.json.Json;
import dev.neuf.core.words.Phrase;
import java.util.List;
import java.util.Map;

/** What was measured, a line for each file: in columns under a heading to a person, between tabs to a program. */
final class BenchTable {

    private static final int GAP = 2;
    private static final int ENGINE = 9;
    private static final int NUMBER = 6;
    private static final int LONGEST_NAME = 24;

    private final Session session;
    private final List<String> heads;
    private final int nameWidth;
    private boolean isBegun;

    /** Under these headings; in front of them is room for these names. */
    BenchTable(Session session, List<String> heads, List<String> names) {
        this.session = session;
        this.heads = List.copyOf(heads);
        this.nameWidth =
                names.stream().mapToInt(name -> shown(name).length()).max().orElse(0);
    }

    /** Headings in the language of the session, where bars set them apart. */
    static List<String> heads(Session session, Phrase headings) {
        return List.of(session.words().say(headings).split("\\|"));
    }

    /** One line, in the order of the headings, and all there is to say for those who read JSON. */
    void row(String name, List<String> values, Map<String, Object> json) {
        if (session.isJson()) {
            session.write(Json.write(json) + "\n");
        } else if (session.isForPerson()) {
            if (!isBegun) {
                isBegun = true;
                session.write(line("", heads));
            }
            session.write(line(shown(name), values));
        } else {
            session.write(name + "\t" + String.join("\t", values) + "\n");
        }
        session.flush();
    }

    private String line(String name, List<String> values) {
        var line = new StringBuilder(name + " ".repeat(Math.max(0, nameWidth - name.length())));
        for (int i = 0; i < heads.size(); i++) {
            int width = Math.max(heads.get(i).length(), i == 0 ? ENGINE : NUMBER) + GAP;
            line.append(("%" + width + "s").formatted(values.get(i)));
        }
        return line.append('\n').toString();
    }

    /** A file without its folders: a person knows where it is, and the line is short. */
    private static String shown(String name) {
        String last = name.substring(name.lastIndexOf('/') + 1);
        return last.length() <= LONGEST_NAME ? last : last.substring(0, LONGEST_NAME - 3) + "...";
    }
}
