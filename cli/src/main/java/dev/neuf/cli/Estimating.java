package dev.neuf.cli;

import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import dev.neuf.search.Estimate;
import dev.neuf.search.Estimator;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.LongAdder;

/** Estimates numbers of solutions, and tells them as what they are. */
final class Estimating {

    /** From here on, a number is written with a power of ten. */
    private static final int LARGE = 6;

    private final Limits limits;
    private final int samples;
    private final long seed;
    private final LongAdder taken;

    Estimating(Limits limits, int samples, long seed, LongAdder taken) {
        this.limits = limits;
        this.samples = samples;
        this.seed = seed;
        this.taken = taken;
    }

    Exit answer(Item item, Reply reply) {
        Puzzle puzzle = Solving.position(item, reply);
        Estimate estimate = Estimator.estimate(puzzle, limits, samples, seed, _ -> taken.increment());
        if (reply.isJson()) {
            reply.writeJson(json(item, estimate, reply));
        }
        return switch (estimate) {
            case Estimate.Exact(BigInteger solutions) -> {
                write(Message.of(CliPhrase.SOLUTIONS_EXACTLY, solutions), reply);
                yield solutions.signum() == 0 ? Exit.NO : Exit.YES;
            }
            case Estimate.About(double mean, double low, double high, int count, var stop) -> {
                write(Message.of(CliPhrase.SOLUTIONS_ABOUT, text(mean), text(low), text(high), count, seed), reply);
                stop.ifPresent(limit ->
                        reply.remark(Message.of(CliPhrase.ESTIMATE_CUT, count, samples, Explain.limit(limit))));
                yield stop.isPresent() ? Exit.LIMIT : Exit.YES;
            }
            case Estimate.Unknown unknown -> {
                reply.remark(reason(unknown));
                reply.writeNothing();
                yield Exit.LIMIT;
            }
        };
    }

    private static void write(Message message, Reply reply) {
        if (!reply.isJson()) {
            reply.write(reply.inWords(message) + "\n");
        }
    }

    private static Message reason(Estimate.Unknown unknown) {
        Optional<Limits.Limit> stop = unknown.stop();
        return stop.isPresent()
                ? Message.of(CliPhrase.NO_ESTIMATE_YET, unknown.samples(), Explain.limit(stop.get()))
                : Message.of(CliPhrase.NO_ESTIMATE_MET, unknown.samples());
    }

    private Map<String, Object> json(Item item, Estimate estimate, Reply reply) {
        Map<String, Object> object = Showing.json(item);
        switch (estimate) {
            case Estimate.Exact(BigInteger solutions) -> {
                CountCommand.put(solutions, object);
                object.put("complete", true);
            }
            case Estimate.About(double mean, double low, double high, int count, var stop) -> {
                object.put("estimate", new BigDecimal(text(mean)));
                object.put("low", new BigDecimal(text(low)));
                object.put("high", new BigDecimal(text(high)));
                object.put("confidence", 0.95);
                object.put("log10", new BigDecimal(mean).round(new MathContext(LARGE)));
                object.put("samples", count);
                object.put("seed", seed);
                stop.ifPresent(limit -> object.put("reason", reply.inWords(Explain.limit(limit))));
            }
            case Estimate.Unknown unknown -> {
                object.put("samples", unknown.samples());
                object.put("seed", seed);
                object.put("reason", reply.inWords(reason(unknown)));
            }
        }
        return object;
    }

    /** The number with this logarithm, to three digits, such as 6.67e21. */
    static String text(double log) {
        if (log < LARGE) {
            return String.valueOf(Math.round(Math.pow(10, log)));
        }
        double exponent = Math.floor(log);
        String digits = String.format(Locale.ROOT, "%.2f", Math.pow(10, log - exponent));
        // 9.999 is rounded to 10.00
        return digits.length() > 4 ? "1.00e" + (long) (exponent + 1) : digits + "e" + (long) exponent;
    }
}
