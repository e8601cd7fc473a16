import { type Axial, distance, sameHex } from '../../../hex';
import type { FleetActionView } from '../model/state';
import { isLand } from './map';
import { unitsInPlay } from './own';

/** [NW-1.16] How far each of the two lines is nudged, in hexes on q and the opposite on s. */
const NUDGES = [1e-6, -1e-6] as const;

/** [NW-1.16] The hexes between two hexes as one of the two lines samples them, the ends left out. */
function between(from: Axial, to: Axial, nudge: number): Axial[] {
  const hexes = distance(from, to);
  const sampled: Axial[] = [];
  for (let k = 1; k < hexes; k++) sampled.push(sampleAt(from, to, k / hexes, nudge));
  return sampled;
}

/** The coordinate that was rounded most follows from the other two. */
function sampleAt(from: Axial, to: Axial, share: number, nudge: number): Axial {
  const q = from.q + (to.q - from.q) * share + nudge;
  const r = from.r + (to.r - from.r) * share;
  const s = -q - r;
  const [wholeQ, wholeR, wholeS] = [Math.round(q), Math.round(r), Math.round(s)];
  const [offQ, offR, offS] = [Math.abs(wholeQ - q), Math.abs(wholeR - r), Math.abs(wholeS - s)];
  if (offQ > offR && offQ > offS) return { q: 0 - wholeR - wholeS, r: wholeR + 0 };
  return { q: wholeQ + 0, r: offR > offS ? 0 - wholeQ - wholeS : wholeR + 0 };
}

/** [NW-8.26, NW-8.27] Smoke hides what lies beyond it, and at 2 hexes or more what is in it, both ways. */
const isSmoked = (view: FleetActionView, from: Axial, to: Axial, way: readonly Axial[]): boolean =>
  smokeAlong(view, from, to).some(
    ({ hex }) => sameHex(hex, from) || sameHex(hex, to) || isOn(way, hex),
  );

/** Smoke on any of the shortest ways between two hexes: lines of sight meet no other. */
function smokeAlong({ smoke }: FleetActionView, from: Axial, to: Axial) {
  const hexes = distance(from, to);
  if (smoke.length === 0 || hexes < 2) return [];
  return smoke.filter(({ hex }) => distance(from, hex) + distance(hex, to) === hexes);
}

const isWayClear = (view: FleetActionView, from: Axial, to: Axial, way: readonly Axial[]) =>
  !way.some((hex) => isLand(view.scenario, hex)) && !isSmoked(view, from, to, way);

/** [NW-1.16, NW-1.17, NW-8.26, NW-8.27] One of the two lines of sight between two hexes is clear of land and smoke. */
export function isClear(view: FleetActionView, from: Axial, to: Axial): boolean {
  if (view.scenario.land.length === 0 && smokeAlong(view, from, to).length === 0) return true;
  return NUDGES.some((nudge) => isWayClear(view, from, to, between(from, to, nudge)));
}

/** [NW-1.17] Land bars both lines, for radar as well. */
export const landBetween = (view: FleetActionView, from: Axial, to: Axial): boolean =>
  view.scenario.land.length > 0 &&
  NUDGES.every((nudge) => between(from, to, nudge).some((hex) => isLand(view.scenario, hex)));

/** [NW-13.13] Nearer to neither end, shells pass overhead. */
const NEAR_HEXES = 3;

/**
 * [NW-13.12, NW-13.13] Ships and small craft under the line of fire and near one of its ends, in the hexes of neither. On the
 * line that is clear; on the one with fewer if both or neither are.
 */
export function interveningBases(view: FleetActionView, from: Axial, to: Axial): number {
  const near = basesNear(view, from, to);
  if (near.length === 0) return 0;
  const ways = NUDGES.map((nudge) => between(from, to, nudge));
  const clear = ways.filter((way) => isWayClear(view, from, to, way));
  const counted = clear.length === 1 ? clear : ways;
  return Math.min(...counted.map((way) => near.filter((hex) => isOn(way, hex)).length));
}

const isOn = (way: readonly Axial[], hex: Axial): boolean => way.some((it) => sameHex(it, hex));

const basesNear = (view: FleetActionView, from: Axial, to: Axial): Axial[] =>
  unitsInPlay(view)
    .filter(({ sheet, isSubmerged }) => sheet.type !== 'L' && !isSubmerged)
    .map(({ hex }) => hex)
    .filter((hex) => distance(hex, from) <= NEAR_HEXES || distance(hex, to) <= NEAR_HEXES);
