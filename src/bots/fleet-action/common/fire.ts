import { type Axial, distance, type Facing } from '../../../hex';
import {
  chanceOfTest,
  GUN_NEEDS,
  type Gun,
  isClear,
  isSmallCraft,
  isSubmarine,
  MAX_LIGHT_CALIBER_INCHES,
  type Mount,
  progression,
  rangeBand,
} from '../../../rules/fleet-action/query';
import { type Bearing, bearsOn, type HitArc, ON_THE_BEAM } from './bearing';
import { criticalShare } from './criticals';
import { duelOf, type Lie, layingAt, lieIndex } from './duels';
import type { Duel, Situation } from './situation';
import type { Guns, Vessel } from './vessel';
import { impactWorth } from './worth';

/** Where a vessel is, or may be. */
export interface Pose {
  hex: Axial;
  facing: Facing;
}

/** No gun reaches beyond it [NW-1.7]. */
export const MAX_HEXES = 25;

/** A vessel in a hex where she may be. */
interface Placed {
  ship: Vessel;
  hex: Axial;
}

/** The fire of one vessel at another from hex to hex, whatever their facings. */
export interface Fire {
  duel: Duel;
  hexes: number;
  /** That it can be laid at all. */
  chance: number;
  isBlind: boolean;
}

/** `undefined` where there is none. */
export function fireBetween(
  situation: Situation,
  { ship: shooter, hex: from }: Placed,
  { ship: target, hex: to }: Placed,
): Fire | undefined {
  const hexes = distance(from, to);
  if (hexes > MAX_HEXES || shooter.guns.length === 0) return undefined;
  const duel = duelOf(situation, shooter, target);
  const { chance, isBlind } = layingAt(duel.sight, hexes);
  if (chance === 0 || (!isBlind && isBarred(situation, from, to))) return undefined;
  return { duel, hexes, chance, isBlind };
}

/**
 * Points that fire brings in a turn, on average.
 *
 * @param to the target from the shooter
 * @param arc of the target in which the shooter lies
 */
export const fireWorth = (
  situation: Situation,
  { duel, hexes, chance, isBlind }: Fire,
  to: Bearing,
  arc: HitArc,
): number => chance * lyingWorth(situation, duel, { hexes, to, arc, isBlind });

/** The same abeam of each other at a range, with nothing between them. */
export function broadsideWorth(
  situation: Situation,
  shooter: Vessel,
  target: Vessel,
  hexes: number,
): number {
  if (hexes > MAX_HEXES || shooter.guns.length === 0) return 0;
  const duel = duelOf(situation, shooter, target);
  const { chance, isBlind } = layingAt(duel.sight, hexes);
  if (chance === 0) return 0;
  return chance * lyingWorth(situation, duel, { hexes, to: ON_THE_BEAM, arc: 'beam', isBlind });
}

/** Land or smoke lies between two hexes, seen from either. */
function isBarred({ view, veils, barred }: Situation, from: Axial, to: Axial): boolean {
  if (veils.length === 0) return false;
  const [low, high] = inOrder(numberOf(from), numberOf(to));
  const known = barred.get(low) ?? new Map<number, boolean>();
  const before = known.get(high);
  if (before !== undefined) return before;
  const hexes = distance(from, to);
  const isVeiled = veils.some((it) => distance(from, it) + distance(it, to) === hexes);
  const found = isVeiled && !isClear(view, from, to);
  barred.set(low, known.set(high, found));
  return found;
}

const inOrder = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a]);

/** A hex as a number, which is found sooner than a text. */
const numberOf = ({ q, r }: Axial): number => q * 4096 + r;

/** All that the worth of fire depends on. */
interface Shot {
  situation: Situation;
  duel: Duel;
  lie: Lie;
}

function lyingWorth(situation: Situation, duel: Duel, lie: Lie): number {
  const index = lieIndex(lie);
  const known = duel.worth[index] as number;
  if (!Number.isNaN(known)) return known;
  let sum = 0;
  for (const guns of duel.shooter.guns) sum += gunsWorth({ situation, duel, lie }, guns);
  duel.worth[index] = sum * duel.shooter.arms;
  return duel.worth[index] as number;
}

function gunsWorth(
  { situation, duel: { shooter, target }, lie }: Shot,
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
    gun,
    band,
    arc: lie.arc,
    criticals: progression(barrels),
    hit: chanceOfFace(need),
    overwhelming: chanceOfFace(need + OVERWHELMS),
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
