/** How other programs pack text into links and files: LZ-string, deflate, base 32 and 64, XML. All of it is bounded. */
@NullMarked
package dev.neuf.core.pack;

import org.jspecify.annotations.NullMarked;
