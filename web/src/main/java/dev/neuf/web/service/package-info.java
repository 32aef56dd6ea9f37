/**
 * The HTTP service: what the engines can do, as requests below {@code /v1/}. {@link Operation} is the table of them,
 * {@link Parameter} that of what they can be told; the description for programs (OpenAPI) and the page for people come from
 * both.
 *
 * <p>A request costs a bounded amount whoever sends it: a body and a time no larger than {@link Bounds} says, on as many
 * threads as there are cores, behind a line that is not endless. What nobody waits for any more is called off.
 */
@NullMarked
package dev.neuf.web.service;

import org.jspecify.annotations.NullMarked;
