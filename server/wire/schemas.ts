import { z } from 'zod';
import { LONGEST_LINE } from '../../src/game/adapter';
import { LONGEST_WAIT_SECONDS } from '../../src/game/online/dice';
import { NOTICE_KINDS } from '../../src/game/online/notices';
import { LONGEST_DELAY_MINUTES, MATTERS, SAYS, TIMEOUTS } from '../../src/game/online/pace';
import { SIDES } from '../../src/rules/core';
import { MAX_LETTERS } from '../../src/scenario/own/drafts';

/** Schemas for every incoming packet and body. What does not fit is refused. */

export const matchId = z.string().regex(/^[A-Za-z0-9_-]{1,32}$/);
const secret = z.string().min(1).max(128);
const name = z.string().trim().min(1).max(40);
const passphrase = z.string().min(1).max(100);
const version = z.int().min(0);
const line = z.string().min(1).max(LONGEST_LINE);
const text = z.string().trim().min(1).max(500);
const packetId = z.string().regex(/^[A-Za-z0-9_.:-]{1,64}$/);
const playerId = z.enum(['0', '1']);
const absent = z.union([z.null(), z.undefined()]);

/** Our own protocol. */
export const enterPacket = z.strictObject({
  match: matchId,
  token: secret.optional(),
  passphrase: passphrase.optional(),
  since: z.int().min(-1).optional(),
});
export const orderPacket = z.strictObject({ id: packetId, line, version });
export const chatPacket = z.strictObject({ id: packetId, text, name: name.optional() });
export const leavePacket = z.strictObject({});
export const consentPacket = z.strictObject({
  id: packetId,
  matter: z.enum(MATTERS),
  say: z.enum(SAYS),
  at: z.int().min(0).optional(),
});
export const wishPacket = z.strictObject({ id: packetId });
export const entropyPacket = z.union([
  z.strictObject({ commit: z.string().regex(/^[0-9a-f]{64}$/) }),
  z.strictObject({ value: z.string().regex(/^[0-9a-f]{32}$/) }),
]);

/** Boardgame.io's: the arguments of its packets. */
export const syncArgs = z
  .tuple([matchId, z.union([playerId, absent]), z.union([z.string().max(128), absent])])
  .rest(z.unknown());
export const updateArgs = z.tuple([
  z.strictObject({
    type: z.literal('MAKE_MOVE'),
    payload: z.strictObject({
      type: z.literal('order'),
      args: z.union([z.tuple([line]), line]),
      playerID: playerId,
      credentials: z.union([secret, absent]),
    }),
  }),
  version,
  matchId,
  playerId,
]);
export const chatArgs = z.tuple([
  matchId,
  z.strictObject({ id: packetId, sender: playerId, payload: text }),
  secret,
]);

const DAY_SECONDS = 86_400;

/** From seconds, for a live match, to a month. */
const clock = z
  .strictObject({
    gameSeconds: z
      .int()
      .min(10)
      .max(365 * DAY_SECONDS)
      .optional(),
    incrementSeconds: z.int().min(0).max(DAY_SECONDS).optional(),
    decisionSeconds: z
      .int()
      .min(5)
      .max(60 * DAY_SECONDS)
      .optional(),
    timeout: z.enum(TIMEOUTS),
    graceSeconds: z
      .int()
      .min(0)
      .max(60 * DAY_SECONDS),
  })
  .refine((it) => it.gameSeconds !== undefined || it.decisionSeconds !== undefined);
const pace = z.strictObject({
  clock: clock.optional(),
  spectatorDelay: z
    .union([
      z.strictObject({ segments: z.int().min(1).max(100) }),
      z.strictObject({ minutes: z.int().min(1).max(LONGEST_DELAY_MINUTES) }),
    ])
    .optional(),
});

/** The lobby's bodies; boardgame.io's clients may send more than the schemas ask for. */
const seat = z.union([playerId, z.literal(0), z.literal(1)]).transform(String);
export const createBody = z.object({
  numPlayers: z.literal(2).optional(),
  unlisted: z.boolean().optional(),
  setupData: z
    .strictObject({
      scenario: z.string().max(100).optional(),
      file: z.string().max(MAX_LETTERS).optional(),
      options: z
        .record(z.string().max(40), z.union([z.boolean(), z.number(), z.string().max(100)]))
        .optional(),
      bots: z.partialRecord(z.enum(SIDES), z.string().max(40)).optional(),
      passphrase: passphrase.optional(),
      pace: pace.optional(),
      dice: z.strictObject({ waitSeconds: z.int().min(1).max(LONGEST_WAIT_SECONDS) }).optional(),
    })
    .nullish(),
});
export const joinBody = z.object({
  playerID: seat.nullish(),
  playerName: name,
  data: z
    .strictObject({ invitation: secret.optional(), passphrase: passphrase.optional() })
    .nullish(),
});
export const holderBody = z.object({ playerID: seat, credentials: secret });
export const updateBody = z.object({ playerID: seat, credentials: secret, newName: name });
export const recordBody = z.object({
  playerID: seat.nullish(),
  credentials: secret.nullish(),
  passphrase: passphrase.nullish(),
});
export const reinviteBody = z.object({ playerID: seat, hostToken: secret });

const keyText = z.string().regex(/^[A-Za-z0-9_-]{1,200}={0,2}$/);
const noticeWish = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('push'),
    subscription: z.object({
      endpoint: z.url({ protocol: /^https?$/ }).max(1000),
      keys: z.object({ p256dh: keyText, auth: keyText }),
    }),
  }),
  z.strictObject({
    kind: z.literal('mail'),
    address: z.email().max(254),
    language: z.enum(['en', 'de']).optional(),
  }),
  z.strictObject({ kind: z.literal('webhook'), url: z.url({ protocol: /^https?$/ }).max(1000) }),
]);
export const notifyBody = z.object({ playerID: seat, credentials: secret, wish: noticeWish });
export const unnotifyBody = z.object({
  playerID: seat,
  credentials: secret,
  kind: z.enum(NOTICE_KINDS),
});

const time = z.coerce.number().int().min(0).optional();
export const listQuery = z.object({
  isGameover: z.enum(['true', 'false']).optional(),
  updatedBefore: time,
  updatedAfter: time,
});
