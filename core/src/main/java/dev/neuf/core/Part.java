package dev.neuf.core;

/** What a sentence can name and a picture can colour. */
public sealed interface Part permits Digits, CellSet, Candidates, Link, Chain, Rule.House {}
