package dev.neuf.cli;

import dev.neuf.core.words.Language;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Similar;
import dev.neuf.core.words.Words;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The program {@code neuf}. */
public final class Neuf {

    /** A mistake of the program itself; the same number as in sysexits.h. */
    private static final int BUG = 70;

    private final Io io;
    private final Words words;

    private Neuf(Io io, Words words) {
        this.io = io;
        this.words = words;
    }

    /** Runs one command and ends the process with its exit status. */
    public static void main(String[] args) {
        Interrupt.listen();
        int code = BUG;
        try {
            code = run(Io.ofProcess(), args);
        } finally {
            Interrupt.done();
        }
        if (Interrupt.isWanted()) {
            System.exit(code);
        }
        // all has been said, and an exit would first look for somebody to log it: that takes as long as to solve a
        // puzzle
        Runtime.getRuntime().halt(code);
    }

    /** Runs one command and returns its exit status. */
    static int run(Io io, String... args) {
        Language language = Settings.language(args, io);
        var neuf = new Neuf(io, Words.in(language));
        try {
            int code = neuf.run(args);
            io.out().flush();
            return code;
        } catch (Refusal refusal) {
            return neuf.refuse(refusal.exit(), refusal.why(), "");
        } catch (RuntimeException | Error bug) {
            io.err().println("neuf: " + neuf.words.say(CliPhrase.BUG, bug.toString()));
            bug.printStackTrace(io.err());
            return BUG;
        } finally {
            io.err().flush();
        }
    }

    /** A command line that knows these commands. */
    static CommandLine commandLine(List<String> names) {
        var line = new CommandLine(new Root());
        Commands.addTo(line, names);
        return line
                // @ is a digit, not the name of a file with arguments
                .setExpandAtFiles(false)
                // the last one counts, so that an alias with options is no obstacle
                .setOverwrittenOptionsAllowed(true)
                .setUsageHelpAutoWidth(false)
                .setUsageHelpLongOptionsMaxWidth(22)
                .setUsageHelpWidth(80);
    }

    /** Only what is named can be meant, and it takes long to get to know a command. */
    private static CommandLine commandLineFor(String... args) {
        List<String> words = Arrays.asList(args);
        return commandLine(Commands.names().stream().filter(words::contains).toList());
    }

    private int run(String... typed) {
        Optional<Task> plain = Commands.plain(typed);
        if (plain.isEmpty()) {
            return parse(typed);
        }
        plain.get().settings.require();
        return run(plain.get()).code();
    }

    private int parse(String... typed) {
        String[] args = typed;
        if (typed.length > 0 && typed[0].equals("help")) {
            args = Arrays.copyOfRange(typed, 1, typed.length + 1);
            args[typed.length - 1] = "--help";
        }
        CommandLine line = commandLineFor(args);
        try {
            CommandLine.ParseResult parsed = line.parseArgs(args);
            requireValues(parsed);
            Settings outer = ((Root) line.getCommand()).settings;
            if (!parsed.hasSubcommand()) {
                outer.require();
                return outer.isVersionWanted ? version() : help(commandLine(Commands.names()), outer);
            }
            CommandLine command = parsed.subcommand().commandSpec().commandLine();
            if (command.getCommand() instanceof SudokuCommand dropIn) {
                outer.require();
                return outer.isVersionWanted ? version() : dropIn.run(io, words.language(), command, outer);
            }
            Task task = command.getCommand();
            requireValues(parsed.subcommand());
            Settings settings = task.settings;
            settings.inherit(outer);
            settings.require();
            if (settings.isHelpWanted) {
                return help(command, settings);
            }
            return settings.isVersionWanted ? version() : run(task).code();
        } catch (ParameterException wrong) {
            return refuse(
                    Exit.USAGE,
                    misunderstood(wrong),
                    wrong.getCommandLine().getCommandSpec().qualifiedName());
        }
    }

    /** An empty value is none: a script that forgot to set a variable should hear of it. */
    private static void requireValues(CommandLine.ParseResult parsed) {
        for (CommandLine.Model.OptionSpec option : parsed.matchedOptions()) {
            if (option.originalStringValues().contains("")) {
                throw new Refusal(Exit.USAGE, missing(option));
            }
        }
    }

    private static Message missing(CommandLine.Model.OptionSpec option) {
        return Message.of(CliPhrase.MISSING_VALUE, option.paramLabel(), option.longestName());
    }

    private int help(CommandLine command, Settings settings) {
        io.out().print(page(command, words.language(), settings.isColored(io)));
        return Exit.YES.code();
    }

    /** The help page of a command. Nothing else needs the words of picocli, so they are set now. */
    static String page(CommandLine command, Language language, boolean isColored) {
        return command.setResourceBundle(new CliBundle(language)).getUsageMessage(isColored ? Ansi.ON : Ansi.OFF);
    }

    private int version() {
        io.out().println(Version.line());
        return Exit.YES.code();
    }

    private Exit run(Task task) {
        Settings settings = task.settings;
        String file = task.answerFile();
        Output output = Output.open(file, io);
        boolean isColored = settings.isColored(io) && (output.isTerminal() || settings.color.equals("always"));
        try (var session = new Session(io, words, output, task.delivery.isJson, isColored)) {
            Exit exit = task.run(session);
            if (!session.isInterrupted() && session.hasAnswer()) {
                output.complete();
            } else if (!session.isInterrupted() && !file.isEmpty()) {
                session.remark(CliPhrase.NOTHING_WRITTEN, file);
            }
            return exit;
        }
    }

    /** What picocli did not understand, in our words. */
    private static Message misunderstood(ParameterException wrong) {
        if (wrong instanceof UnmatchedArgumentException unmatched) {
            return unknown(unmatched.getUnmatched().getFirst(), unmatched.getCommandLine());
        }
        if (wrong instanceof MissingParameterException missing
                && missing.getMissing().getFirst() instanceof CommandLine.Model.OptionSpec option) {
            return missing(option);
        }
        if (wrong.getArgSpec() instanceof CommandLine.Model.OptionSpec option
                && option.arity().max() == 0) {
            return Message.of(CliPhrase.NO_VALUE_WANTED, option.longestName());
        }
        return Message.of(CliPhrase.MISUNDERSTOOD, String.valueOf(wrong.getMessage()));
    }

    /** A word that is none of ours, and what may have been meant. */
    private static Message unknown(String word, CommandLine line) {
        boolean isOption = word.startsWith("-") && !word.equals("-");
        String shown = Source.shortened(word);
        if (!isOption && line.getParent() != null) {
            return Message.of(CliPhrase.ONE_WORD_TOO_MANY, shown);
        }
        Message unknown = Message.of(isOption ? CliPhrase.UNKNOWN_OPTION : CliPhrase.UNKNOWN_COMMAND, shown);
        Optional<String> meant = isOption
                ? Similar.to(word, line.getCommandSpec().optionsMap().keySet())
                : Similar.to(shown, Commands.names());
        if (isOption && meant.isEmpty() && word.matches("[-\\d.]+")) {
            meant = Optional.of("-- " + shown); // a puzzle that begins with a dash
        }
        if (!isOption && meant.isEmpty() && word.matches(".*[\\d.].*|-")) {
            meant = Optional.of("neuf solve " + shown); // a puzzle or a file without a command
        }
        return meant.map(name -> Message.of(CliPhrase.DID_YOU_MEAN, unknown, name))
                .orElse(unknown);
    }

    private int refuse(Exit exit, Message why, String command) {
        io.err().println("neuf: " + words.say(why));
        if (exit == Exit.USAGE && !command.isEmpty()) {
            io.err().println(words.say(CliPhrase.SEE_HELP, command + " --help"));
        }
        return exit.code();
    }
}
