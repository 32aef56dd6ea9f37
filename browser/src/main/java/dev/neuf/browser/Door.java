package dev.neuf.browser;

import org.teavm.jso.JSExport;

/** What the page calls, in a Web Worker of its own: each worker has one desk. */
public final class Door {

    private static final Desk DESK = new Desk();

    private Door() {}

    /** Does nothing: TeaVM wants it. The exported method is what is called. */
    public static void main(String[] words) {}

    /** The answer to a request, both JSON. Whatever is asked, no exception comes back. */
    @JSExport
    public static String answer(String request) {
        return DESK.answer(request);
    }
}
