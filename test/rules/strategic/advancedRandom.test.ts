import { describe, expect, test } from 'vitest';
import type { Axial } from '../../../src/hex';
import { digest, enemyOf, eventsFor, orderDice, SIDES, type Side } from '../../../src/rules/core';
import {
  type StrategicScenario,
  type StrategicState,
  strategic,
} from '../../../src/rules/strategic';
import { expectNothingTold } from './hiddenTwins';
import { playRandomly } from './randomGame';
import { smallAdvanced } from './smallGame';

const GAMES = Array.from({ length: 20 }, (_, n) => `advanced ${n}`);

const SEA: Axial = { q: 5, r: 2 };
const SHORE: Axial = { q: 4, r: 2 };

/** The small game with everybody in two hexes, an atoll in one of them. */
function crowded(given: Partial<StrategicScenario>): StrategicScenario {
  const small = smallAdvanced({ turns: 6, ...given });
  const inSea = ['A2', 'AS1', 'X1'];
  return {
    ...small,
    divisions: small.divisions.map((it) => ({
      ...it,
      place: { hex: inSea.includes(it.id) ? SEA : SHORE },
    })),
    landUnits: small.landUnits.map((it) => ({ ...it, place: { hex: SHORE } })),
  };
}

describe('Advanced games of legal orders by lot', () => {
  test('twenty games come to an end, and what is listed is never refused', () => {
    for (const seed of GAMES) {
      const { state } = playRandomly(smallAdvanced(), seed, ({ match, side, order, line }) => {
        expect(strategic.refuse(match.state, side, order), line).toBeUndefined();
      });
      expect(state.step.kind).toBe('over');
      expect(state.turn).toBeLessThanOrEqual(12);
    }
  });

  test('games in which all meet come to an end, by every way of settling', () => {
    const kinds = new Set<string>();
    for (const usual of ['quick', 'tactical'] as const)
      for (const seed of GAMES.slice(0, 2)) {
        const scenario = crowded({ resolution: { usual, ordered: usual === 'quick' } });
        const { state } = playRandomly(scenario, seed, ({ order }) => kinds.add(order.kind));
        expect(state.step.kind).toBe('over');
      }
    for (const kind of ['declareCombat', 'attackSubmerged', 'posture', 'plotShip', 'bombardCoast'])
      expect(kinds).toContain(kind);
  });

  test('every order that is listed is legal, and is read again as it is written', () => {
    playRandomly(smallAdvanced(), 'listed', ({ match: { state } }) => {
      for (const side of SIDES)
        for (const order of strategic.legalOrders(state, side)) {
          const line = strategic.makeOrder(order);
          expect(strategic.parseOrder(line)).toEqual(order);
          expect(strategic.refuse(state, side, order), line).toBeUndefined();
        }
    });
  });

  test('[ST-1.17] an Advanced game from the same seed is the same game; copies and JSON keep it', () => {
    const one = playRandomly(smallAdvanced(), 'same', ({ match: { state } }) => {
      expect(strategic.copy(state)).toEqual(state);
      expect(digest(JSON.parse(JSON.stringify(state)))).toBe(digest(state));
    });
    expect(digest(playRandomly(smallAdvanced(), 'same').state)).toBe(digest(one.state));
  });
});

/** Squadrons of the enemy: no view and no event of an Advanced turn names them. */
const squadronsOf = (state: StrategicState, side: Side): string[] =>
  Object.keys(state.forces[enemyOf(side)].squadrons);

describe('secrecy of Advanced games', () => {
  test('[ST-5.1] [ST-5.5] [ST-5.22] no view and no event names squadrons of the enemy', () => {
    for (const scenario of [smallAdvanced({ turns: 6 }), crowded({ turns: 3 })])
      playRandomly(scenario, 'named', ({ match, side: by, order }) => {
        const after = strategic.copy(match.state);
        const dice = orderDice('named', match.orders + 1);
        const events = strategic.apply(after, by, order, dice);
        if (after.step.kind === 'over') return;
        for (const side of SIDES) {
          const { scenario: _, ...view } = strategic.view(after, side);
          const data = JSON.stringify([view, eventsFor(events, side)]);
          for (const id of squadronsOf(after, side)) expect(data).not.toContain(`"${id}"`);
        }
      });
  });

  test('[ST-5.20] [ST-5.21] what the enemy has ordered, armed and flies changes neither view nor legal orders', () => {
    let hidden = 0;
    for (const scenario of [smallAdvanced({ turns: 6 }), crowded({ turns: 3 })])
      playRandomly(scenario, 'twin', ({ match: { state } }) => {
        hidden += expectNothingTold(state);
      });
    expect(hidden).toBeGreaterThan(300);
  });
});
