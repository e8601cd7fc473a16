import { expect } from 'vitest';
import { activePlayers } from '../../src/game/adapter';
import {
  type AnySystem,
  type GivenOrder,
  giveOrder,
  type Match,
  newMatch,
  SIDES,
} from '../../src/rules/core';
import { spectated } from './clients';
import { SEED } from './players';

/**
 * Plays a whole game through boardgame.io's clients; at each order its phase and seats are those of the segment.
 * @returns the phases met
 */
export function throughPhases(
  system: AnySystem,
  scenario: unknown,
  next: (match: Match) => GivenOrder,
): Set<string> {
  const match = newMatch(system, scenario, system.defaultOptions, SEED);
  const { clients, spectator } = spectated(system, scenario);
  const met = new Set<string>();
  const follow = () => {
    const segment = system.segment(match.state);
    const outcome = system.outcome(match.state);
    for (const client of [clients.allies, clients.axis, spectator]) {
      const ctx = client.getState()?.ctx;
      expect(ctx?.gameover).toEqual(outcome);
      if (outcome) continue;
      expect([ctx?.phase, ctx?.activePlayers]).toEqual([segment.phase, activePlayers(segment)]);
    }
    expect(system.phases).toContain(segment.phase);
    met.add(segment.phase);
  };
  follow();
  while (!system.outcome(match.state)) {
    const given = next(match);
    expect(giveOrder(system, match, given, SEED)).toBeUndefined();
    clients[given.side].moves.order?.(given.order);
    follow();
  }
  for (const client of [clients.allies, clients.axis, spectator]) client.stop();
  return met;
}

/** The side that may act gives an order, always the same; the Allies first. */
export const always =
  (system: AnySystem, order: string) =>
  ({ state }: Match): GivenOrder => {
    const { active } = system.segment(state);
    return { side: SIDES.find((it) => active[it] !== 'waiting') ?? 'allies', order };
  };
