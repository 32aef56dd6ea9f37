package dev.neuf.core.variant;

import dev.neuf.core.CellSet;
import dev.neuf.core.Layout;
import dev.neuf.core.Rule;
import dev.neuf.core.Variant;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;

/** The cells at the same place in each box hold each digit once. */
public record DisjointGroups() implements Variant {

    static DisjointGroups read(Args args) {
        if (!args.layout().shape().isBoxes()) {
            throw args.bad(CorePhrase.VARIANT_NEEDS_BOXES);
        }
        return new DisjointGroups();
    }

    @Override
    public String keyword() {
        return "disjoint-groups";
    }

    @Override
    public Message named(int count) {
        return Message.of(CorePhrase.NAMED_DISJOINT_GROUPS);
    }

    @Override
    public List<Rule> rules(Layout layout) {
        int height = Boxes.height(this, layout);
        int width = Boxes.width(this, layout);
        var groups = new ArrayList<Rule>();
        for (int place = 0; place < height * width; place++) {
            var cells = new CellSet.Builder();
            for (int top = 0; top < layout.size(); top += height) {
                for (int left = 0; left < layout.size(); left += width) {
                    cells.add(layout.cell(top + place / width, left + place % width));
                }
            }
            groups.add(new Rule.House(Rule.House.Kind.DISJOINT_GROUP, place + 1, cells.build()));
        }
        return groups;
    }
}
