import { describe, expect, test } from 'vitest';
import { digest, eventsFor, orderDice, SIDES, type Side } from '../../../src/rules/core';
import { type StrategicState, strategic } from '../../../src/rules/strategic';
import { segmentText } from '../../../src/words/strategic/segment';
import { expectNothingTold } from './hiddenTwins';
import { type Drawn, playRandomly } from './randomGame';
import { smallBasic } from './smallGame';

const GAMES = Array.from({ length: 30 }, (_, n) => `basic ${n}`);

/** Steps in which both plan at once. */
const PLANNED: readonly string[] = [
  ...['search', 'cap', 'strikePlan', 'searchTargets'],
  ...['closing', 'opening', 'submarines', 'basicEnd'],
];

const enemy = (side: Side): Side => (side === 'allies' ? 'axis' : 'allies');

/** Ids of the enemy that a side's data must not hold: squadrons, ships that it does not see, hidden divisions. */
function hiddenFrom(state: StrategicState, side: Side): string[] {
  const force = state.forces[enemy(side)];
  const known = state.known[side];
  const fighting = new Set([
    ...(state.air?.ships ?? []).map(({ id }) => id),
    ...(state.action?.divisions[enemy(side)] ?? []),
  ]);
  const ships = Object.values(force.ships).filter(
    ({ card, division }) =>
      !known.ships[card.id] && !fighting.has(card.id) && !fighting.has(division),
  );
  const divisions = Object.keys(force.divisions).filter(
    (id) => id.includes('S') && !known.divisions[id],
  );
  return [...Object.keys(force.squadrons), ...ships.map(({ card }) => card.id), ...divisions];
}

const dataOf = (state: StrategicState, side: Side): string => {
  const { scenario: _, ...view } = strategic.view(state, side);
  return JSON.stringify(view);
};

describe('games of legal orders by lot', () => {
  test('thirty Basic games come to an end, and what is listed is never refused', () => {
    for (const seed of GAMES) {
      const { state } = playRandomly(smallBasic(), seed, ({ match, side, order, line }) => {
        expect(strategic.refuse(match.state, side, order), line).toBeUndefined();
      });
      expect(state.step.kind).toBe('over');
      expect(state.turn).toBeLessThanOrEqual(6);
    }
  });

  test('every order that is listed is legal, and is read again as it is written', () => {
    playRandomly(smallBasic(), 'listed', ({ match: { state } }) => {
      for (const side of SIDES)
        for (const order of strategic.legalOrders(state, side)) {
          const line = strategic.makeOrder(order);
          expect(strategic.parseOrder(line)).toEqual(order);
          expect(strategic.refuse(state, side, order), line).toBeUndefined();
        }
    });
  });

  test('[ST-1.17] a game from the same seed is the same game; copies and JSON keep it', () => {
    const one = playRandomly(smallBasic(), 'same', ({ match: { state } }) => {
      expect(strategic.copy(state)).toEqual(state);
      expect(digest(JSON.parse(JSON.stringify(state)))).toBe(digest(state));
    });
    expect(digest(playRandomly(smallBasic(), 'same').state)).toBe(digest(one.state));
  });

  test('[ST-1.16] all dice are six-sided, but for the drawing of lots', () => {
    const dice = new Set<string>();
    playRandomly(smallBasic(), 'dice', ({ match, side, order }) => {
      const copy = strategic.copy(match.state);
      for (const event of strategic.apply(copy, side, order, orderDice('dice', match.orders + 1)))
        for (const roll of event.dice ?? []) dice.add(roll.die);
    });
    expect([...dice].filter((die) => die !== 'lot')).toEqual(['d6']);
  });

  test('in every planning step the sides are active that have not confirmed', () => {
    const stages = new Set<string>();
    const planned = new Set<string>();
    const look = ({ match: { state } }: Drawn) => {
      const { phase, active, name } = strategic.segment(state);
      expect(strategic.phases).toContain(phase);
      expect(segmentText(name)).not.toMatch(/undefined|step\./);
      stages.add(`${phase} ${active.allies} ${active.axis}`);
      if (state.air || state.action || !PLANNED.includes(state.step.kind)) return;
      planned.add(state.step.kind);
      for (const side of SIDES)
        expect(active[side], state.step.kind).toBe(state.confirmed[side] ? 'waiting' : 'declare');
    };
    for (const seed of GAMES.slice(0, 5)) playRandomly(smallBasic(), seed, look);
    expect([...planned].sort()).toEqual([...PLANNED].sort());
    const together = [
      ...['searchAssignment', 'combatAirPatrol', 'searchResolution'],
      ...['closing', 'surfaceCombat', 'endOfTurn'],
    ];
    for (const phase of together) expect(stages).toContain(`${phase} declare declare`);
    // The strikes are named by one side after the other.
    expect(stages).toContain('airStrikes orders waiting');
    expect(stages).toContain('airStrikes waiting orders');
  });
});

describe('secrecy', () => {
  test('[ST-5.1] [ST-5.22] no view holds squadrons, unseen ships or hidden boats of the enemy', () => {
    for (const seed of GAMES.slice(0, 8))
      playRandomly(smallBasic(), seed, ({ match: { state } }) => {
        for (const side of SIDES) {
          const data = dataOf(state, side);
          for (const id of hiddenFrom(state, side)) expect(data).not.toContain(`"${id}"`);
        }
      });
  });

  test('[ST-5.17] [ST-5.22] no event tells a side of squadrons of the enemy', () => {
    for (const seed of GAMES.slice(0, 8))
      playRandomly(smallBasic(), seed, ({ match: { state, events, closedEvents } }) => {
        for (const side of SIDES) {
          const told = JSON.stringify(eventsFor([...closedEvents, ...events], side));
          for (const id of Object.keys(state.forces[enemy(side)].squadrons))
            expect(told).not.toContain(`"${id}"`);
        }
      });
  });

  test('[ST-5.21] what the enemy has assigned and hides changes neither view nor legal orders', () => {
    let hidden = 0;
    for (const seed of GAMES.slice(0, 3))
      playRandomly(smallBasic(), seed, ({ match: { state } }) => {
        hidden += expectNothingTold(state);
      });
    expect(hidden).toBeGreaterThan(500);
  });
});
