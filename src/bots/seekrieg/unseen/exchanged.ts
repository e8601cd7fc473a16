import { type Axial, hexLength } from '../../../hex';
import { type Draw, enemyOf, type Side } from '../../../rules/core';
import type { SeekriegState } from '../../../rules/seekrieg';
import { conditionOf, shipsInPlay } from '../../../rules/seekrieg/query';
import { pick } from '../../core/lot';
import type { Past } from '../../core/system';
import type { Adrift } from '../adrift/adrift';
import { forcesAdrift } from '../adrift/forces';
import { shipsAdrift } from '../adrift/ships';
import { basesAnew, flightsAnew } from './aboard';
import { armedAnew } from './arms';
import { harmedAnew } from './harm';
import { salvosAnew } from './salvos';

/** Places drawn before they stay where they are. */
const TRIES = 12;

/**
 * [SK-5.7 to SK-5.11, SK-8.10] Another whole position that a side cannot tell from this one: the enemies that it neither
 * sees nor tracks may have steamed elsewhere since it saw them last, or since the game began; all have other damage, shells,
 * torpedoes and aircraft ready within what shows, and torpedoes in the water elsewhere. Where the
 * forces, their torpedoes and their aircraft are stays while aircraft attack or forces meet.
 */
export function exchanged(
  state: SeekriegState,
  side: Side,
  draw: Draw,
  { start }: Past,
): SeekriegState {
  const { kind } = state.step;
  const began = start as SeekriegState;
  const enemy = enemyOf(side);
  if (kind === 'over') return state;
  if (kind === 'contact' || kind === 'air') return withShips(state, began, enemy, draw);
  const moved = salvosAnew(elsewhere(state, side, draw), side, draw);
  return withAircraft(withShips(moved, began, enemy, draw), enemy, draw);
}

function withShips(state: SeekriegState, began: SeekriegState, enemy: Side, draw: Draw) {
  const changed = shipsInPlay(state, enemy).map((it) => {
    const start = conditionOf(began.ships[it.id] ?? it);
    const isOrdered = it.plan?.damageControl != null;
    return armedAnew(state, isOrdered ? it : harmedAnew(state, it, start, draw), draw);
  });
  if (changed.every((it) => it === state.ships[it.id])) return state;
  const ships = Object.fromEntries(changed.map((it) => [it.id, it]));
  return { ...state, ships: { ...state.ships, ...ships } };
}

/** Those armed on deck, and those in the air. */
function withAircraft(state: SeekriegState, enemy: Side, draw: Draw): SeekriegState {
  const force = state.forces[enemy];
  if (Object.keys(force.bases).length === 0) return state;
  const decked = { ...force, bases: basesAnew(force.bases, draw) };
  return {
    ...state,
    forces: { ...state.forces, [enemy]: { ...force, ...flightsAnew(state, decked, draw) } },
  };
}

/** The same in a battle of a game with a search map: forces have met there. */
function elsewhere(state: SeekriegState, side: Side, draw: Draw): SeekriegState {
  if (state.search?.isBattle) return state;
  const adrift = state.search ? forcesAdrift(state, side) : shipsAdrift(state, side);
  return adrift.reduce((now, it) => strayed(now, it, draw), state);
}

function strayed(state: SeekriegState, { hexes, movedBy, fits }: Adrift, draw: Draw) {
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
