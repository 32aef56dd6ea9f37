package dev.neuf.draw;

import dev.neuf.core.Link;
import dev.neuf.core.words.Phrase;
import dev.neuf.logic.Role;

/** How a part of a step is drawn. Form and colour both tell what it is, so that nobody has to tell colours apart. */
public enum Look implements Phrase {
    // what is below candidates
    PATTERN(Form.DISC, "#a5dcb4", "#2c7a45"),
    FIN(Form.SQUARE, "#ffc766", "#a86400"),
    PIVOT(Form.DIAMOND, "#ffe64d", "#8a7400"),
    END(Form.DISC, "#dcc3f5", "#6a3d9a"),
    SUPPOSED(Form.DISC, "#dcc3f5", "#6a3d9a"),
    FIRST(Form.DISC, "#8fcdf5", "#0b62a0"),
    SECOND(Form.SQUARE, "#ffbf94", "#b24a00"),
    THIRD(Form.DIAMOND, "#d3c8f7", "#5b45b0"),
    FOURTH(Form.SQUARE, "#f7bfdc", "#a02468"),
    SET(Form.DISC, "#d6e8a8", "#5c7a10"),
    EMPTIED(Form.SQUARE, "#e2e2e2", "#555555"),
    // what follows
    PLACED(Form.DISC, "#00684d", "#00684d"),
    STRUCK(Form.SQUARE, "#ffe1d6", "#c22d0a"),
    // houses and placed digits
    BASE(Form.DISC, "#dcebfa", "#dcebfa"),
    COVER(Form.DISC, "#fdeecb", "#fdeecb"),
    BOTH(Form.DISC, "#e3ead5", "#e3ead5"),
    WITNESS(Form.DISC, "none", "#0b62a0"),
    // links
    STRONG(Form.DISC, "none", "#5b2a86"),
    WEAK(Form.DISC, "none", "#5b2a86"),
    IMPLIED(Form.DISC, "none", "#1d4f91");

    /** What stands behind a candidate. */
    enum Form {
        DISC,
        SQUARE,
        DIAMOND
    }

    private final Form form;
    private final String fill;
    private final String stroke;

    Look(Form form, String fill, String stroke) {
        this.form = form;
        this.fill = fill;
        this.stroke = stroke;
    }

    Form form() {
        return form;
    }

    String fill() {
        return fill;
    }

    String stroke() {
        return stroke;
    }

    /** The look of candidates and cells in a role. */
    static Look of(Role role) {
        return switch (role) {
            case PATTERN, LINK -> PATTERN;
            case BASE -> BASE;
            case COVER -> COVER;
            case FIN -> FIN;
            case PIVOT -> PIVOT;
            case END -> END;
            case SUPPOSED -> SUPPOSED;
            case FIRST_COLOUR -> FIRST;
            case SECOND_COLOUR -> SECOND;
            case THIRD_COLOUR -> THIRD;
            case FOURTH_COLOUR -> FOURTH;
            case SET -> SET;
            case EMPTIED -> EMPTIED;
            case WITNESS -> WITNESS;
        };
    }

    /** The look of a link. */
    static Look of(Link.Kind kind) {
        return switch (kind) {
            case STRONG -> STRONG;
            case WEAK -> WEAK;
            case IMPLIES -> IMPLIED;
        };
    }

    @Override
    public String book() {
        return "look";
    }
}
