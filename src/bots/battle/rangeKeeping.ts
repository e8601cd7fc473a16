import { type Axial, blockingHex, distance, sameHex } from '../../hex';
import {
  isCapital,
  landHexes,
  risksGrounding,
  type Stack,
  sheetOf,
  sightedWithin,
} from '../../rules/battle';
import { accepted, bestRange, cautionAt, flightWorth, type RangeOdds } from '../tactical/range';
import { type Exchange, fireWorth } from './exchange';
import { bestAttack, isFlotilla } from './flotillas';
import { type Task, taskOf } from './plan';
import { isFighter } from './posture';
import { wayTo } from './seaRoutes';
import type { Situation } from './situation';
import { shipWorth } from './worth';

/** A stack's goal: an enemy, the range to keep from it, and the weight of all enemies' fire. */
interface Aim {
  target: Stack | undefined;
  rangeHexes: number;
  worth: number;
  caution: number;
  /** Out of reach until there is a chance for torpedoes. */
  waits?: true;
}

/** What the plan asks of a stack in this situation. */
export const taskIn = ({ give, lead }: Exchange, stack: Stack): Task | undefined =>
  taskOf(give.plan, stack, lead);

/** Gives battle; others keep away. */
export function givesBattle(exchange: Exchange, stack: Stack): boolean {
  const { give, posture } = exchange;
  const task = taskIn(exchange, stack);
  if (task && task.kind !== 'hold') return false;
  if (task === undefined && posture !== 'fight') return false;
  return stack.ships.some((id) => isFighter(give, id)) || hasEasyPrey(exchange, stack);
}

/** Some enemy is within reach, and none that is can answer: surprised, unarmed or silenced. */
function hasEasyPrey({ give, take }: Exchange, stack: Stack): boolean {
  const near = give.enemy.filter(({ hex }) => distance(hex, stack.hex) <= give.gunReach);
  const rangeTo = ({ hex }: Stack): number => distance(hex, stack.hex);
  return (
    near.some((enemy) => fireWorth(give, stack, enemy, rangeTo(enemy)) > 0) &&
    near.every((enemy) => fireWorth(take, enemy, stack, rangeTo(enemy)) === 0)
  );
}

/** The enemy and the range at which a stack does best: by its gain, or at bad odds by the odds. */
export function aimOf(exchange: Exchange, stack: Stack): Aim {
  const task = taskIn(exchange, stack);
  if (task?.kind === 'hold') return plannedAim(exchange, stack, task);
  const { daring } = exchange.give.plan.judgement;
  if (Number.isFinite(daring) && isFlotilla(exchange.give, stack))
    return flotillaAim(exchange, stack);
  let aim: Aim = { target: undefined, rangeHexes: 0, worth: Number.NEGATIVE_INFINITY, caution: 1 };
  for (const target of exchange.give.enemy) {
    const odds = rangeAgainst(exchange, stack, target);
    const far = wayTo(exchange.give, stack.hex, target.hex) * PATIENCE;
    const worth = odds.gives - odds.takes - far;
    if (worth > aim.worth)
      aim = { target, rangeHexes: odds.rangeHexes, worth, caution: caution(exchange, odds) };
  }
  return aim;
}

/** The plan's demands outweigh all but great differences of fire. */
const PLANNED_WORTH = 10;

function plannedAim(
  { give }: Exchange,
  stack: Stack,
  { target, rangeHexes }: Extract<Task, { kind: 'hold' }>,
): Aim {
  return {
    target: give.enemy.find(({ id }) => id === target) ?? nearest(give, stack.hex),
    rangeHexes,
    worth: PLANNED_WORTH,
    caution: give.plan.judgement.mostCaution,
  };
}

/** A flotilla runs in where its torpedoes are worth the cost, and else waits out of reach. */
function flotillaAim(exchange: Exchange, stack: Stack): Aim {
  const { give } = exchange;
  const attack = bestAttack(exchange, stack);
  if (attack) return { ...attack, caution: give.plan.judgement.mostCaution };
  return {
    target: nearest(give, stack.hex),
    rangeHexes: Math.min(give.gunReach, sightedWithin(give.view, stack)) + 1,
    worth: 0,
    caution: 1,
    waits: true,
  };
}

/** Points that a hex of distance to a target takes off it. */
const PATIENCE = 0.15;

const caution = ({ give }: Exchange, { gives, takes }: RangeOdds): number =>
  cautionAt(gives, takes, give.plan.judgement.mostCaution);

function rangeAgainst({ give, take }: Exchange, stack: Stack, target: Stack): RangeOdds {
  const ranges = Array.from({ length: give.gunReach + 1 }, (_, rangeHexes) => rangeHexes);
  return bestRange(
    ranges
      .filter((rangeHexes) => rangeHexes <= sightedWithin(give.view, target))
      .map((rangeHexes) => ({
        rangeHexes,
        gives: fireWorth(give, stack, target, rangeHexes),
        takes: fireWorth(take, target, stack, rangeHexes),
      })),
  );
}

/** The worth of a hex for a stack, by the exchange of fire there and by its goal. */
export function scoreHex(exchange: Exchange, stack: Stack, aim: Aim, hex: Axial): number {
  const fights = givesBattle(exchange, stack);
  const gives = given(exchange, stack, hex);
  const takes = taken(exchange, stack, hex);
  return (
    (fights && !aim.waits ? accepted(gives - aim.caution * takes) : gives - 1.5 * takes) +
    (fights ? pull(exchange.give, aim, hex) : flight(exchange, hex)) -
    groundingRisk(exchange, stack, hex) -
    blocking(exchange, stack, hex) -
    straggling(exchange, stack, hex)
  );
}

/** [BT-8.6] Stacks that share a hex roll for who fires, so their fire counts half. */
function given({ give }: Exchange, stack: Stack, hex: Axial): number {
  const blockers = blockersFor(give, stack);
  const crowded = give.own.some((other) => other.id !== stack.id && sameHex(other.hex, hex));
  let most = 0;
  for (const target of give.enemy) {
    const range = distance(hex, target.hex);
    if (range > give.gunReach || range > sightedWithin(give.view, target)) continue;
    const worth = fireWorth(give, stack, target, range);
    if (worth > most && (range < 2 || !blockingHex(hex, target.hex, blockers))) most = worth;
  }
  return crowded ? most / 2 : most;
}

const blockersFor = ({ view, own }: Situation, stack: Stack): Axial[] => [
  ...landHexes(view),
  ...own.filter(({ id }) => id !== stack.id).map(({ hex }) => hex),
];

/** Enemies divide their fire among those they can reach. */
function taken({ give, take }: Exchange, stack: Stack, hex: Axial): number {
  let sum = 0;
  for (const enemy of give.enemy) {
    const range = distance(hex, enemy.hex);
    if (range > give.gunReach || range > sightedWithin(give.view, stack)) continue;
    const others = give.own.filter(
      (it) => it.id !== stack.id && distance(it.hex, enemy.hex) <= give.gunReach,
    );
    sum += fireWorth(take, enemy, stack, range) / (1 + others.length);
  }
  return sum;
}

/** Toward the best range. */
function pull(situation: Situation, { target, rangeHexes, worth }: Aim, hex: Axial): number {
  if (!target) return 0;
  const off = Math.abs(wayTo(situation, hex, target.hex) - rangeHexes);
  return -off * (situation.plan.judgement.pull + 0.2 * Math.max(0, worth));
}

/** Away from the enemy, the nearest first. */
const flight = ({ give }: Exchange, hex: Axial): number =>
  flightWorth(give.enemy.map((enemy) => distance(hex, enemy.hex)));

/** [BT-6.9] Grounding is assumed to cost a third of a ship's points: on 11 of two dice, on 10 for a capital ship. */
function groundingRisk({ give }: Exchange, stack: Stack, hex: Axial): number {
  const { view } = give;
  if (sameHex(hex, stack.hex) || !risksGrounding(view, hex)) return 0;
  return stack.ships.reduce((sum, id) => {
    const sheet = sheetOf(view, id);
    return sum + ((isCapital(sheet.type) ? 6 : 3) / 36) * 0.4 * shipWorth(give, id);
  }, 0);
}

/** [BT-8.2] A stack between a friend and the enemy nearest to that friend blocks its fire. */
function blocking({ give }: Exchange, stack: Stack, hex: Axial): number {
  let lost = 0;
  for (const friend of give.own) {
    if (friend.id === stack.id || sameHex(friend.hex, hex)) continue;
    const target = nearest(give, friend.hex);
    const range = target ? distance(friend.hex, target.hex) : 0;
    if (!target || range < 2 || range > give.gunReach) continue;
    if (blockingHex(friend.hex, target.hex, [hex]))
      lost += fireWorth(give, friend, target, range) / 2;
  }
  return lost;
}

const nearest = ({ enemy }: Situation, hex: Axial): Stack | undefined =>
  enemy.reduce<Stack | undefined>(
    (near, it) => (near && distance(near.hex, hex) <= distance(it.hex, hex) ? near : it),
    undefined,
  );

/** A small price for distance from the rest of the force. */
function straggling({ give }: Exchange, stack: Stack, hex: Axial): number {
  const others = give.own.filter(({ id }) => id !== stack.id);
  if (others.length === 0) return 0;
  const far = others.reduce((sum, other) => sum + distance(other.hex, hex), 0) / others.length;
  return 0.03 * far;
}
