import type { Draw } from '../../../rules/core';
import type { SeekriegState } from '../../../rules/seekrieg';
import { conditionOf, presentMaximum, type Ship } from '../../../rules/seekrieg/query';
import { between } from '../../core/lot';
import { effectsAnew } from './criticals';

type Condition = ReturnType<typeof conditionOf>;

/** Drawn, until the ship could make the speed that is seen and that she has been ordered. */
const TRIES = 8;

/**
 * [SK-5.11, SK-14.1, SK-14.9] A ship with other damage points, all being equally likely by which she has lost as many guns and
 * tubes; her speed, critical damage that dims her fire, fires and damage control follow. One without damage has none.
 */
export function harmedAnew(state: SeekriegState, ship: Ship, draw: Draw): Ship {
  const { damage, fires, effects } = conditionOf(ship);
  if (damage === 0 && fires.length === 0 && effects.length === 0) return ship;
  for (let i = 0; i < TRIES; i++) {
    const drawn = { ...ship, condition: conditionDrawn(state, ship, draw) };
    if (presentMaximum(state, drawn) >= speedNeeded(state, ship)) return drawn;
  }
  return ship;
}

function conditionDrawn(state: SeekriegState, ship: Ship, draw: Draw): Condition {
  const condition = conditionOf(ship);
  return {
    ...condition,
    ...withDamage(ship, between(draw, ...rangeOf(ship))),
    fires: condition.fires.map((it) => ({ ...it, severity: severityDrawn(it.severity, draw) })),
    effects: effectsAnew(state, ship, draw),
    dcoLeft: controlLeft(ship, draw),
  };
}

/** She has made the speed that is seen; one that is still too fast for her slows down. */
function speedNeeded(state: SeekriegState, ship: Ship): number {
  const wanted = Math.max(ship.speedKnots, ship.plan?.speed?.knots ?? 0);
  return Math.min(wanted, presentMaximum(state, ship));
}

/** Points by which damage may be less, and more, with as many guns and tubes lost: she keeps one, and does not sink. */
function rangeOf({ sheet, condition }: Ship): [number, number] {
  const { damage, lossesTo, atEntry } = condition ?? { damage: 0, lossesTo: 0, atEntry: undefined };
  if (damage === 0 || damage >= sheet.dp) return [0, 0];
  const factors = [...sheet.batteries, ...(sheet.torpedoes ? [sheet.torpedoes] : [])].map(
    ({ lossFactor }) => lossFactor,
  );
  const over = factors.map((it) => lossesTo % it);
  const left = factors.map((it, at) => it - 1 - (over[at] ?? 0));
  const spare = damage - Math.max(1, atEntry?.damage ?? 0);
  return [-Math.max(0, Math.min(spare, ...over)), Math.min(sheet.dp - 1 - damage, ...left)];
}

/** [SK-14.4] Knots that each multiple of the factor costs. */
const KNOTS_A_LOSS = 2;

/** [SK-14.4, SK-14.9, SK-16.10] So many points more in the damage, in what has been lost by it, and in what has been rolled for it. */
function withDamage({ sheet, condition }: Ship, more: number): Partial<Condition> {
  if (!condition || more === 0) return {};
  const { damage, lossesTo, knotsLost, checkedPercent } = condition;
  const losses = (points: number) => Math.floor(points / sheet.speedLossFactor);
  const slower = KNOTS_A_LOSS * (losses(lossesTo + more) - losses(lossesTo));
  const isStopped = knotsLost >= sheet.speedKnots;
  return {
    damage: damage + more,
    lossesTo: lossesTo + more,
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
