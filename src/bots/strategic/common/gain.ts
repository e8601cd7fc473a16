import {
  type AirTarget,
  type AirWeapon,
  airAttackModifiers,
  flakDamage,
  ratingBySteps,
  type Ship,
  type Sky,
  type SquadronCard,
  shipDamage,
  sumOfAll,
  torpedoDamage,
} from '../../../rules/strategic/query';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The average of something over all differences of two dice and a net modifier. */
const overDice = (net: number, of: (difference: number) => number): number =>
  FACES.reduce((sum, a) => sum + FACES.reduce((row, b) => row + of(a - b + net), 0), 0) / 36;

/** Tables of averages by net modifier: a bot looks the same ones up again and again. */
function remembered(of: (difference: number) => number): (net: number) => number {
  const known = new Map<number, number>();
  return (net) => {
    const mean = known.get(net) ?? overDice(net, of);
    known.set(net, mean);
    return mean;
  };
}

/** [ST-27.1] Average Damage Levels by the net modifier of an attack. */
export const meanDamage = remembered(shipDamage);
/** [ST-27.1] Average steps lost to anti-aircraft fire. */
const meanFlak = remembered(flakDamage);

/**
 * The inputs of an attack: its net modifier, the damage that still sinks the ship, and her capacity if torpedoes
 * are aimed at her.
 */
interface Blow {
  net: number;
  left: number;
  torpedoAt: number | null;
}

/** The average share of the sinking damage that an attack does; overkill does not count. */
function meanShare({ net, left, torpedoAt }: Blow): number {
  const damage = (table: number) => (torpedoAt === null ? table : torpedoDamage(table, torpedoAt));
  return overDice(net, (difference) => Math.min(left, damage(shipDamage(difference)))) / left;
}

/** Net modifiers lie within a hundred of 0, capacities below a hundred. */
const keyOf = ({ net, left, torpedoAt }: Blow): number =>
  ((net + 100) * 100 + left) * 100 + (torpedoAt ?? 99);

const shares = new Map<number, number>();

/** The same, cached for each blow: a bot looks up few different ones, again and again. */
function shareOf(blow: Blow): number {
  const key = keyOf(blow);
  const known = shares.get(key);
  if (known !== undefined) return known;
  const share = meanShare(blow);
  shares.set(key, share);
  return share;
}

/** The damage a ship still takes before she sinks. */
const leftOf = ({ card, damageLevels }: Ship): number => Math.max(1, card.capacity - damageLevels);

/** A squadron with its steps and its load. */
export interface Attacker {
  card: SquadronCard;
  steps: number;
  weapon: AirWeapon;
}

/**
 * Points that a squadron with `steps` takes from a ship on average, before flak and fighters: the share of the
 * sinking damage, in her points. The effect of a Basic night [ST-3.6] is not part of `sky`.
 */
export function strikeGain(
  { card, steps, weapon }: Attacker,
  ship: Ship,
  sky: Sky,
  night = 0,
): number {
  const rating = ratingBySteps(
    weapon === 'bombs' ? (card.bombs?.rating ?? null) : card.airTorpedo,
    steps,
  );
  if (rating === null) return 0;
  const target: AirTarget = { ship, isInPort: false };
  const defense = weapon === 'bombs' ? ship.card.firstDefense : ship.card.secondDefense;
  const modifiers = sumOfAll(airAttackModifiers(weapon, card.bombs?.method, target, sky));
  return fireGain(rating + modifiers + night - defense, ship, weapon === 'torpedoes');
}

/** The same for a gun or torpedo attack with a net modifier, ratings included. */
export const fireGain = (net: number, ship: Ship, isTorpedo: boolean): number =>
  ship.card.points *
  shareOf({ net, left: leftOf(ship), torpedoAt: isTorpedo ? ship.card.capacity : null });

/** The worth of an aircraft step to its own side: the point that it costs, and what it would still do. */
const STEP_WORTH = 1.5;

/** [ST-14.1, ST-14.3] Average steps a squadron loses to Area and Light AA; `null` for none. */
function flakLoss(
  { card, steps }: Attacker,
  { areaAa, lightAa }: { areaAa: number | null; lightAa: number | null },
): number {
  const at = (rating: number | null) => (rating === null ? 0 : meanFlak(rating - card.defense));
  return Math.min(steps, at(areaAa) + at(lightAa));
}

/** The gain of a strike after the flak that it has to fly through, in points. */
export function netGain(
  attacker: Attacker,
  gain: number,
  flak: { areaAa: number | null; lightAa: number | null },
): number {
  return afterLoss(attacker, gain, flakLoss(attacker, flak));
}

/** The worth of a strike after losing this many steps on its way. */
export const afterLoss = ({ steps }: Pick<Attacker, 'steps'>, gain: number, loss: number): number =>
  gain * (1 - loss / steps) - STEP_WORTH * loss;
