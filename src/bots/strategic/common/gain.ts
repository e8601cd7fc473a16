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

/** The mean of something over all differences of two dice and a net modifier. */
const overDice = (net: number, of: (difference: number) => number): number =>
  FACES.reduce((sum, a) => sum + FACES.reduce((row, b) => row + of(a - b + net), 0), 0) / 36;

/** Tables of means by net modifier: a bot asks for the same ones over and over. */
function remembered(of: (difference: number) => number): (net: number) => number {
  const known = new Map<number, number>();
  return (net) => {
    const mean = known.get(net) ?? overDice(net, of);
    known.set(net, mean);
    return mean;
  };
}

/** [ST-27.1] Mean Damage Levels by the net modifier of an attack. */
export const meanDamage = remembered(shipDamage);
/** [ST-27.1] Mean steps that anti-aircraft fire takes. */
const meanFlak = remembered(flakDamage);

/** What an attack goes by: its net modifier, what still sinks the ship, and her capacity where torpedoes run at her. */
interface Blow {
  net: number;
  left: number;
  torpedoAt: number | null;
}

/** An attack's mean share of what sinks its target; what is more than enough does not count. */
function meanShare({ net, left, torpedoAt }: Blow): number {
  const damage = (table: number) => (torpedoAt === null ? table : torpedoDamage(table, torpedoAt));
  return overDice(net, (difference) => Math.min(left, damage(shipDamage(difference)))) / left;
}

/** Net modifiers lie within a hundred of 0, capacities below a hundred. */
const keyOf = ({ net, left, torpedoAt }: Blow): number =>
  ((net + 100) * 100 + left) * 100 + (torpedoAt ?? 99);

const shares = new Map<number, number>();

/** The same once for each blow: a bot asks for few different ones, over and over. */
function shareOf(blow: Blow): number {
  const key = keyOf(blow);
  const known = shares.get(key);
  if (known !== undefined) return known;
  const share = meanShare(blow);
  shares.set(key, share);
  return share;
}

/** What a ship still takes before she sinks. */
const leftOf = ({ card, damageLevels }: Ship): number => Math.max(1, card.capacity - damageLevels);

/** A squadron with its steps and its load. */
export interface Attacker {
  card: SquadronCard;
  steps: number;
  weapon: AirWeapon;
}

/**
 * Points that a squadron with `steps` takes from a ship on average, before flak and fighters: the share of what
 * still sinks her, in her points. What a Basic night takes [ST-3.6] is no part of the sky.
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

/** The same of a gun or torpedo attack with a net modifier, ratings included. */
export const fireGain = (net: number, ship: Ship, isTorpedo: boolean): number =>
  ship.card.points *
  shareOf({ net, left: leftOf(ship), torpedoAt: isTorpedo ? ship.card.capacity : null });

/** What an aircraft step is worth to its own side: the point that it costs, and what it would still do. */
const STEP_WORTH = 1.5;

/** [ST-14.1, ST-14.3] Average steps a squadron loses to Area and Light AA; `null` for none. */
function flakLoss(
  { card, steps }: Attacker,
  { areaAa, lightAa }: { areaAa: number | null; lightAa: number | null },
): number {
  const at = (rating: number | null) => (rating === null ? 0 : meanFlak(rating - card.defense));
  return Math.min(steps, at(areaAa) + at(lightAa));
}

/** What a strike brings after the flak that it has to fly through, in points. */
export function netGain(
  attacker: Attacker,
  gain: number,
  flak: { areaAa: number | null; lightAa: number | null },
): number {
  return afterLoss(attacker, gain, flakLoss(attacker, flak));
}

/** What a strike is worth after losing this many steps on its way. */
export const afterLoss = ({ steps }: Pick<Attacker, 'steps'>, gain: number, loss: number): number =>
  gain * (1 - loss / steps) - STEP_WORTH * loss;
