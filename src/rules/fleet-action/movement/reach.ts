import type { Axial, Facing } from '../../../hex';
import type { Knots } from '../../core';
import { conditionOf } from '../common/own';
import { allowanceAt } from '../common/speed';
import type { ContactId } from '../model/ids';
import type { PathStep } from '../model/orders';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import { endsOf } from './ends';
import { markerBerth, markerHelm } from './markerHelm';
import { berthOf, shipHelm } from './shipHelm';
import { type SpeedRange, speedRange } from './speeds';
import { endsFrom, stepsOf, type Way } from './ways';

/** An end of a ship's movement and the path to it, of several the one that turns latest. */
export interface Reached {
  steps: PathStep[];
  /** The hexes entered, in order. */
  path: Axial[];
  hex: Axial;
  facing: Facing;
  /** [NW-1.19] It leaves the map ahead of `hex`. */
  isOff: boolean;
}

/** The speeds that an own ship may take in this turn: one only, once it is set [NW-8.2]. */
export function speedsOpen(view: FleetActionView, unit: Unit): SpeedRange {
  const { speedKnots } = unit;
  const isSet = conditionOf(unit).turn.allowance !== null;
  return isSet ? { least: speedKnots, most: speedKnots } : speedRange(view, unit);
}

/** The hexes of this turn that an own ship has at a speed, those moved already among them [NW-1.20]. */
export function hexesAt(unit: Unit, knots: Knots): number {
  const { carry, turn } = conditionOf(unit);
  return turn.allowance ?? allowanceAt(knots, carry).hexes;
}

/** [NW-8.10] Where an own ship may end her movement at a speed that is open to her. */
export function reachAt(view: FleetActionView, unit: Unit, knots: Knots): Reached[] {
  const condition = conditionOf(unit);
  const turn = { ...condition.turn, allowance: hexesAt(unit, knots) };
  const at: Unit = { ...unit, speedKnots: knots, condition: { ...condition, turn } };
  return endsOf(view, at, shipHelm(view, at), berthOf(at)).map(reachedBy);
}

/** [NW-3.10] The same for an own marker. */
export const markerReachAt = (view: FleetActionView, id: ContactId, knots: Knots): Reached[] =>
  endsFrom(markerHelm(view, id, knots), markerBerth(view, id)).map(reachedBy);

function reachedBy(way: Way): Reached {
  const { hex, facing, isOff } = way.at;
  return { steps: stepsOf(way), path: pathOf(way), hex, facing, isOff };
}

function pathOf(way: Way): Axial[] {
  const path: Axial[] = [];
  for (let it = way; it.before; it = it.before)
    if (it.step === 'ahead' && !it.at.isOff) path.push(it.at.hex);
  return path.reverse();
}
