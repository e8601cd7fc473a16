import type { Side } from '../../core';
import type { BattleState, BattleView, Stack } from '../model/state';
import { shipMoves } from './mobility';
import { isDead, shipOf } from './ships';
import { stacksAtSea } from './stacks';

/** [BT-15.2] Most ships in a line. */
const LONGEST_LINE = 4;

/** [BT-15.2, BT-15.10] The stack is in line ahead: few ships, none of them stopped, that moved when last they could. */
export const isInLineAhead = (view: BattleView, { ships, underWay }: Stack): boolean =>
  underWay === true && ships.length <= LONGEST_LINE && !ships.some((id) => isStopped(view, id));

const isStopped = (view: BattleView, id: string): boolean => {
  const ship = shipOf(view, id);
  return ship.aground || isDead(ship);
};

/** [BT-15.10] At the end of a side's movement impulse: marks which of the stacks that acted or could have moved did move. */
export function noteWay(state: BattleState, side: Side): void {
  if (!state.options.nightConfusion) return;
  for (const stack of stacksAtSea(state, side))
    if (stack.acted || stack.ships.every((id) => shipMoves(state, id)))
      stack.underWay = stack.acted === 'moved' || stack.acted === 'entered';
}
