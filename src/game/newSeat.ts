import {
  type AnySystem,
  isRefusal,
  NOTHING_TO_UNDO,
  type Refusal,
  type Side,
  UNDO,
} from '../rules/core';
import { LONGEST_LINE } from './adapter';
import type { Seat, Snapshot } from './seat';
import { type MatchClient, newWatch, type WatchOptions } from './watch';

/** A side's place: asks the rules about its view first, so that boardgame.io is sent legal orders only. */
export function newSeat<S extends AnySystem>(
  system: S,
  side: Side,
  client: MatchClient,
  options: WatchOptions,
): Seat<S> {
  const watch = newWatch<S>(side, client, options);
  const give = (line: string) =>
    refuseLine(system, watch.getSnapshot(), side, line) ?? send(client, line);
  return { ...watch, side, give, undo: () => give(UNDO) };
}

/** Sends a line to the master, which answers at once: a state with a higher number when it took the order. */
function send(client: MatchClient, line: string): Refusal | undefined {
  const before = client.getState()?._stateID;
  client.moves.order?.(line);
  return client.getState()?._stateID === before ? NOT_TAKEN : undefined;
}

const NOT_TAKEN: Refusal = {
  code: 'not-taken',
  sentence: 'The game did not take this order: a fault in the rules stood in the way.',
};

/** Why a side may not give a line now, as far as it can know. */
function refuseLine(
  system: AnySystem,
  { view, segment, outcome, canUndo }: Snapshot,
  side: Side,
  line: string,
): Refusal | undefined {
  if (line.length > LONGEST_LINE) return TOO_LONG;
  if (line === UNDO) return canUndo ? undefined : NOTHING_TO_UNDO;
  const order = system.parseOrder(line);
  if (isRefusal(order)) return order;
  const refused = system.refuse(view, side, order);
  if (refused) return refused;
  return outcome || segment.active[side] === 'waiting' ? NOT_NOW : undefined;
}

const TOO_LONG: Refusal = {
  code: 'line-too-long',
  sentence: `An order is a line of ${LONGEST_LINE} characters at most.`,
};

const NOT_NOW: Refusal = {
  code: 'not-now',
  sentence: 'There is no order for this side to give now.',
};
