import { type AnySystem, type Refusal, type Side, UNDO } from '../rules/core';
import { NOT_TAKEN, refuseLine } from './refuseLine';
import type { Seat } from './seat';
import { type MatchClient, newWatch, type WatchOptions } from './watch';

/** A side's place: asks the rules about its view first, so that only legal orders are sent to boardgame.io. */
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

/** Sends a line to the master, which answers at once: with a state of a higher number if it took the order. */
function send(client: MatchClient, line: string): Refusal | undefined {
  const before = client.getState()?._stateID;
  client.moves.order?.(line);
  return client.getState()?._stateID === before ? NOT_TAKEN : undefined;
}
