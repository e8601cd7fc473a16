import type { Axial } from '../../hex';
import type { ClauseId, Modifier, Roll } from '../../rules/core';

/** What a line is about, so that the board can highlight it. */
export interface Lights {
  ships: readonly string[];
  stacks: readonly string[];
  hexes: readonly Axial[];
}

export const NO_LIGHTS: Lights = { ships: [], stacks: [], hexes: [] };

/** The prominence of a line: passing things, plain facts, hits, losses, and turning points of the battle. */
export type Tone = 'quiet' | 'plain' | 'hit' | 'loss' | 'turn';

/** A piece of a sentence: plain words, or the name of something on the board. */
export type Part = string | { name: string; about: 'ship' | 'stack' | 'hex' | 'side' };

/** A sentence of the log, made from an event at the edge and never stored. */
export interface Telling {
  parts: readonly Part[];
  tone: Tone;
  /** 0 for an event, 1 for its effect, 2 for the effect of that. */
  depth: 0 | 1 | 2;
  lights: Lights;
}

/** The table row behind something, with the source of its figures. */
export interface CitedTable {
  name: string;
  /** '7: hull' */
  row: string;
  source: string;
  /** Some of its figures are not the printed game's. */
  fill: boolean;
  /** Its pack; none for a standard table. */
  pack?: string;
}

export interface LogLine extends Telling {
  key: string;
  rule: ClauseId;
  /** The rule system of its clause, if it is not the log's. */
  system?: string;
  /** All ships that it is about, including those of the stacks that it names. */
  ships: readonly string[];
  /** The reader's own side ordered it. */
  own?: true;
  dice: readonly Roll[];
  /** Their codes in words. */
  modifiers: readonly Modifier[];
  table?: CitedTable;
  /** The number needed to hit; nothing for dice that do not hit or miss. */
  needed?: number;
}

/** Lines of one impulse, or of the set-up. */
export interface LogChapter {
  key: string;
  /** 'Round 1' or 'Set-up'. */
  part: string;
  title: string;
  lines: readonly LogLine[];
  /** Nobody could do anything. */
  passed: boolean;
}

/** The words of a sentence as plain text. */
export const plainText = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');
