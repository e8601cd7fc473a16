import { z } from 'zod';
import { LONGEST_LINE } from '../../src/game/adapter';
import { SIDES } from '../../src/rules/core';

/** Every packet and every body that comes from outside; what does not fit is refused and goes no further. */

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

/** The lobby's bodies; boardgame.io's clients may send more than is asked of them. */
const seat = z.union([playerId, z.literal(0), z.literal(1)]).transform(String);
export const createBody = z.object({
  numPlayers: z.literal(2).optional(),
  unlisted: z.boolean().optional(),
  setupData: z
    .strictObject({
      scenario: z.string().max(100).optional(),
      options: z
        .record(z.string().max(40), z.union([z.boolean(), z.number(), z.string().max(100)]))
        .optional(),
      bots: z.partialRecord(z.enum(SIDES), z.string().max(40)).optional(),
      passphrase: passphrase.optional(),
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
export const reinviteBody = z.object({ playerID: seat, hostToken: secret });

const time = z.coerce.number().int().min(0).optional();
export const listQuery = z.object({
  isGameover: z.enum(['true', 'false']).optional(),
  updatedBefore: time,
  updatedAfter: time,
});
