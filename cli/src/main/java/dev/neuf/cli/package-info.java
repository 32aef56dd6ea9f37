/**
 * The command line: one class per command, and a row in {@link dev.neuf.cli.Commands}. What was asked for goes to
 * standard output, everything else to standard error.
 */
@NullMarked
package dev.neuf.cli;

import org.jspecify.annotations.NullMarked;
