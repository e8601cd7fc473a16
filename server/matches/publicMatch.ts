import type { PublicMatch, PublicPlayer } from '../../src/game/online/protocol';
import { PLAYER_ID } from '../../src/game/seats';
import { type BySide, SIDES, type Side } from '../../src/rules/core';
import type { StoredMatch } from '../storage/storage';
import { publicDice, secretOf } from './diceExchange';
import { publicPace, type Time } from './pacing';

/** The public facts of a match. */
export function publicMatch(
  match: StoredMatch,
  connected: BySide<boolean>,
  time: Time,
): PublicMatch {
  const { id, system, options, info, status, outcome, createdAt, updatedAt } = match;
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
    ...(outcome && { gameover: outcome, seed: secretOf(match) }),
    ...(info.nextMatchId !== undefined && { nextMatchID: info.nextMatchId }),
    ...(pace && { pace }),
    ...(info.dice && { dice: publicDice(info.dice) }),
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
