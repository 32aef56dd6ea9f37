package dev.neuf.cli;

import dev.neuf.core.Limits;
import dev.neuf.core.words.Message;
import dev.neuf.make.Generator;
import dev.neuf.make.Made;
import dev.neuf.make.Recipe;
import dev.neuf.make.Seeds;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code neuf generate}: new puzzles to order. */
@Command(name = "generate", abbreviateSynopsis = true, sortOptions = false)
final class GenerateCommand extends Task {

    /** With fewer puzzles a second, a person sees how many tries the next one has taken so far. */
    private static final double SLOW = 0.5;

    /** Puzzles that take longer than this go out one by one: whoever waits gets each at once, or may have gone. */
    private static final long QUICK_NANOS = 1_000_000;

    /** Quicker ones go out together, so many at a time. */
    private static final int TOGETHER = 256;

    @Parameters(paramLabel = "N", arity = "0..1", descriptionKey = "PARAMETER_NUMBER")
    String number = "1";

    @Mixin
    Order order = new Order();

    @Option(names = "--harder", descriptionKey = "OPTION_HARDER", order = 14)
    boolean isHarder;

    @Option(names = "--seed", paramLabel = "N", descriptionKey = "OPTION_SEED_MADE", order = 15)
    String seed = "";

    @Option(names = "--to", paramLabel = "FORMAT", descriptionKey = "OPTION_TO_MADE", order = 30)
    String to = "";

    @Mixin
    Effort effort = new Effort();

    @Mixin
    Bulk bulk = new Bulk();

    /** How many puzzles are settled, made or not, for progress. */
    private final AtomicLong done = new AtomicLong();

    private long made;

    private long began;

    /** Who is at work, for progress. */
    private final List<Generator> generators = new CopyOnWriteArrayList<>();

    /** The climb keeps its best on disk by itself, at once. */
    @Override
    String answerFile() {
        return isHarder ? "" : delivery.file;
    }

    @Override
    Exit run(Session session) {
        Choices.notTogether("--to", !to.isEmpty(), "--json", delivery.isJson);
        long count = Choices.number("N", number, 1, Long.MAX_VALUE);
        long from = seed.isEmpty()
                ? new SplittableRandom().nextLong(Seeds.MOST)
                : Choices.number("--seed", seed, 0, Seeds.MOST - 1);
        if (isHarder && order.near.isEmpty()) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.GOES_WITH, "--harder", "--near"));
        }
        Choices.notTogether("--harder", isHarder, "--level, --score, --needs, --without", order.isJudged());
        Choices.notTogether("--harder", isHarder, "N = " + number, count != 1);
        Recipe recipe = order.recipe(session.io());
        var products = new Products(session, to, recipe.taste().needs());
        if (isHarder) {
            return new Climbing(session, products, delivery.file).run(recipe, from, effort.limits("0"), bulk);
        }
        // who says how long it may take, or asks for a prover that takes long, does not want it to end before
        boolean isPatient = !effort.time.isEmpty() || order.isLearning();
        Limits limits = effort.limits("60s").withNodes(isPatient ? Long.MAX_VALUE : Generator.USUAL_TRIES);
        began = System.nanoTime();
        session.showProgress(bulk.progress(), () -> progress(count));
        if (seed.isEmpty() && session.io().isErrTerminal()) {
            session.remark(MakingPhrase.SEED_IS, from);
        }
        Generator spare = order.generator(recipe);
        var unlike = new Unlike(seed -> spare.make(seed, limits));
        new InOrder<Products.Product>(count, bulk.threads(), session::isInterrupted)
                .run(
                        () -> {
                            Generator generator = order.generator(recipe);
                            generators.add(generator);
                            return index -> {
                                long seed = Seeds.of(from, index);
                                var clock = new Clock(limits);
                                Made made = generator.make(seed, limits);
                                return products.graded(index + 1, seed, made, clock.rest());
                            };
                        },
                        product -> show(products, product, unlike, limits, count, session));
        if (session.isInterrupted() && count > 1) {
            session.remark(MakingPhrase.MADE_SO_FAR, made, count);
        }
        return products.exit();
    }

    private boolean show(
            Products products, Products.Product first, Unlike unlike, Limits limits, long count, Session session) {
        Optional<Unlike.Sown> sown = unlike.of(new Unlike.Sown(first.seed(), first.made()));
        if (sown.isEmpty()) {
            products.leaveOut(first);
            done.incrementAndGet();
            return isWanted(session);
        }
        // a puzzle in the place of another is yet to be graded
        Products.Product product = sown.get().seed() == first.seed()
                ? first
                : products.graded(first.number(), sown.get().seed(), sown.get().made(), limits);
        boolean isCut = product.made() instanceof Made.Lacking lacking
                && lacking.limit() == Limits.Limit.CANCELLED
                && count > 1;
        if (!isCut) {
            products.show(product);
            done.incrementAndGet();
            made += product.made() instanceof Made.Nothing ? 0 : 1;
        }
        return !isCut && isWanted(session);
    }

    /** Sends on what was written, if it is time for that, and looks whether anybody still reads it. */
    private boolean isWanted(Session session) {
        long settled = done.get();
        boolean isQuick = System.nanoTime() - began < settled * QUICK_NANOS;
        return isQuick && settled % TOGETHER != 0 || !session.isGone();
    }

    /** Seconds, minutes, hours or days, whichever is easiest to grasp. */
    private static String spoken(long seconds) {
        if (seconds < 120) {
            return seconds + " s";
        }
        if (seconds < 7_200) {
            return seconds / 60 + " min";
        }
        return seconds < 172_800 ? seconds / 3_600 + " h" : seconds / 86_400 + " d";
    }

    private Message progress(long count) {
        long settled = done.get();
        double seconds = (System.nanoTime() - began) / 1e9;
        long tries = generators.stream().mapToLong(Generator::tries).sum();
        if (settled == 0) {
            return Message.of(CliPhrase.MAKING, count, tries);
        }
        double rate = settled / seconds;
        long left = (long) Math.ceil((count - settled) / rate);
        if (rate < SLOW) {
            return Message.of(MakingPhrase.MAKING_SLOWLY, settled, count, spoken(left), tries);
        }
        String shown = rate >= 10 ? String.valueOf(Math.round(rate)) : "%.1f".formatted(rate);
        return Message.of(MakingPhrase.MAKING_RATE, settled, count, shown, spoken(left));
    }
}
