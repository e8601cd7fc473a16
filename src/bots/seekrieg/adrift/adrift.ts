import { type Axial, addHex } from '../../../hex';
import type { SeekriegState } from '../../../rules/seekrieg';

/** Ships that a side has not seen of late, and that may be elsewhere. */
export interface Adrift {
  /** How far off they may be, in hexes of their map. */
  hexes: number;
  /** The position with them so far off. */
  movedBy(state: SeekriegState, offset: Axial): SeekriegState;
  /** Nothing is in their way there, and whoever sees or tracks an enemy does so still. */
  fits(before: SeekriegState, after: SeekriegState): boolean;
}

/** Half a run: as far off as ships are that turned about halfway. */
export const strayed = (hexesRun: number): number => Math.max(0, Math.floor(hexesRun / 2));

/** Ships with all the hexes that go with their place. */
export function shipsMoved(
  ships: SeekriegState['ships'],
  ids: readonly string[],
  offset: Axial,
): SeekriegState['ships'] {
  const moved = { ...ships };
  for (const id of ids) {
    const ship = ships[id];
    if (!ship?.condition) continue;
    const { condition, turn } = ship;
    moved[id] = {
      ...ship,
      hex: addHex(ship.hex, offset),
      turn: {
        ...turn,
        entered: turn.entered.map((it) => addHex(it, offset)),
        left: turn.left && addHex(turn.left, offset),
      },
      condition: { ...condition, wake: condition.wake.map((it) => addHex(it, offset)) },
    };
  }
  return moved;
}
