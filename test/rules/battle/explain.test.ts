import { describe, expect, test } from 'vitest';
import { type BattleState, battle, type Order } from '../../../src/rules/battle';
import { orderDice } from '../../../src/rules/core';
import {
  atImpulse,
  eventsOf,
  give,
  mark,
  newBattle,
  resolve,
  setShip,
  type TestShip,
} from './fixture';

const readAll = (lines: string[]) => lines.map((line) => battle.parseOrder(line) as Order);
const oddsOf = (state: BattleState, lines: string[]) =>
  battle.explain(state, 'allies', readAll(lines));

const squadron = (ships: TestShip[], rangeHexes: number, impulse = 4) =>
  atImpulse(
    newBattle({
      allies: [{ at: [0, 0], ships }],
      axis: [
        {
          at: [rangeHexes, 0],
          ships: [
            { id: 'x', secondary: '', tertiary: '', hull: 'LLLLL' },
            ...['p', 'q'].map((id) => ({ id, counter: 'pair', secondary: '', tertiary: '' })),
          ],
        },
      ],
    }),
    impulse,
  );

const EIGHT: TestShip = { id: 'a', primary: 'HHHHHHHH' };
const CRUISERS: TestShip[] = [
  { id: 'b', secondary: 'NNNNN', tertiary: 'NNN', traits: ['excellentGunnery'] },
  { id: 'c', secondary: 'NNN' },
];

/** Seeded trials of a sealed impulse in which the Allies fire as they have declared. */
function trials(state: BattleState, count: number, seed: string) {
  const dice = orderDice(seed, 0);
  state.done.axis = true;
  return Array.from({ length: count }, () =>
    battle.apply(battle.copy(state), 'allies', { kind: 'done' }, dice),
  );
}

describe('odds of planned fire', () => {
  test('[BT-EX1] eight primary factors at five hexes hit at least once with 0.767, 8/6 times on average', () => {
    const odds = oddsOf(squadron([EIGHT], 5), ['fire a primary x']);
    expect(odds.salvos).toMatchObject([{ dice: 8, needed: 6, halved: false, rangeHexes: 5 }]);
    expect(odds.salvos[0]?.hitChance).toBeCloseTo(1 - (5 / 6) ** 8, 12);
    expect(odds.salvos[0]?.hitChance).toBeCloseTo(0.767, 3);
    expect(odds.salvos[0]?.meanHits).toBeCloseTo(8 / 6, 12);
  });

  test('[BT-EX1] 100,000 seeded salvos hit as often as the odds say', () => {
    const state = squadron([EIGHT], 5);
    const [salvo] = oddsOf(state, ['fire a primary x']).salvos;
    give(state, 'allies', 'fire a primary x');
    const hits = trials(state, 100_000, 'eight guns').map(
      (events) => eventsOf(events, 'salvoFired')[0]?.hits ?? 0,
    );
    const hit = hits.filter((it) => it > 0).length / hits.length;
    const mean = hits.reduce((sum, it) => sum + it, 0) / hits.length;
    // Three standard errors: sqrt(0.767 x 0.233 / 100,000) is 0.0013, sqrt(8 x 5/36 / 100,000) is 0.0033.
    expect(Math.abs(hit - (salvo?.hitChance ?? 0))).toBeLessThan(0.004);
    expect(Math.abs(mean - (salvo?.meanHits ?? 0))).toBeLessThan(0.01);
  });

  test('explain and resolve share the numbers of every salvo: dice, die needed, halving, range', () => {
    const state = squadron([...CRUISERS, EIGHT], 2);
    mark(state, 'b', 'secondary', 1);
    setShip(state, 'q', { speed: '0' });
    const lines = [
      'fire b secondary x',
      'fire b tertiary pair',
      'fire c secondary x full',
      'fire a primary pair',
    ];
    const { salvos } = oddsOf(state, lines);
    const dice = salvos.flatMap((salvo) => Array<number>(salvo.dice).fill(1));
    const fired = eventsOf(resolve(state, { allies: lines }, dice), 'salvoFired');
    expect(
      fired.map(({ ship, weapon, target, rangeHexes, factors, needed, halved, arc }) => ({
        ...{ ships: [ship], weapon, target, rangeHexes, dice: factors, needed, halved, arc },
      })),
    ).toEqual(salvos.map(({ hitChance: _, meanHits: __, ...salvo }) => salvo));
    expect(salvos.map((it) => [it.ships[0], it.dice, it.needed])).toEqual([
      ['a', 8, 5],
      ['b', 2, 5],
      ['c', 3, 6],
      ['b', 2, 4],
    ]);
  });

  test('explain and resolve share the numbers of every torpedo spread', () => {
    const torpedoes = (factors: number, kind: 'us' | 'long-lance') => ({
      torpedoes: { factors, kind },
    });
    const state = squadron(
      [
        { id: 'a', ...torpedoes(3, 'us') },
        { id: 'b', ...torpedoes(2, 'us') },
        { id: 'c', ...torpedoes(3, 'long-lance') },
      ],
      2,
      5,
    );
    const lines = ['a', 'b', 'c'].map((id) => `fire ${id} torpedoes x`);
    const { salvos } = oddsOf(state, lines);
    expect(salvos.map((it) => [it.ships, it.dice])).toEqual([
      [['a', 'b'], 2],
      [['c'], 3],
    ]);
    const launched = eventsOf(
      resolve(state, { allies: lines }, [1, 1, 1, 1, 1]),
      'torpedoesLaunched',
    );
    expect(launched.map((it) => [it.ships, it.dice[0]?.values.length, it.needed])).toEqual(
      salvos.map((it) => [it.ships, it.dice, it.needed]),
    );
  });

  test('what is declared already counts together with what is planned', () => {
    const state = squadron(CRUISERS, 2);
    give(state, 'allies', 'fire b secondary x');
    const { salvos } = oddsOf(state, ['fire c secondary x']);
    expect(salvos.map((it) => [it.ships[0], it.dice, it.halved])).toEqual([
      ['b', 5, false],
      ['c', 2, true],
    ]);
  });

  test('asking for odds changes nothing and throws no dice of the match', () => {
    const state = squadron([EIGHT, ...CRUISERS], 2);
    const before = JSON.stringify(state);
    const lines = ['fire a primary x', 'fire b secondary pair'];
    expect(oddsOf(state, lines)).toEqual(oddsOf(state, lines));
    expect(JSON.stringify(state)).toBe(before);
  });

  test('with nothing planned there are no odds', () => {
    expect(oddsOf(squadron([EIGHT], 2), [])).toEqual({
      salvos: [],
      targets: [],
      hitChance: 0,
      samples: 0,
      standardError: 0,
    });
  });
});
