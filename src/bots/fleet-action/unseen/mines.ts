import { type Axial, addHex, hexKey, hexLength, sameHex } from '../../../hex';
import { type Draw, enemyOf, type Side } from '../../../rules/core';
import type { FleetActionEvent, FleetActionState, Force } from '../../../rules/fleet-action';
import {
  isLand,
  isOnMap,
  type Minefield,
  newField,
  unitsInPlay,
} from '../../../rules/fleet-action/query';
import { between } from '../../core/lot';

/** Hexes by which a barrage may lie elsewhere. */
const MAX_OFFSET_HEXES = 4;

/** Places drawn before the mines stay where they are. */
const TRIES = 12;

/**
 * [NW-3.23, NW-6.2] A force whose minefields that nobody has met lie up to four hexes elsewhere, all by as much: in hexes of the sea in which
 * no ship of the other side is or has been told to have sailed. Those that were laid in the battle lie where a minelayer was.
 */
export function minesAnew(
  state: FleetActionState,
  side: Side,
  told: readonly FleetActionEvent[],
  draw: Draw,
): Force {
  const force = state.forces[side];
  const hidden = force.minefields.filter(({ isShown, isFresh }) => !isShown && !isFresh);
  if (hidden.length === 0) return force;
  const others = force.minefields.filter((it) => !hidden.includes(it));
  const sailed = sailedBy(state, enemyOf(side), told);
  const isFree = (hex: Axial) =>
    isOnMap(state.scenario, hex) &&
    !isLand(state.scenario, hex) &&
    !sailed.has(hexKey(hex)) &&
    !others.some((it) => sameHex(it.hex, hex));
  for (let i = 0; i < TRIES; i++) {
    const offset = { q: drawn(draw), r: drawn(draw) };
    const moved = hidden.map((it) => shifted(it, offset));
    if (hexLength(offset) <= MAX_OFFSET_HEXES && moved.every(({ hex }) => isFree(hex)))
      return { ...force, minefields: [...others, ...moved] };
  }
  return force;
}

const drawn = (draw: Draw): number => between(draw, -MAX_OFFSET_HEXES, MAX_OFFSET_HEXES);

const shifted = ({ side, hex }: Minefield, by: Axial): Minefield =>
  newField(side, addHex(hex, by), false);

/** Hexes in which ships of a side are, or have been as it knows. */
function sailedBy(
  state: FleetActionState,
  side: Side,
  told: readonly FleetActionEvent[],
): ReadonlySet<string> {
  const paths = told.flatMap((it) =>
    it.kind === 'shipMoved' && state.units[it.unit]?.side === side ? [it.from, ...it.path] : [],
  );
  const now = unitsInPlay(state, side).map(({ hex }) => hex);
  return new Set([...paths, ...now].map(hexKey));
}
