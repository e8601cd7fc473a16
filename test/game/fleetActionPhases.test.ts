import { expect, test } from 'vitest';
import { activePlayers } from '../../src/game/adapter';
import { type AnySystem, giveOrder, newMatch, SIDES } from '../../src/rules/core';
import { fleetAction } from '../../src/rules/fleet-action';
import { MARKERS } from '../rules/fleet-action/battles';
import { battleOf } from '../rules/fleet-action/setting';
import { spectated } from './clients';
import { SEED } from './players';

const system: AnySystem = fleetAction;

test('[NW-4.1, NW-4.13] boardgame.io is in the phase of the printed sequence, and each side in its stage, through a whole battle', () => {
  const scenario = battleOf(MARKERS);
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
    met.add(segment.phase);
  };
  follow();
  while (!system.outcome(match.state)) {
    const { active } = system.segment(match.state);
    const side = SIDES.find((it) => active[it] !== 'waiting') ?? 'allies';
    const order = 'done -';
    expect(giveOrder(system, match, { side, order }, SEED)).toBeUndefined();
    clients[side].moves.order?.(order);
    follow();
  }
  for (const client of [clients.allies, clients.axis, spectator]) client.stop();
  expect([...met]).toEqual(expect.arrayContaining(['initiative', 'shipMovement', 'end']));
});
