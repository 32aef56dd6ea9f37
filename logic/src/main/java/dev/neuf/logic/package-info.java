/**
 * How a person solves: techniques that find steps, steps as data with a proof in words, whole paths, and grades.
 *
 * <p>To add a technique, write its finder in {@link dev.neuf.logic.find}, add its row to {@link
 * dev.neuf.logic.Technique}, and its title and sentences to the language files.
 */
@NullMarked
package dev.neuf.logic;

import org.jspecify.annotations.NullMarked;
