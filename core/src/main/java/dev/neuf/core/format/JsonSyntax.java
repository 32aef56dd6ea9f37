package dev.neuf.core.format;

import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.Unreadable;
import dev.neuf.core.Variant;
import dev.neuf.core.json.Json;
import dev.neuf.core.variant.Variants;
import dev.neuf.core.words.CorePhrase;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Our own format, which holds everything a sheet can hold. docs/JSON.md describes it field by field. */
final class JsonSyntax implements Syntax {

    @Override
    public boolean recognises(Text text) {
        return text.whole().stripLeading().startsWith("{");
    }

    @Override
    public Sheet read(Reading reading) {
        JsonFields fields = new JsonFields(Json.parse(reading.text().whole())).puzzle();
        int size = fields.size();
        Symbols symbols = fields.symbols(size);
        Layout layout = layout(fields, size, reading);
        var variants = new ArrayList<Variant>();
        for (Map<String, Object> object : fields.objects("variants")) {
            try {
                variants.add(Variants.read(object, layout));
            } catch (Unreadable bad) {
                throw fields.bad(CorePhrase.JSON_VARIANT, variants.size() + 1, bad.why());
            }
        }
        Grid givens = fields.grid("givens", symbols);
        Grid values = fields.grid("values", symbols);
        for (int cell : values.filled()) {
            if (!givens.isEmpty(cell) && givens.digit(cell) != values.digit(cell)) {
                throw fields.bad(CorePhrase.JSON_GIVEN_AND_VALUE, layout.name(cell));
            }
            values = givens.isEmpty(cell) ? values : values.with(cell, 0);
        }
        Map<Integer, Digits> candidates = fields.candidates(layout, symbols);
        boolean hasDigits = fields.has("givens") || fields.has("values") || fields.has("variants");
        Optional<String> grid = fields.unused().stream().filter(fields::isLong).findFirst();
        if (!hasDigits && grid.isPresent()) {
            throw fields.bad(CorePhrase.JSON_FOREIGN, grid.get());
        }
        fields.unused().forEach(name -> reading.note(CorePhrase.JSON_UNKNOWN, name));
        return reading.sheet(layout, variants, givens, values, candidates, symbols);
    }

    private static Layout layout(JsonFields fields, int size, Reading reading) {
        if (fields.has("regions")) {
            return reading.layout(fields.regions(size));
        }
        return fields.isOurs() ? reading.usualLayout(size) : reading.layout(size);
    }

    @Override
    public Cutter cutter(boolean isForced) {
        return new JsonCutter(isForced);
    }

    @Override
    public boolean isOneLine() {
        return true;
    }

    @Override
    public String write(Sheet sheet) {
        Layout layout = sheet.layout();
        Map<String, Object> object = Json.object("neuf", JsonFields.VERSION, "size", layout.size());
        if (!sheet.symbols().isStandard()) {
            object.put("symbols", sheet.symbols().characters());
        }
        if (!layout.shape().equals(Shape.standard(layout.size()))) {
            object.put("regions", regions(layout));
        }
        if (!sheet.puzzle().variants().isEmpty()) {
            object.put(
                    "variants",
                    sheet.puzzle().variants().stream()
                            .map(variant -> Variants.object(variant, layout))
                            .toList());
        }
        object.put("givens", rows(sheet.puzzle().givens(), sheet.symbols()));
        if (sheet.entries().filledCount() > 0) {
            object.put("values", rows(sheet.entries(), sheet.symbols()));
        }
        if (!sheet.candidates().isEmpty()) {
            object.put("candidates", candidates(sheet));
        }
        return Json.write(object) + "\n";
    }

    private static List<String> rows(Grid grid, Symbols symbols) {
        return List.of(Rows.join(grid, symbols, "", "\n", Symbols.BLANK).split("\n"));
    }

    private static List<String> regions(Layout layout) {
        var rows = new ArrayList<String>();
        for (int row = 0; row < layout.size(); row++) {
            var names = new ArrayList<String>();
            for (int column = 0; column < layout.size(); column++) {
                int region = layout.shape().regionOf(layout.cell(row, column));
                names.add(region == Shape.NO_REGION ? "." : String.valueOf(region + 1));
            }
            rows.add(String.join(" ", names));
        }
        return rows;
    }

    private static Map<String, Object> candidates(Sheet sheet) {
        var object = new LinkedHashMap<String, Object>();
        for (var entry : sheet.candidatesInOrder().entrySet()) {
            var text = new StringBuilder();
            for (int digit : entry.getValue()) {
                text.append(sheet.symbols().of(digit));
            }
            object.put(sheet.layout().name(entry.getKey()), text.toString());
        }
        return object;
    }

    @Override
    public Set<Content> keeps(Sheet sheet) {
        return EnumSet.allOf(Content.class);
    }
}
