import { type Axial, hexLength } from '../../../hex';
import { type Draw, enemyOf, type Side } from '../../../rules/core';
import type { SeekriegState } from '../../../rules/seekrieg';
import { shipsInPlay } from '../../../rules/seekrieg/query';
import { pick } from '../../core/lot';
import type { Adrift } from '../adrift/adrift';
import { forcesAdrift } from '../adrift/forces';
import { shipsAdrift } from '../adrift/ships';
import { basesAnew } from './aboard';
import { armedAnew } from './arms';
import { harmedAnew } from './harm';

/** Places drawn before they stay where they are. */
const TRIES = 12;

/**
 * [SK-5.7 to SK-5.11, SK-8.10] Another whole position that a side cannot tell from this one: the enemies that it neither
 * sees nor tracks may have steamed elsewhere since it saw them last, or since the game began; all have other damage, shells,
 * torpedoes and aircraft ready within what shows. The same while aircraft attack or forces meet; damage is the same while damage
 * control is ordered, whose points go by it.
 */
export function exchanged(state: SeekriegState, side: Side, draw: Draw): SeekriegState {
  const { kind } = state.step;
  if (kind === 'over' || kind === 'contact' || kind === 'air') return state;
  return inOtherState(elsewhere(state, side, draw), enemyOf(side), draw);
}

function inOtherState(state: SeekriegState, enemy: Side, draw: Draw): SeekriegState {
  const force = state.forces[enemy];
  const ships = shipsInPlay(state, enemy);
  const harmed =
    state.step.kind === 'damageControl' ? ships : ships.map((it) => harmedAnew(state, it, draw));
  const changed = harmed.map((it) => armedAnew(state, it, draw));
  const bases = basesAnew(force.bases, draw);
  if (bases === force.bases && changed.every((it) => it === state.ships[it.id])) return state;
  return {
    ...state,
    ships: { ...state.ships, ...Object.fromEntries(changed.map((it) => [it.id, it])) },
    forces: { ...state.forces, [enemy]: { ...force, bases } },
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
