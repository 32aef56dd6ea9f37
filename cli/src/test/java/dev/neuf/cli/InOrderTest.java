package dev.neuf.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Things made on several threads, and handed over in order. */
class InOrderTest {

    private static List<Long> upTo(long count) {
        return LongStream.range(0, count).boxed().toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void allThingsComeInOrderToTheThreadThatAsked(int threads) {
        var handed = new ArrayList<Long>();
        Thread caller = Thread.currentThread();
        new InOrder<Long>(2_000, threads, () -> false).run(() -> number -> number, number -> {
            assertThat(Thread.currentThread()).isSameAs(caller);
            return handed.add(number);
        });
        assertThat(handed).isEqualTo(upTo(2_000));
    }

    @Test
    void whatIsFinishedEarlyWaitsForItsTurn() {
        var isLaterDone = new CountDownLatch(3);
        var handed = new ArrayList<Long>();
        new InOrder<Long>(4, 2, () -> false)
                .run(
                        () -> number -> {
                            if (number == 0) {
                                await(isLaterDone);
                            } else {
                                isLaterDone.countDown();
                            }
                            return number;
                        },
                        handed::add);
        assertThat(handed).isEqualTo(upTo(4));
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void eachThreadHasAMakerOfItsOwnAndNoThreadIsInVain() {
        var makers = new AtomicInteger();
        new InOrder<Long>(3, 8, () -> false)
                .run(
                        () -> {
                            makers.incrementAndGet();
                            return number -> number;
                        },
                        _ -> true);
        assertThat(makers.get()).isBetween(1, 3);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void whoHasEnoughGetsNoMore(int threads) {
        var handed = new ArrayList<Long>();
        var most = new AtomicLong();
        new InOrder<Long>(Long.MAX_VALUE, threads, () -> false)
                .run(
                        () -> number -> {
                            most.accumulateAndGet(number, Math::max);
                            return number;
                        },
                        number -> handed.add(number) && handed.size() < 10);
        assertThat(handed).isEqualTo(upTo(10));
        // however fast the makers are, they do not run away from whoever takes
        assertThat(most.get()).isLessThan(10 + 64L * threads);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void whenItIsOverWhatWasBegunIsStillHandedOver(int threads) {
        var isOver = new AtomicBoolean();
        var handed = new ArrayList<Long>();
        new InOrder<Long>(Long.MAX_VALUE, threads, isOver::get).run(() -> number -> number, number -> {
            isOver.compareAndSet(false, number == 20);
            return handed.add(number);
        });
        assertThat(handed).isEqualTo(upTo(handed.size())).hasSizeBetween(21, 21 + 64 * threads);
    }

    @Test
    void whatIsOverBeforeItBeginsEnds() {
        for (int threads : new int[] {1, 3}) {
            var handed = new ArrayList<Long>();
            new InOrder<Long>(5, threads, () -> true).run(() -> number -> number, handed::add);
            assertThat(handed).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void troubleOfAMakerIsTroubleOfTheCaller(int threads) {
        var order = new InOrder<Long>(1_000, threads, () -> false);
        assertThatThrownBy(() -> order.run(
                        () -> number -> {
                            if (number == 7) {
                                throw new IllegalStateException("seven");
                            }
                            return number;
                        },
                        _ -> true))
                .hasMessageContaining("seven");
    }
}
