import { bySide, type Side } from '../../../src/rules/core';
import type { AircraftType, BaseCard, ShipCard } from '../../../src/rules/sea-wings/model/ratings';
import type {
  BaseFacts,
  ScenarioFacts,
  ScenarioForce,
  ScenarioFormation,
  SeaMap,
  SeaWingsScenario,
  SideOfScenario,
} from '../../../src/rules/sea-wings/model/scenario';

/** A sea of 40 by 30 hexes without land; the Allies leave eastward. */
export const SEA: SeaMap = {
  columns: 40,
  rows: 30,
  corner: { lat: 10, lon: 0 },
  midLatitude: 0,
  land: [],
  friendlyEdges: { allies: ['east'], axis: ['west'] },
};

const sideOf = (side: Side): SideOfScenario => ({
  name: side,
  nation: side,
  dummies: 2,
  deck: [],
  hand: [],
  handSize: 0,
  draws: 0,
  initiative: { day: 0, night: 0 },
});

const COMMON = {
  system: 'sea-wings',
  id: 'test',
  title: 'Test',
  date: '1942-06-04',
  firstHour: 4,
  turns: 12,
  map: SEA,
  objectives: [],
  margin: null,
  hasEvents: true,
  turnsInPlot: null,
  options: {},
} as const;

interface Changed extends Omit<Partial<ScenarioFacts>, 'bases'> {
  bases?: readonly Partial<BaseFacts>[];
}

/** The open part of a small scenario. */
export const facts = (changed: Changed = {}): ScenarioFacts => ({
  ...COMMON,
  floatplanes: { allies: SOC, axis: E13A },
  sides: bySide((side) => ({ ...sideOf(side), cards: [] })),
  ...changed,
  bases: (changed.bases ?? []) as BaseFacts[],
});

const load = (id: string, ships: number, bases: number | null, penetration: number) =>
  ({
    id,
    name: id,
    kind: bases === null ? 'torpedo' : 'bomb',
    hitNumber: { ships, bases },
    penetration,
  }) as const;

const aircraft = (id: string, changed: Partial<AircraftType>): AircraftType => ({
  id,
  name: id.toUpperCase(),
  class: 'F',
  attack: { unloaded: 1, loaded: null },
  defense: 3,
  armor: 1,
  gun: 1,
  loads: [],
  strikeRangeHexes: 8,
  searchRangeHexes: null,
  isNight: false,
  ...changed,
});

/** Rows of WG-27.12. */
export const F4F = aircraft('f4f-4', {
  attack: { unloaded: 4, loaded: null },
  defense: 2,
  gun: 3,
  strikeRangeHexes: 7,
});
export const SBD = aircraft('sbd-3', {
  class: 'DB',
  attack: { unloaded: 2, loaded: 1 },
  loads: [load('1000-lb', 4, 4, 4), load('500-lb', 4, 4, 3)],
  strikeRangeHexes: 9,
  searchRangeHexes: 12.5,
});
export const TBD = aircraft('tbd-1', {
  class: 'TB',
  attack: { unloaded: 1, loaded: 1 },
  loads: [load('torpedo', 2, null, 3), load('500-lb', 0, 3, 3)],
  strikeRangeHexes: 6,
  searchRangeHexes: 6.5,
});
export const A6M = aircraft('a6m2', {
  attack: { unloaded: 5, loaded: null },
  defense: 2,
  armor: 2,
  gun: 2,
  strikeRangeHexes: 13,
  baseStrikeRangeHexes: 24,
});
export const B5N = aircraft('b5n2', {
  class: 'TB',
  attack: { unloaded: 1, loaded: 1 },
  armor: 2,
  loads: [load('torpedo', 3, null, 3), load('800-kg', 1, 3, 5)],
  strikeRangeHexes: 11,
  searchRangeHexes: 12.5,
});
export const PBY = aircraft('pby-5a', {
  class: 'PB',
  attack: { unloaded: 2, loaded: 1 },
  defense: 4,
  armor: 2,
  loads: [load('500-lb', 0, 2, 3)],
  strikeRangeHexes: 25,
  searchRangeHexes: 35,
  isNight: true,
});
export const SOC = aircraft('soc', {
  class: 'PB',
  strikeRangeHexes: 6,
  searchRangeHexes: 8.5,
  defense: 4,
  armor: 2,
});
export const E13A = aircraft('e13a1', {
  class: 'PB',
  strikeRangeHexes: 8,
  searchRangeHexes: 12.5,
  armor: 2,
});

/** Factors of a type at a home. */
export const formation = (
  home: string,
  type: AircraftType,
  factors: number,
): ScenarioFormation => ({
  id: `${home}-${type.id}`,
  type,
  factors,
});

/** A force of ships at a hex; a carrier's formations go with her id. */
export const force = (
  side: Side,
  hex: ScenarioForce['hex'],
  cards: readonly ShipCard[],
  formations: readonly ScenarioFormation[] = [],
): ScenarioForce => ({
  id: `${side}-${cards[0]?.id}`,
  name: `${cards[0]?.id}`,
  side,
  hex,
  ships: cards.map((card) => ({
    card,
    formations: formations.filter(({ id }) => id.startsWith(`${card.id}-`)),
  })),
});

/** Midway of WG-28.1. */
export const MIDWAY: BaseCard = {
  id: 'midway',
  name: 'Midway',
  type: 'large-land',
  size: 6,
  capRating: 3,
  launchCapacity: 10,
  airCapacity: 20,
  heavyAA: 6,
  lightAA: 3,
  fireControl: 2,
  hasRadar: true,
};

interface ScenarioChange extends Omit<Partial<SeaWingsScenario>, 'sides'> {
  sides?: Partial<Record<Side, Partial<SideOfScenario>>>;
}

/** A scenario with the forces given. */
export const scenario = (changed: ScenarioChange): SeaWingsScenario => ({
  ...COMMON,
  forces: [],
  bases: [],
  floatplanes: { allies: SOC, axis: E13A },
  ...changed,
  sides: bySide((side) => ({ ...sideOf(side), ...changed.sides?.[side] })),
});
