package dev.neuf.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.format.Entries;
import dev.neuf.core.format.PlainLines;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Words;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** Who takes what from the line of jobs. */
class QueueTest {

    private static Queue queue() {
        var nowhere = new PrintStream(OutputStream.nullOutputStream());
        Io io = Console.PIPE.io(InputStream.nullInputStream(), nowhere, nowhere);
        return new Queue(new Printer(new Session(io, Words.in(Language.ENGLISH), Output.open("", io), false, false)));
    }

    private static Job.Lines lines(int count) {
        var entries = new Entries(new StringReader((Samples.NINE + "\n").repeat(count + 2)), Optional.empty());
        long first = entries.next().number() + 1;
        PlainLines lines = entries.plainLines().orElseThrow();
        assertThat(lines.count()).isEqualTo(count);
        return new Job.Lines(first, "-", lines);
    }

    private static Job.Lines rest(Job.Lines job, int index) {
        return new Job.Lines(job.number() + index, job.source(), job.lines().rest(index));
    }

    @Test
    void restOfAJobGoesToAWorkerWhoFoundNothingElse() throws Exception {
        Queue queue = queue();
        Job.Lines job = lines(8);
        queue.add(job);
        queue.complete();
        Slot slot = queue.take(16).getFirst();
        var other = CompletableFuture.supplyAsync(() -> queue.take(16), work -> new Thread(work).start());
        Job.Lines rest = rest(job, 3);
        assertThat(slot.passOn(rest)).isTrue();
        List<Slot> taken = other.get();
        assertThat(taken).extracting(Slot::job).containsExactly(rest);
        queue.finish(slot);
        queue.finish(taken.getFirst());
        assertThat(queue.take(16)).isEmpty();
    }

    @Test
    void restsAreTakenInTheOrderOfTheInput() {
        Queue queue = queue();
        Job.Lines first = lines(8);
        Job.Lines second = lines(9);
        Job third = new Job.Typing();
        queue.add(first);
        queue.add(second);
        queue.add(third);
        Slot one = queue.take(1).getFirst();
        Slot two = queue.take(1).getFirst();
        Job.Lines restOfOne = rest(first, 1);
        Job.Lines restOfTwo = rest(second, 1);
        two.passOn(restOfTwo);
        one.passOn(restOfOne);
        assertThat(queue.take(1)).extracting(Slot::job).containsExactly(restOfOne);
        assertThat(queue.take(1)).extracting(Slot::job).containsExactly(restOfTwo);
        assertThat(queue.take(1)).extracting(Slot::job).containsExactly(third);
    }

    @Test
    void nothingIsTakenTogetherWithWhatMayComeBack() {
        Queue queue = queue();
        for (int i = 0; i < 64; i++) {
            queue.add(new Job.Typing());
        }
        queue.add(lines(8));
        for (int i = 0; i < 64; i++) {
            queue.add(new Job.Typing());
        }
        int taken = 0;
        while (taken < 129) {
            List<Slot> some = queue.take(16);
            taken += some.size();
            assertThat(some.subList(0, some.size() - 1)).noneMatch(Slot::canBePassedOn);
        }
    }
}
