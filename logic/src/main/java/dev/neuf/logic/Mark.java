package dev.neuf.logic;

import dev.neuf.core.Part;

/** A part of the board that a step points at, and what for. */
public record Mark(Role role, Part part) {}
