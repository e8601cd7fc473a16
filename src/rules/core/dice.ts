import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { assert } from './assert';
import type { Figures } from './refusal';

/** The dice of the printed games; `lot` draws one of several things, all equally likely. */
export const DIE_SIDES = { d6: 6, d10: 10, d12: 12, d20: 20, percentile: 100 } as const;
export type Die = keyof typeof DIE_SIDES;

/** Dice rolled together for one reason, as an event reports them. */
export interface Roll {
  die: Die | 'lot';
  values: number[];
  /** A code of the system's words. */
  reason: string;
  /** Whom it is for. */
  figures?: Figures;
  /** Of a lot: how many things there were to draw from. Rolls recorded before it was reported do not say. */
  among?: number;
}

/** The only source of chance in the rules. */
export interface Dice {
  /** Rolls `count` dice of one kind, each from 1 to its sides. */
  roll(die: Die, count: number, reason: string, figures?: Figures): Roll;
  /** Draws a whole number from 0 to `count - 1`. */
  lot(count: number, reason: string, figures?: Figures): Roll;
}

/** The first value of a roll. */
export const valueOf = (roll: Roll): number => roll.values[0] as number;

export const sumOf = (roll: Roll): number => roll.values.reduce((sum, value) => sum + value, 0);

/** A source of whole numbers from 0 to `below - 1`, all equally likely. */
export type Draw = (below: number) => number;

/** Dice from a source of chance; a search that samples rolls has its own. */
export function diceFrom(draw: Draw): Dice {
  return {
    roll(die, count, reason, figures) {
      const values: number[] = [];
      for (let i = 0; i < count; i++) values.push(draw(DIE_SIDES[die]) + 1);
      return figures ? { die, values, reason, figures } : { die, values, reason };
    },
    lot(count, reason, figures) {
      const lot: Roll = { die: 'lot', values: [draw(count)], reason, among: count };
      return figures ? { ...lot, figures } : lot;
    },
  };
}

/** An endless run of bytes from a text: SHA-256 over the text, a slash and the number of the block, from 0. */
export function bytesFrom(key: string): () => number {
  let block: Uint8Array = new Uint8Array(0);
  let used = 0;
  let counter = 0;
  return () => {
    if (used === block.length) {
      block = sha256(utf8ToBytes(`${key}/${counter++}`));
      used = 0;
    }
    return block[used++] as number;
  };
}

/**
 * Draws from bytes, one after another; bytes that would favor low numbers are passed over. `below` is 1 to 256.
 */
export const drawing =
  (nextByte: () => number): Draw =>
  (below) => {
    assert(below >= 1 && below <= 256, `a draw from 1 to 256, not ${below}`);
    const limit = 256 - (256 % below);
    let byte = nextByte();
    while (byte >= limit) byte = nextByte();
    return byte % below;
  };

/** An endless source of chance from a text. */
export const drawFrom = (key: string): Draw => drawing(bytesFrom(key));

/**
 * The dice of one order: a stream of its own, so that a change in how one order is resolved leaves the dice of all
 * later orders as they were. Simulations use it, and matches of the first format (`matchDice`).
 * @param seed any text
 * @param orderNumber 0 for the start of the game, then 1, 2, …
 */
export const orderDice = (seed: string, orderNumber: number): Dice =>
  diceFrom(drawFrom(`${seed}/${orderNumber}`));

/** What is published of a seed before it may be shown: its SHA-256 in hexadecimal. */
export const seedHash = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)));

/** Dice for tests: the values in order, lots among them; throws when they run out. */
export function scriptedDice(values: readonly number[]): Dice & { left(): number } {
  let next = 0;
  const take = (reason: string): number => {
    assert(next < values.length, `the script has no die left for: ${reason}`);
    return values[next++] as number;
  };
  return {
    roll: (die, count, reason, figures) => ({
      die,
      values: Array.from({ length: count }, () => take(reason)),
      reason,
      ...(figures && { figures }),
    }),
    lot: (_count, reason, figures) => ({
      die: 'lot',
      values: [take(reason)],
      reason,
      ...(figures && { figures }),
    }),
    left: () => values.length - next,
  };
}

/** Wraps dice and counts the rolls. */
export function countedDice(dice: Dice): Dice & { count(): number } {
  let thrown = 0;
  const counted = (roll: Roll): Roll => {
    thrown += roll.values.length;
    return roll;
  };
  return {
    roll: (die, count, reason, figures) => counted(dice.roll(die, count, reason, figures)),
    lot: (count, reason, figures) => counted(dice.lot(count, reason, figures)),
    count: () => thrown,
  };
}
