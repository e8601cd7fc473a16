import { describe, expect, test } from 'vitest';
import {
  type BattleState,
  type BattleView,
  battle,
  type Order,
  type OrderOf,
  ROWS,
  sheetOf,
  TORPEDO_KINDS,
} from '../../../src/rules/battle';
import { drawFrom, orderDice } from '../../../src/rules/core';
import { atImpulse, eventsOf, newBattle, type TestShip } from './fixture';
import { CRUISERS, DESTROYERS, ENEMY, PAIR, readAll, SITUATIONS } from './oddsSituations';

const TRIALS = 50_000;
/** So many take their time on a busy machine. */
const PATIENCE_MS = 240_000;

/** Resolves the same impulse many times. Each outcome is counted at once: to keep 50,000 took two fifths of the time. */
function tryOften(
  state: BattleState,
  planned: readonly Order[],
  { seed, count }: { seed: string; count: number },
  heed: (after: BattleState, struck: boolean) => void,
): void {
  for (const order of planned) battle.apply(state, 'allies', order, orderDice(seed, 1));
  state.done.axis = true;
  const dice = orderDice(seed, 0);
  for (let i = 0; i < count; i++) {
    const after = battle.copy(state);
    const events = battle.apply(after, 'allies', { kind: 'done' }, dice);
    const salvos = [...eventsOf(events, 'salvoFired'), ...eventsOf(events, 'torpedoesLaunched')];
    heed(
      after,
      salvos.some(({ hits }) => hits > 0),
    );
  }
}

const ship = (view: BattleView, id: string) => view.ships[id] as BattleState['ships'][string];

const isCrippled = (view: BattleView, id: string): boolean => {
  const { fate, speed, lost } = ship(view, id);
  const { hull } = sheetOf(view, id).rows;
  return fate !== 'afloat' || speed === '0' || lost.hull * 2 >= hull.length;
};

/** What became of a ship in all trials: how often, and the boxes she has lost. */
const newTally = (id: string) => ({
  ...{ id, crippled: 0, sunk: 0 },
  boxes: { ...NO_BOXES },
});

const NO_BOXES = Object.fromEntries(ROWS.map((row) => [row, 0])) as Record<
  (typeof ROWS)[number],
  number
>;

function add(tally: ReturnType<typeof newTally>, after: BattleState): void {
  const { fate, lost } = ship(after, tally.id);
  tally.crippled += Number(isCrippled(after, tally.id));
  tally.sunk += Number(fate === 'sunk');
  for (const row of ROWS) tally.boxes[row] += lost[row];
}

/** Holds what `explain` tells to the means over resolved impulses. */
function compare(state: BattleState, planned: readonly Order[], seed: string, count: number): void {
  const before = battle.copy(state);
  const { targets, hitChance, standardError } = battle.explain(state, 'allies', planned);
  const tallies = targets.map((told) => ({ told, tally: newTally(told.ship) }));
  let struck = 0;
  tryOften(state, planned, { seed, count }, (after, hit) => {
    struck += Number(hit);
    for (const { tally } of tallies) add(tally, after);
  });
  // Dozens of figures are compared.
  const near = 5 * (0.5 / Math.sqrt(count) + standardError);
  expect(Math.abs(hitChance - struck / count)).toBeLessThan(near);
  for (const { told, tally } of tallies) {
    expect(Math.abs(told.crippleChance - tally.crippled / count)).toBeLessThan(near);
    expect(Math.abs(told.sinkChance - tally.sunk / count)).toBeLessThan(near);
    const { lost } = ship(before, told.ship);
    for (const row of ROWS) {
      const boxes = tally.boxes[row] / count - lost[row];
      expect(Math.abs(told.meanBoxes[row] - boxes)).toBeLessThan(2 * near);
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
