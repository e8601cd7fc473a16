import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../src/rules/core';
import { generalRefusal } from '../../src/words/general/refusal';
import { REFUSALS } from '../matches/answers';
import type { Lobby } from '../matches/lobby';
import { MovedError } from '../storage/ownership';
import { DamagedError, StorageError } from '../storage/storage';
import { asGuess, type Wire, withPatience } from './connection';
import type { Limit } from './limits';
import { ACTIONS, type Call, create, find, list, type Route } from './lobbyRoutes';
import { addressOf, isWelcome, type OriginSettings } from './origin';
import * as schemas from './schemas';

/** What the lobby's routes need. */
export interface RestOptions {
  lobby: Lobby;
  games: readonly string[];
  wire: Pick<Wire, 'limits' | 'fault' | 'isClosing' | 'isBanned'>;
  origin: OriginSettings;
  /** Further requests about a match. */
  actions?: Readonly<Record<string, Route>>;
}

/** In place of a game's id: matches of all games. */
const ANY_GAME = 'any';

/** Boardgame.io's lobby, `/games/…`, with `reissue` and `reinvite` for seats in addition. */
export function addLobby(app: FastifyInstance, options: RestOptions): void {
  app.register((games) => lobbyRoutes(games, options), { prefix: '/games' });
}

async function lobbyRoutes(games: FastifyInstance, options: RestOptions): Promise<void> {
  await addGuards(games, options);
  readJsonAlone(games, options.wire.limits.settings.packetBytes);
  const { lobby, wire, actions = {} } = options;
  const run = (route: Route) => (request: FastifyRequest, reply: FastifyReply) =>
    answer(options, { route, request, lobby }, reply);
  games.get('/', async () => options.games);
  games.get('/:game', run(list));
  games.get('/:game/:match', run(find));
  games.post('/:game/create', { bodyLimit: wire.limits.settings.scenarioBytes }, run(create));
  for (const [name, route] of Object.entries({ ...ACTIONS, ...actions }))
    games.post(`/:game/:match/${name}`, run(route));
  games.setNotFoundHandler((_request, reply) => reply.code(404).send({}));
  games.setErrorHandler((error, request, reply) =>
    error instanceof MovedError
      ? reply.redirect(`${error.address.replace(/\/$/, '')}${request.url}`, ASK_THERE)
      : say(reply, fault(refusalFor(error, request, options))),
  );
}

/** Rejects pages of other sites unless they are on the list, and enforces the limits. */
async function addGuards(
  games: FastifyInstance,
  { wire, origin }: Pick<RestOptions, 'wire' | 'origin'>,
): Promise<void> {
  games.addHook('onRequest', async ({ raw }, reply) => {
    reply.header('Cache-Control', 'no-store');
    return isWelcome(raw, origin) ? undefined : reply.code(403).send({});
  });
  // Only permitted requests get here.
  const methods = ['GET', 'POST'];
  await games.register(cors, { origin: true, methods, strictPreflight: false });
  games.addHook('onRequest', async ({ raw }, reply) => {
    if (wire.isBanned(addressOf(raw, origin))) return say(reply, fault(REFUSALS.banned));
    if (wire.isClosing()) return say(reply, fault(REFUSALS.closing));
    const { requests } = wire.limits;
    const address = addressOf(raw, origin);
    if (!(await requests.take(address))) return say(reply, await tooFast(requests, address));
  });
}

/** Only bodies declared as JSON are read, which forms of other sites cannot send; an empty body is an empty object. */
export function readJsonAlone(games: FastifyInstance, bodyLimit: number): void {
  games.removeAllContentTypeParsers();
  const parse = games.getDefaultJsonParser('remove', 'remove');
  games.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit },
    (request, text, done) => parse(request, String(text) || '{}', done),
  );
}

/** `retryAfter`: in seconds. */
type Answered = { status: number; value: unknown; retryAfter?: number };

interface Asked {
  route: Route;
  request: FastifyRequest;
  lobby: Lobby;
}

async function answer(options: RestOptions, asked: Asked, reply: FastifyReply): Promise<unknown> {
  const { wire, origin } = options;
  const address = addressOf(asked.request.raw, origin);
  const call = callOf(options, asked, address);
  if (!call) return reply.code(404).send({});
  const { creations, wrongSecrets } = wire.limits;
  if (makesMatch(asked.route) && !(await creations.take(address)))
    return say(reply, await tooFast(creations, address));
  const ask = hasWord(call.body) ? asGuess : withPatience;
  const result = await ask(wire, address, () => asked.route(asked.lobby, call));
  if (result.ok) return reply.send(result.value);
  const isTooFast = result.refusal.code === REFUSALS.tooFast.code;
  return say(reply, isTooFast ? await tooFast(wrongSecrets, address) : fault(result.refusal));
}

const makesMatch = (route: Route): boolean => route === create || route === ACTIONS.playAgain;

/** A game that exists: a new match must name one. */
function callOf(
  { games }: RestOptions,
  { route, request: { params, body, query, method } }: Asked,
  address: string,
): Call | undefined {
  const { game = '', match = '' } = params as { game?: string; match?: string };
  const isKnown = game === ANY_GAME ? route !== create : games.includes(game);
  const isNamed = method !== 'POST' || route === create || schemas.matchId.safeParse(match).success;
  if (!isKnown || !isNamed) return undefined;
  return { game: game === ANY_GAME ? undefined : game, match, body, query, address };
}

/** The answer says when to try again. */
const tooFast = async (limit: Limit, address: string): Promise<Answered> => ({
  ...fault(REFUSALS.tooFast),
  retryAfter: await limit.secondsLeft(address),
});

/** Whether a request carries the passphrase of a private match. */
const hasWord = (body: unknown): boolean => {
  const { passphrase, data } = Object(body) as { passphrase?: unknown; data?: unknown };
  return (passphrase ?? (Object(data) as { passphrase?: unknown }).passphrase) !== undefined;
};

const TOO_LARGE = 413;

/** The same question, with its body, at the owner of the match. */
const ASK_THERE = 307;

/** Why something failed: an unreadable request is the sender's fault; anything else is reported as ours. */
function refusalFor(error: unknown, { id }: FastifyRequest, { wire }: RestOptions): Refusal {
  const { statusCode = 500 } = Object(error) as { statusCode?: number };
  if (statusCode < 500) return statusCode === TOO_LARGE ? REFUSALS.tooLong : REFUSALS.malformed;
  if (error instanceof DamagedError) return REFUSALS.aside;
  wire.fault(error, 'lobby', id);
  return error instanceof StorageError ? REFUSALS.noStorage : REFUSALS.fault;
}

const STATUS: Readonly<Record<string, number>> = {
  [REFUSALS.noMatch.code]: 404,
  [REFUSALS.notYours.code]: 403,
  [REFUSALS.wrongWord.code]: 403,
  [REFUSALS.badInvite.code]: 403,
  [REFUSALS.banned.code]: 403,
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

/** How long clients should wait after a temporary failure; in seconds. */
const UNWELL_SECONDS = 5;

function say(reply: FastifyReply, { status, value, retryAfter }: Answered): FastifyReply {
  const seconds = retryAfter ?? (status === 503 ? UNWELL_SECONDS : undefined);
  if (seconds !== undefined) reply.header('Retry-After', seconds);
  return reply.code(status).send(value);
}
