package dev.neuf.browser;

import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

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

    /** A function of the page that is told how far a long answer has got. */
    @JSFunctor
    @FunctionalInterface
    public interface Listener extends JSObject {
        void hear(String progress);
    }

    /** From now on, somebody is told while an answer takes long; what is told is JSON, as answers are. */
    @JSExport
    public static void listen(Listener listener) {
        DESK.reportTo(listener::hear);
    }
}
