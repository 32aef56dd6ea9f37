package dev.neuf.cli.play;

import dev.neuf.core.play.Game;
import dev.neuf.core.play.GameText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/**
 * The games of a user, a file each. A file is replaced in one step, so whoever is killed while saving leaves the game as
 * it was before or after the move.
 */
final class Saves implements AutoCloseable {

    private static final String END = ".json";

    /** What a file is called that holds no game: it is put aside, not thrown away. */
    private static final String ASIDE = ".damaged";

    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);

    private final Optional<Path> folder;
    private final List<Path> damaged = new ArrayList<>();
    private final Claims claims;

    /** In a folder, or nowhere. */
    Saves(Optional<Path> folder) {
        this.folder = folder;
        this.claims = new Claims(folder);
    }

    /** A game that was saved, and when. */
    record Save(String name, Game game, FileTime when) {}

    /** Where the state of programs belongs: {@code $XDG_STATE_HOME}, else {@code ~/.local/state}. */
    static Saves of(Map<String, String> environment) {
        String state = environment.getOrDefault("XDG_STATE_HOME", "");
        String home = environment.getOrDefault("HOME", "");
        Optional<Path> base = state.startsWith("/")
                ? Optional.of(Path.of(state))
                : home.isEmpty() ? Optional.empty() : Optional.of(Path.of(home, ".local", "state"));
        return new Saves(base.map(path -> path.resolve("neuf").resolve("games")));
    }

    /** Where the games are; nowhere, if nobody says where the user is at home. */
    Optional<Path> folder() {
        return folder;
    }

    /** A name that no other game has: when it was begun, and by which process. */
    String freeName() {
        String stamp = LocalDateTime.now(ZoneId.systemDefault()).format(STAMP);
        String name = stamp + "-" + ProcessHandle.current().pid();
        String free = name;
        for (int number = 2; isTaken(free); number++) {
            free = name + "-" + number;
        }
        return free;
    }

    private boolean isTaken(String name) {
        return folder.map(path -> Files.exists(path.resolve(name + END))).orElse(false);
    }

    /** All games, the one played last first. What is damaged is put aside. */
    List<Save> all() {
        return files().map(this::read).flatMap(Optional::stream).toList();
    }

    /** The first of them whose name and game are fit, without reading more than needed. */
    Optional<Save> latest(BiPredicate<String, Game> isFit) {
        return files().map(this::read)
                .flatMap(Optional::stream)
                .filter(save -> isFit.test(save.name, save.game))
                .findFirst();
    }

    private Stream<Path> files() {
        if (folder.isEmpty()) {
            return Stream.empty();
        }
        try (Stream<Path> files = Files.list(folder.get())) {
            return files
                    .filter(file -> file.toString().endsWith(END))
                    .sorted(Comparator.comparing(Saves::when)
                            .thenComparing(Path::toString)
                            .reversed())
                    .toList()
                    .stream();
        } catch (IOException _) {
            return Stream.empty(); // nobody has played yet
        }
    }

    private static FileTime when(Path file) {
        try {
            return Files.getLastModifiedTime(file);
        } catch (IOException _) {
            return FileTime.fromMillis(0);
        }
    }

    private Optional<Save> read(Path file) {
        try {
            Optional<Game> game = GameText.read(Files.readString(file));
            if (game.isEmpty()) {
                Path aside = file.resolveSibling(file.getFileName() + ASIDE);
                Files.move(file, aside, StandardCopyOption.REPLACE_EXISTING);
                damaged.add(aside);
            }
            String name = file.getFileName().toString();
            return game.map(read -> new Save(name.substring(0, name.length() - END.length()), read, when(file)));
        } catch (IOException _) {
            damaged.add(file);
            return Optional.empty();
        }
    }

    /** The files that held no game since this was asked last, where they are now. */
    List<Path> takeDamaged() {
        List<Path> found = List.copyOf(damaged);
        damaged.clear();
        return found;
    }

    /** Which of them are being played, here or elsewhere. */
    Claims claims() {
        return claims;
    }

    /** Throws a game away; false if it is being played. */
    boolean delete(String name) throws IOException {
        if (!claims.claim(name)) {
            return false;
        }
        if (folder.isPresent()) {
            Files.deleteIfExists(folder.get().resolve(name + END));
        }
        claims.release(name);
        return true;
    }

    @Override
    public void close() {
        claims.close();
    }

    /** Keeps a game under a name, instead of what was kept there before. */
    void write(String name, Game game) throws IOException {
        if (folder.isEmpty()) {
            return;
        }
        Path home = Files.createDirectories(folder.get());
        Path draft = home.resolve("." + name + ".part");
        byte[] text = (GameText.write(game) + "\n").getBytes(StandardCharsets.UTF_8);
        Files.write(draft, text, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING);
        Files.move(draft, home.resolve(name + END), StandardCopyOption.ATOMIC_MOVE);
    }
}
