import type { z } from 'zod';
import { PLAYER_ID, sideOf } from '../../src/game/seats';
import { must, type Side } from '../../src/rules/core';
import { REFUSALS } from '../matches/answers';
import { type Done, done, not } from '../matches/done';
import type { Lobby } from '../matches/lobby';
import type { NewMatchWish } from '../matches/plan';
import type { Reader } from '../matches/records';
import * as schemas from './schemas';

/** A request that fits a route. */
export interface Call {
  /** Absent in a request for matches of all games. */
  game: string | undefined;
  match: string;
  body: unknown;
  query: unknown;
  address: string;
}

/** The lobby's requests. */
export type Route = (lobby: Lobby, call: Call) => Promise<Done<unknown>>;

/** A request whose body fits the schema. */
export async function fitting<T, R>(
  schema: z.ZodType<T>,
  value: unknown,
  ask: (fit: T) => Promise<Done<R>>,
): Promise<Done<R>> {
  const fit = schema.safeParse(value);
  return fit.success ? ask(fit.data) : not(REFUSALS.malformed);
}

export const sideAt = (playerID: string): Side => must(sideOf(playerID), 'a seat');

export const list: Route = (lobby, { game, query }) =>
  fitting(schemas.listQuery, query, async ({ isGameover, updatedBefore, updatedAfter }) =>
    done({
      matches: await lobby.list({
        ...(game !== undefined && { system: game }),
        ...(isGameover && { status: isGameover === 'true' ? 'finished' : 'playing' }),
        ...(updatedBefore !== undefined && { updatedBefore }),
        ...(updatedAfter !== undefined && { updatedAfter }),
      }),
    }),
  );

export const find: Route = (lobby, { game, match }) =>
  fitting(schemas.matchId, match, async (id) => {
    const found = await lobby.find(game, id);
    return found ? done(found) : not(REFUSALS.noMatch);
  });

export const create: Route = (lobby, { game, body, address }) =>
  fitting(schemas.createBody, body, ({ unlisted, setupData }) => {
    const wish = {
      ...setupData,
      system: must(game, 'game of a new match'),
      ...(unlisted !== undefined && { unlisted }),
    };
    return lobby.create(withoutUndefined(wish), address);
  });

/** The schema library types absent fields as `undefined`; in fact they are absent. */
const withoutUndefined = (wish: object): NewMatchWish => wish as NewMatchWish;

const join: Route = (lobby, { match, body }) =>
  fitting(schemas.joinBody, body, async ({ playerID, playerName, data }) => {
    const joined = await lobby.join(match, {
      name: playerName,
      ...(playerID && { side: sideAt(playerID) }),
      ...(data?.invitation !== undefined && { invitation: data.invitation }),
      ...(data?.passphrase !== undefined && { passphrase: data.passphrase }),
    });
    if (!joined.ok) return joined;
    const { side, token } = joined.value;
    return done({ playerID: PLAYER_ID[side], playerCredentials: token });
  });

/** An action of the holder of a seat. */
const ofHolder =
  (
    ask: (
      lobby: Lobby,
      match: string,
      holder: { side: Side; token: string },
    ) => Promise<Done<unknown>>,
  ): Route =>
  (lobby, { match, body }) =>
    fitting(schemas.holderBody, body, ({ playerID, credentials }) =>
      ask(lobby, match, { side: sideAt(playerID), token: credentials }),
    );

const rename: Route = (lobby, { match, body }) =>
  fitting(schemas.updateBody, body, ({ playerID, credentials, newName }) =>
    lobby.rename(match, { side: sideAt(playerID), token: credentials }, newName),
  );

const reinvite: Route = (lobby, { match, body }) =>
  fitting(schemas.reinviteBody, body, ({ playerID, hostToken }) =>
    lobby.reinvite(match, hostToken, sideAt(playerID)),
  );

/** For the holders of seats and for permitted spectators. */
const ofReader =
  (ask: (lobby: Lobby, match: string, reader: Reader) => Promise<Done<unknown>>): Route =>
  (lobby, { match, body }) =>
    fitting(schemas.recordBody, body, ({ playerID, credentials, passphrase }) =>
      ask(lobby, match, {
        ...(playerID && credentials && { holder: { side: sideAt(playerID), token: credentials } }),
        ...(passphrase && { passphrase }),
      }),
    );

/** Requests about a match, by the last word of the path. */
export const ACTIONS: Readonly<Record<string, Route>> = {
  join,
  leave: ofHolder((lobby, match, holder) => lobby.leave(match, holder)),
  update: rename,
  rename,
  playAgain: ofHolder((lobby, match, holder) => lobby.playAgain(match, holder)),
  reissue: ofHolder((lobby, match, holder) => lobby.reissue(match, holder)),
  reinvite,
  record: ofReader((lobby, match, reader) => lobby.record(match, reader)),
  file: ofReader((lobby, match, reader) => lobby.file(match, reader)),
};
