import {
  chanceOfTest,
  isIlluminated,
  rangeBand,
  visibilityHexes,
} from '../../../rules/fleet-action/query';
import { BEARINGS, type Bearing, HIT_ARCS, type HitArc } from './bearing';
import type { Duel, Sight, Situation } from './situation';
import type { Vessel } from './vessel';

/** How a shooter and a target lie to each other. */
export interface Lie {
  hexes: number;
  /** Of the target from the shooter. */
  to: Bearing;
  /** In which the shooter lies from the target. */
  arc: HitArc;
  /** Laid by radar alone. */
  isBlind: boolean;
}

/** Range bands from 1, and 0 [NW-1.7]. */
const BANDS = 6;
const LIES = BANDS * BEARINGS * HIT_ARCS.length * 2;

/** The place of a lie among all that differ in worth. */
export const lieIndex = ({ hexes, to, arc, isBlind }: Lie): number =>
  ((rangeBand(hexes) * BEARINGS + to) * HIT_ARCS.length + HIT_ARCS.indexOf(arc)) * 2 +
  Number(isBlind);

/** The duel of two vessels of a situation. */
export function duelOf(situation: Situation, shooter: Vessel, target: Vessel): Duel {
  const { duels, own, enemy } = situation;
  const index = shooter.index * (own.length + enemy.length) + target.index;
  const before = duels[index];
  if (before) return before;
  const sight = sightOf(situation, shooter, target);
  const duel: Duel = { shooter, target, sight, worth: worthsOf(situation, shooter, target) };
  duels[index] = duel;
  return duel;
}

/** [NW-12.6 to NW-12.16] */
function sightOf({ view }: Situation, shooter: Vessel, target: Vessel): Sight {
  const isLit = isIlluminated(view, target.unit, shooter.unit);
  const isPlain = !view.scenario.isNight || isLit;
  const seen = visibilityHexes(view, isLit ? 'lit' : 'unlit');
  const crew = 6 - shooter.crewQuality;
  return {
    eyeHexes: Math.min(shooter.sightHexes, seen),
    eyeChance: isPlain ? 1 : chanceOfTest(crew),
    nearChance: isPlain ? 1 : chanceOfTest(crew - 1),
    radarHexes: shooter.guns.some((it) => it.isRadarLaid) ? shooter.sightHexes : 0,
    radarChance: chanceOfTest(crew),
  };
}

/** The worths of a duel by `lieIndex`, by all of the target that they depend on. */
type ByHull = Map<string, Float32Array>;

/** Worths outlast a decision: of one battle, by all of the shooter that they depend on. */
interface Known {
  byArms: Map<string, ByHull>;
  count: number;
}

const known = new WeakMap<Situation['view']['scenario'], Known>();
/** Five kilobytes each. */
const MAX_KNOWN = 1500;

function worthsOf(situation: Situation, shooter: Vessel, target: Vessel): Float32Array {
  const ofBattle = knownOf(situation);
  const hull = keyOnce(situation.hulls, target, () => hullKey(situation, target));
  const byHull = byHullOf(
    ofBattle,
    keyOnce(situation.arms, shooter, () => armsKey(shooter)),
  );
  const before = byHull.get(hull);
  if (before) return before;
  const worths = new Float32Array(LIES).fill(Number.NaN);
  byHull.set(hull, worths);
  ofBattle.count += 1;
  return worths;
}

/** What is known of the battle; once it is too much, all is forgotten. */
function knownOf({ view: { scenario } }: Situation): Known {
  const before = known.get(scenario);
  if (before && before.count < MAX_KNOWN) return before;
  const fresh: Known = { byArms: new Map(), count: 0 };
  known.set(scenario, fresh);
  return fresh;
}

function byHullOf({ byArms }: Known, arms: string): ByHull {
  const before = byArms.get(arms);
  if (before) return before;
  const fresh: ByHull = new Map();
  byArms.set(arms, fresh);
  return fresh;
}

/** The key of a vessel, made once for each situation. */
function keyOnce(keys: (string | undefined)[], { index }: Vessel, make: () => string): string {
  keys[index] ??= make();
  return keys[index];
}

/** All that the fire of a ship depends on. */
function armsKey({ unit, guns, arms, isDirected, crewQuality, gunneryModifier }: Vessel): string {
  let key = `${unit.id}/${arms}/${isDirected}/${crewQuality}/${gunneryModifier}/${unit.splashes}`;
  for (const { name, mounts, isRadarLaid } of guns) {
    key += `/${name}${isRadarLaid}`;
    const { mounts: all = [] } = unit.sheet[name] ?? {};
    if (mounts.length < all.length) for (const mount of mounts) key += `,${all.indexOf(mount)}`;
  }
  return key;
}

/** All that a hit on a ship depends on. */
function hullKey({ worth }: Situation, { unit, index, structure, flotation }: Vessel): string {
  const { value = 0, stake = 0 } = worth[index] ?? {};
  return `${unit.id}/${structure}/${flotation}/${value}/${stake}`;
}

/** By eye or by radar, and how likely at all. */
export function layingAt(sight: Sight, hexes: number): { chance: number; isBlind: boolean } {
  if (hexes <= sight.eyeHexes)
    return { chance: hexes <= 5 ? sight.nearChance : sight.eyeChance, isBlind: false };
  return { chance: hexes <= sight.radarHexes ? sight.radarChance : 0, isBlind: true };
}
