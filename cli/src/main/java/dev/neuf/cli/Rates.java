package dev.neuf.cli;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;

/** Numbers measured in several rounds, least first. */
record Rates(List<Double> sorted) {

    Rates {
        sorted = sorted.stream().sorted().toList();
    }

    double most() {
        return sorted.getLast();
    }

    double least() {
        return sorted.getFirst();
    }

    /** The one in the middle; between the two in the middle of an even number. */
    double median() {
        int size = sorted.size();
        return (sorted.get((size - 1) / 2) + sorted.get(size / 2)) / 2;
    }

    /** A measured number with the four digits that mean something. */
    static BigDecimal rounded(double number) {
        var exact = new BigDecimal(number).round(new MathContext(4, RoundingMode.HALF_UP));
        return exact.scale() < 0 || exact.signum() == 0 ? exact.setScale(0, RoundingMode.UNNECESSARY) : exact;
    }
}
