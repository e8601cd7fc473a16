import type { Degrees } from '../../../rules/core';
import type { SeekriegView } from '../../../rules/seekrieg';
import {
  angleSector,
  type Battery,
  bearsOn,
  expectedDamage,
  hitChances,
  hitTotal,
  inBands,
  lightingOf,
  meanHits,
  radarOf,
  type Ship,
  type ShotFacts,
  shellOf,
  TARGET_ANGLES,
  type TargetAngle,
  tablesOf,
  yearOf,
} from '../../../rules/seekrieg/query';
import type { FireRow } from './fireRow';
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
  let sum = 0;
  for (const [index, { battery, mounts }] of by.gunner.batteries.entries()) {
    let guns = 0;
    for (const mount of mounts) if (bearsOn(mount.arc, bearing)) guns += mount.guns;
    if (guns > 0) sum += guns * perGun(situation, { by, at, battery, index }, rangeHexes, angle);
  }
  return sum;
}

/** Guns of one kind against a target. */
interface Guns {
  by: Vessel;
  at: Vessel;
  battery: Battery;
  index: number;
}

/** Hexes; no gun reaches farther. */
const MAX_RANGE = 128;

function perGun(situation: Situation, guns: Guns, rangeHexes: number, angle: TargetAngle): number {
  const row = rowOf(situation, guns);
  const at = rangeHexes * TARGET_ANGLES.length + TARGET_ANGLES.indexOf(angle);
  const known = row.points[at] as number;
  if (!Number.isNaN(known)) return known;
  row.facts.targetAngle = angle;
  const worked = workedOut(situation.view, guns, row, rangeHexes);
  row.points[at] = worked;
  return worked;
}

const MAX_BATTERIES = 8;

function rowOf(situation: Situation, guns: Guns): FireRow {
  const vessels = situation.own.length + situation.enemy.length;
  const key = (guns.by.index * vessels + guns.at.index) * MAX_BATTERIES + guns.index;
  const before = situation.rows.get(key);
  if (before) return before;
  const row = rowNamed(situation.view, guns);
  situation.rows.set(key, row);
  return row;
}

/** What serves for a whole scenario. */
interface Kept {
  /** By all that they depend on but the range and the angle: most serve for many turns. */
  rows: Map<string, FireRow>;
  /** Damage points of a hit, by battery and class of the target. */
  harm: Map<string, Float64Array>;
}

const KEPT = new WeakMap<SeekriegView['scenario'], Kept>();

function keptFor({ scenario }: SeekriegView): Kept {
  const before = KEPT.get(scenario);
  if (before) return before;
  const kept: Kept = { rows: new Map(), harm: new Map() };
  KEPT.set(scenario, kept);
  return kept;
}

function rowNamed(view: SeekriegView, guns: Guns): FireRow {
  const { rows } = keptFor(view);
  const name = circumstances(view, guns);
  const before = rows.get(name);
  if (before) return before;
  const row = {
    points: unknown(MAX_RANGE * TARGET_ANGLES.length),
    facts: factsOf(view, guns),
    harm: harmOf(view, guns),
  };
  rows.set(name, row);
  return row;
}

const unknown = (length: number): Float64Array => new Float64Array(length).fill(Number.NaN);

function harmOf(view: SeekriegView, { by, at, index }: Guns): Float64Array {
  const { harm } = keptFor(view);
  const name = `${by.ship.sheet.classId} ${index} ${at.ship.sheet.classId}`;
  const before = harm.get(name) ?? unknown(MAX_RANGE);
  harm.set(name, before);
  return before;
}

/** All that a row depends on; the options of a game never change. */
function circumstances(view: SeekriegView, guns: Guns): string {
  const { by, at, index } = guns;
  const { force, light, visibility } = view.environment;
  const line = light === 'day' ? visibility : lineOfLight(view, by.ship, at.ship);
  const speed = inBands(tablesOf(view).advancedHit.targetSpeed, at.ship.speedKnots);
  return `${nameOf(by)} ${index} ${nameOf(at)} ${radarIn(view, guns)} ${speed} ${force} ${line}`;
}

/** Markers are called otherwise in each game. */
const nameOf = ({ isIdentified, ship }: Vessel): string =>
  isIdentified ? ship.id : `? ${ship.sheet.classId}`;

function lineOfLight(view: SeekriegView, firer: Ship, target: Ship): string {
  const lighting = lightingOf(view, firer, target, true);
  if (lighting.time === 'day') return '';
  return lighting.time === 'night' ? `${lighting.moon} ${lighting.line}` : lighting.line;
}

/** Of an enemy it is not known whether his sets still work. */
const radarIn = (view: SeekriegView, { by: { ship }, index }: Guns) =>
  ship.condition ? radarOf(view, ship, index) : ship.sheet.fireControlRadar;

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
    ...{ rangeYards: 0, targetAngle: 'beam', shipsFiring: 1, smoke: null, criticals: [] },
    ...{ isNewTarget: false, hasAcquired: true, hasSpotter: false, firerWasHit: false },
    ...{ targetEvades: false, firerEvades: false },
    method: view.options.hitMethod,
    year: yearOf(view),
    targetDp: target.sheet.dp,
    targetKnots: target.speedKnots,
    firerDp: sheet.dp,
    fireControl: sheet.fireControl,
    radar: radarIn(view, guns),
    hasType98: view.options.type98 && sheet.hasType98,
    force: view.environment.force,
    lighting: lightingOf(view, firer, target, true),
  };
}
