/** The finders: each class holds one family of techniques and asks for houses and peers, not for rows and boxes. */
@NullMarked
package dev.neuf.logic.find;

import org.jspecify.annotations.NullMarked;
