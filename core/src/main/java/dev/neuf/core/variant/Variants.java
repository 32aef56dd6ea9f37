package dev.neuf.core.variant;

import dev.neuf.core.CellSet;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Unreadable;
import dev.neuf.core.Variant;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Every variant. To add one, write its record and add its row. */
public enum Variants {
    // spotless:off
    //               example, which begins with the keyword  what it asks                      reader
    DIAGONALS      ("diagonals",                              CorePhrase.ASKS_DIAGONALS,        _ -> new Diagonals()),
    WINDOKU        ("windoku",                                CorePhrase.ASKS_WINDOKU,          Windoku::read),
    ANTI_KNIGHT    ("anti-knight",                            CorePhrase.ASKS_ANTI_KNIGHT,      _ -> new AntiKnight()),
    ANTI_KING      ("anti-king",                              CorePhrase.ASKS_ANTI_KING,        _ -> new AntiKing()),
    DISJOINT_GROUPS("disjoint-groups",                        CorePhrase.ASKS_DISJOINT_GROUPS,  DisjointGroups::read),
    NON_CONSECUTIVE("non-consecutive",                        CorePhrase.ASKS_NON_CONSECUTIVE,  _ -> new NonConsecutive()),
    ODD            ("odd cells=r1c1,r2c2",                    CorePhrase.ASKS_ODD,              args -> new Parity(true, args.cells("cells"))),
    EVEN           ("even cells=r1c1,r2c2",                   CorePhrase.ASKS_EVEN,             args -> new Parity(false, args.cells("cells"))),
    ONLY           ("only digits=1,2 cells=r1c1,r2c2",        CorePhrase.ASKS_ONLY,             Only::read),
    CAGE           ("cage sum=15 cells=r1c1,r1c2,r2c1",       CorePhrase.ASKS_CAGE,             Cage::read),
    DIFFERENT       ("different cells=r1c1,r2c2",               CorePhrase.ASKS_DIFFERENT,            Unequal::read),
    TOTAL           ("total sum=10 cells=r1c1,r1c2",            CorePhrase.ASKS_TOTAL,                Total::read),
    THERMOMETER     ("thermometer cells=r1c1,r1c2,r2c2",        CorePhrase.ASKS_THERMOMETER,          Line.reader(Line.Kind.THERMOMETER)),
    SLOW_THERMOMETER("slow-thermometer cells=r1c1,r1c2,r2c2",   CorePhrase.ASKS_SLOW_THERMOMETER,     Line.reader(Line.Kind.SLOW_THERMOMETER)),
    PALINDROME      ("palindrome cells=r1c1,r1c2,r2c2",         CorePhrase.ASKS_PALINDROME,           Line.reader(Line.Kind.PALINDROME)),
    RENBAN          ("renban cells=r1c1,r1c2,r2c2",             CorePhrase.ASKS_RENBAN,               Line.reader(Line.Kind.RENBAN)),
    NABNER          ("nabner cells=r1c1,r1c2,r2c2",             CorePhrase.ASKS_NABNER,               Line.reader(Line.Kind.NABNER)),
    ENTROPIC        ("entropic cells=r1c1,r1c2,r2c2",           CorePhrase.ASKS_ENTROPIC,             Line.reader(Line.Kind.ENTROPIC)),
    MODULAR         ("modular cells=r1c1,r1c2,r2c2",            CorePhrase.ASKS_MODULAR,              Line.reader(Line.Kind.MODULAR)),
    WHISPER         ("whisper gap=5 cells=r1c1,r1c2,r2c2",      CorePhrase.ASKS_WHISPER,              Line.reader(Line.Kind.WHISPER)),
    DIFFERENCE      ("difference value=1 cells=r1c1,r1c2",      CorePhrase.ASKS_DIFFERENCE,           Line.reader(Line.Kind.DIFFERENCE)),
    RATIO           ("ratio value=2 cells=r1c1,r1c2",           CorePhrase.ASKS_RATIO,                Line.reader(Line.Kind.RATIO));
    // spotless:on

    /** Makes the variant from what was said of it. */
    @FunctionalInterface
    interface Reader {
        Variant read(Args args);
    }

    private final String keyword;
    private final String example;
    private final CorePhrase asks;
    private final Reader reader;

    Variants(String example, CorePhrase asks, Reader reader) {
        this.keyword = example.split(" ")[0];
        this.example = example;
        this.asks = asks;
        this.reader = reader;
    }

    /** The word by which files and the command line call it. */
    public String keyword() {
        return keyword;
    }

    /** What can be typed on the command line. */
    public String example() {
        return example;
    }

    /** What it asks, as a clause; those about odd and even cells name them. */
    public CorePhrase asks() {
        return asks;
    }

    /** Whether it is about some cells, and not about the whole board. */
    public boolean isOfCells() {
        return example.contains(" cells=");
    }

    /** What must be said of it beside its cells, such as {@code sum}; empty for nothing. */
    public String field() {
        return said(0);
    }

    /** What the example says of its {@link #field()}; empty if it has none. */
    public String usual() {
        return said(1);
    }

    private String said(int part) {
        String[] words = example.split(" ");
        return words.length == 3 ? words[1].split("=")[part] : "";
    }

    /**
     * The variant that an object such as {@code {"type": "cage", "sum": 15, "cells": ["r1c1", "r1c2"]}} speaks of.
     *
     * @throws Unreadable if there is no such variant, or if it does not fit the board
     */
    public static Variant read(Map<String, Object> object, Layout layout) {
        Object type = object.get("type");
        String known =
                String.join(", ", Arrays.stream(values()).map(Variants::keyword).toList());
        if (type == null) {
            throw new Unreadable(Message.of(CorePhrase.VARIANT_TYPE, known));
        }
        for (Variants row : values()) {
            if (row.keyword.equals(type)) {
                var args = new Args(row.keyword, row.example, object, layout);
                Variant variant = row.reader.read(args);
                args.requireNothingElse();
                return variant;
            }
        }
        throw new Unreadable(Message.of(CorePhrase.VARIANT_UNKNOWN, type, known));
    }

    /**
     * The variant that words such as {@code cage sum=15 cells=r1c1,r1c2} speak of.
     *
     * @throws Unreadable if there is no such variant, or if it does not fit the board
     */
    public static Variant read(String words, Layout layout) {
        String[] parts = words.strip().split("\\s+");
        var object = new LinkedHashMap<String, Object>();
        object.put("type", parts[0]);
        for (int i = 1; i < parts.length; i++) {
            int equals = parts[i].indexOf('=');
            if (equals < 1) {
                throw new Unreadable(Message.of(CorePhrase.VARIANT_WORD, parts[i], words));
            }
            String name = parts[i].substring(0, equals);
            String value = parts[i].substring(equals + 1);
            if (object.containsKey(name)) {
                throw new Unreadable(Message.of(CorePhrase.VARIANT_TWICE, parts[0], name));
            }
            object.put(
                    name, value.matches("-?\\d{1,9}") ? (Object) Long.valueOf(value) : List.of(value.split(",", -1)));
        }
        return read(object, layout);
    }

    /** The extra rules of a puzzle in the order of the table; those of a kind stay as they are. */
    public static List<Variant> inOrder(Puzzle puzzle) {
        var sorted = new ArrayList<Variant>();
        for (Variants row : values()) {
            puzzle.variants().stream()
                    .filter(variant -> variant.keyword().equals(row.keyword))
                    .forEach(sorted::add);
        }
        return sorted;
    }

    /** What the extra rules of a puzzle ask, those of a kind together: clauses in the order of the table. */
    public static List<Message> asked(Puzzle puzzle) {
        var clauses = new ArrayList<Message>();
        for (Variants row : values()) {
            List<Variant> same = puzzle.variants().stream()
                    .filter(variant -> variant.keyword().equals(row.keyword))
                    .toList();
            if (row == WHISPER) {
                clauses.addAll(gaps(same, puzzle.layout()));
            } else if (!same.isEmpty()) {
                clauses.add(Message.of(row.asks, cells(same, puzzle.layout())));
            }
        }
        return clauses;
    }

    /** No picture shows the gap of a whisper, so it is said; of which line, if they are not all the same. */
    private static List<Message> gaps(List<Variant> whispers, Layout layout) {
        var lines = new LinkedHashMap<Integer, List<Variant>>();
        for (Variant whisper : whispers) {
            lines.computeIfAbsent(((Line) whisper).number(), _ -> new ArrayList<>())
                    .add(whisper);
        }
        CorePhrase phrase = lines.size() > 1 ? CorePhrase.ASKS_WHISPER_OF : CorePhrase.ASKS_WHISPER_GAP;
        var clauses = new ArrayList<Message>();
        lines.forEach((gap, same) -> clauses.add(Message.of(phrase, gap, cells(same, layout))));
        return clauses;
    }

    private static CellSet cells(List<Variant> variants, Layout layout) {
        var cells = new CellSet.Builder();
        variants.forEach(variant -> variant.rules(layout).forEach(rule -> cells.add(rule.cells())));
        return cells.build();
    }

    /** The object that {@link #read(Map, Layout)} reads back as an equal variant. */
    public static Map<String, Object> object(Variant variant, Layout layout) {
        var object = new LinkedHashMap<String, Object>();
        object.put("type", variant.keyword());
        object.putAll(variant.fields(layout));
        return object;
    }
}
