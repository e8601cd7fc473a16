import { guessesOf, takenFor, whyOrder } from '../../bots';
import {
  type AnySystem,
  type BySide,
  bySide,
  type Reason,
  SIDES,
  type Side,
} from '../../rules/core';
import { newChance } from './chance';
import { commandersOrders, playOn } from './playOn';
import type { PlayedSegment } from './segments';

/** One look at a segment: the position played on by Commanders, and once more for each side with its own orders kept. */
export interface Sample {
  /** The score of the Allies, 0 to 1. */
  score: number;
  /** How much more a side scored with its own orders than with the Commander's; `null` where they were the same. */
  choice: BySide<number | null>;
}

/** What the Commander would have ordered. */
interface Alternative {
  lines: string[];
  /** Why, of the first of them that the side did not give. */
  why?: Reason;
}

/** By what choices are judged: the position as it was, a guess from what the side saw, or what is hidden put elsewhere and drawn anew. */
export type Judged = 'open' | 'guess' | 'exchange';

/** How choices in a game are judged. */
export function judgedBy(system: AnySystem, segments: readonly PlayedSegment[]): Judged {
  const isHidden = ({ state, orders }: PlayedSegment) =>
    system.hidesForces(state) && SIDES.some((side) => orders[side].length > 0);
  if (!segments.some(isHidden)) return 'open';
  return guessesOf(system);
}

/** A look at a segment, with common chance in all its playouts: the same wherever and whenever it is taken. */
export function takeSample(system: AnySystem, segment: PlayedSegment, seed: string): Sample {
  const played = playOn(system, segment.state, seed);
  const choices = { system, segment, seed, played };
  return { score: played.score, choice: bySide((side) => choiceOf(choices, side)) };
}

interface Look {
  system: AnySystem;
  segment: PlayedSegment;
  seed: string;
  /** From the position as it was. */
  played: ReturnType<typeof playOn>;
}

function choiceOf({ system, segment, seed, played }: Look, side: Side): number | null {
  const lines = segment.orders[side];
  if (lines.length === 0) return null;
  const seen = positionSeen(system, segment, side, seed);
  const isOpen = seen === segment.state;
  const commanders = isOpen ? played.orders : commandersOrders(system, seen, seed);
  if (sameness(system, segment, side)(commanders[side], lines)) return null;
  const base = isOpen ? played : playOn(system, seen, seed);
  const { score } = playOn(system, seen, seed, { [side]: lines });
  return side === 'allies' ? score - base.score : base.score - score;
}

/** The position as far as a side could tell: itself where nothing is hidden. */
export function positionSeen(
  system: AnySystem,
  { state, pastOf }: PlayedSegment,
  side: Side,
  seed: string,
): unknown {
  if (!system.hidesForces(state)) return state;
  const draw = newChance(`guess/${seed}`).drawFor(side);
  return takenFor(system, { state, side, past: pastOf(side) }, draw);
}

/** Whether two ways to order a side's part of a segment are the same; sealed orders in any order. */
function sameness(system: AnySystem, { state }: PlayedSegment, side: Side) {
  const isSealed = system.segment(state).active[side] === 'declare';
  const text = (lines: readonly string[]) => (isSealed ? lines.toSorted() : lines).join('\n');
  return (some: readonly string[], others: readonly string[]) => text(some) === text(others);
}

/** What the Commander would have ordered in a side's place; `null` where the side did the same, or had nothing to order. */
export function alternativeTo(
  system: AnySystem,
  segment: PlayedSegment,
  side: Side,
  seed: string,
): Alternative | null {
  const { state, orders } = segment;
  if (orders[side].length === 0) return null;
  const seen = positionSeen(system, segment, side, seed);
  const lines = commandersOrders(system, seen, seed)[side];
  if (sameness(system, segment, side)(lines, orders[side])) return null;
  const first = lines.find((line) => !orders[side].includes(line));
  const view: unknown = system.view(state, side);
  const why =
    first === undefined
      ? undefined
      : whyOrder({ system, view, side }, system.parseOrder(first) as unknown);
  return { lines, ...(why && { why }) };
}
