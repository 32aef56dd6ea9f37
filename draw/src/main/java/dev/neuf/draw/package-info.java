/**
 * Boards and steps as pictures. {@link BoardFigure} and {@link StepFigure} say what is where, as a {@link Figure} of plain
 * forms and letters; {@link Svg} and {@link Png} write it.
 *
 * <p>Neither needs a font, a screen or a library, so a picture is the same on a server, in a container and in a browser.
 */
@NullMarked
package dev.neuf.draw;

import org.jspecify.annotations.NullMarked;
