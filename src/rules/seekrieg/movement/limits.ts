import type { Degrees, Knots } from '../../core';
import { isStruckBy, struckBy } from '../common/effects';
import { conditionOf } from '../common/own';
import { presentMaximum } from '../common/speed';
import type { TurnTo, Way } from '../model/plan';
import type { SeekriegView } from '../model/state';
import { tablesOf } from '../model/tables';
import type { Ship } from '../model/units';
import { inBands } from '../tables/bands';
import { rounded } from '../tables/rounding';

/** Speeds that a ship may plot one way, both included. */
export interface SpeedRange {
  least: Knots;
  most: Knots;
}

/** What she may plot ahead and astern; `null`: nothing that way. */
type SpeedLimits = Readonly<Record<Way, SpeedRange | null>>;

/** [SK-9.10, SK-9.13] The most at which a ship may reverse. */
export const MAX_REVERSING: Knots = 4;

/** [SK-15.7] */
export const MIN_EVADING: Knots = 13;

/** [SK-9.7] The share of her speed that a ship keeps at least, under power. */
export const KEPT = 0.4;

/** [SK-9.18] */
export const STEP_DEGREES: Degrees = 60;

/** [SK-9.8] The speed after a turn without power. */
export const coasting = (knots: Knots): Knots => (knots <= 1 ? 0 : rounded(knots / 2));

/** [SK-9.7, SK-9.9] From a speed, with a maximum and what may be gained in a turn. */
function rangeFrom(knots: Knots, maximum: Knots, gain: Knots): SpeedRange {
  const most = knots > maximum ? Math.max(maximum, coasting(knots)) : knots + gain;
  const capped = knots > maximum ? most : Math.min(most, maximum);
  return { least: Math.min(Math.floor(knots * KEPT + 1e-9), capped), most: capped };
}

/** [SK-29.22] CD 20 and 21: neither speed nor facing can be changed. */
export const isHelmHeld = (view: SeekriegView, ship: Ship): boolean =>
  isStruckBy(view, ship, 'bridge-hit') || isStruckBy(view, ship, 'no-command');

const onlyAt = (way: Way, knots: Knots): SpeedLimits => {
  const only = { least: knots, most: knots };
  return way === 'ahead' ? { ahead: only, astern: null } : { ahead: null, astern: only };
};

/** [SK-9.5 to SK-9.13] The speeds that a ship may plot for a turn. */
export function speedLimits(view: SeekriegView, ship: Ship): SpeedLimits {
  const { speedKnots: knots, way } = ship;
  const ahead = presentMaximum(view, ship);
  if (ahead === 0) return onlyAt(way, coasting(knots));
  const astern = Math.floor(ahead / 3);
  if (isHelmHeld(view, ship))
    return onlyAt(way, heldSpeed(knots, way === 'ahead' ? ahead : astern));
  const gain: BothWays = { ahead: Math.max(1, astern), astern: rounded(astern / 2) };
  return limitsOf(ship, { ahead, astern }, gain);
}

type BothWays = Readonly<Record<Way, Knots>>;

function limitsOf({ speedKnots, way }: Ship, maximum: BothWays, gain: BothWays): SpeedLimits {
  const other = way === 'ahead' ? 'astern' : 'ahead';
  const mayReverse = speedKnots <= MAX_REVERSING && maximum[other] > 0;
  const on = rangeFrom(speedKnots, maximum[way], gain[way]);
  const back = mayReverse ? rangeFrom(0, maximum[other], gain[other]) : null;
  return way === 'ahead' ? { ahead: on, astern: back } : { ahead: back, astern: on };
}

const heldSpeed = (knots: Knots, maximum: Knots): Knots =>
  knots > maximum ? Math.max(maximum, coasting(knots)) : knots;

/** The nearest speed to one that is wanted. */
export const clamped = (knots: Knots, { least, most }: SpeedRange): Knots =>
  Math.min(Math.max(knots, least), most);

/** [SK-9.14, SK-9.19] Degrees that a ship may turn, with what she has carried. */
export function turningAllowance(view: SeekriegView, ship: Ship): Degrees {
  const listed = inBands(tablesOf(view).turning.degrees, ship.sheet.dp);
  const halves = struckBy(view, ship, 'hand-steering');
  const left = halves.reduce((degrees, { act }) => degrees * act.allowance, listed);
  return left + conditionOf(ship).turnCarry;
}

/** [SK-26.6] A submarine may turn to any facing. */
const ANY_FACING = 3;

/** [SK-9.18, SK-9.19, SK-9.22] Steps that she may make if she moves at all. */
export function maxSteps(view: SeekriegView, ship: Ship): number {
  if (ship.sheet.boat) return ANY_FACING;
  return Math.floor(turningAllowance(view, ship) / STEP_DEGREES);
}

/** [SK-29.22] CD 23 and 24: the turns of a jammed rudder; `null`: the rudder answers. */
export function jammedTurns(view: SeekriegView, ship: Ship): TurnTo[] | null {
  const [jam] = struckBy(view, ship, 'rudder');
  if (!jam) return null;
  const { rudder } = jam.effect;
  return rudder ? Array<TurnTo>(maxSteps(view, ship)).fill(rudder) : [];
}

/** [SK-15.7] */
export const canEvade = (view: SeekriegView, ship: Ship): boolean =>
  presentMaximum(view, ship) >= MIN_EVADING;
