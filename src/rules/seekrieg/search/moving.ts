import { type Axial, distance, facingTo, hexAhead, sameHex } from '../../../hex';
import { must, SIDES, type Side } from '../../core';
import { isCarrierBattle } from '../common/carrierMap';
import { type Play, tell } from '../model/play';
import type { SearchForce } from '../model/searchMap';
import type { SeekriegState, SeekriegView } from '../model/state';
import { forceKnots, forcesAfloat, isSearchLand, planOfSearch, searchOf } from './forces';
import { forceOf } from './reports';
import { canShadow } from './shadow';

/** [SK-8.4] Tenths of a hex: a force makes one for each knot and hour. */
const TENTHS = 10;

/** [SK-34.2] What a force makes for each knot and turn of two minutes, to a hex. */
export const PARTS_A_HEX = 300;

/** [SK-8.4, SK-34.2] The most hexes that a force can enter in so many hours at its best speed, with what it carries. */
export function reachOf(view: SeekriegView, force: SearchForce, hours: number): number {
  const parts = isCarrierBattle(view) ? PARTS_A_HEX : TENTHS;
  return Math.floor(force.carry / parts + (forceKnots(view, force) * hours) / TENTHS);
}

/** [SK-8.5] Paths as plotted; a force without an order keeps its course and speed as long as there is water. */
export function setOut(state: SeekriegState): void {
  for (const side of SIDES)
    for (const force of forcesAfloat(state, side)) {
      const best = forceKnots(state, force);
      const isOrdered = force.path !== null || force.shadows !== null;
      force.knots = isOrdered ? best : Math.min(force.knots, best);
      force.path ??= straightOn(state, force);
    }
}

function straightOn(state: SeekriegState, force: SearchForce): Axial[] {
  const plan = planOfSearch(state);
  const hours = must(state.search, 'a search map').hoursLeft;
  const hexes = Math.floor((force.carry + force.knots * hours) / TENTHS);
  const path: Axial[] = [];
  while (path.length < hexes) {
    const next = hexAhead(force.hex, force.facing, path.length + 1);
    if (isSearchLand(plan, next)) break;
    path.push(next);
  }
  return path;
}

/** [SK-8.4, SK-8.5] An hour's movement of all forces, those that shadow last. */
export function moveForces(play: Play): void {
  for (const isLast of [false, true])
    for (const side of SIDES)
      for (const force of forcesAfloat(play.state, side))
        if ((force.shadows !== null) === isLast) moveForce(play, side, force);
}

function moveForce(play: Play, side: Side, force: SearchForce): void {
  const from = force.hex;
  if (force.shadows) follow(play, side, force);
  const path = advance(force);
  if (path.length > 0)
    tell(play, {
      kind: 'forceMoved',
      rule: 'SK-8.4',
      side,
      seenBy: [side],
      force: force.id,
      from,
      path,
    });
}

/** Along its path; what is left of a hex is carried while it steams. @returns the hexes entered */
function advance(force: SearchForce): Axial[] {
  const path = force.path ?? [];
  if (path.length === 0) {
    force.carry = 0;
    return [];
  }
  const units = force.carry + force.knots;
  const entered = path.splice(0, Math.floor(units / TENTHS));
  for (const hex of entered) {
    force.facing = facingTo(force.hex, hex) ?? force.facing;
    force.hex = hex;
  }
  force.carry = units % TENTHS;
  return entered;
}

/** [SK-8.28] Steams after the force that it shadows, no nearer than it has to. */
function follow(play: Play, side: Side, force: SearchForce): void {
  const contact = must(force.shadows, 'a contact');
  const enemy = forceOf(play.state, side, contact);
  const isHeld = searchOf(play.state, side).contacts[contact]?.isHeld;
  const within = enemy && isHeld ? canShadow(play.state, force, enemy) : null;
  if (!enemy || within === null) {
    force.shadows = null;
    force.path = [];
    const why = { kind: 'shadowingFailed', rule: 'SK-8.12' } as const;
    tell(play, { ...why, side, seenBy: [side], force: force.id, contact });
    return;
  }
  force.path = pathTo(play.state, force.hex, enemy.hex, within);
}

/** Straight towards a hex, over water, until it is within so many hexes. */
export function pathTo(state: SeekriegView, from: Axial, to: Axial, within: number): Axial[] {
  const plan = planOfSearch(state);
  const path: Axial[] = [];
  let at = from;
  while (distance(at, to) > within) {
    const next = nearer(at, to).find((it) => !isSearchLand(plan, it));
    if (!next || path.some((it) => sameHex(it, next))) break;
    path.push(next);
    at = next;
  }
  return path;
}

/** The hexes around that are nearer to another. */
const nearer = (from: Axial, to: Axial): Axial[] =>
  ([1, 2, 3, 4, 5, 6] as const)
    .map((facing) => hexAhead(from, facing))
    .filter((it) => distance(it, to) < distance(from, to));
