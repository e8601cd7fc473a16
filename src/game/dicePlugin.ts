import { bytesToHex } from '@noble/hashes/utils.js';
import type { Ctx, Plugin } from 'boardgame.io';
import { makeSecret } from '../rules/core';

/** What moves get from it, as `dice`. */
export interface DiceApi {
  seed: string;
}

/** What a client gets from it in `plugins.dice.data`: the seed, once the game is over. */
export type ShownDice = Partial<DiceApi>;

/** 128 bits of chance in hexadecimal: a seed, what a player adds to the dice, or an id. */
export const newSeed = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(16)));

/** The secret of a new match's dice, to which no player has added anything. */
export const newSecret = (): string => makeSecret({ seed: newSeed(), entropy: {} });

/** The seed is withheld while nobody may know it. */
const shown = (data: DiceApi, { gameover }: Ctx): ShownDice =>
  gameover === undefined || data.seed === undefined ? {} : { seed: data.seed };

/**
 * Keeps a match's seed beside `G`, where no view of the game can reach it. `flush` and `playerView` drop the API, which
 * boardgame.io would otherwise leave in the state.
 */
export const dicePlugin = (seed: string): Plugin<DiceApi, DiceApi> => ({
  name: 'dice',
  setup: () => ({ seed }),
  api: ({ data }) => ({ seed: data.seed }),
  flush: ({ data }) => data,
  playerView: ({ data, ctx }) => shown(data, ctx),
});
