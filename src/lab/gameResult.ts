import { type BySide, bySide, type ShipFate, type Side } from '../rules/core';
import { type Game, type Gunfire, playOut } from './playOut';

/** How a game ended, as plain data that a worker can send. */
export interface GameResult {
  /** `null` when the game exceeded the maximum number of orders. */
  winner: Side | 'draw' | null;
  victoryPoints: BySide<number>;
  orders: number;
  fates: ShipFate[];
  /** `null` where the system does not tell hits by caliber. */
  gunfire: Gunfire | null;
}

/** A game played out between its bots. */
export function playedResult(game: Game): GameResult {
  const { state, orders, outcome, gunfire } = playOut(game);
  return {
    winner: outcome?.winner ?? null,
    victoryPoints: outcome?.victoryPoints ?? bySide(() => 0),
    orders: orders.length,
    fates: game.system.fates(state),
    gunfire,
  };
}
