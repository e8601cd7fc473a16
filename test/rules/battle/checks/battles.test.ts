import { beforeAll, describe, expect, test } from 'vitest';
import type { BattleScenario } from '../../../../src/rules/battle';
import { eventsOf, newBattle, type TestShip } from '../fixture';
import {
  estimate,
  expectFigure,
  type FireLine,
  type FirePlan,
  type Fought,
  fight,
  hullLost,
  isSunk,
  sample,
} from './driver';
import {
  ACHILLES,
  AJAX,
  BELFAST,
  BISMARCK,
  EXETER,
  GRAF_SPEE,
  HOOD,
  NORFOLK,
  PRINCE_OF_WALES,
  PRINZ_EUGEN,
  SCHARNHORST,
  SHEFFIELD,
} from './sheets';

// BT-EX20 gives figures over 6,000 runs. Fewer are run here, with three of their standard errors added to the
// tolerance, so that the whole takes seconds; the 6,000 were run once.
const RUNS = 500;

const ALL = ['primary', 'secondary', 'tertiary'] as const;
const round = (rangeHexes: number): number[] => Array(5).fill(rangeHexes);

type Scenario = Partial<Omit<BattleScenario, 'taskForces'>>;
const opposed = (allies: TestShip[], axis: TestShip[], scenario: Scenario = {}) =>
  newBattle({
    allies: [{ at: [0, 0], ships: allies }],
    axis: [{ at: [6, 0], ships: axis }],
    scenario,
    options: { noDisengagement: true },
  });

const lost = (id: string, rounds: number) => (it: Fought) =>
  hullLost(it.rounds[rounds - 1] as Fought['rounds'][number], id);
const sunk = (id: string, rounds: number) => (it: Fought) =>
  isSunk(it.rounds[rounds - 1] as Fought['rounds'][number], id);

/** The runs of a plan, made before the tests of a group. */
function fought(plan: FirePlan): Fought[] {
  const runs: Fought[] = [];
  beforeAll(() => {
    runs.push(...sample(RUNS, 'checks', (dice) => fight(plan, dice)));
  }, 60_000);
  return runs;
}

const germansAtDenmarkStrait: FireLine[] = [
  { ship: 'bismarck', weapons: ['primary'], targets: ['hood', 'wales'] },
  { ship: 'bismarck', weapons: ['secondary', 'tertiary'], targets: ['wales', 'hood'] },
  { ship: 'eugen', weapons: ALL, targets: ['wales', 'hood'] },
];

describe('Denmark Strait', () => {
  /** [BT-19.1] Four of her seven primary boxes. */
  const unready: TestShip = { ...PRINCE_OF_WALES, primary: 'HHHH' };
  const runs = fought({
    newState: () => opposed([HOOD, unready], [BISMARCK, PRINZ_EUGEN]),
    fire: {
      allies: [
        { ship: 'hood', weapons: ALL, targets: ['eugen', 'bismarck'] },
        { ship: 'wales', weapons: ALL, targets: ['bismarck', 'eugen'] },
      ],
      axis: germansAtDenmarkStrait,
    },
    ranges: [[6, 6, 5, 4, 4], round(4), round(5), round(5)],
  });

  test.each([
    ['hood', 3.7],
    ['bismarck', 1.4],
    ['eugen', 2.9],
  ])('[BT-EX21] in one round %s loses %f hull boxes', (id, boxes) => {
    expectFigure(runs, lost(id, 1), boxes);
  });

  test('[BT-EX21] in one round Prince of Wales loses under 0.1', () => {
    const { mean, standardError } = estimate(runs, lost('wales', 1));
    expect(mean).toBeLessThan(0.1 + 3 * standardError);
  });

  const inRound1 = (it: Fought) => it.events.filter(({ round }) => round === 1);

  test('[BT-EX21] 3.4 hits on Bismarck', () => {
    const hits = (it: Fought) =>
      eventsOf(inRound1(it), 'hitScored').filter(({ ship }) => ship === 'bismarck').length;
    expectFigure(runs, hits, 3.4);
  });

  test('[BT-EX21] Hood blows up in 0.22', () => {
    const explodes = (it: Fought) =>
      eventsOf(inRound1(it), 'shipSank').some((e) => e.ship === 'hood' && e.cause === 'magazine');
    expectFigure(runs, explodes, 0.22);
  });

  test.each([
    ['bismarck', 0.25],
    ['eugen', 0.54],
    ['hood', 0.53],
    ['wales', 0.04],
  ])('[BT-EX22] in four rounds %s is sunk in %f', (id, frequency) => {
    expectFigure(runs, sunk(id, 4), frequency);
  });
});

describe('Denmark Strait with both British ships at Bismarck', () => {
  const runs = fought({
    newState: () => opposed([HOOD, PRINCE_OF_WALES], [BISMARCK, PRINZ_EUGEN]),
    fire: {
      allies: ['wales', 'hood'].map((ship) => ({
        ship,
        weapons: ALL,
        targets: ['bismarck', 'eugen'],
      })),
      axis: germansAtDenmarkStrait,
    },
    ranges: [[6, 6, 5, 4, 4]],
  });

  test('[BT-EX23] Bismarck loses 4.0 boxes and is sunk in 0.015; Hood loses 3.3', () => {
    expectFigure(runs, lost('bismarck', 1), 4);
    expectFigure(runs, sunk('bismarck', 1), 0.015);
    expectFigure(runs, lost('hood', 1), 3.3);
  });
});

describe('River Plate', () => {
  const runs = fought({
    newState: () => opposed([EXETER, AJAX, ACHILLES], [GRAF_SPEE]),
    fire: {
      allies: ['exeter', 'ajax', 'achilles'].map((ship) => ({
        ship,
        weapons: ALL,
        targets: ['spee'],
      })),
      axis: [
        { ship: 'spee', weapons: ['primary'], targets: ['exeter', 'ajax', 'achilles'] },
        {
          ship: 'spee',
          weapons: ['secondary', 'tertiary'],
          targets: ['achilles', 'ajax', 'exeter'],
        },
      ],
    },
    ranges: [[6, 5, 4, 4, 4], [5, 4, 4, 5, 5], [4, 4, 5, 5, 5], round(5)],
  });

  test.each([
    [1, 'spee', 0.7, 0],
    [1, 'exeter', 1.7, 0.02],
    [4, 'spee', 1.7, 0.01],
    [4, 'exeter', 5.5, 0.59],
  ])(
    '[BT-EX24] after round %i %s has lost %f boxes and is sunk in %f',
    (rounds, id, boxes, frequency) => {
      expectFigure(runs, lost(id, rounds), boxes);
      expectFigure(runs, sunk(id, rounds), frequency);
    },
  );

  test.each([
    ['ajax', 0.06],
    ['achilles', 0],
  ])('[BT-EX24] after four rounds %s is sunk in %f', (id, frequency) => {
    expectFigure(runs, sunk(id, 4), frequency);
  });
});

describe('North Cape', () => {
  const withRadar = (ship: TestShip): TestShip => ({
    ...ship,
    traits: ['fireControlRadar', 'searchRadar'],
  });
  const british = [PRINCE_OF_WALES, BELFAST, NORFOLK, SHEFFIELD].map(withRadar);
  // Every target is in sight [BT-EX20]: a search radar for the German ship too, in place of flashes.
  const german: TestShip = { ...SCHARNHORST, traits: ['searchRadar'] };
  const scenario: Scenario = {
    hour: 'night',
    date: '1943-12-26',
    allows: { flashes: false, tertiaryInStorm: false, torpedoesInStorm: false },
  };
  const runs = fought({
    newState: () => opposed(british, [german], scenario),
    fire: {
      allies: british.map(({ id }) => ({ ship: id, weapons: ALL, targets: ['scharnhorst'] })),
      axis: [{ ship: 'scharnhorst', weapons: ALL, targets: ['wales'] }],
    },
    ranges: [[3, 3, 4, 4, 4], round(5), round(4), round(3)],
  });

  test.each([
    [1, 'scharnhorst', 0.03],
    [2, 'scharnhorst', 0.23],
    [4, 'scharnhorst', 0.86],
    [4, 'wales', 0.02],
  ])('[BT-EX25] after round %i %s is sunk in %f', (rounds, id, frequency) => {
    expectFigure(runs, sunk(id, rounds), frequency);
  });
});

test('[BT-EX20] a sample is no wider than its clause allows: a frequency of 0.6 is good to 0.02 + 3 x 0.022', () => {
  const { mean, standardError } = estimate(
    Array.from({ length: RUNS }, (_, i) => i % 5),
    (it) => it < 3,
  );
  expect(mean).toBeCloseTo(0.6, 12);
  expect(standardError).toBeCloseTo(Math.sqrt((0.6 * 0.4) / RUNS), 12);
  const fair = [true, true, true, false, false];
  expect(() => expectFigure(Array(100).fill(fair).flat(), (it: boolean) => it, 0.7)).toThrow();
});
