/**
 * What tests of all modules share: a naive {@link dev.neuf.testkit.Oracle}, makers of random boards, and the way to the
 * conformance data. Every maker takes its random numbers from the caller, so that a seed gives the same board again.
 *
 * <p>Take them from a {@link java.util.SplittableRandom}: for seeds near each other, {@link java.util.Random} begins with
 * almost the same number, and half of the kinds of boards never come up.
 */
@NullMarked
package dev.neuf.testkit;

import org.jspecify.annotations.NullMarked;
