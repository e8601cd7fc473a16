import { type Axial, aheadOf, type Facing, hexAhead, turned } from '../../../hex';
import type { Knots } from '../../core';
import { isLand } from '../common/land';
import { conditionOf } from '../common/own';
import type { TurnTo, Way } from '../model/plan';
import type { SeekriegView } from '../model/state';
import { IMPULSES, type Track } from '../model/track';
import type { Ship } from '../model/units';

/** What a ship will do in a turn. */
export interface Plot {
  knots: Knots;
  way: Way;
  turns: readonly TurnTo[];
  isEvading: boolean;
}

/** [SK-9.3] 1/32 hexes of a knot, and in evasive maneuver. */
const UNITS = 4;
const EVADING_UNITS = 3;
const UNITS_PER_HEX = 32;

/** [SK-9.3, SK-9.4] Whole hexes that a ship moves, and what she carries on. */
export function hexesToMove(ship: Ship, plot: Plot): { hexes: number; carry: number } {
  if (plot.knots === 0) return { hexes: 0, carry: 0 };
  const carried = plot.way === ship.way ? conditionOf(ship).carry : 0;
  const units = plot.knots * (plot.isEvading ? EVADING_UNITS : UNITS) + carried;
  return { hexes: Math.floor(units / UNITS_PER_HEX), carry: units % UNITS_PER_HEX };
}

/** [SK-9.15, SK-9.20] Hexes entered before each of so many steps. */
export function stepsAfter(hexes: number, steps: number): number[] {
  const [each, more] = [Math.floor(hexes / (steps + 1)), hexes % (steps + 1)];
  return Array.from({ length: steps }, (_, i) => each * (i + 1) + Math.min(i + 1, more));
}

/** [SK-9.3] Whole hexes at a speed, with so many 1/32 hexes carried. */
export const hexesAt = (knots: Knots, carry: number): number =>
  Math.floor((knots * UNITS + carry) / UNITS_PER_HEX);

/** A way of so many hexes with its turns. */
interface Walk {
  path: Axial[];
  facing: Facing;
  /** [SK-4.12] Land ended it. */
  isStopped: boolean;
}

export const TO: Readonly<Record<TurnTo, 'port' | 'starboard'>> = { P: 'port', S: 'starboard' };

/** [SK-9.13 to SK-9.24] Where a plot of so many hexes leads from a ship's place. */
export function walk(view: SeekriegView, ship: Ship, plot: Plot, hexes: number): Walk {
  const after = stepsAfter(hexes, plot.turns.length);
  const sign = plot.way === 'ahead' ? 1 : -1;
  const path: Axial[] = [];
  let { hex, facing } = ship;
  let step = 0;
  const turn = () => {
    while (step < after.length && (after[step] as number) <= path.length)
      facing = turned(facing, TO[plot.turns[step++] as TurnTo]);
  };
  while (path.length < hexes) {
    hex = hexAhead(hex, facing, sign);
    if (isLand(view, hex)) return { path, facing, isStopped: true };
    path.push(hex);
    turn();
  }
  turn();
  return { path, facing, isStopped: false };
}

/** [SK-9.25] The impulse in which each step is made. */
export function impulsesOf(hexes: number, steps: number): number[] {
  const after = stepsAfter(hexes, steps);
  let last = 0;
  return after.map((entered, i) => {
    const isMoving = entered > (after[i - 1] ?? 0);
    const due = isMoving
      ? Math.ceil((IMPULSES * entered) / hexes)
      : Math.ceil((IMPULSES * (i + 1)) / (steps + 1));
    last = Math.max(last, due);
    return last;
  });
}

/** [SK-9.25] Hexes of so many that a ship has entered after an impulse. */
export const enteredBy = (impulse: number, hexes: number): number =>
  Math.floor((impulse * hexes) / IMPULSES);

/** [SK-9.25] Where a walk has come to after each impulse. */
export function trackOf(ship: Ship, plot: Plot, hexes: number, { path }: Walk): Track {
  const after = stepsAfter(hexes, plot.turns.length);
  const impulses = impulsesOf(hexes, plot.turns.length);
  const at: Axial[] = [ship.hex];
  const facing: Facing[] = [ship.facing];
  let step = 0;
  for (let impulse = 1; impulse <= IMPULSES; impulse++) {
    const entered = Math.min(enteredBy(impulse, hexes), path.length);
    at.push(path[entered - 1] ?? ship.hex);
    let heading = facing.at(-1) as Facing;
    while ((impulses[step] ?? Infinity) <= impulse && (after[step] as number) <= path.length)
      heading = turned(heading, TO[plot.turns[step++] as TurnTo]);
    facing.push(heading);
  }
  return { at, facing };
}

/** [SK-9.25] Steps made after an impulse. @param done hexes that land has left of the way */
export function stepsBy(impulse: number, steps: number, hexes: number, done: number): number {
  const after = stepsAfter(hexes, steps);
  const isMade = (due: number, i: number) => due <= impulse && (after[i] as number) <= done;
  return impulsesOf(hexes, steps).filter(isMade).length;
}

/** The end of a walk over open sea: for many plots at a time. */
export interface End {
  q: number;
  r: number;
  facing: Facing;
}

/** [SK-9.20] Where so many hexes ahead with these steps end, land or not. */
export function endOf({ hex, facing: start }: Ship, turns: readonly TurnTo[], hexes: number): End {
  const parts = turns.length + 1;
  const [each, more] = [Math.floor(hexes / parts), hexes % parts];
  let { q, r } = hex;
  let facing = start;
  for (let part = 0; part < parts; part++) {
    const ahead = aheadOf(facing);
    const run = part < more ? each + 1 : each;
    q += ahead.q * run;
    r += ahead.r * run;
    const turn = turns[part];
    if (turn) facing = turned(facing, TO[turn]);
  }
  return { q, r, facing };
}
