import type { Draw } from '../../../rules/core';
import type { SeekriegState } from '../../../rules/seekrieg';
import { conditionOf, presentMaximum, type Ship } from '../../../rules/seekrieg/query';
import { between } from '../../core/lot';
import { effectsAnew, unstruck } from './criticals';
import { gunsLost, hasGuns, tubesLost, withAllGuns } from './pieces';

type Condition = ReturnType<typeof conditionOf>;

/** Drawn, until the ship could make the speed that is seen and that she has been ordered. */
const TRIES = 8;

/**
 * [SK-5.11, SK-14.1, SK-14.9] A ship with half to one and a half times the damage points that she has taken since she began the battle, all between
 * being equally likely; guns, tubes and speed lost by them, critical damage that does not show, fires and damage control follow. One without damage has none.
 */
export function harmedAnew(state: SeekriegState, ship: Ship, start: Condition, draw: Draw): Ship {
  const { damage, fires, effects } = conditionOf(ship);
  if (damage === 0 && fires.length === 0 && effects.length === 0) return ship;
  for (let i = 0; i < TRIES; i++) {
    const drawn = harmed(state, ship, start, draw);
    const isFast = presentMaximum(state, drawn) >= speedNeeded(state, ship);
    if (isFast && hasGuns(drawn, conditionOf(ship))) return drawn;
  }
  return ship;
}

function harmed(state: SeekriegState, ship: Ship, start: Condition, draw: Draw): Ship {
  const was = conditionOf(ship);
  const whole = unstruck(state, withAllGuns(ship, start), start);
  const struck = effectsAnew(state, ship, whole, draw);
  const condition: Condition = {
    ...conditionOf(struck),
    ...withDamage(ship, start, between(draw, ...rangeOf(ship, start))),
    fires: was.fires.map((it) => ({ ...it, severity: severityDrawn(it.severity, draw) })),
    dcoLeft: controlLeft(ship, draw),
  };
  const hurt = { ...struck, condition };
  return tubesLost(gunsLost(hurt, was, start, draw), was, start, draw);
}

/** She has made the speed that is seen; one that is still too fast for her slows down. */
function speedNeeded(state: SeekriegState, ship: Ship): number {
  const wanted = Math.max(ship.speedKnots, ship.plan?.speed?.knots ?? 0);
  return Math.min(wanted, presentMaximum(state, ship));
}

/** Points by which damage may be less, and more: hits are seen, what they did is not. She does not sink. */
function rangeOf({ sheet, condition }: Ship, start: Condition): [number, number] {
  const { damage, atEntry } = condition ?? { damage: 0, atEntry: undefined };
  if (damage === 0 || damage >= sheet.dp) return [0, 0];
  const half = Math.floor(Math.max(0, damage - start.damage) / 2);
  const spare = damage - Math.max(1, atEntry?.damage ?? 0);
  return [-Math.min(spare, half), Math.min(sheet.dp - 1 - damage, half)];
}

/** [SK-14.4] Knots that each multiple of the factor costs. */
const KNOTS_A_LOSS = 2;

/** [SK-14.4, SK-14.9, SK-16.10] So many points more in the damage, in what has been lost by it, and in what has been rolled for it. */
function withDamage(
  { sheet, condition }: Ship,
  start: Condition,
  more: number,
): Partial<Condition> {
  if (!condition || more === 0) return {};
  const { damage, lossesTo, knotsLost, checkedPercent } = condition;
  const losses = (points: number) => Math.floor(points / sheet.speedLossFactor);
  const after = Math.max(start.lossesTo, lossesTo + more);
  const slower = KNOTS_A_LOSS * (losses(after) - losses(lossesTo));
  const isStopped = knotsLost >= sheet.speedKnots;
  return {
    damage: damage + more,
    lossesTo: after,
    knotsLost: isStopped ? knotsLost : Math.min(sheet.speedKnots, Math.max(0, knotsLost + slower)),
    checkedPercent: Math.max(0, checkedPercent + (100 * more) / sheet.dp),
  };
}

/** [SK-11.33] From this severity a fire lights the ship, which is seen. */
const BURNING = 5;

/** The most that is drawn for one that lights her, if it is no worse. */
const SEVERE = 10;

const severityDrawn = (severity: number, draw: Draw): number =>
  severity < BURNING
    ? between(draw, 1, BURNING - 1)
    : between(draw, BURNING, Math.max(SEVERE, severity));

/** [SK-18.16] Points that are left once some have been spent. */
function controlLeft({ sheet, condition }: Ship, draw: Draw): number {
  const { dcoLeft = 0 } = condition ?? {};
  return dcoLeft < sheet.dco ? between(draw, 0, sheet.dco - 1) : dcoLeft;
}
