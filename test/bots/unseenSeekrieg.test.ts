import { describe, expect, test } from 'vitest';
import { seekriegBots } from '../../src/bots/seekrieg';
import { basesAnew } from '../../src/bots/seekrieg/unseen/aboard';
import { drawFrom, must } from '../../src/rules/core';
import { type SeekriegState, seekrieg } from '../../src/rules/seekrieg';
import { type AirBase, conditionOf, presentMaximum } from '../../src/rules/seekrieg/query';
import { shipIn } from '../rules/seekrieg/botFleet';
import { battery, battleOf } from '../rules/seekrieg/fleet';

type Condition = ReturnType<typeof conditionOf>;

const DRAWS = 80;

/** Positions that the Allies take the one of a battle for, by lots of their own. */
const taken = (state: SeekriegState): SeekriegState[] =>
  Array.from({ length: DRAWS }, (_, seed) =>
    must(seekriegBots.exchanged, 'other positions')(state, 'allies', drawFrom(`${seed}`)),
  ) as SeekriegState[];

/** An enemy with a factor of 41 for a gun, 60 for a tube and 20 for two knots, as her owner knows her. */
function hit(changed: Partial<Condition>): SeekriegState {
  const { state } = battleOf({
    weather: { visibility: 9 },
    allies: { own: { hex: { q: 0, r: 0 } } },
    axis: {
      enemy: {
        ...{ hex: { q: 0, r: -6 }, facing: 3 },
        sheet: {
          batteries: [battery(), battery({ boreInches: 4, lossFactor: 80 })],
          torpedoes: {
            ...{ model: 'Mk IX 21"', reloads: 0, lossFactor: 60 },
            mounts: [
              { tubes: 4, place: 'center' },
              { tubes: 4, place: 'center' },
            ],
          },
        },
      },
    },
  });
  Object.assign(conditionOf(shipIn(state, 'enemy')), changed);
  return state;
}

const enemyIn = (state: SeekriegState): Condition => conditionOf(shipIn(state, 'enemy'));

describe('what a side takes an enemy’s hidden condition for', () => {
  test('[SK-14.2, SK-14.9] damage is any by which she has lost as many guns and tubes; her speed follows', () => {
    const state = hit({ damage: 50, lossesTo: 55, knotsLost: 4, checkedPercent: 17 });
    const others = taken(state);
    const losses = others.map((it) => enemyIn(it).lossesTo);
    expect(Math.min(...losses)).toBeGreaterThanOrEqual(41);
    expect(Math.max(...losses)).toBeLessThan(60);
    expect(new Set(losses).size).toBeGreaterThan(10);
    for (const other of others) {
      const { damage, lossesTo, knotsLost } = enemyIn(other);
      expect(lossesTo - damage).toBe(5);
      expect(knotsLost).toBe(2 * Math.floor(lossesTo / 20));
      expect(seekrieg.view(other, 'allies')).toEqual(seekrieg.view(state, 'allies'));
    }
  });

  test('[SK-5.8] she still makes the speed that is seen', () => {
    const state = hit({ damage: 45, lossesTo: 45, knotsLost: 4, capKnots: 28 });
    const ship = shipIn(state, 'enemy');
    ship.speedKnots = presentMaximum(state, ship);
    for (const other of taken(state))
      expect(presentMaximum(other, shipIn(other, 'enemy'))).toBeGreaterThanOrEqual(ship.speedKnots);
  });

  test('[SK-5.11] one that is whole and has fired nothing stays as she is', () => {
    const state = hit({});
    for (const other of taken(state)) expect(other).toEqual(state);
  });

  test('[SK-5.11, SK-6.7] as many shells and torpedoes are left, of other types and in other mounts', () => {
    const state = hit({});
    const [main, ...others] = enemyIn(state).batteries;
    const { shells } = must(main, 'the main battery');
    const [type = 'HE'] = Object.keys(shells) as (keyof typeof shells)[];
    shells[type] = (shells[type] ?? 0) - 100;
    const mount = must(enemyIn(state).mounts[0], 'a mount');
    mount.loaded = 0;
    const left = (it: Condition) => Object.values(it.batteries[0]?.shells ?? {});
    const sum = (of: readonly number[]) => of.reduce((all, it) => all + it, 0);
    const drawn = taken(state).map(enemyIn);
    expect(new Set(drawn.map((it) => left(it).join())).size).toBeGreaterThan(10);
    expect(new Set(drawn.map((it) => it.mounts.map(({ loaded }) => loaded).join()))).toEqual(
      new Set(['0,4', '4,0']),
    );
    for (const it of drawn) {
      expect(sum(left(it))).toBe(sum(left(enemyIn(state))));
      expect(it.batteries.slice(1)).toEqual(others);
    }
  });

  test('[SK-11.33, SK-14.15] a fire lights her or not as before, and damage that stops something stays what it is', () => {
    const effects = [
      { cd: 22, turnsLeft: 3 },
      { cd: 26, turnsLeft: 2 },
    ];
    const fires = [
      { severity: 2, begunOnTurn: 0 },
      { severity: 6, begunOnTurn: 0 },
    ];
    const drawn = taken(hit({ damage: 45, lossesTo: 45, effects, fires })).map(enemyIn);
    const first = drawn.map((it) => it.effects[0]?.cd);
    expect(new Set(first)).toEqual(new Set([13, 22, 33, 40]));
    for (const it of drawn) {
      expect(it.effects[1]?.cd).toBe(26);
      expect(it.fires.map(({ severity }) => severity >= 5)).toEqual([false, true]);
    }
    expect(new Set(drawn.map((it) => it.effects[1]?.turnsLeft)).size).toBeGreaterThan(3);
  });

  test('[SK-20.16, SK-20.17] other aircraft of a carrier are armed on deck, as many as it holds', () => {
    const base: AirBase = {
      ...{ id: 'carrier', name: 'Carrier', kind: 'carrier', hex: null, deckSpots: 12 },
      deck: [{ aircraft: 'sbd', load: 1, count: 8 }],
      hangar: [{ aircraft: 'sbd', load: 0, count: 10 }],
      ...{ work: null, servedOnTurn: 0, outTurns: 0 },
    };
    const decks = Array.from({ length: DRAWS }, (_, seed) =>
      must(basesAnew({ carrier: base }, drawFrom(`${seed}`)).carrier, 'carrier'),
    );
    const onDeck = decks.map(({ deck }) => deck[0]?.count ?? 0);
    expect(Math.min(...onDeck)).toBe(0);
    expect(Math.max(...onDeck)).toBe(12);
    for (const { deck, hangar } of decks)
      expect((deck[0]?.count ?? 0) + (hangar[0]?.count ?? 0)).toBe(18);
    const busy = { ...base, work: { task: 'arm' as const, aircraft: [], flight: null } };
    expect(basesAnew({ carrier: busy }, drawFrom('1')).carrier).toBe(busy);
  });
});
