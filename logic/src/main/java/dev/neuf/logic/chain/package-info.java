/**
 * Chains: what hangs together on a board, and what follows when it is walked along.
 *
 * <p>{@link dev.neuf.logic.chain.Web} has the links, {@link dev.neuf.logic.chain.Ways} lead along them, {@link
 * dev.neuf.logic.chain.Tale} tells one way, and each kind of chain is a finder on top of them.
 */
@NullMarked
package dev.neuf.logic.chain;

import org.jspecify.annotations.NullMarked;
