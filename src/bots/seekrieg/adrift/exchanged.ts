import { type Axial, hexLength } from '../../../hex';
import type { Draw, Side } from '../../../rules/core';
import type { SeekriegState } from '../../../rules/seekrieg';
import { pick } from '../../core/lot';
import type { Adrift } from './adrift';
import { forcesAdrift } from './forces';
import { shipsAdrift } from './ships';

/** Places drawn before they stay where they are. */
const TRIES = 12;

/**
 * [SK-5.7 to SK-5.10, SK-8.10] Another whole position that a side cannot tell from this one: the enemies that it neither
 * sees nor tracks may have steamed elsewhere since it saw them last, or since the game began. The same while aircraft
 * attack or forces meet.
 */
export function exchanged(state: SeekriegState, side: Side, draw: Draw): SeekriegState {
  const { kind } = state.step;
  if (kind === 'over' || kind === 'contact' || kind === 'air' || state.search?.isBattle)
    return state;
  const adrift = state.search ? forcesAdrift(state, side) : shipsAdrift(state, side);
  return adrift.reduce((now, it) => elsewhere(now, it, draw), state);
}

function elsewhere(state: SeekriegState, { hexes, movedBy, fits }: Adrift, draw: Draw) {
  if (hexes === 0) return state;
  for (let i = 0; i < TRIES; i++) {
    const moved = movedBy(state, offsetWithin(draw, hexes));
    if (fits(state, moved)) return moved;
  }
  return state;
}

/** All offsets of that length or less are equally likely. */
function offsetWithin(draw: Draw, hexes: number): Axial {
  const along = Array.from({ length: 2 * hexes + 1 }, (_, i) => i - hexes);
  const offset = { q: pick(draw, along), r: pick(draw, along) };
  return hexLength(offset) <= hexes ? offset : offsetWithin(draw, hexes);
}
