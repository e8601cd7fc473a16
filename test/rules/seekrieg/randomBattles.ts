import { carrier, groupsIn } from './air';
import { battery, type TestBattle, type TestShip, turretsIn } from './fleet';
import { at } from './playing';

const CRUISER: TestShip = {
  sheet: {
    batteries: [
      battery(),
      battery({
        boreInches: 6,
        gunClass: 'P2',
        rangeYards: 20_000,
        turrets: turretsIn('P2:port S2:starboard'),
      }),
    ],
    radars: ['284', '271'],
  },
};
const DESTROYER: TestShip = {
  sheet: {
    type: 'DD',
    dp: 50,
    speedKnots: 36,
    batteries: [battery({ boreInches: 5, gunClass: 'Q4', rangeYards: 18_000, lossFactor: 12 })],
    torpedoes: {
      model: 'Type 93 Mod 1 61 cm',
      mounts: [
        { tubes: 4, place: 'center' },
        { tubes: 4, place: 'center' },
      ],
      reloads: 4,
      lossFactor: 6,
    },
  },
};

/** Two lines by day, at ranges where ships come into sight and are lost, with one still to come. */
export const DAY: TestBattle = {
  allies: {
    ajax: { ...CRUISER, hex: at(0, 0) },
    exeter: { ...CRUISER, hex: at(0, 2) },
    electra: { ...DESTROYER, hex: at(3, 0) },
    norfolk: { ...CRUISER, hex: at(30, -20), fromTurn: 4 },
  },
  axis: {
    spee: { ...CRUISER, hex: at(0, -36), facing: 4 },
    hipper: { ...CRUISER, hex: at(0, -38), facing: 4, unknownUntilTurn: 3 },
    z1: { ...DESTROYER, hex: at(-40, 10), facing: 2, speedKnots: 30 },
  },
  elements: { cruisers: ['ajax', 'exeter'], 'germans*': ['spee', 'hipper'] },
  weather: { visibility: 7 },
  scenario: { turns: 8 },
};

/** Destroyers by night around an island, near enough to meet. */
export const NIGHT: TestBattle = {
  allies: {
    walke: { ...DESTROYER, hex: at(0, 0), facing: 1 },
    benham: { ...DESTROYER, hex: at(0, 1), facing: 1 },
    washington: { ...CRUISER, hex: at(0, 4) },
  },
  axis: {
    ayanami: { ...DESTROYER, hex: at(1, -8), facing: 4, speedKnots: 30 },
    nagara: { ...CRUISER, hex: at(3, -9), facing: 4, speedKnots: 26 },
  },
  elements: { van: ['walke', 'benham'], 'sweep*': ['ayanami', 'nagara'] },
  weather: { visibility: 8, force: 1 },
  options: { driftingSmoke: true, damageControl: true, morale: true, oversAndUnders: true },
  scenario: { turns: 8, startMinute: 0, land: [at(0, -4), at(-1, -4), at(-1, -3)] },
};

const HUNTER: TestShip = {
  sheet: {
    ...DESTROYER.sheet,
    hasSonar: true,
    depthCharges: 30,
    hasAheadThrown: true,
  },
};
const BOAT: TestShip = {
  sheet: {
    type: 'SS',
    dp: 25,
    speedKnots: 17,
    boat: { submergedKnots: 8 },
    batteries: [],
    torpedoes: {
      model: 'G7a T1 53.3 cm',
      mounts: [
        { tubes: 4, place: 'fixed-bow' },
        { tubes: 1, place: 'fixed-stern' },
      ],
      reloads: 5,
      lossFactor: 99,
    },
  },
};

/** A convoy's escorts among boats, on the surface and below. */
export const UNDERSEA: TestBattle = {
  allies: {
    hesperus: { ...HUNTER, hex: at(0, 0), speedKnots: 12 },
    vanessa: { ...HUNTER, hex: at(3, 0), speedKnots: 12 },
    rodney: { ...CRUISER, hex: at(1, 3), speedKnots: 12 },
  },
  axis: {
    u99: { ...BOAT, hex: at(0, -5), facing: 4, speedKnots: 4, depthFeet: 50 },
    u100: { ...BOAT, hex: at(3, -3), facing: 4, speedKnots: 4, depthFeet: 200 },
    u47: { ...BOAT, hex: at(-16, 4), facing: 2, speedKnots: 14 },
  },
  scenario: { turns: 10, modules: { air: false, submarine: true, search: false } },
};

/** Carriers and a strip in reach of each other's aircraft. */
export const FLYING: TestBattle = {
  allies: {
    hornet: carrier('f4f-3 12, sbd-3 12, tbd-1 4', { hex: at(0, 60), facing: 1, speedKnots: 25 }),
    juneau: { ...CRUISER, hex: at(2, 61), facing: 1, speedKnots: 25 },
  },
  axis: {
    zuiho: carrier('a6m2 8, b5n2 8', { hex: at(0, -60), facing: 1, speedKnots: 25 }),
    chikuma: { ...CRUISER, hex: at(2, -61), facing: 1, speedKnots: 25 },
  },
  sides: {
    axis: {
      bases: [
        {
          ...{ id: 'buin', name: 'Buin', type: 'strip', hex: at(1, 0), radar: null },
          airGroups: groupsIn('a6m2 9, d3a1 9'),
        },
      ],
    },
  },
  weather: { visibility: 9 },
  scenario: { turns: 24, modules: { air: true, submarine: false, search: false } },
};
