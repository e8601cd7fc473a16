import { type Axial, distance } from '../../../hex';
import { presentMaximum } from '../../../rules/seekrieg/query';
import { strengthOdds } from './exchange';
import type { Situation, Vessel } from './situation';

/** Where a group is to come to: within so many hexes of a hex. */
export interface Place {
  hex: Axial;
  withinHexes: number;
}

/** What a group of ships is about; `keep`: no enemy is known, and it steams on; `turnBack`: none is, and it is shelled; `runOn`: it still is. */
export type Errand =
  | { kind: 'fight'; place: Place | undefined }
  | { kind: 'withdraw' }
  | { kind: 'keep' }
  | { kind: 'turnBack' }
  | { kind: 'runOn' }
  | { kind: 'reach'; place: Place };

/** Odds below which a side that has lost nothing keeps what it has. As in other battles at sea. */
const WITHDRAW_BELOW = 0.35;

/** The more of its damage points a side has lost, the better the odds at which it stays. */
const PER_SHARE_LOST = 1.5;

export function errandOf(situation: Situation, ships: readonly Vessel[]): Errand {
  const { enemy } = situation;
  if (enemy.length > 0 && keepsAway(situation, ships)) return { kind: 'withdraw' };
  const isLeaving = enemy.length === 0 && isLeavingAlready(situation, ships);
  if (enemy.length === 0 && isShelled(situation, ships))
    return { kind: isLeaving ? 'runOn' : 'turnBack' };
  if (isLeaving) return { kind: 'keep' };
  // Whoever sees an enemy fights him first, and only leans toward the place (decision 0047).
  const place = placeOf(situation, ships);
  if (enemy.length > 0) return { kind: 'fight', place };
  return place ? { kind: 'reach', place } : { kind: 'keep' };
}

function keepsAway(situation: Situation, ships: readonly Vessel[]): boolean {
  const { posture } = situation.judgement;
  return posture === null ? isBeaten(situation, ships) : posture === 'withdraw';
}

const isBeaten = (situation: Situation, ships: readonly Vessel[]): boolean =>
  canEscape(situation, ships) &&
  strengthOdds(situation) <
    WITHDRAW_BELOW +
      PER_SHARE_LOST * shareLost(situation) +
      (isLeavingAlready(situation, ships) ? STEADY : 0);

/** A group that has begun to leave wants so much better odds to turn round again. */
const STEADY = 0.3;

/** Its own smoke still hangs about [SK-15.14]: nobody lays any but ships that leave. */
const isLeavingAlready = ({ view }: Situation, ships: readonly Vessel[]): boolean =>
  view.smoke.some(({ layer }) => ships.some(({ ship }) => ship.id === layer));

/** A group that is slower by so much only shows its stern. */
const SLOWER_KNOTS = 2;

/** Enemies of this share of the largest one's damage points are those to be feared. */
const LARGE = 0.5;

/** Speeds of the enemy are known by his sheets, where he has been identified. */
function canEscape({ view, enemy }: Situation, ships: readonly Vessel[]): boolean {
  const largest = Math.max(...enemy.map(({ ship }) => ship.sheet.dp));
  const feared = enemy.filter(({ ship }) => ship.sheet.dp >= LARGE * largest);
  return (
    Math.max(...ships.map(({ ship }) => presentMaximum(view, ship))) + SLOWER_KNOTS >=
    Math.max(...feared.map(({ ship }) => ship.sheet.speedKnots))
  );
}

/** [SK-5.13] Shells come out of the dark: a group that is bound for a place minds those that hit, another all that fall near. */
function isShelled(situation: Situation, ships: readonly Vessel[]): boolean {
  const minds = placeOf(situation, ships) ? 'wasHit' : 'wasFiredAt';
  return ships.some(({ ship }) => ship.condition?.[minds] ?? false);
}

/** Damage received by a side's ships, of all that they had. */
function shareLost({ view, side, own }: Situation): number {
  const had = Object.values(view.ships)
    .filter((ship) => ship.side === side && ship.fate !== 'waiting')
    .reduce((sum, { sheet }) => sum + sheet.dp, 0);
  return 1 - own.reduce((sum, { pointsLeft }) => sum + pointsLeft, 0) / Math.max(1, had);
}

/** A place that one of the ships is to come to, while none of them is there. */
function placeOf({ view, side }: Situation, ships: readonly Vessel[]): Place | undefined {
  const ids = new Set(ships.map(({ ship }) => ship.id));
  for (const { aim, ships: named } of view.forces[side]?.objectives ?? [])
    if (aim.kind === 'near' && named.some((id) => ids.has(id)) && !isThere(ships, aim)) return aim;
  return undefined;
}

const isThere = (ships: readonly Vessel[], { hex, withinHexes }: Place): boolean =>
  ships.some(({ ship }) => distance(ship.hex, hex) <= withinHexes);
