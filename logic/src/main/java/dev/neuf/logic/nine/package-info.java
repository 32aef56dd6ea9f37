/**
 * Techniques on a plain board of size 9, as bits: how many steps there are and what they do, without telling them.
 *
 * <p>Grades of thousands of puzzles need no more than that. A technique that has no {@link dev.neuf.logic.nine.Look} here is
 * looked for by its finder, which also says what a look has to find: both find the same steps on every board. Who changes one
 * changes the other. Here, as in search, digits and cells are raw bits, because objects for them took most of the time.
 */
@org.jspecify.annotations.NullMarked
package dev.neuf.logic.nine;
