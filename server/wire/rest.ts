import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { z } from 'zod';
import { PLAYER_ID, sideOf } from '../../src/game/seats';
import { must, type Refusal, type Side } from '../../src/rules/core';
import { generalRefusal } from '../../src/words/general/refusal';
import { REFUSALS } from '../matches/answers';
import type { Done, Lobby, NewMatchWish } from '../matches/lobby';
import { DamagedError, StorageError } from '../storage/storage';
import { readJson } from './body';
import { asGuess, type Wire, withPatience } from './connection';
import type { Limit } from './limits';
import { addressOf, isWelcome, type OriginSettings } from './origin';
import * as schemas from './schemas';

/** What the lobby's routes need. */
export interface RestOptions {
  lobby: Lobby;
  games: readonly string[];
  wire: Pick<Wire, 'limits' | 'fault' | 'isClosing'>;
  origin: OriginSettings;
  /** What else can be asked of a match. */
  actions?: Readonly<Record<string, Route>>;
}

/** In place of a game's id: matches of all games. */
const ANY_GAME = 'any';

/** A request that fits a route. */
interface Call {
  /** Absent where matches of all games are asked for. */
  game: string | undefined;
  match: string;
  body: unknown;
  query: Record<string, string>;
  address: string;
}

/** `retryAfter`: in seconds. */
type Answered = { status: number; value: unknown; retryAfter?: number };
export type Route = (lobby: Lobby, call: Call) => Promise<Done<unknown>>;

const PREFIX = /^\/games(\/|$|\?)/;

export const isLobbyPath = (url = ''): boolean => PREFIX.test(url);

/** Boardgame.io's lobby, `/games/…`, with `reissue` and `reinvite` for seats beside. */
export function lobbyListener(options: RestOptions): RequestListener {
  return (request, response) => {
    respond(options, request, response).catch((error: unknown) => {
      if (error instanceof DamagedError) return send(response, fault(REFUSALS.aside));
      options.wire.fault(error, 'lobby');
      const isStorage = error instanceof StorageError;
      send(response, fault(isStorage ? REFUSALS.noStorage : REFUSALS.fault));
    });
  };
}

async function respond(
  options: RestOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { origin, wire } = options;
  const address = addressOf(request, origin);
  response.setHeader('Cache-Control', 'no-store');
  if (!isWelcome(request, origin)) return send(response, { status: 403, value: {} });
  allowOrigin(request, response);
  if (request.method === 'OPTIONS') return void response.writeHead(204).end();
  if (wire.isClosing()) return send(response, fault(REFUSALS.closing));
  const { requests } = wire.limits;
  if (!(await requests.take(address))) return send(response, await tooFast(requests, address));
  send(response, await answer(options, request, address));
}

/** Only whoever is welcome comes here: a page of this server, or of a site on the list. */
function allowOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Vary', 'Origin');
  if (headers.origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', headers.origin);
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
}

async function answer(
  { lobby, games, wire, actions = {} }: RestOptions,
  request: IncomingMessage,
  address: string,
): Promise<Answered> {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const [game, match, action, ...more] = path.split('/').slice(2);
  if (request.method === 'GET' && game === undefined) return { status: 200, value: games };
  const route = routeIn(games, game, routeOf(request.method, match, action, actions));
  if (!route || more.length > 0) return { status: 404, value: {} };
  const body = request.method === 'POST' ? await readJson(request) : done(undefined);
  if (!body.ok) return fault(body.refusal);
  const call = {
    game: game === ANY_GAME ? undefined : game,
    match: match ?? '',
    body: body.value,
    query: Object.fromEntries(new URLSearchParams(query)),
    address,
  };
  const makesMatch = route === create || route === ACTIONS.playAgain;
  const { creations, wrongSecrets } = wire.limits;
  if (makesMatch && !(await creations.take(address))) return tooFast(creations, address);
  const ask = hasWord(call.body) ? asGuess : withPatience;
  const result = await ask(wire, address, () => route(lobby, call));
  if (result.ok) return { status: 200, value: result.value };
  return result.refusal.code === REFUSALS.tooFast.code
    ? tooFast(wrongSecrets, address)
    : fault(result.refusal);
}

/** When it may be tried again goes with it. */
const tooFast = async (limit: Limit, address: string): Promise<Answered> => ({
  ...fault(REFUSALS.tooFast),
  retryAfter: await limit.secondsLeft(address),
});

/** Whether the word of a private match is given with a wish. */
const hasWord = (body: unknown): boolean => {
  const { passphrase, data } = Object(body) as { passphrase?: unknown; data?: unknown };
  return (passphrase ?? (Object(data) as { passphrase?: unknown }).passphrase) !== undefined;
};

/** A route of a game that is there; a new match must say of which. */
function routeIn(
  games: readonly string[],
  game: string | undefined,
  route: Route | undefined,
): Route | undefined {
  if (game === ANY_GAME) return route === create ? undefined : route;
  return game !== undefined && games.includes(game) ? route : undefined;
}

function routeOf(
  method = '',
  match: string | undefined,
  action: string | undefined,
  more: Readonly<Record<string, Route>>,
): Route | undefined {
  if (method === 'GET') {
    if (action !== undefined) return undefined;
    return match === undefined || match === '' ? list : find;
  }
  if (method !== 'POST') return undefined;
  if (match === 'create' && action === undefined) return create;
  const isKnown = schemas.matchId.safeParse(match).success && action !== undefined;
  if (!isKnown) return undefined;
  return Object.hasOwn(ACTIONS, action)
    ? ACTIONS[action]
    : Object.hasOwn(more, action)
      ? more[action]
      : undefined;
}

const done = <T>(value: T): Done<T> => ({ ok: true, value });
const not = (refusal: Refusal) => ({ ok: false, refusal }) as const;

/** Asks with a body that fits the schema. */
export async function fitting<T, R>(
  schema: z.ZodType<T>,
  value: unknown,
  ask: (fit: T) => Promise<Done<R>>,
): Promise<Done<R>> {
  const fit = schema.safeParse(value);
  return fit.success ? ask(fit.data) : not(REFUSALS.malformed);
}

export const sideAt = (playerID: string): Side => must(sideOf(playerID), 'a seat');

const LONGEST_LIST = 200;

const list: Route = (lobby, { game, query }) =>
  fitting(schemas.listQuery, query, async ({ isGameover, updatedBefore, updatedAfter }) =>
    done({
      matches: await lobby.list({
        ...(game !== undefined && { system: game }),
        limit: LONGEST_LIST,
        ...(isGameover && { status: isGameover === 'true' ? 'finished' : 'playing' }),
        ...(updatedBefore !== undefined && { updatedBefore }),
        ...(updatedAfter !== undefined && { updatedAfter }),
      }),
    }),
  );

const find: Route = (lobby, { game, match }) =>
  fitting(schemas.matchId, match, async (id) => {
    const found = await lobby.find(game, id);
    return found ? done(found) : not(REFUSALS.noMatch);
  });

const create: Route = (lobby, { game, body, address }) =>
  fitting(schemas.createBody, body, ({ unlisted, setupData }) => {
    const wish = {
      ...setupData,
      system: must(game, 'game of a new match'),
      ...(unlisted !== undefined && { unlisted }),
    };
    return lobby.create(withoutUndefined(wish), address);
  });

/** The schema library gives absent fields the type `undefined`; they are absent all the same. */
const withoutUndefined = (wish: object): NewMatchWish => wish as NewMatchWish;

type Ask = (lobby: Lobby, call: Call) => Promise<Done<unknown>>;

const join: Ask = (lobby, { match, body }) =>
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

/** An action of whoever holds a seat. */
const ofHolder =
  (
    ask: (
      lobby: Lobby,
      match: string,
      holder: { side: Side; token: string },
    ) => Promise<Done<unknown>>,
  ): Ask =>
  (lobby, { match, body }) =>
    fitting(schemas.holderBody, body, ({ playerID, credentials }) =>
      ask(lobby, match, { side: sideAt(playerID), token: credentials }),
    );

const rename: Ask = (lobby, { match, body }) =>
  fitting(schemas.updateBody, body, ({ playerID, credentials, newName }) =>
    lobby.rename(match, { side: sideAt(playerID), token: credentials }, newName),
  );

const reinvite: Ask = (lobby, { match, body }) =>
  fitting(schemas.reinviteBody, body, ({ playerID, hostToken }) =>
    lobby.reinvite(match, hostToken, sideAt(playerID)),
  );

/** A finished match, to whoever may look on at it. */
const record: Ask = (lobby, { match, body }) =>
  fitting(schemas.recordBody, body, ({ playerID, credentials, passphrase }) =>
    lobby.record(match, {
      ...(playerID && credentials && { holder: { side: sideAt(playerID), token: credentials } }),
      ...(passphrase && { passphrase }),
    }),
  );

const ACTIONS: Readonly<Record<string, Route>> = {
  join,
  leave: ofHolder((lobby, match, holder) => lobby.leave(match, holder)),
  update: rename,
  rename,
  playAgain: ofHolder((lobby, match, holder) => lobby.playAgain(match, holder)),
  reissue: ofHolder((lobby, match, holder) => lobby.reissue(match, holder)),
  reinvite,
  record,
};

const STATUS: Readonly<Record<string, number>> = {
  [REFUSALS.noMatch.code]: 404,
  [REFUSALS.notYours.code]: 403,
  [REFUSALS.wrongWord.code]: 403,
  [REFUSALS.badInvite.code]: 403,
  [REFUSALS.taken.code]: 409,
  [REFUSALS.full.code]: 409,
  [REFUSALS.tooLong.code]: 413,
  [REFUSALS.tooFast.code]: 429,
  [REFUSALS.notKept.code]: 503,
  [REFUSALS.closing.code]: 503,
  [REFUSALS.noStorage.code]: 503,
  [REFUSALS.fault.code]: 500,
};

const fault = (refusal: Refusal): Answered => ({
  status: STATUS[refusal.code] ?? 400,
  value: { error: generalRefusal(refusal), ...refusal },
});

/** How long a server that cannot do something now is left alone; in seconds. */
const UNWELL_SECONDS = 5;

function send(response: ServerResponse, { status, value, retryAfter }: Answered): void {
  if (response.headersSent || response.destroyed) return;
  const seconds = retryAfter ?? (status === 503 ? UNWELL_SECONDS : undefined);
  if (seconds !== undefined) response.setHeader('Retry-After', seconds);
  // A body that was not read to its end must not be taken for the next request.
  if (status === 413) response.setHeader('Connection', 'close');
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(value));
}
