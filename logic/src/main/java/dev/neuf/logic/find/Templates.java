package dev.neuf.logic.find;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * All ways to give every house its 5: what is in all of them is 5, and what is in none is not. A way is called a template.
 *
 * <pre>
 *   5 . . 5      there are two ways:  . . . 5  and  . . . 5      both have the same 5s in rows 1 and 2:
 *   . 5 5 5                           . 5 . .       . 5 . .      these are right, the others there wrong
 *   5 . 5 .                           5 . . .       . . 5 .
 *   5 . 5 .                           . . 5 .       5 . . .
 * </pre>
 *
 * <p>The ways are not listed: for each place one is looked for, and each that is found shows many places at once. A cell
 * that all ways of one digit use is not free for the others. Digits with more than 64 places are passed over.
 */
public final class Templates {

    private final List<Field> fields;
    private final long[] among;
    private final long[] possible;
    private final List<Taken> taken = new ArrayList<>();

    /** One digit is in these cells in any case, so the other is not. */
    private record Taken(Field by, Field from, CellSet cells) {}

    private Templates(Sight sight) {
        this.fields = Field.of(sight);
        this.among = new long[fields.size()];
        this.possible = new long[fields.size()];
        for (int i = 0; i < among.length; i++) {
            among[i] = fields.get(i).all();
            possible[i] = fields.get(i).possible();
        }
        boolean isNew = true;
        while (isNew) {
            isNew = false;
            for (int i = 0; i < among.length; i++) {
                isNew |= take(i);
            }
        }
    }

    /** Takes the cells that are sure for one digit from the others. */
    private boolean take(int number) {
        CellSet sure = fields.get(number).cells(sure(number));
        boolean isNew = false;
        for (int i = 0; i < among.length && !sure.isEmpty(); i++) {
            Field other = fields.get(i);
            long gone = i == number ? 0 : other.bits(sure) & possible[i];
            if (gone != 0) {
                among[i] &= ~gone;
                possible[i] = other.possible(among[i]);
                taken.add(new Taken(fields.get(number), other, other.cells(gone)));
                isNew = true;
            }
        }
        return isNew;
    }

    /** The places that all ways use: the last possible ones of a house. */
    private long sure(int number) {
        Field field = fields.get(number);
        long sure = 0;
        for (int house = 0; house < field.houseCount(); house++) {
            long left = field.places(house) & possible[number];
            sure |= Long.bitCount(left) == 1 ? left : 0;
        }
        return sure;
    }

    private static Templates of(Sight sight) {
        return sight.shared(Templates.class, Templates::new);
    }

    /** What is in all ways is right. */
    public static void set(Sight sight, Hunt hunt) {
        Templates ways = of(sight);
        for (int i = 0; i < ways.among.length && !hunt.isOver(); i++) {
            Field field = ways.fields.get(i);
            CellSet sure = field.cells(ways.sure(i));
            if (!sure.isEmpty()) {
                Step.Builder step = hunt.step(field.digit());
                sure.forEach(cell -> step.place(cell, field.digit()));
                ways.tell(step, field);
                hunt.keep(step.show(Role.PATTERN, field.candidates(field.all()))
                        .say(LogicPhrase.TEMPLATE_ALL, Digits.of(field.digit()), sure));
            }
        }
    }

    /** What is in no way is wrong. */
    public static void delete(Sight sight, Hunt hunt) {
        Templates ways = of(sight);
        for (int i = 0; i < ways.among.length && !hunt.isOver(); i++) {
            Field field = ways.fields.get(i);
            CellSet gone = field.cells(field.all() & ~ways.possible[i]);
            // without any way the board has no solution, which is not for templates to tell
            if (!gone.isEmpty() && ways.possible[i] != 0) {
                Step.Builder step = hunt.step(field.digit()).eliminate(field.digit(), gone);
                ways.tell(step, field);
                hunt.keep(step.show(Role.PATTERN, field.candidates(ways.possible[i]))
                        .say(LogicPhrase.TEMPLATE_NONE, Digits.of(field.digit()), gone));
            }
        }
    }

    /** Says what other digits take from this one. */
    private void tell(Step.Builder step, Field field) {
        Set<Field> about = new LinkedHashSet<>();
        about.add(field);
        List<Taken> told = new ArrayList<>();
        // what was taken last may rest on what was taken before
        for (Taken one : taken.reversed()) {
            if (about.contains(one.from())) {
                about.add(one.by());
                told.addFirst(one);
            }
        }
        for (Taken one : told) {
            Digits digit = Digits.of(one.by().digit());
            step.show(Role.WITNESS, one.by().candidates(one.by().bits(one.cells())))
                    .say(
                            LogicPhrase.TEMPLATE_TAKEN,
                            digit,
                            one.cells(),
                            Digits.of(one.from().digit()));
        }
    }
}
