import type { PublicMatch, PublicPlayer } from '../../src/game/online/protocol';
import { PLAYER_ID } from '../../src/game/seats';
import { type BySide, SIDES, type Side } from '../../src/rules/core';
import type { StoredMatch } from '../storage/storage';
import { publicPace, type Time } from './pacing';

/** The public facts of a match. */
export function publicMatch(
  { id, system, options, info, status, outcome, seed, createdAt, updatedAt }: StoredMatch,
  connected: BySide<boolean>,
  time: Time,
): PublicMatch {
  const pace = publicPace(info.pace, time);
  return {
    matchID: id,
    gameName: system,
    players: SIDES.map((side) => publicPlayer(info.seats[side], side, connected[side])),
    setupData: { scenario: info.scenarioId, options },
    title: info.title,
    unlisted: info.unlisted,
    private: info.passphrase !== undefined,
    status,
    createdAt,
    updatedAt,
    ...(outcome && { gameover: outcome, seed }),
    ...(info.nextMatchId !== undefined && { nextMatchID: info.nextMatchId }),
    ...(pace && { pace }),
  };
}

const publicPlayer = (
  { name, bot, standIn }: StoredMatch['info']['seats'][Side],
  side: Side,
  isConnected: boolean,
): PublicPlayer => ({
  id: Number(PLAYER_ID[side]),
  side,
  ...(name !== undefined && { name }),
  ...(bot !== undefined && { bot }),
  ...(standIn && { isStandIn: standIn }),
  isConnected: isConnected || bot !== undefined,
});
