import { type Axial, distance, type Facing } from '../../../hex';
import {
  chanceOfTest,
  GUN_NEEDS,
  type Gun,
  isClear,
  isIlluminated,
  isSmallCraft,
  isSubmarine,
  MAX_LIGHT_CALIBER_INCHES,
  type Mount,
  progression,
  rangeBand,
  visibilityHexes,
} from '../../../rules/fleet-action/query';
import {
  arcAt,
  BEARINGS,
  type Bearing,
  bearingFrom,
  bearsOn,
  HIT_ARCS,
  type HitArc,
  ON_THE_BEAM,
} from './bearing';
import { criticalShare } from './criticals';
import type { Sight, Situation } from './situation';
import type { Guns, Vessel } from './vessel';
import { impactWorth } from './worth';

/** Where a vessel is, or may be. */
export interface Pose {
  hex: Axial;
  facing: Facing;
}

/** A vessel in a pose that she may take. */
interface Posed {
  ship: Vessel;
  at: Pose;
}

/** How a shooter and a target lie to each other. */
interface Lie {
  hexes: number;
  /** Of the target from the shooter. */
  to: Bearing;
  /** In which the shooter lies from the target. */
  arc: HitArc;
  /** Laid by radar alone. */
  isBlind: boolean;
}

/** No gun reaches beyond it [NW-1.7]. */
export const MAX_HEXES = 25;

/** Points that the fire of a turn brings from one pose at another, on average. */
export function fireWorth(
  situation: Situation,
  { ship: shooter, at: from }: Posed,
  { ship: target, at }: Posed,
): number {
  const hexes = distance(from.hex, at.hex);
  if (hexes > MAX_HEXES || shooter.guns.length === 0) return 0;
  const { chance, isBlind } = sightAt(sightOf(situation, shooter, target), hexes);
  if (chance === 0 || (!isBlind && isBarred(situation, from.hex, at.hex))) return 0;
  const to = bearingFrom(from.facing, from.hex, at.hex);
  const arc = arcAt(bearingFrom(at.facing, at.hex, from.hex));
  return chance * lyingWorth(situation, shooter, target, { hexes, to, arc, isBlind });
}

/** The same abeam of each other at a range, with nothing between them. */
export function broadsideWorth(
  situation: Situation,
  shooter: Vessel,
  target: Vessel,
  hexes: number,
): number {
  if (hexes > MAX_HEXES || shooter.guns.length === 0) return 0;
  const { chance, isBlind } = sightAt(sightOf(situation, shooter, target), hexes);
  if (chance === 0) return 0;
  const lie: Lie = { hexes, to: ON_THE_BEAM, arc: 'beam', isBlind };
  return chance * lyingWorth(situation, shooter, target, lie);
}

/** Land or smoke lies between two hexes. */
function isBarred({ view, veils, clear }: Situation, from: Axial, to: Axial): boolean {
  if (veils.length === 0) return false;
  const hexes = distance(from, to);
  if (!veils.some((it) => distance(from, it) + distance(it, to) === hexes)) return false;
  const key = `${from.q},${from.r},${to.q},${to.r}`;
  const known = clear.get(key);
  if (known !== undefined) return !known;
  const isOpen = isClear(view, from, to);
  clear.set(key, isOpen);
  return !isOpen;
}

/** [NW-12.6 to NW-12.16] */
function sightOf(situation: Situation, shooter: Vessel, target: Vessel): Sight {
  const { view, sights, own, enemy } = situation;
  const key = shooter.index * 2 * (own.length + enemy.length) + target.index;
  const known = sights.get(key);
  if (known) return known;
  const { isNight } = view.scenario;
  const isLit = isIlluminated(view, target.unit, shooter.unit);
  const isPlain = !isNight || isLit;
  const seen = visibilityHexes(view, isLit ? 'lit' : 'unlit');
  const crew = 6 - shooter.crewQuality;
  const sight: Sight = {
    eyeHexes: Math.min(shooter.sightHexes, seen),
    eyeChance: isPlain ? 1 : chanceOfTest(crew),
    nearChance: isPlain ? 1 : chanceOfTest(crew - 1),
    radarHexes: shooter.guns.some((it) => it.isRadarLaid) ? shooter.sightHexes : 0,
    radarChance: chanceOfTest(crew),
  };
  sights.set(key, sight);
  return sight;
}

function sightAt(sight: Sight, hexes: number): { chance: number; isBlind: boolean } {
  if (hexes <= sight.eyeHexes)
    return { chance: hexes <= 5 ? sight.nearChance : sight.eyeChance, isBlind: false };
  return { chance: hexes <= sight.radarHexes ? sight.radarChance : 0, isBlind: true };
}

/** All that the worth of fire depends on. */
interface Shot {
  situation: Situation;
  shooter: Vessel;
  target: Vessel;
  lie: Lie;
}

function lyingWorth(situation: Situation, shooter: Vessel, target: Vessel, lie: Lie): number {
  const { fire, own, enemy } = situation;
  const ships = own.length + enemy.length;
  const pair = shooter.index * ships + target.index;
  const side = HIT_ARCS.indexOf(lie.arc) * 2 + Number(lie.isBlind);
  const key = ((pair * 6 + rangeBand(lie.hexes)) * BEARINGS + lie.to) * 6 + side;
  const known = fire.get(key);
  if (known !== undefined) return known;
  let worth = 0;
  for (const guns of shooter.guns) worth += gunsWorth({ situation, shooter, target, lie }, guns);
  worth *= shooter.arms;
  fire.set(key, worth);
  return worth;
}

function gunsWorth(
  { situation, shooter, target, lie }: Shot,
  { gun, mounts, isRadarLaid }: Guns,
): number {
  const band = rangeBand(lie.hexes);
  const barrels = barrelsOn(mounts, lie.to);
  const isOut = band > gun.penetration.length || (lie.isBlind && !isRadarLaid);
  if (isOut || barrels === 0 || isTooHeavy(gun, target)) return 0;
  const isDirected = shooter.isDirected && !isSmallCraft(target.sheet);
  const need =
    (GUN_NEEDS[isDirected ? 'directed' : 'local'][band - 1] ?? 99) -
    (shooter.crewQuality + progression(barrels) - 2 + target.sheet.size) -
    (isRadarLaid && isDirected && !lie.isBlind ? 1 : 0) -
    (shooter.gunneryModifier - shooter.unit.splashes);
  return hitsWorth(situation, target, {
    ...{ gun, band, arc: lie.arc, criticals: progression(barrels) },
    ...{ hit: chanceOfFace(need), overwhelming: chanceOfFace(need + OVERWHELMS) },
  });
}

/** Barrels of the mounts that bear. */
function barrelsOn(mounts: readonly Mount[], to: Bearing): number {
  let barrels = 0;
  for (const mount of mounts) if (bearsOn(mount.arc, to)) barrels += mount.barrels;
  return barrels;
}

/** [NW-14.1] */
const isTooHeavy = (gun: Gun, { sheet }: Vessel): boolean =>
  isSmallCraft(sheet) && gun.caliberInches > MAX_LIGHT_CALIBER_INCHES;

/** What a gunnery attack may do. */
interface Hits {
  gun: Gun;
  band: number;
  arc: HitArc;
  /** Critical rolls of a hit. */
  criticals: number;
  /** Chances of the attack. */
  hit: number;
  overwhelming: number;
}

/** How often a hit loses a submarine, about. A guess. */
const HULL_LOST = 0.3;

/** Points that a gunnery attack brings on average. */
export function hitsWorth(
  { worth }: Situation,
  target: Vessel,
  { gun, band, arc, criticals, hit, overwhelming }: Hits,
): number {
  const { value = 0, stake = 0 } = worth[target.index] ?? {};
  const { sheet } = target;
  if (isSmallCraft(sheet)) return hit * chanceOfSaveLost(target, gun.impactPoints) * value;
  if (isSubmarine(sheet)) return hit * HULL_LOST * value;
  const critical = criticals * value * criticalShare(sheet, gun, band, arc);
  const impact = criticals * gun.impactPoints * impactWorth(target, value, stake);
  return hit * (critical + impact) + overwhelming * impact;
}

/** [NW-13.18] */
const OVERWHELMS = 10;

/** [NW-1.22, NW-1.24] The chance that a d20 shows so much or more. */
export const chanceOfFace = (need: number): number => Math.min(19, Math.max(0, 21 - need)) / 20;

/** [NW-14.4] The chance that a stand of small craft loses a vessel by a hit. */
const chanceOfSaveLost = ({ sheet }: Vessel, impactPoints: number): number =>
  1 - chanceOfTest(6 - (sheet.smallCraft?.savingThrow ?? 0) + impactPoints);
