import { describe, expect, test } from 'vitest';
import type { BattleScenario, TorpedoKind } from '../../../src/rules/battle';
import {
  atImpulse,
  eventsOf,
  give,
  newBattle,
  refusalOf,
  resolve,
  setShip,
  shipIn,
  type TestShip,
} from './fixture';
import { twoDice } from './hits';

const ones = (count: number): number[] => Array(count).fill(1);
const armed = (id: string, factors: number, kind: TorpedoKind = 'other'): TestShip => ({
  id,
  torpedoes: { factors, kind },
});

interface Setting {
  ships: TestShip[];
  rangeHexes?: number;
  scenario?: Partial<Omit<BattleScenario, 'taskForces'>>;
}

const launchAt = ({ ships, rangeHexes = 2, scenario = {} }: Setting) =>
  atImpulse(
    newBattle({
      allies: [{ at: [0, 0], ships }],
      axis: [{ at: [rangeHexes, 0], ships: [{ id: 'x', hull: 'NNNNNNNNN' }, { id: 'y' }] }],
      scenario,
    }),
    5,
  );

/** The dice thrown, spread by spread, when all ships launch at one target and none hits. */
function diceOf(it: Setting, counts: number[]): number[] {
  const state = launchAt(it);
  const allies = it.ships.map(({ id }) => `fire ${id} torpedoes x`);
  const events = resolve(state, { allies }, ones(counts.reduce((a, b) => a + b, 0)));
  return eventsOf(events, 'torpedoesLaunched').flatMap(({ dice }) =>
    dice.map(({ values }) => values.length),
  );
}
const LINE = 'fire a torpedoes x';

describe('reach and hits', () => {
  test('[BT-10.1] torpedoes reach two hexes', () => {
    for (const kind of ['other', 'us', 'japanese'] as const) {
      const refusals = [0, 1, 2, 3].map((rangeHexes) =>
        refusalOf(launchAt({ ships: [armed('a', 3, kind)], rangeHexes }), 'allies', LINE),
      );
      expect(refusals.slice(0, 3)).toEqual([undefined, undefined, undefined]);
      expect(refusals[3]).toMatchObject({ code: 'target-out-of-range', rule: 'BT-10.1' });
    }
  });

  test.each([1, 2, 3, 4, 5, 6])('[BT-10.1] one die a factor; a %i hits if it is a 6', (die) => {
    const damage = die === 6 ? [1, 1] : [];
    const state = launchAt({ ships: [armed('a', 2)] });
    const [launched] = eventsOf(
      resolve(state, { allies: [LINE] }, [die, 1, ...damage]),
      'torpedoesLaunched',
    );
    expect(launched).toMatchObject({ factors: 2, hits: die === 6 ? 1 : 0, needed: 6 });
  });

  test('[BT-10.1] no modifier of gunnery applies: a dead target at range 0, excellent gunnery', () => {
    const ships = [{ ...armed('a', 1), traits: ['excellentGunnery' as const] }];
    const state = launchAt({ ships, rangeHexes: 0 });
    setShip(state, 'x', { speed: '0' });
    const [launched] = eventsOf(resolve(state, { allies: [LINE] }, [5]), 'torpedoesLaunched');
    expect(launched).toMatchObject({ hits: 0, modifiers: [] });
  });

  test('[BT-10.2] a ship fires all its torpedoes at one target, once in a battle', () => {
    const state = launchAt({ ships: [armed('a', 3)] });
    give(state, 'allies', LINE);
    expect(refusalOf(state, 'allies', 'fire a torpedoes y')?.code).toBe('already-declared');
    expect(state.declared.allies).toHaveLength(1);
    give(state, 'axis', 'done');
    give(state, 'allies', 'done', ones(3));
    for (const round of [1, 2, 4])
      expect(refusalOf(atImpulse(state, 9, round), 'allies', LINE)).toMatchObject({
        code: 'torpedoes-spent',
        rule: 'BT-10.2',
      });
  });

  test('[BT-10.2] a ship without torpedoes launches none', () => {
    expect(refusalOf(launchAt({ ships: [{ id: 'a' }] }), 'allies', LINE)).toMatchObject({
      code: 'no-torpedoes',
      rule: 'BT-10.2',
    });
  });

  test.each(['other', 'long-lance'] as const)(
    '[BT-10.6] a ship with a mount hit neither fires nor reloads torpedoes: %s',
    (kind) => {
      const state = launchAt({ ships: [armed('a', 2, kind)] });
      setShip(state, 'a', { mountHit: true });
      const hit = { code: 'mount-hit', rule: 'BT-10.6' };
      expect(refusalOf(state, 'allies', LINE)).toMatchObject(hit);
      setShip(state, 'a', { launches: [{ round: 1, impulse: 5 }] });
      expect(refusalOf(atImpulse(state, 5, 2), 'allies', LINE)).toMatchObject(hit);
    },
  );

  test('[BT-10.9] in squalls and storms torpedoes are not launched, unless the scenario allows it', () => {
    for (const weather of ['squall', 'storm'] as const) {
      const ships = [armed('a', 1)];
      expect(refusalOf(launchAt({ ships, scenario: { weather } }), 'allies', LINE)).toMatchObject({
        code: 'rough-sea',
        rule: 'BT-10.9',
      });
      const allows = { flashes: true, tertiaryInStorm: false, torpedoesInStorm: true };
      const allowed = launchAt({ ships, scenario: { weather, allows } });
      expect(refusalOf(allowed, 'allies', LINE)).toBeUndefined();
    }
    for (const weather of ['clear', 'cloud', 'rain'] as const) {
      const fair = launchAt({ ships: [armed('a', 1)], scenario: { weather } });
      expect(refusalOf(fair, 'allies', LINE)).toBeUndefined();
    }
  });

  test('[BT-10.10] damage is applied when both sides have launched: ships sink each other', () => {
    const state = atImpulse(
      newBattle({
        allies: [{ at: [0, 0], ships: [{ ...armed('a', 1), hull: 'N' }] }],
        axis: [{ at: [2, 0], ships: [{ ...armed('x', 1), hull: 'N' }] }],
      }),
      5,
    );
    const lines = { allies: [LINE], axis: ['fire x torpedoes a'] };
    resolve(state, lines, [6, 6, ...twoDice(5), ...twoDice(5)]);
    expect([shipIn(state, 'a').fate, shipIn(state, 'x').fate]).toEqual(['sunk', 'sunk']);
  });
});

describe('dividing the dice', () => {
  test('[BT-10.7] before September 1943 the dice of United States ships are divided by 4', () => {
    const ships = [armed('a', 8, 'us')];
    expect(diceOf({ ships, scenario: { date: '1943-08-31' } }, [2])).toEqual([2]);
    expect(diceOf({ ships, scenario: { date: '1943-09-01' } }, [8])).toEqual([8]);
    const others = [armed('a', 8, 'other')];
    expect(diceOf({ ships: others, scenario: { date: '1942-01-01' } }, [8])).toEqual([8]);
  });

  test('[BT-10.7] a scenario may let them be mended before', () => {
    const allows = { flashes: true, tertiaryInStorm: false, torpedoesInStorm: false };
    const scenario = { date: '1943-08-06', allows: { ...allows, usTorpedoesMended: true } };
    expect(diceOf({ ships: [armed('a', 8, 'us')], scenario }, [8])).toEqual([8]);
  });

  test.each([
    [1, 1],
    [4, 1],
    [5, 2],
    [8, 2],
    [9, 3],
  ])('[BT-10.8] fractions are rounded up: %i factors divided by 4 are %i dice', (factors, dice) => {
    expect(diceOf({ ships: [armed('a', factors, 'us')] }, [dice])).toEqual([dice]);
  });

  test('[BT-10.8] the dice of one stack at one target are added up before they are divided', () => {
    const ships = [armed('a', 3, 'us'), armed('b', 3, 'us')];
    expect(diceOf({ ships }, [2])).toEqual([2]);
    const state = launchAt({ ships });
    const apart = ['fire a torpedoes x', 'fire b torpedoes y'];
    const spreads = eventsOf(resolve(state, { allies: apart }, [1, 1]), 'torpedoesLaunched');
    expect(spreads.map(({ target }) => target)).toEqual(['x', 'y']);
  });

  test('[BT-10.8] stacks of a side do not add up their dice', () => {
    const state = atImpulse(
      newBattle({
        allies: [
          { at: [0, 0], ships: [armed('a', 3, 'us')] },
          { at: [0, 1], ships: [armed('b', 3, 'us')] },
        ],
        axis: [{ at: [1, 0], ships: [{ id: 'x' }] }],
      }),
      5,
    );
    const allies = ['fire a torpedoes x', 'fire b torpedoes x'];
    expect(eventsOf(resolve(state, { allies }, [1, 1]), 'torpedoesLaunched')).toHaveLength(2);
  });

  test('[BT-10.11] only factors under one divisor are added: United States ships apart from the others', () => {
    const ships = [armed('a', 3, 'us'), armed('b', 2), armed('c', 3, 'us'), armed('d', 1)];
    expect(diceOf({ ships }, [2, 3])).toEqual([2, 3]);
  });

  test('[BT-10.11] undivided dice are each their own ships: damage counts by the torpedo that hit', () => {
    const ships = [armed('a', 1, 'japanese'), armed('b', 1, 'long-lance'), armed('c', 1)];
    const state = launchAt({ ships });
    const allies = ships.map(({ id }) => `fire ${id} torpedoes x`);
    const damage = [1, 3, 1, 3, 1, 3];
    const events = resolve(state, { allies }, [6, 6, 6, ...damage]);
    expect(eventsOf(events, 'hitScored').map(({ sum }) => sum)).toEqual([5, 6, 4]);
  });

  test('[BT-EX6] four United States destroyers of 3 factors: 3 dice in 1942, 12 from September 1943, one alone 1', () => {
    const ships = ['a', 'b', 'c', 'd'].map((id) => armed(id, 3, 'us'));
    expect(diceOf({ ships, scenario: { date: '1942-11-30' } }, [3])).toEqual([3]);
    expect(diceOf({ ships, scenario: { date: '1943-09-01' } }, [12])).toEqual([12]);
    expect(diceOf({ ships: ships.slice(0, 1), scenario: { date: '1942-11-30' } }, [1])).toEqual([
      1,
    ]);
  });
});
