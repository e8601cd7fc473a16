import { expect, test } from 'vitest';
import {
  intercepts,
  losesContact,
  nightLaunchLoss,
  SPOTS_SUBMARINE_UP_TO,
  searchAttempts,
  spotsUpTo,
  stepIsMended,
} from '../../../src/rules/strategic/rolls/basicSearch';
import {
  COUNTS,
  countReported,
  FALSE_TYPES,
  isLargeGroup,
  mistakenFor,
  qualityOf,
  reportModifier,
} from '../../../src/rules/strategic/tables/contactReports';
import type { ShipType } from '../../../src/rules/strategic/tables/kinds';
import {
  closer,
  farther,
  isLongLegged,
  isNextTo,
  NAUTICAL_MILES_APART,
  opensRange,
  RANGE_BOXES,
  reachBetween,
  separation,
} from '../../../src/rules/strategic/tables/rangeBoxes';
import { SPOTTED_KINDS, spotNumber } from '../../../src/rules/strategic/tables/spotting';
import { tableAfter } from './ledger';

/** The lowest and highest number of '3–5'. */
const bounds = (cell: string): [number, number] => {
  const [from = 0, to = from] = cell.split('–').map(Number);
  return [from, to];
};

test.each(tableAfter('ST-6.6').map((row, at) => ({ row, from: RANGE_BOXES[at] })))(
  '[ST-6.6] air missions from $from',
  ({ row, from }) => {
    const LETTERS = { all: 'S', longLegged: 'L', none: '–' };
    const cells = Object.values(row).slice(1);
    expect(RANGE_BOXES.map((to) => LETTERS[reachBetween(from as 'short', to)])).toEqual(cells);
  },
);

test('[ST-6.3, ST-6.4, ST-6.5, ST-6.8] separation is the sum of both steps', () => {
  expect(separation('long', 'long')).toBe(4);
  expect(NAUTICAL_MILES_APART[separation('extreme', 'extreme') as number]).toBe(330);
  expect(separation('short', 'outOfContact')).toBeUndefined();
});

test('[ST-6.7] long-legged squadrons', () => {
  expect((['RE', 'LB', 'PA', 'MB', 'HB'] as const).every((type) => isLongLegged(type, 2))).toBe(
    true,
  );
  expect((['F', 'DB', 'TB', 'SC'] as const).map((type) => isLongLegged(type, 4))).toEqual([
    ...[true, true, true, false],
  ]);
  expect(isLongLegged('F', 3)).toBe(false);
});

test('[ST-7.32, ST-7.33, ST-7.35, ST-7.37] closing and opening go by one box, to the last', () => {
  expect(RANGE_BOXES.map(closer)).toEqual(['short', 'short', 'medium', 'long', 'extreme']);
  expect(RANGE_BOXES.map(farther)).toEqual([
    ...['medium', 'long', 'extreme', 'outOfContact', 'outOfContact'],
  ]);
  expect([isNextTo('long', 'medium'), isNextTo('long', 'long'), isNextTo('long', 'short')]).toEqual(
    [...[true, true, false]],
  );
});

test('[ST-7.34, ST-7.35, ST-27.26, ST-EX16] opening the range takes the speed of the slowest ship', () => {
  expect([4, 5, 6].map((die) => opensRange(die, 5))).toEqual([false, true, true]);
  const dice = [1, 2, 3, 4, 5, 6];
  const share = (speed: number) => dice.filter((die) => opensRange(die, speed)).length / 6;
  expect([2, 3, 4, 5, 6, 7].map((speed) => Math.round(100 * share(speed)))).toEqual([
    ...[83, 67, 50, 33, 17, 0],
  ]);
});

test('[ST-7.23, ST-EX13] an attempt for every three aircraft', () => {
  expect([12, 5, 4, 1].map(searchAttempts)).toEqual([4, 2, 1, 0]);
});

test('[ST-7.26, ST-7.27, ST-7.28, ST-7.29, ST-7.31] what spots by day, at night and in Poor Weather', () => {
  const day = { isNight: false, isPoor: false };
  expect([spotsUpTo('DB', day), spotsUpTo('PA', day)]).toEqual([2, 3]);
  expect([
    spotsUpTo('DB', { ...day, isPoor: true }),
    spotsUpTo('PA', { ...day, isPoor: true }),
  ]).toEqual([1, 2]);
  expect(spotsUpTo('PA', { isNight: true, isPoor: true })).toBe(1);
  expect(SPOTS_SUBMARINE_UP_TO).toBe(1);
});

test('[ST-7.12, ST-7.22, ST-7.41, ST-7.50, ST-EX17, ST-EX18, ST-EX19] the single dice of a Basic turn', () => {
  expect([nightLaunchLoss(false), nightLaunchLoss(true)]).toEqual([3, 1]);
  expect([4, 5].map(stepIsMended)).toEqual([false, true]);
  expect([3, 4].map(intercepts)).toEqual([true, false]);
  expect([3, 4].map(losesContact)).toEqual([true, false]);
});

test.each(tableAfter('ST-10.3').map((row, at) => ({ row, kind: SPOTTED_KINDS[at] })))(
  '[ST-10.1, ST-10.2, ST-10.3] spotting: $kind',
  ({ row, kind }) => {
    const cells = Object.values(row).slice(1);
    const expected = cells.map((cell) =>
      cell === 'auto' ? 6 : cell === '–' ? 0 : bounds(cell)[1],
    );
    const found = [false, true].flatMap((isPoor) =>
      [0, 1, 2].map((range) => spotNumber(kind as 'aircraft', range, isPoor)),
    );
    expect(found).toEqual(expected);
    expect(spotNumber(kind as 'aircraft', 3, false)).toBe(0);
  },
);

test('[ST-11.3] the quality of a report by its roll', () => {
  expect([-1, 0, 1, 2, 3, 4, 5, 6, 7, 9].map(qualityOf)).toEqual([
    ...[
      'false',
      'false',
      'poor',
      'vague',
      'vague',
      'fair',
      'good',
      'accurate',
      'complete',
      'complete',
    ],
  ]);
  expect(FALSE_TYPES).toEqual([
    'carriers',
    'battleships',
    'cruisers',
    'cruisers',
    'destroyers',
    'transports',
  ]);
});

test('[ST-11.2, ST-27.27] what makes a report better or worse', () => {
  const plain = {
    ...{ isTrainedObserver: false, rangeHexes: 1, isNight: false, hasRadar: false },
    ...{ isPoor: false, isUnderCap: false, wasReportedLastTurn: false },
  };
  const changes = [
    ...[{ isTrainedObserver: true }, { rangeHexes: 0 }, { rangeHexes: 2 }, { isNight: true }],
    ...[
      { isNight: true, hasRadar: true },
      { isPoor: true },
      { isUnderCap: true },
      { wasReportedLastTurn: true },
    ],
  ];
  expect(changes.map((change) => reportModifier({ ...plain, ...change }))).toEqual([
    ...[1, 1, -1, -1, 0, -1, -1, 1],
  ]);
  const qualities = (modifier: number) =>
    [1, 2, 3, 4, 5, 6].map((die) => qualityOf(die + modifier));
  expect(qualities(2)).toEqual(['vague', 'fair', 'good', 'accurate', 'complete', 'complete']);
  expect(qualities(-1)).toEqual(['false', 'poor', 'vague', 'vague', 'fair', 'good']);
});

test('[ST-11.4, ST-11.5, ST-EX34] the number of ships that is reported', () => {
  const rows = COUNTS.map((count) => [1, 2, 3, 4, 5, 6].map((die) => countReported(count, 8, die)));
  expect(rows).toEqual([
    [4, 4, 8, 12, 16, 16],
    [6, 6, 8, 8, 10, 10],
    [7, 8, 8, 8, 8, 9],
    [8, 8, 8, 8, 8, 8],
  ]);
  expect([
    countReported('close', 1, 1),
    countReported('rough', 2, 1),
    countReported('wild', 3, 1),
  ]).toEqual([...[1, 1, 2]]);
});

test('[ST-11.9] what a mistaken ship is taken for', () => {
  for (const row of tableAfter('ST-11.9'))
    for (const type of (row['True type'] as string).split(', ')) {
      const seen = [1, 3, 4, 6].map((die) => mistakenFor(type as ShipType, die));
      const [low, high] = [row['1–3 reported as'], row['4–6 reported as']];
      expect(seen).toEqual([low, low, high, high]);
    }
});

test('[ST-11.8] large and small ships of a Vague report', () => {
  expect(isLargeGroup('CL', 'medium')).toBe(true);
  expect(isLargeGroup('AO', 'small')).toBe(true);
  expect(isLargeGroup('DD', 'small')).toBe(false);
});
