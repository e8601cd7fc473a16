import { type Axial, distance, nearestHex, sameHex } from '../../../hex';
import type { FleetActionView, Smoke } from '../model/state';
import { isLand } from './map';
import { unitsInPlay } from './own';

/** [NW-1.16] How far each of the two lines is nudged, in hexes on q and the opposite on s. */
const NUDGES = [1e-6, -1e-6] as const;

/** A line of sight between two hexes: one of the two. */
interface Line {
  from: Axial;
  to: Axial;
  hexes: number;
  nudge: number;
}

/** Its hex so many hexes from its beginning. */
function hexOn({ from, to, hexes, nudge }: Line, k: number): Axial {
  const share = k / hexes;
  return nearestHex(from.q + (to.q - from.q) * share + nudge, from.r + (to.r - from.r) * share);
}

/** It passes a hex between its ends: so far from its beginning it has one hex. */
function passes(line: Line, hex: Axial): boolean {
  const k = distance(line.from, hex);
  return k > 0 && k < line.hexes && sameHex(hexOn(line, k), hex);
}

/** [NW-1.17] */
function meetsLand({ scenario }: FleetActionView, line: Line): boolean {
  for (let k = 1; k < line.hexes; k++) if (isLand(scenario, hexOn(line, k))) return true;
  return false;
}

/** [NW-8.26, NW-8.27] Smoke hides what lies beyond it, and at 2 hexes or more what is in it, both ways. */
const isSmoked = (line: Line, smoke: readonly Smoke[]): boolean =>
  smoke.some(({ hex }) => sameHex(hex, line.from) || sameHex(hex, line.to) || passes(line, hex));

/** Smoke on any of the shortest ways between two hexes: lines of sight meet no other. */
function smokeAlong({ smoke }: FleetActionView, from: Axial, to: Axial): readonly Smoke[] {
  if (smoke.length === 0) return smoke;
  const hexes = distance(from, to);
  if (hexes < 2) return [];
  return smoke.filter(({ hex }) => distance(from, hex) + distance(hex, to) === hexes);
}

const isWayClear = (view: FleetActionView, line: Line, smoke: readonly Smoke[]): boolean =>
  !isSmoked(line, smoke) && (view.scenario.land.length === 0 || !meetsLand(view, line));

/** [NW-1.16, NW-1.17, NW-8.26, NW-8.27] One of the two lines of sight between two hexes is clear of land and smoke. */
export function isClear(view: FleetActionView, from: Axial, to: Axial): boolean {
  const smoke = smokeAlong(view, from, to);
  if (view.scenario.land.length === 0 && smoke.length === 0) return true;
  return linesBetween(from, to).some((line) => isWayClear(view, line, smoke));
}

const linesBetween = (from: Axial, to: Axial): Line[] => {
  const hexes = distance(from, to);
  return NUDGES.map((nudge) => ({ from, to, hexes, nudge }));
};

/** [NW-1.17] Land bars both lines, for radar as well. */
export const landBetween = (view: FleetActionView, from: Axial, to: Axial): boolean =>
  view.scenario.land.length > 0 && linesBetween(from, to).every((line) => meetsLand(view, line));

/** [NW-13.13] Nearer to neither end, shells pass overhead. */
const NEAR_HEXES = 3;

/**
 * [NW-13.12, NW-13.13] Ships and small craft under the line of fire and near one of its ends, in the hexes of neither. On the
 * line that is clear; on the one with fewer if both or neither are.
 */
export function interveningBases(view: FleetActionView, from: Axial, to: Axial): number {
  const near = basesNear(view, from, to);
  if (near.length === 0) return 0;
  const smoke = smokeAlong(view, from, to);
  const lines = linesBetween(from, to);
  const clear = lines.filter((line) => isWayClear(view, line, smoke));
  const counted = clear.length === 1 ? clear : lines;
  return Math.min(...counted.map((line) => near.filter((hex) => passes(line, hex)).length));
}

const basesNear = (view: FleetActionView, from: Axial, to: Axial): Axial[] =>
  unitsInPlay(view)
    .filter(({ sheet, isSubmerged }) => sheet.type !== 'L' && !isSubmerged)
    .map(({ hex }) => hex)
    .filter((hex) => distance(hex, from) <= NEAR_HEXES || distance(hex, to) <= NEAR_HEXES);
