import { type Axial, type Facing, hexAhead, turned } from '../../../hex';
import type { Refusal } from '../../core';
import { refusal } from '../model/refusals';
import type { TacticalShip } from '../model/tacticalState';
import type { Size } from '../tables/kinds';
import { cardOf, type Fight, isAdvanced, isCaught, recordOf, speedLimit } from './query';
import { isLand } from './terrain';

/** [ST-15.15, ST-15.17] One turn at most before each F and after the last; without F no turn. `-` is the empty plot. */
const PLOT = /^(?:(?:[PS]?F)+[PS]?|-)$/;

/** [ST-15.18] Turns of 60 degrees in a tactical turn; a small ship turns as often as ST-15.17 lets her. */
const MAX_TURNS: Readonly<Record<Size, number>> = { small: 9, medium: 3, large: 2 };

/** What a ship may plot this turn. */
export interface PlotLimits {
  /** Hexes entered, both included [ST-15.16, ST-15.19]. */
  least: number;
  most: number;
  /** [ST-15.18, ST-4.16] */
  turns: number;
}

/** [ST-15.10b, ST-15.16 to ST-15.19, ST-4.16] */
export function plotLimits(fight: Fight, ship: TacticalShip): PlotLimits {
  const limit = speedLimit(fight, ship);
  const caught = Math.min(ship.speed, limit);
  if (isCaught(fight, ship)) return { least: caught, most: caught, turns: 0 };
  const record = recordOf(fight, ship);
  const { size } = record.card;
  const turns = record.criticals.includes('steering') ? 0 : MAX_TURNS[size];
  if (!isAdvanced(fight)) return { least: 0, most: limit, turns };
  const most = Math.min(limit, ship.speed + (size === 'large' ? 2 : 3));
  return { least: Math.min(most, Math.max(0, ship.speed - 3)), most, turns };
}

/** Where a plot leads. */
export interface Course {
  /** The hexes entered, in order. */
  path: Axial[];
  facing: Facing;
}

/** [ST-15.15] */
export function courseOf({ hex, facing }: Pick<TacticalShip, 'hex' | 'facing'>, plot: string) {
  const course: Course = { path: [], facing };
  let at = hex;
  for (const step of plot) {
    if (step === 'P') course.facing = turned(course.facing, 'port');
    if (step === 'S') course.facing = turned(course.facing, 'starboard');
    if (step !== 'F') continue;
    at = hexAhead(at, course.facing);
    course.path.push(at);
  }
  return course;
}

export const hexesIn = (plot: string): number => [...plot].filter((it) => it === 'F').length;
export const turnsIn = (plot: string): number => [...plot].filter((it) => /[PS]/.test(it)).length;

/** Why a ship may not plot this; `undefined` when she may. */
export function refusePlot(fight: Fight, ship: TacticalShip, plot: string): Refusal | undefined {
  if (!PLOT.test(plot)) return refusal('plot-unreadable', 'ST-15.17');
  return refuseTurns(fight, ship, plot) ?? refuseSpeed(fight, ship, plot);
}

function refuseTurns(fight: Fight, ship: TacticalShip, plot: string): Refusal | undefined {
  const { turns } = plotLimits(fight, ship);
  if (turnsIn(plot) <= turns) return undefined;
  const { name, size } = cardOf(fight, ship);
  if (isCaught(fight, ship)) return refusal('plot-surprised', 'ST-15.10b', { name });
  if (turns === 0) return refusal('plot-steering-jammed', 'ST-4.16', { name });
  return refusal('plot-too-many-turns', 'ST-15.18', { name, size, turns });
}

function refuseSpeed(fight: Fight, ship: TacticalShip, plot: string): Refusal | undefined {
  const hexes = hexesIn(plot);
  const { least, most } = plotLimits(fight, ship);
  const { name } = cardOf(fight, ship);
  const { path } = courseOf(ship, plot);
  if (path.some((hex) => isLand(fight.tactical, hex)))
    return refusal('plot-into-land', 'ST-15.21', { name });
  if (hexes > most) return refusal('plot-too-fast', fastRule(fight, ship), { name, most });
  if (hexes < least && !isStoppedByLand(fight, ship, plot))
    return refusal('plot-too-slow', slowRule(fight, ship), { name, least });
  return undefined;
}

const fastRule = (fight: Fight, ship: TacticalShip) => {
  if (isCaught(fight, ship)) return 'ST-15.10b';
  return plotLimits(fight, ship).most < speedLimit(fight, ship) ? 'ST-15.19' : 'ST-15.16';
};

const slowRule = (fight: Fight, ship: TacticalShip) =>
  isCaught(fight, ship) ? 'ST-15.10b' : 'ST-15.19';

/** [ST-15.19, ST-15.21] She may stop short when the next hex ahead is land. */
function isStoppedByLand({ tactical }: Fight, ship: TacticalShip, plot: string): boolean {
  const { path, facing } = courseOf(ship, plot);
  return isLand(tactical, hexAhead(path.at(-1) ?? ship.hex, facing));
}

/** [ST-5.15] Holds course and speed, as far as speed and land allow. */
export function defaultPlot(fight: Fight, ship: TacticalShip): string {
  const { least, most } = plotLimits(fight, ship);
  const hexes = Math.max(least, Math.min(most, ship.speed));
  const { path } = courseOf(ship, 'F'.repeat(hexes));
  const ashore = path.findIndex((hex) => isLand(fight.tactical, hex));
  return plotOf('F'.repeat(ashore < 0 ? hexes : ashore));
}

/** A plot in notation: `-` for none. */
export const plotOf = (plot: string): string => (hexesIn(plot) === 0 ? '-' : plot);
