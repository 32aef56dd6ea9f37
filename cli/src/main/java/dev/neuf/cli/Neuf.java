package dev.neuf.cli;

import dev.neuf.core.words.Language;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Words;
import java.util.List;
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
        int code = run(Io.ofProcess(), args);
        Interrupt.done();
        System.exit(code);
    }

    /** Runs one command and returns its exit status. */
    static int run(Io io, String... args) {
        Language language = Settings.language(args, io);
        var neuf = new Neuf(io, Words.in(language));
        try {
            return neuf.run(commandLine(language), args);
        } catch (Refusal refusal) {
            return neuf.refuse(refusal.exit(), refusal.why(), "");
        } catch (RuntimeException | StackOverflowError bug) {
            io.err().println("neuf: " + neuf.words.say(CliPhrase.BUG, bug.toString()));
            bug.printStackTrace(io.err());
            return BUG;
        } finally {
            io.out().flush();
            io.err().flush();
        }
    }

    private static CommandLine commandLine(Language language) {
        var line = new CommandLine(new Root());
        Commands.all().forEach(line::addSubcommand);
        return line.setResourceBundle(new CliBundle(language))
                // @ is a digit, not the name of a file with arguments
                .setExpandAtFiles(false)
                .setUsageHelpAutoWidth(false)
                .setUsageHelpLongOptionsMaxWidth(28)
                .setUsageHelpWidth(100);
    }

    private int run(CommandLine line, String... args) {
        try {
            CommandLine.ParseResult parsed = line.parseArgs(args);
            if (parsed.hasSubcommand()) {
                CommandLine.ParseResult command = parsed.subcommand();
                var task = (Task) command.commandSpec().userObject();
                return command.isUsageHelpRequested()
                        ? help(command.commandSpec().commandLine(), task.settings())
                        : run(task).code();
            }
            var root = (Root) line.getCommand();
            if (root.isVersionWanted) {
                io.out().println(Version.line());
                return Exit.YES.code();
            }
            return help(line, root.settings);
        } catch (ParameterException wrong) {
            return refuse(Exit.USAGE, misunderstood(wrong), wrong.getCommandLine().getCommandSpec().qualifiedName());
        }
    }

    private int help(CommandLine command, Settings settings) {
        io.out().print(command.getUsageMessage(settings.isColored(io) ? Ansi.ON : Ansi.OFF));
        return Exit.YES.code();
    }

    private Exit run(Task task) {
        Settings settings = task.settings();
        Choices.oneOf("--color", settings.color, "auto", "always", "never");
        if (!settings.language.isEmpty()) {
            Choices.oneOf("--lang", settings.language, "en", "fr");
        }
        Delivery delivery = task.delivery();
        Output output = Output.open(delivery.file, io);
        boolean isColored = settings.isColored(io) && (output.isTerminal() || settings.color.equals("always"));
        try (var session = new Session(io, words, output, delivery.isJson, isColored)) {
            return task.run(session);
        }
    }

    /** What picocli did not understand, in our words. */
    private static Message misunderstood(ParameterException wrong) {
        if (wrong instanceof UnmatchedArgumentException unmatched) {
            String word = unmatched.getUnmatched().getFirst();
            List<String> similar = unmatched.getSuggestions();
            var unknown = word.startsWith("-") ? CliPhrase.UNKNOWN_OPTION : CliPhrase.UNKNOWN_COMMAND;
            return similar.isEmpty()
                    ? Message.of(unknown, word)
                    : Message.of(CliPhrase.DID_YOU_MEAN, Message.of(unknown, word), similar.getFirst());
        }
        if (wrong instanceof MissingParameterException missing
                && missing.getMissing().getFirst() instanceof CommandLine.Model.OptionSpec option) {
            return Message.of(CliPhrase.MISSING_VALUE, option.paramLabel(), option.longestName());
        }
        return Message.of(CliPhrase.MISUNDERSTOOD, String.valueOf(wrong.getMessage()));
    }

    private int refuse(Exit exit, Message why, String command) {
        io.err().println("neuf: " + words.say(why));
        if (exit == Exit.USAGE && !command.isEmpty()) {
            io.err().println(words.say(CliPhrase.SEE_HELP, command + " --help"));
        }
        return exit.code();
    }
}
