import { describe, expect, test } from 'vitest';
import {
  type BattleState,
  type BattleView,
  battle,
  type Order,
  type OrderOf,
  ROWS,
  sheetOf,
  type TargetOdds,
  TORPEDO_KINDS,
} from '../../../src/rules/battle';
import { drawFrom, orderDice } from '../../../src/rules/core';
import { atImpulse, eventsOf, mark, newBattle, setShip, type TestShip } from './fixture';

const TRIALS = 50_000;
/** So many take their time on a busy machine. */
const PATIENCE_MS = 240_000;

const BATTLESHIP: TestShip = { id: 'a', primary: 'HHHHHHHH', secondary: 'LLL', tertiary: 'NNN' };
const CRUISERS: TestShip[] = [
  { id: 'b', secondary: 'NNNNN', tertiary: 'NNN', traits: ['excellentGunnery'] },
  { id: 'c', secondary: 'NNN', torpedoes: { factors: 3, kind: 'long-lance' } },
];
const DESTROYERS: TestShip[] = ['d', 'e'].map((id) => ({
  ...{ id, type: 'DD', secondary: '', tertiary: 'NN' },
  torpedoes: { factors: 3, kind: 'long-lance' },
}));

const ENEMY: TestShip = {
  id: 'x',
  primary: 'HHHH',
  secondary: 'LL',
  hull: 'LLLLLL',
  tertiary: 'NN',
};
const PAIR: TestShip[] = ['p', 'q'].map((id) => ({
  ...{ id, counter: 'pair', secondary: '', tertiary: 'N', hull: 'NN' },
  torpedoes: { factors: 2, kind: 'other' },
}));

/** Allied ships and enemies so many hexes from each other, in a gunnery impulse or a torpedo impulse. */
const squadron = (ships: TestShip[], rangeHexes: number, impulse: 4 | 5): BattleState =>
  atImpulse(
    newBattle({
      allies: [{ at: [0, 0], ships }],
      axis: [{ at: [rangeHexes, 0], ships: [ENEMY, ...PAIR] }],
    }),
    impulse,
  );

interface Situation {
  state: BattleState;
  lines: string[];
}

function battered(): BattleState {
  const state = squadron([BATTLESHIP, ...CRUISERS], 2, 4);
  mark(state, 'x', 'hull', 2);
  setShip(state, 'q', { speed: '0' });
  return state;
}

/** Two stacks of the same side in one hex, a third in another; an enemy of one ship and a pair. */
const crowded = (impulse: 4 | 5): BattleState =>
  atImpulse(
    newBattle({
      allies: [
        { at: [0, 0], ships: [BATTLESHIP] },
        { at: [0, 0], ships: CRUISERS },
        { at: [1, 0], ships: DESTROYERS },
      ],
      axis: [{ at: [2, 0], ships: [ENEMY, ...PAIR] }],
    }),
    impulse,
  );

const SITUATIONS: Record<string, () => Situation> = {
  'a battleship at long range': () => ({
    state: squadron([BATTLESHIP], 5, 4),
    lines: ['fire a primary x'],
  }),
  'three ships with all their guns at a cruiser and a pair of destroyers': () => ({
    state: battered(),
    lines: ['a primary', 'a secondary', 'b secondary']
      .map((it) => `fire ${it} x`)
      .concat(['b tertiary', 'c secondary'].map((it) => `fire ${it} pair`)),
  }),
  'torpedoes at two hexes': () => ({
    state: squadron(DESTROYERS, 2, 5),
    lines: ['fire d torpedoes x', 'fire e torpedoes pair'],
  }),
  'Long Lances at three hexes, which fall by lot': () => ({
    state: squadron([...DESTROYERS, ...CRUISERS], 3, 5),
    lines: ['c', 'd', 'e'].map((id) => `fire ${id} torpedoes x`),
  }),
  'guns of two stacks in one hex, of which one may keep the other from firing': () => ({
    state: crowded(4),
    lines: [
      'a primary x',
      'a tertiary pair',
      'b secondary x',
      'c secondary pair',
      'd tertiary x',
    ].map((it) => `fire ${it}`),
  }),
  'torpedoes of a hex with two stacks and of another': () => ({
    state: crowded(5),
    lines: ['c torpedoes x', 'd torpedoes x', 'e torpedoes pair'].map((it) => `fire ${it}`),
  }),
};

const readAll = (lines: string[]) => lines.map((line) => battle.parseOrder(line) as Order);

interface Trials {
  after: BattleState[];
  /** Those in which a die hit. */
  struck: number;
}

/** The same impulse resolved many times. */
function trials(
  state: BattleState,
  planned: readonly Order[],
  seed: string,
  count: number,
): Trials {
  for (const order of planned) battle.apply(state, 'allies', order, orderDice(seed, 1));
  state.done.axis = true;
  const dice = orderDice(seed, 0);
  const made: Trials = { after: [], struck: 0 };
  for (let i = 0; i < count; i++) {
    const after = battle.copy(state);
    const events = battle.apply(after, 'allies', { kind: 'done' }, dice);
    const salvos = [...eventsOf(events, 'salvoFired'), ...eventsOf(events, 'torpedoesLaunched')];
    if (salvos.some(({ hits }) => hits > 0)) made.struck += 1;
    made.after.push(after);
  }
  return made;
}

const ship = (view: BattleView, id: string) => view.ships[id] as BattleState['ships'][string];

const isCrippled = (view: BattleView, id: string): boolean => {
  const { fate, speed, lost } = ship(view, id);
  const { hull } = sheetOf(view, id).rows;
  return fate !== 'afloat' || speed === '0' || lost.hull * 2 >= hull.length;
};

/** Holds what `explain` tells to the means over resolved impulses. */
function compare(state: BattleState, planned: readonly Order[], seed: string, count: number): void {
  const before = battle.copy(state);
  const { targets, hitChance, standardError } = battle.explain(state, 'allies', planned);
  const { after, struck } = trials(state, planned, seed, count);
  // Dozens of figures are compared.
  const near = 5 * (0.5 / Math.sqrt(count) + standardError);
  const mean = (value: (it: BattleState) => number) =>
    after.reduce((sum, it) => sum + value(it), 0) / count;
  expect(Math.abs(hitChance - struck / count)).toBeLessThan(near);
  for (const { ship: id, crippleChance, sinkChance, meanBoxes } of targets) {
    const lost = (it: BattleState) => ship(it, id).lost;
    expect(Math.abs(crippleChance - mean((it) => Number(isCrippled(it, id))))).toBeLessThan(near);
    expect(Math.abs(sinkChance - mean((it) => Number(ship(it, id).fate === 'sunk')))).toBeLessThan(
      near,
    );
    for (const row of ROWS) {
      const boxes = mean((it) => lost(it)[row] - lost(before)[row]);
      expect(Math.abs(meanBoxes[row] - boxes)).toBeLessThan(2 * near);
    }
  }
}

describe(`what explain tells, against ${TRIALS} resolved impulses`, () => {
  test.each(Object.entries(SITUATIONS))('%s', { timeout: PATIENCE_MS }, (name, begin) => {
    const { state, lines } = begin();
    expect(battle.explain(state, 'allies', readAll(lines)).standardError).toBe(0);
    compare(state, readAll(lines), name, TRIALS);
  });
});

describe('what explain tells of any position is what resolved impulses come to', () => {
  const draw = drawFrom('odds of any position');
  const row = (most: number) =>
    Array.from({ length: draw(most + 1) }, () => 'HLN'.charAt(draw(3))).join('');
  const anyShip = (id: string): TestShip => ({
    ...{ id, primary: row(4), secondary: row(4), tertiary: row(3), aa: row(2) },
    ...{
      hull: `${row(6)}N`,
      immune: draw(3),
      speed: (['2+', '2', '1', '1 slow'] as const)[draw(4)] ?? '2',
    },
    traits: draw(3) === 0 ? ['excellentGunnery', 'weakMagazines'] : [],
    ...(draw(3) > 0 && {
      torpedoes: { factors: 1 + draw(4), kind: TORPEDO_KINDS[draw(4)] ?? 'other' },
    }),
  });
  /** A few stacks, two of them maybe in one hex, near an enemy with a counter of three. */
  function position(impulse: 4 | 5): BattleState {
    const hex = (): [number, number] => [draw(2), draw(2)];
    return atImpulse(
      newBattle({
        allies: ['a', 'b', 'c'].map((id) => ({
          at: hex(),
          ships: [anyShip(id), anyShip(`${id}2`)],
        })),
        axis: [
          {
            at: [2 + draw(2), 0],
            ships: [
              anyShip('x'),
              anyShip('y'),
              ...['p', 'q', 'r'].map((id) => ({ ...anyShip(id), counter: 'three' })),
            ],
          },
        ],
      }),
      impulse,
    );
  }
  /** One target for every battery. */
  function anyFire(state: BattleState): Order[] {
    const legal = battle
      .legalOrders(state, 'allies')
      .filter((it): it is OrderOf<'declare'> => it.kind === 'declare' && !it.full);
    const mounts = new Set(legal.map(({ ship: id, weapon }) => `${id} ${weapon}`));
    return [...mounts].map((mount) => {
      const options = legal.filter(({ ship: id, weapon }) => `${id} ${weapon}` === mount);
      return options[draw(options.length)] as Order;
    });
  }

  test.each([4, 4, 4, 4, 5, 5, 5, 5] as const)(
    'position %#, impulse %i',
    { timeout: PATIENCE_MS },
    (impulse) => {
      const state = position(impulse);
      compare(state, anyFire(state), `any ${draw(256)}`, 6000);
    },
  );
});

describe('what is not worked out exactly', () => {
  const melee = () =>
    atImpulse(
      newBattle({
        allies: [
          { at: [0, 0], ships: CRUISERS },
          { at: [2, 0], ships: DESTROYERS },
        ],
        axis: [{ at: [2, 0], ships: [ENEMY, ...PAIR] }],
        options: { nightConfusion: true },
        scenario: { hour: 'night' },
      }),
      4,
    );
  const lines = ['fire b secondary x', 'fire c secondary x'];

  test('[BT-15.2] hits that may stray are sampled, and the error is told', () => {
    const { samples, standardError } = battle.explain(melee(), 'allies', readAll(lines));
    expect(samples).toBeGreaterThan(0);
    expect(standardError).toBeCloseTo(0.5 / Math.sqrt(samples), 12);
    compare(melee(), readAll(lines), 'melee', 6000);
  });

  test('each question has dice of its own', () => {
    const [one, other] = [lines, lines.slice(0, 1)].map((it) =>
      battle.explain(melee(), 'allies', readAll(it)),
    );
    expect(one?.targets[0]?.meanBoxes).not.toEqual(other?.targets[0]?.meanBoxes);
    expect(battle.explain(melee(), 'allies', readAll(lines))).toEqual(one);
  });

  test('[BT-8.6] so many stacks in a hex that not all cases can be gone through', () => {
    const ids = Array.from({ length: 10 }, (_, i) => `a${i}`);
    const state = atImpulse(
      newBattle({
        allies: ids.map((id) => ({ at: [0, 0], ships: [{ id }] })),
        axis: [{ at: [2, 0], ships: [ENEMY] }],
        options: { looseStacks: true },
      }),
      4,
    );
    const fire = readAll(ids.map((id) => `fire ${id} secondary x`));
    expect(battle.explain(state, 'allies', fire).standardError).toBeGreaterThan(0);
    compare(state, fire, 'ten stacks', 6000);
  });
});

describe('[BT-8.6] two stacks in one hex at the same target', () => {
  const two = (): BattleState => {
    const torpedoes = { factors: 2, kind: 'other' as const };
    const stack = (id: string) => ({ at: [0, 0] as [number, number], ships: [{ id, torpedoes }] });
    return atImpulse(
      newBattle({
        allies: [stack('a'), stack('b')],
        axis: [{ at: [1, 0], ships: [{ id: 'x' }] }],
      }),
      5,
    );
  };

  test('each fires with 7 of 12, both with 1 of 6; the chance of a hit is that of the cases together', () => {
    const lines = ['fire a torpedoes x', 'fire b torpedoes x'];
    const { salvos, targets, hitChance } = battle.explain(two(), 'allies', readAll(lines));
    const hit = (dice: number) => 1 - (5 / 6) ** dice;
    expect(salvos).toHaveLength(2);
    for (const salvo of salvos) {
      expect(salvo.dice).toBe(2);
      expect(salvo.fireChance).toBeCloseTo(21 / 36, 12);
      expect(salvo.hitChance).toBeCloseTo((21 / 36) * hit(2), 12);
    }
    // All four dice together would hit with 0.518.
    expect(hitChance).toBeCloseTo((30 / 36) * hit(2) + (6 / 36) * hit(4), 12);
    expect(targets[0]?.hitChance).toBeCloseTo(hitChance, 12);
    expect(targets[0]?.meanHits).toBeCloseTo((30 / 36) * (2 / 6) + (6 / 36) * (4 / 6), 12);
  });

  test('a stack alone in firing from its hex is sure to', () => {
    const { salvos } = battle.explain(two(), 'allies', readAll(['fire a torpedoes x']));
    expect(salvos[0]).not.toHaveProperty('fireChance');
  });
});

describe('the number of hits', () => {
  const hitsOf = (situation: string): TargetOdds => {
    const { state, lines } = (SITUATIONS[situation] as () => Situation)();
    const [target] = battle.explain(state, 'allies', readAll(lines)).targets;
    if (!target) throw new Error('a target');
    return target;
  };

  test('[BT-9.2] is binomial for one salvo', () => {
    const { hits, hitChance, meanHits } = hitsOf('a battleship at long range');
    const choose = [1, 8, 28, 56, 70, 56, 28, 8, 1];
    expect(hits).toHaveLength(9);
    for (const [k, chance] of hits.entries())
      expect(chance).toBeCloseTo((choose[k] ?? 0) * (1 / 6) ** k * (5 / 6) ** (8 - k), 12);
    expect(1 - (hits[0] ?? 0)).toBeCloseTo(hitChance, 12);
    expect(hits.reduce((sum, chance, k) => sum + k * chance, 0)).toBeCloseTo(meanHits, 12);
  });

  test('of several salvos adds up to one, and to the mean', () => {
    const { hits, hitChance, meanHits } = hitsOf(
      'three ships with all their guns at a cruiser and a pair of destroyers',
    );
    expect(hits.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(1 - (hits[0] ?? 0)).toBeCloseTo(hitChance, 12);
    expect(hits.reduce((sum, chance, k) => sum + k * chance, 0)).toBeCloseTo(meanHits, 12);
  });
});

test('a ship that is crippled already is said to be', () => {
  const state = battered();
  mark(state, 'x', 'hull', 3);
  const { targets } = battle.explain(state, 'allies', readAll(['fire a primary x']));
  expect(targets).toMatchObject([{ ship: 'x', crippled: true, crippleChance: 1 }]);
});
