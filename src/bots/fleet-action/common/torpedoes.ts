import { distance } from '../../../hex';
import {
  isSmallCraft,
  progression,
  rangeBand,
  TORPEDO_NEEDS,
  type Torpedo,
} from '../../../rules/fleet-action/query';
import { arcAt, bearingFrom, HIT_ARCS } from './bearing';
import { chanceOfFace, type Pose } from './fire';
import type { Situation } from './situation';
import type { Vessel } from './vessel';
import { floodWorth } from './worth';

/** A salvo that may be launched. */
interface Launch {
  by: Vessel;
  count: number;
  /** Index of the setting. */
  setting: number;
  from: Pose['hex'];
}

/** [NW-15.3] */
const ARC_MODIFIERS = { bow: -1, beam: 0, stern: -3 } as const;

/** Hits on average by a salvo at a target in a pose [NW-15.2 to NW-15.7]. */
export function meanHits({ by, count, setting, from }: Launch, target: Vessel, at: Pose): number {
  const chosen = by.sheet.torpedoes?.torpedo.settings[setting];
  const hexes = distance(from, at.hex);
  if (!chosen || hexes > chosen.reachHexes) return 0;
  const need = isSmallCraft(target.sheet)
    ? Math.max(20, TORPEDO_NEEDS[rangeBand(hexes) - 1] ?? 99)
    : (TORPEDO_NEEDS[rangeBand(hexes) - 1] ?? 99);
  const arc = arcAt(bearingFrom(at.facing, at.hex, from));
  const isSlow = target.unit.speedKnots <= 9;
  const sum =
    chosen.modifier +
    by.crewQuality +
    Math.max(-3, target.sheet.size) +
    (isSlow ? 1 : ARC_MODIFIERS[arc]) -
    by.unit.splashes;
  return progression(count) * chanceOfFace(need - sum);
}

/** Of a critical's CV, the share that floods a ship: Bulkheads, and what a failed test adds [NW-24.1]. */
const BULKHEADS = 0.6;
/** [NW-15.13] Of hits from the beam, those that meet the underwater protection. */
const MIDSHIPS = 0.4;

/** Points that one torpedo hit brings on average. */
export function torpedoHitWorth(
  { view, side, worth }: Situation,
  torpedo: Pick<Torpedo, 'impactPoints' | 'criticalValue' | 'dudNumber'>,
  target: Vessel,
): number {
  const { value = 0, stake = 0 } = worth[target.index] ?? {};
  const { sheet, unit } = target;
  if (isSmallCraft(sheet)) return value;
  const { impactPoints, criticalValue, dudNumber } = torpedo;
  const stopped = Math.min(impactPoints - 1, 2 * sheet.underwaterProtection);
  const impact = impactPoints - MIDSHIPS * stopped + BULKHEADS * criticalValue;
  const flooding = Math.min(0.85 * value, impact * floodWorth(target, value, stake));
  const struck = view.scenario.objectives
    .filter(
      ({ id, side: its, aim }) =>
        its === side &&
        aim.kind === 'torpedoed' &&
        aim.units.includes(unit.id) &&
        !view.tally.met.includes(id),
    )
    .reduce((sum, { points }) => sum + points, 0);
  return (1 - dudNumber / 10) * (flooding + struck);
}

/** Points that a salvo brings on average; several hits on one ship are worth no more than she is. */
export function salvoWorth(situation: Situation, launch: Launch, target: Vessel, at: Pose): number {
  const { torpedoes } = launch.by.sheet;
  const hits = meanHits(launch, target, at);
  if (!torpedoes || hits === 0) return 0;
  const { value = 0, stake = 0 } = situation.worth[target.index] ?? {};
  return Math.min(value + stake + 15, hits * torpedoHitWorth(situation, torpedoes.torpedo, target));
}

/** The setting that does most at a distance: the fastest that reaches. */
export function settingFor({ sheet }: Vessel, hexes: number): number | undefined {
  const settings = sheet.torpedoes?.torpedo.settings ?? [];
  let best: number | undefined;
  for (const [index, { reachHexes, modifier }] of settings.entries())
    if (reachHexes >= hexes && (best === undefined || modifier > (settings[best]?.modifier ?? -9)))
      best = index;
  return best;
}

/** Of all enemies in reach with torpedoes, the share that launches at a ship in a turn. A guess. */
const LAUNCHES = 0.25;

/** Beyond it few torpedoes reach, and none is worth turning for. */
const FEARED_HEXES = 15;

/** Points that a ship has to fear from the torpedoes of an enemy in a pose [NW-15.3]. */
export function torpedoThreat(
  situation: Situation,
  enemy: Vessel,
  target: Vessel,
  at: Pose,
): number {
  const hexes = distance(enemy.hex, at.hex);
  if (enemy.torpedoes === 0 || hexes > FEARED_HEXES) return 0;
  const { threats } = situation;
  const arc = HIT_ARCS.indexOf(arcAt(bearingFrom(at.facing, at.hex, enemy.hex)));
  const key = ((enemy.index * VESSELS + target.index) * VESSELS + hexes) * HIT_ARCS.length + arc;
  const known = threats.get(key);
  if (known !== undefined) return known;
  const setting = settingFor(enemy, hexes);
  // Half of the tubes of most ships bear to a side.
  const count = Math.ceil(enemy.torpedoes / 2);
  const threat =
    setting === undefined
      ? 0
      : LAUNCHES *
        salvoWorth(situation, { by: enemy, count, setting, from: enemy.hex }, target, at);
  threats.set(key, threat);
  return threat;
}

/** More than the vessels of any battle. */
const VESSELS = 256;
