import { describe, expect, test } from 'vitest';
import { activePlayers } from '../../src/game/adapter';
import { battle } from '../../src/rules/battle';
import {
  type AnySystem,
  type Draw,
  drawFrom,
  giveOrder,
  type Match,
  newMatch,
  SIDES,
  type Side,
} from '../../src/rules/core';
import { systemOf } from '../../src/rules/registry';
import type { StrategicScenario } from '../../src/rules/strategic';
import { scenarioShip as battleShip } from '../rules/battle/fixture';
import { FULL_SCENARIO } from '../rules/battle/randomPlay';
import { smallAdvanced, smallBasic } from '../rules/strategic/smallGame';
import { watched } from './clients';
import { SEED } from './players';

const strategic = systemOf('strategic') as AnySystem;

const pick = <T>(draw: Draw, list: readonly T[]): T => list[draw(Math.min(256, list.length))] as T;

/** Orders that would make most games short. */
const ENDS_EARLY = ['scuttle', 'leave', 'offerEnd', 'withdraw', 'leaveMap', 'abandonBattle'];

/** Orders that lead to a fight. */
const SOUGHT = ['attackDivision', 'closeRange', 'searchDivision'];

/** A legal order by lot, by its kind first. */
function drawn(system: AnySystem, { state }: Match, draw: Draw): { side: Side; order: string } {
  const sides = SIDES.filter((it) => system.segment(state).active[it] !== 'waiting');
  const side = pick(draw, sides);
  const orders: { kind: string }[] = system
    .legalOrders(state, side)
    .filter(({ kind }: { kind: string }) => !ENDS_EARLY.includes(kind));
  const kinds = [...new Set(orders.map((it) => it.kind))];
  const sought = kinds.filter((kind) => SOUGHT.includes(kind));
  const kind = pick(draw, sought.length > 0 && draw(2) === 0 ? sought : kinds);
  const order = pick(
    draw,
    orders.filter((it) => it.kind === kind),
  );
  return { side, order: system.makeOrder(order) };
}

/** Plays a whole game by lot through boardgame.io's clients; at each order its phase and seats are those of the segment. */
function playThrough(system: AnySystem, scenario: unknown, key: string): Set<string> {
  const draw = drawFrom(`phases ${key}`);
  const match = newMatch(system, scenario, system.defaultOptions, SEED);
  const { clients, onlooker } = watched(system, scenario);
  const met = new Set<string>();
  const follow = () => {
    const segment = system.segment(match.state);
    const outcome = system.outcome(match.state);
    for (const client of [clients.allies, clients.axis, onlooker]) {
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
  for (const client of [clients.allies, clients.axis, onlooker]) client.stop();
  return met;
}

/** What a ship is in a battle. */
const sheetOf = (id: string) => battleShip({ id, hull: 'LNNN', primary: 'LL' }).sheet;

/** The divisions of both sides meet at Short; surface actions are settled by one way alone. */
function meeting(usual: 'tactical' | 'battle' | 'quick'): StrategicScenario {
  const scenario = smallBasic({ turns: 3, resolution: { usual, ordered: true } });
  const divisions = scenario.divisions.map((it) => ({
    ...it,
    ships: it.ships.map((ship) => ({ ...ship, sheet: sheetOf(ship.card.id) })),
    place: { box: 'short' } as const,
  }));
  return { ...scenario, divisions };
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
  ] as const)('[ST-5.16, ST-21] operation whose actions are settled: %s', (way, phases) => {
    expectMet(strategic, meeting(way), phases);
  });
});
