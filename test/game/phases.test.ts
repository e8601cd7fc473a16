import { describe, expect, test } from 'vitest';
import { battle } from '../../src/rules/battle';
import { type AnySystem, drawFrom } from '../../src/rules/core';
import { systemOf } from '../../src/rules/registry';
import { FULL_SCENARIO } from '../rules/battle/randomPlay';
import { smallAdvanced, smallBasic } from '../rules/strategic/smallGame';
import { drawn, meeting } from './fights';
import { throughPhases } from './throughPhases';

const strategic = systemOf('strategic') as AnySystem;

/** A whole game by lot. */
function playThrough(system: AnySystem, scenario: unknown, key: string): Set<string> {
  const draw = drawFrom(`phases ${key}`);
  return throughPhases(system, scenario, (match) => drawn(system, match, draw));
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
