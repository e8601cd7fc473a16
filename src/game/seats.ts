import type { PlayerID } from 'boardgame.io';
import { type BySide, SIDES, type Side, type Viewer } from '../rules/core';

/** boardgame.io's names of the two seats. */
export const PLAYER_ID: BySide<PlayerID> = { allies: '0', axis: '1' };

/** The side of a seat; `undefined` for anything that is not one. */
export const sideOf = (playerID: unknown): Side | undefined =>
  SIDES.find((side) => PLAYER_ID[side] === playerID);

/** Anybody without a seat is a spectator. */
export const viewerOf = (playerID: unknown): Viewer => sideOf(playerID) ?? 'spectator';
