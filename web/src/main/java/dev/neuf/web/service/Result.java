package dev.neuf.web.service;

import java.util.Map;

/** The answer to a request. */
sealed interface Result {

    /** An object. */
    record Data(Map<String, Object> object) implements Result {}

    /** Something else, such as a picture. */
    record Raw(String type, byte[] bytes) implements Result {}
}
