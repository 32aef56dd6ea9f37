package dev.neuf.cli.play;

import dev.neuf.core.Sheet;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Words;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** The door to the game. */
public final class Play {

    private Play() {}

    /**
     * What is known before the first move.
     *
     * @param save the name of the saved game asked for, if any
     * @param puzzle the puzzle asked for, if any
     * @param remarks what the reader or the maker of the puzzle had to say
     * @param environment of the process: where games are kept, which colours there are
     */
    public record Setup(
            Words words,
            Assist assist,
            Referee referee,
            NewPuzzles puzzles,
            Optional<String> save,
            Optional<Sheet> puzzle,
            List<Message> remarks,
            Map<String, String> environment,
            boolean isColored) {}

    /**
     * Plays on the full screen of this terminal, until the player leaves.
     *
     * @param onKill gets what to do if the process is ended while the game waits for a key
     * @throws IOException if the terminal cannot do that; then lines are left
     */
    public static void onScreen(Setup setup, Consumer<BooleanSupplier> onKill) throws IOException {
        JlineTty tty = JlineTty.open();
        onKill.accept(() -> {
            tty.close();
            return true;
        });
        try (var room = Room.open(setup, Saves.of(setup.environment()))) {
            new FullScreen(tty, room, Theme.of(setup.isColored(), setup.environment()), System::nanoTime).run();
        } finally {
            tty.close();
        }
    }

    /** Plays in lines: commands in words, boards as pictures. */
    public static void inLines(Setup setup, BufferedReader in, PrintStream out) {
        try (var room = Room.open(setup, Saves.of(setup.environment()))) {
            new LineDialogue(room, in, out, setup.isColored()).run();
        }
    }
}
