import { copyPlain } from '../../core';
import type { BattleState, Ship, Stack } from '../model/state';

/** A copy of a state that may be changed in place; the scenario never changes and is shared. */
export function copyState<Position extends BattleState>(state: Position): Position {
  const copy = { ...state };
  for (const part in copy) if (!APART.has(part)) copy[part] = copyPlain(state[part]);
  copy.ships = copyShips(state.ships);
  copy.stacks = state.stacks.map(copyStack);
  return copy;
}

/** The scenario is shared. Ships and stacks are copied field by field, in half the time; each of their lists and objects must be named below. */
const APART: ReadonlySet<string> = new Set(['scenario', 'ships', 'stacks']);

const copyStack = (stack: Stack): Stack => ({
  ...stack,
  ships: [...stack.ships],
  hex: { ...stack.hex },
});

function copyShips(ships: BattleState['ships']): BattleState['ships'] {
  const copies: BattleState['ships'] = {};
  for (const id in ships) copies[id] = copyShip(ships[id] as Ship);
  return copies;
}

function copyShip(ship: Ship): Ship {
  const copy = { ...ship, lost: { ...ship.lost }, silenced: { ...ship.silenced } };
  copy.launches = copyPlain(ship.launches);
  copy.blindCalibers = [...ship.blindCalibers];
  if (ship.unloading) copy.unloading = { ...ship.unloading };
  if (ship.leftBy) copy.leftBy = [...ship.leftBy];
  return copy;
}
