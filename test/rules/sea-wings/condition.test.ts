import { expect, test } from 'vitest';
import {
  baseFlakOf,
  baseLaunchCapacity,
  flakOf,
  hasWorkingBaseRadar,
  hasWorkingRadar,
  isCrippled,
  launchCapacity,
  primaryOf,
  secondaryOf,
  speedAfterHits,
  torpedoesOf,
} from '../../../src/rules/sea-wings/common/condition';
import type { BaseCard, ShipCard } from '../../../src/rules/sea-wings/model/ratings';
import type { BaseHit, HitLetter } from '../../../src/rules/sea-wings/model/units';
import { ENTERPRISE, shipCard } from './cards';

const withHits = (card: ShipCard, letters: string) => ({
  card,
  hits: [...letters].map((letter) => ({ letter: letter as HitLetter, isPermanent: false })),
});
const enterprise = (letters: string) => withHits(ENTERPRISE, letters);
const cruiser = (letters: string) =>
  withHits(shipCard('myoko', { torpedoes: { strength: 12, isLongLance: true } }), letters);

test('[WG-1.21, WG-13.18] a P hit takes half of the printed speed, rounded, and the second the rest', () => {
  expect(['', 'P', 'PP', 'PPP'].map((hits) => speedAfterHits(enterprise(hits)))).toEqual([
    5, 3, 0, 0,
  ]);
});

test('[WG-13.7, WG-13.11, WG-13.18] P hits halve launch capacity and one A hit ends it', () => {
  expect(['', 'P', 'PP', 'A', 'PA'].map((hits) => launchCapacity(enterprise(hits)))).toEqual([
    7, 4, 0, 0, 0,
  ]);
  expect(launchCapacity(cruiser(''))).toBe(0);
});

test('[WG-1.18, WG-11.25, WG-13.17] one S hit halves AA, two remove it, a third changes nothing', () => {
  expect(['', 'S', 'SS', 'SSS'].map((hits) => flakOf(cruiser(hits)))).toEqual([
    { heavy: 3, light: 3 },
    { heavy: 1.5, light: 1.5 },
    { heavy: 0, light: 0 },
    { heavy: 0, light: 0 },
  ]);
});

test('[WG-11.24, WG-13.19, WG-19.5] a ship with two P hits uses no weapons', () => {
  const ship = cruiser('PP');
  expect(isCrippled(ship)).toBe(true);
  expect(flakOf(ship)).toEqual({ heavy: 0, light: 0 });
  expect([primaryOf(ship), secondaryOf(ship), torpedoesOf(ship)]).toEqual([null, null, null]);
});

test('[WG-13.9] the first S hit puts the radar out', () => {
  expect(['', 'P', 'S'].map((hits) => hasWorkingRadar(cruiser(hits)))).toEqual([true, true, false]);
});

test('[WG-13.8, WG-13.10, WG-19.4] M, S and T hits halve primary guns, secondary guns and torpedoes', () => {
  expect(['', 'M', 'MM'].map((hits) => primaryOf(cruiser(hits))?.strength)).toEqual([
    8,
    4,
    undefined,
  ]);
  expect(['', 'S', 'SS'].map((hits) => secondaryOf(cruiser(hits))?.strength)).toEqual([
    4,
    2,
    undefined,
  ]);
  expect(['', 'T', 'TT'].map((hits) => torpedoesOf(cruiser(hits))?.strength)).toEqual([
    12,
    6,
    undefined,
  ]);
  expect(torpedoesOf(withHits(shipCard('portland'), ''))).toBeNull();
});

const midway = (...hits: BaseHit[]) => ({
  hits,
  card: { launchCapacity: 10, heavyAA: 6, lightAA: 3, hasRadar: true } as BaseCard,
});

test('[WG-15.4] a base with an A hit launches nothing', () => {
  expect([midway(), midway('S'), midway('A')].map(baseLaunchCapacity)).toEqual([10, 10, 0]);
});

test('[WG-15.5] a base with an S hit has half of its AA and no radar, with two no AA', () => {
  expect([midway(), midway('S'), midway('S', 'S')].map(baseFlakOf)).toEqual([
    { heavy: 6, light: 3 },
    { heavy: 3, light: 1.5 },
    { heavy: 0, light: 0 },
  ]);
  expect([midway('A'), midway('S')].map(hasWorkingBaseRadar)).toEqual([true, false]);
});
