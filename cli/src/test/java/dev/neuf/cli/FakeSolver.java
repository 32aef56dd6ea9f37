package dev.neuf.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/** Programs that look like SAT solvers: no machine needs to have a real one. */
record FakeSolver(Path folder) {

    /** A program that says this, whatever it is asked: on standard output, or in the file that minisat is given. */
    FakeSolver saying(String name, String result) throws IOException {
        Path said = Files.writeString(folder.resolve(name + ".says"), result);
        return running(name, "cat '" + said + "'" + (name.equals("minisat") ? " > \"$3\"" : ""));
    }

    /** A program that does this. */
    FakeSolver running(String name, String script) throws IOException {
        Path program = Files.writeString(folder.resolve(name), "#!/bin/sh\n" + script + "\n");
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
        return this;
    }

    /** A pipe on a machine that has these programs and no others. */
    Console pipe() {
        return Console.PIPE.with("PATH", "/nowhere:" + folder);
    }

    Console terminal() {
        return Console.TERMINAL.with("PATH", folder.toString());
    }

    /** The variables of a grid as the general encoding numbers them. */
    static String variables(String grid) {
        int size = (int) Math.sqrt(grid.length());
        var variables = new StringBuilder();
        for (int cell = 0; cell < grid.length(); cell++) {
            variables.append("%d%d%c ".formatted(cell / size + 1, cell % size + 1, grid.charAt(cell)));
        }
        return variables.toString();
    }
}
