import { type Axial, distance, hexNumber } from '../../../hex';
import { arcAt, type Bearing, bearingFrom, type HitArc } from '../common/bearing';
import { type Fire, fireBetween, fireWorth, type Pose } from '../common/fire';
import type { Situation } from '../common/situation';
import { torpedoThreat } from '../common/torpedoes';
import type { Vessel } from '../common/vessel';

/** A hex in which a ship may end her movement: the fire there, but for what depends on her facing. */
interface Spot {
  given: readonly Given[] | undefined;
  taken: readonly Taken[] | undefined;
}

/** Her fire at an enemy. */
interface Given {
  fire: Fire;
  at: Axial;
  arc: HitArc;
}

/** An enemy, and his fire at her, which he divides among those that he can reach. */
interface Taken {
  enemy: Vessel;
  fire: Fire | undefined;
  to: Bearing;
  sharers: number;
}

/** The fire that a ship gives and takes at the ends of her courses; what belongs to a hex is worked out once. */
export interface Spots {
  situation: Situation;
  ship: Vessel;
  byHex: Map<number, Spot>;
}

export const newSpots = (situation: Situation, ship: Vessel): Spots => ({
  situation,
  ship,
  byHex: new Map(),
});

function spotAt({ byHex }: Spots, hex: Axial): Spot {
  const key = hexNumber(hex);
  const before = byHex.get(key);
  if (before) return before;
  const spot: Spot = { given: undefined, taken: undefined };
  byHex.set(key, spot);
  return spot;
}

/** Points of her fire at the enemy where it does most. */
export function givenAt(spots: Spots, { hex, facing }: Pose): number {
  const spot = spotAt(spots, hex);
  spot.given ??= givenFrom(spots, hex);
  let most = 0;
  for (const { fire, at, arc } of spot.given)
    most = Math.max(most, fireWorth(spots.situation, fire, bearingFrom(facing, hex, at), arc));
  return most;
}

const givenFrom = ({ situation, ship }: Spots, hex: Axial): Given[] =>
  situation.enemy.flatMap((target) => {
    const fire = fireBetween(situation, { ship, hex }, { ship: target, hex: target.hex });
    if (!fire) return [];
    return { fire, at: target.hex, arc: arcAt(bearingFrom(target.facing, target.hex, hex)) };
  });

/** Points of all fire that she takes, and of the torpedoes that she has to fear. */
export function takenAt(spots: Spots, at: Pose): number {
  const { situation, ship } = spots;
  const spot = spotAt(spots, at.hex);
  spot.taken ??= takenIn(spots, at.hex);
  let sum = 0;
  for (const { enemy, fire, to, sharers } of spot.taken) {
    const arc = arcAt(bearingFrom(at.facing, at.hex, enemy.hex));
    const shelled = fire ? fireWorth(situation, fire, to, arc) : 0;
    sum += shelled / sharers + torpedoThreat(situation, enemy, ship, at);
  }
  return sum;
}

const takenIn = ({ situation, ship }: Spots, hex: Axial): Taken[] =>
  situation.enemy.map((enemy) => ({
    enemy,
    fire: fireBetween(situation, { ship: enemy, hex: enemy.hex }, { ship, hex }),
    to: bearingFrom(enemy.facing, enemy.hex, hex),
    sharers: sharersOf(situation, enemy),
  }));

const SHARED_HEXES = 20;

/** Own ships among which an enemy chooses, one at least. */
function sharersOf({ own, sharers }: Situation, enemy: Vessel): number {
  const known = sharers.get(enemy.index);
  if (known !== undefined) return known;
  const near = own.filter(({ hex }) => distance(hex, enemy.hex) <= SHARED_HEXES).length;
  sharers.set(enemy.index, Math.max(1, near));
  return Math.max(1, near);
}
