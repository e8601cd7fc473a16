import { describe, expect, test } from 'vitest';
import { activePlayers } from '../../src/game/adapter';
import { battle } from '../../src/rules/battle';
import { type AnySystem, drawFrom, giveOrder, newMatch } from '../../src/rules/core';
import { systemOf } from '../../src/rules/registry';
import { FULL_SCENARIO } from '../rules/battle/randomPlay';
import { smallAdvanced, smallBasic } from '../rules/strategic/smallGame';
import { spectated } from './clients';
import { drawn, meeting } from './fights';
import { SEED } from './players';

const strategic = systemOf('strategic') as AnySystem;

/** Plays a whole game by lot through boardgame.io's clients; at each order its phase and seats are those of the segment. */
function playThrough(system: AnySystem, scenario: unknown, key: string): Set<string> {
  const draw = drawFrom(`phases ${key}`);
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
    const given = drawn(system, match, draw);
    expect(giveOrder(system, match, given, SEED)).toBeUndefined();
    clients[given.side].moves.order?.(given.order);
    follow();
  }
  for (const client of [clients.allies, clients.axis, spectator]) client.stop();
  return met;
}

/** What is met in whole games by lot, as many as it takes to meet all of these. */
function metIn(system: AnySystem, scenario: unknown, phases: readonly string[]): Set<string> {
  const met = new Set<string>();
  for (let n = 0; n < 10 && phases.some((it) => !met.has(it)); n++)
    for (const phase of playThrough(system, scenario, `${n}`)) met.add(phase);
  return met;
}

const expectMet = (system: AnySystem, scenario: unknown, phases: readonly string[]) =>
  expect([...metIn(system, scenario, phases)]).toEqual(expect.arrayContaining([...phases]));

describe('boardgame.io is in the phase of the printed sequence, and each side in its stage, through a whole', () => {
  test('[BT-4.6] battle', () => {
    expectMet(battle, FULL_SCENARIO, battle.phases);
  });

  test('[ST-5.16, ST-7.1] Basic operation', () => {
    expectMet(strategic, smallBasic(), [
      ...['searchAssignment', 'combatAirPatrol', 'airStrikes', 'searchResolution'],
      ...['closing', 'openingTheRange', 'surfaceCombat', 'endOfTurn'],
    ]);
  });

  test('[ST-5.16, ST-8.3] Advanced operation', () => {
    expectMet(strategic, smallAdvanced(), [
      ...['combat', 'movement', 'arming', 'recovery', 'endOfTurn'],
    ]);
  });

  test.each([
    ['tactical', ['plots', 'targets']],
    ['quick', ['quickFire', 'maneuver']],
    ['battle', ['battle.movement', 'battle.gunnery']],
  ] as const)('[ST-5.16, ST-21.1] operation whose actions are settled: %s', (way, phases) => {
    expectMet(strategic, meeting(way), phases);
  });
});
