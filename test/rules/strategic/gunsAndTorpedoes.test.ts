import { expect, test } from 'vitest';
import {
  arcOf,
  bearsForTorpedoes,
  firePowerInArc,
  relativeBearing,
} from '../../../src/rules/strategic/rolls/arcs';
import { type GunAttack, gunModifiers } from '../../../src/rules/strategic/rolls/gunnery';
import { sumOfAll } from '../../../src/rules/strategic/rolls/opposedRoll';
import { BAND_MODIFIERS, BANDS, bandOf } from '../../../src/rules/strategic/tables/gunBands';
import { GUN_CLASSES } from '../../../src/rules/strategic/tables/kinds';
import {
  leastTorpedoDamage,
  torpedoDamage,
  torpedoModifier,
} from '../../../src/rules/strategic/tables/torpedoBands';
import { tableAfter } from './ledger';

/** '–' is a minus sign or a dash between bounds in the reference. */
const signed = (cell: string | undefined): number => Number((cell ?? '').replace('−', '-'));

/** The lowest and highest number of '3–5'. */
const bounds = (cell: string): [number, number] => {
  const [from = 0, to = from] = cell.split('–').map(Number);
  return [from, to];
};

test.each(tableAfter('ST-16.3').map((row, at) => ({ row, band: BANDS[at] })))(
  '[ST-16.3] the band $band of each gun class',
  ({ row, band }) => {
    expect(BAND_MODIFIERS[band as 'short']).toBe(signed(row.Modifier));
    for (const gunClass of GUN_CLASSES) {
      const cell = Object.entries(row).find(([head]) => head.startsWith(`${gunClass} (`))?.[1];
      const [from, to] = bounds(cell as string);
      for (let range = from; range <= to; range++) expect(bandOf(gunClass, range)).toBe(band);
    }
  },
);

test('[ST-16.3] beyond its last band a class cannot fire', () => {
  expect([21, 19, 16, 13, 10, 6].map((range, at) => bandOf(GUN_CLASSES[at] as 'A', range))).toEqual(
    Array(6).fill(undefined),
  );
});

const calm: GunAttack = {
  gunClass: 'A',
  band: 'short',
  target: { size: 'large', speedNow: 4 },
  sky: { isNight: false, isPoor: false },
  radar: 0,
  seenBy: 'eye',
  rank: 1,
  inSmoke: false,
  isSurprised: false,
  hasBridgeHit: false,
};

test.each([
  ['nothing', {}, 0],
  ['battleship guns at a destroyer', { target: { size: 'small', speedNow: 4 } }, -4],
  ['battleship guns at a fast cruiser', { target: { size: 'medium', speedNow: 5 } }, -2],
  ['battleship guns at a slower cruiser', { target: { size: 'medium', speedNow: 4 } }, 0],
  ['8-inch guns at a destroyer', { gunClass: 'C', target: { size: 'small', speedNow: 4 } }, -1],
  ['6-inch guns at a destroyer', { gunClass: 'D', target: { size: 'small', speedNow: 4 } }, 0],
  ['the second of three', { rank: 2 }, 0],
  ['the third', { rank: 3 }, -1],
  ['smoke', { inSmoke: true }, -2],
  ['a stopped target', { target: { size: 'large', speedNow: 0 } }, 2],
  ['seen by radar 2', { seenBy: 'radar2' }, -2],
  ['seen by radar 3', { seenBy: 'radar3' }, -1],
  ['night', { sky: { isNight: true, isPoor: false } }, -1],
  ['Poor Weather at night', { sky: { isNight: true, isPoor: true } }, -2],
  ['the same with gunnery radar', { sky: { isNight: true, isPoor: true }, radar: 2 }, 0],
  ['air warning radar lifts nothing', { sky: { isNight: true, isPoor: false }, radar: 1 }, -1],
  ['surprised', { isSurprised: true }, -2],
  ['bridge hit', { hasBridgeHit: true }, -2],
] as const)('[ST-3.7, ST-3.8, ST-16.4, ST-16.5] gunnery: %s', (_, given, sum) => {
  expect(sumOfAll(gunModifiers({ ...calm, ...given }))).toBe(sum);
});

test('[ST-16.8, ST-16.9] what bears ahead and astern', () => {
  expect([9, 8, 7, 6, 5, 4, 3, 2, 1].map((it) => firePowerInArc(it, 'bow', false))).toEqual([
    ...[6, 6, 5, 4, 4, 3, 2, 1, 1],
  ]);
  expect(firePowerInArc(8, 'broadside', false)).toBe(8);
  expect(
    (['bow', 'broadside', 'stern'] as const).map((arc) => firePowerInArc(8, arc, true)),
  ).toEqual([...[8, 8, 0]]);
});

test('[ST-1.10, ST-16.8, ST-17.7] arcs by the bearing off the bow', () => {
  expect(relativeBearing(350, 2)).toBe(-70);
  expect(relativeBearing(60, 2)).toBe(0);
  expect(relativeBearing(180, 1)).toBe(180);
  expect([0, -30, 31, 149, 150, -180].map(arcOf)).toEqual([
    ...['bow', 'bow', 'broadside', 'broadside', 'stern', 'stern'],
  ]);
  expect([0, 60, 61].map((angle) => bearsForTorpedoes(angle, true))).toEqual([true, true, false]);
  expect([30, 31, 149, 150].map((angle) => bearsForTorpedoes(angle, false))).toEqual([
    ...[false, true, true, false],
  ]);
});

test('[ST-17.4] every cell of the ranges of torpedoes', () => {
  for (const row of tableAfter('ST-17.4')) {
    const cells = [row['Ordinary torpedo'], row['Oxygen torpedo (trait O)']] as string[];
    for (const [at, cell] of cells.entries()) {
      if (cell === '–') continue;
      const [from, to] = bounds(cell);
      for (let range = from; range <= to; range++)
        expect(torpedoModifier(at === 1, range)).toBe(signed(row.Modifier));
    }
  }
  expect([torpedoModifier(false, 7), torpedoModifier(true, 13)]).toEqual([undefined, undefined]);
});

test('[ST-14.9, ST-17.3, ST-EX32] a torpedo that scores does at least so much', () => {
  expect([4, 5, 6, 7, 8].map(leastTorpedoDamage)).toEqual([3, 3, 2, 2, 1]);
  expect([torpedoDamage(1, 4), torpedoDamage(4, 4), torpedoDamage(0, 4)]).toEqual([3, 4, 0]);
});
