import type { Degrees } from '../../../rules/core';
import type { SeekriegView } from '../../../rules/seekrieg';
import {
  angleSector,
  type Battery,
  expectedDamage,
  hitChances,
  hitTotal,
  inBands,
  lightingOf,
  meanHits,
  type Ship,
  type ShotFacts,
  shellOf,
  TARGET_ANGLES,
  type TargetAngle,
  tablesOf,
  yearOf,
} from '../../../rules/seekrieg/query';
import type { FireRow, PairRows } from './fireRow';
import { type BatteryGuns, gunsOn } from './gunner';
import type { Situation, Vessel } from './situation';

/** How two ships lie to each other. */
export interface Bearings {
  rangeHexes: number;
  /** Of the target from the firer's bow, -180 to 180. */
  target: Degrees;
  /** Of the firer from the target's bow. */
  firer: Degrees;
}

const YARDS_PER_HEX = 500;
const SAME_HEX_YARDS = 250;

/** Damage points that a ship's guns do to another in a turn, on average. */
export function firepower(
  situation: Situation,
  by: Vessel,
  at: Vessel,
  { rangeHexes, target, firer }: Bearings,
): number {
  if (rangeHexes > by.gunner.reachHexes) return 0;
  const angle = angleSector(tablesOf(situation.view).targetAngles, Math.round(firer));
  const bearing = Math.round(target);
  return fireOf(situation, { by, at, rangeHexes, angle }, ({ mounts }) => gunsOn(mounts, bearing));
}

/** The same where both broadsides bear. */
export const broadsideFire = (
  situation: Situation,
  by: Vessel,
  at: Vessel,
  rangeHexes: number,
): number =>
  rangeHexes > by.gunner.reachHexes
    ? 0
    : fireOf(situation, { by, at, rangeHexes, angle: 'beam' }, ({ abeam }) => abeam);

/** Fire of a ship at another. */
interface Fire {
  by: Vessel;
  at: Vessel;
  rangeHexes: number;
  angle: TargetAngle;
}

function fireOf(situation: Situation, fire: Fire, gunsOf: (guns: BatteryGuns) => number): number {
  const { batteries } = fire.by.gunner;
  let sum = 0;
  for (let index = 0; index < batteries.length; index++) {
    const guns = gunsOf(batteries[index] as BatteryGuns);
    if (guns > 0) sum += guns * perGun(situation, fire, index);
  }
  return sum;
}

/** Guns of one kind against a target. */
interface Guns {
  by: Vessel;
  at: Vessel;
  battery: Battery;
  radar: ShotFacts['radar'];
  index: number;
}

/** Hexes; no gun reaches farther. */
const MAX_RANGE = 128;

function perGun(situation: Situation, fire: Fire, index: number): number {
  const { by, at, rangeHexes, angle } = fire;
  const { battery, radar } = by.gunner.batteries[index] as BatteryGuns;
  const guns = { by, at, battery, radar, index };
  const row = rowOf(situation, guns);
  const place = rangeHexes * TARGET_ANGLES.length + TARGET_ANGLES.indexOf(angle);
  const known = row.points[place] as number;
  if (!Number.isNaN(known)) return known;
  row.facts.targetAngle = angle;
  const worked = workedOut(situation.view, guns, row, rangeHexes);
  row.points[place] = worked;
  return worked;
}

/** Radars have fewer categories. */
const MAX_RADARS = 8;

function rowOf(situation: Situation, guns: Guns): FireRow {
  const { view, own, enemy, rows } = situation;
  const pair = guns.by.index * (own.length + enemy.length) + guns.at.index;
  rows[pair] ??= rowsOfPair(view, guns);
  const ofPair = rows[pair];
  const place = guns.index * MAX_RADARS + guns.radar;
  ofPair[place] ??= newRow(view, guns);
  return ofPair[place];
}

/** What serves for a whole scenario. */
interface Kept {
  /** By all that they depend on but the battery, the range and the angle: most serve for many turns. */
  pairs: Map<string, PairRows>;
  /** Damage points of a hit, by battery and class of the target. */
  harm: Map<string, Float64Array>;
}

const KEPT = new WeakMap<SeekriegView['scenario'], Kept>();

function keptFor({ scenario }: SeekriegView): Kept {
  const before = KEPT.get(scenario);
  if (before) return before;
  const kept: Kept = { pairs: new Map(), harm: new Map() };
  KEPT.set(scenario, kept);
  return kept;
}

function rowsOfPair(view: SeekriegView, { by, at }: Guns): PairRows {
  const { pairs } = keptFor(view);
  const name = circumstances(view, by, at);
  const before = pairs.get(name) ?? [];
  pairs.set(name, before);
  return before;
}

const newRow = (view: SeekriegView, guns: Guns): FireRow => ({
  points: unknown(MAX_RANGE * TARGET_ANGLES.length),
  facts: factsOf(view, guns),
  harm: harmOf(view, guns),
});

const unknown = (length: number): Float64Array => new Float64Array(length).fill(Number.NaN);

function harmOf(view: SeekriegView, { by, at, index }: Guns): Float64Array {
  const { harm } = keptFor(view);
  const name = `${by.ship.sheet.classId} ${index} ${at.ship.sheet.classId}`;
  const before = harm.get(name) ?? unknown(MAX_RANGE);
  harm.set(name, before);
  return before;
}

/** All that rows depend on but the guns; the options of a game never change. */
function circumstances(view: SeekriegView, by: Vessel, at: Vessel): string {
  const { force, light, visibility } = view.environment;
  const line = light === 'day' ? visibility : lineOfLight(view, by.ship, at.ship);
  const speed = inBands(tablesOf(view).advancedHit.targetSpeed, at.ship.speedKnots);
  return `${nameOf(by)} ${nameOf(at)} ${speed} ${force} ${line}`;
}

/** Markers are called otherwise in each game. */
const nameOf = ({ isIdentified, ship }: Vessel): string =>
  isIdentified ? ship.id : `? ${ship.sheet.classId}`;

function lineOfLight(view: SeekriegView, firer: Ship, target: Ship): string {
  const lighting = lightingOf(view, firer, target, true);
  if (lighting.time === 'day') return '';
  return lighting.time === 'night' ? `${lighting.moon} ${lighting.line}` : lighting.line;
}

/** The hits of so many shells are looked up, for the chart is coarse for a single one. */
const SHELLS = 20;

/** [SK-11.8 to SK-11.13, SK-34.7] Rounds of one gun, its hits and what the best shell does. */
function workedOut(view: SeekriegView, guns: Guns, row: FireRow, rangeHexes: number): number {
  const { battery } = guns;
  const yards = rangeHexes * YARDS_PER_HEX || SAME_HEX_YARDS;
  if (yards > battery.rangeYards) return 0;
  const tables = tablesOf(view);
  const rounds = Math.min(battery.rate, inBands(tables.rateOfFire.rounds, yards));
  row.facts.rangeYards = yards;
  const { total } = hitTotal(tables, row.facts, false);
  const salvo = { shells: SHELLS, total };
  const hits = (rounds * meanHits(hitChances(tables.shellHits, salvo))) / SHELLS;
  return hits * harmAt(view, guns, row, rangeHexes);
}

/** Every ship has one or the other. */
const TYPES = ['APC', 'HE'] as const;

/** Damage points of a hit by the best shell. */
function harmAt(
  view: SeekriegView,
  { at, battery }: Guns,
  { harm }: FireRow,
  rangeHexes: number,
): number {
  const known = harm[rangeHexes] as number;
  if (!Number.isNaN(known)) return known;
  const tables = tablesOf(view);
  const yards = rangeHexes * YARDS_PER_HEX || SAME_HEX_YARDS;
  const damages = TYPES.map((type) =>
    expectedDamage(
      tables,
      view.options.damageMethod,
      at.ship.sheet,
      shellOf(tables, battery, type, yards),
    ),
  );
  const worked = Math.max(...damages);
  harm[rangeHexes] = worked;
  return worked;
}

/** A shot in the usual circumstances: on a target that has been fired at before, by one ship; range and angle are put in later. */
function factsOf(view: SeekriegView, guns: Guns): ShotFacts {
  const { ship: firer } = guns.by;
  const { ship: target } = guns.at;
  const { sheet } = firer;
  return {
    rangeYards: 0,
    targetAngle: 'beam',
    shipsFiring: 1,
    smoke: null,
    criticals: [],
    isNewTarget: false,
    hasAcquired: true,
    hasSpotter: false,
    firerWasHit: false,
    targetEvades: false,
    firerEvades: false,
    method: view.options.hitMethod,
    year: yearOf(view),
    targetDp: target.sheet.dp,
    targetKnots: target.speedKnots,
    firerDp: sheet.dp,
    fireControl: sheet.fireControl,
    radar: guns.radar,
    hasType98: view.options.type98 && sheet.hasType98,
    force: view.environment.force,
    lighting: lightingOf(view, firer, target, true),
  };
}
