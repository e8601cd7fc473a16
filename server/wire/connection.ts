import type { Socket } from 'socket.io';
import type { z } from 'zod';
import type { Answer } from '../../src/game/online/protocol';
import type { Refusal, Side } from '../../src/rules/core';
import { REFUSALS, refused } from '../matches/answers';
import type { Entry } from '../matches/door';
import type { Holder } from '../matches/holder';
import { MovedError } from '../storage/ownership';
import { DamagedError, StorageError } from '../storage/storage';
import type { Limits } from './limits';

/** What all sockets of a server share. */
export interface Wire {
  limits: Limits;
  /** The address behind a socket. */
  addressOf(socket: Socket): string;
  fault(error: unknown, where: string, request?: string): void;
  isClosing(): boolean;
  /** Whether the operator keeps an address out. */
  isBanned(address: string): boolean;
}

/** Acknowledges a packet; only the first answer counts. */
export type Reply = (answer: unknown) => void;

/** Packets over the limit that a connection may send before it is ended. */
const PATIENCE = 200;

/** Counts every packet of a socket, known or not. A socket's own `error` event does no harm. */
export function guard(socket: Socket, { limits }: Wire): void {
  let over = 0;
  socket.on('error', () => {});
  socket.use(async (packet, next) => {
    // Counted by connection, because a socket that rejoins its namespace is a new one.
    if (await limits.packets.take(lineOf(socket))) return next();
    over += 1;
    replyOf(packet)?.(refused(REFUSALS.tooFast));
    if (over > PATIENCE) socket.disconnect(true);
  });
}

/** The name of the connection that a socket is on, below all namespaces. */
const lineOf = ({ conn }: Socket): string => (conn as unknown as { id: string }).id;

const replyOf = (packet: readonly unknown[]): Reply | undefined => {
  const last = packet.at(-1);
  return typeof last === 'function' ? (last as Reply) : undefined;
};

/** One kind of packet: its name, and what its arguments say; `undefined` if they do not fit. */
interface Kind<T> {
  event: string;
  read(args: readonly unknown[]): T | undefined;
}

/** A packet whose arguments fit a schema. */
export const listed = <T>(event: string, schema: z.ZodType<T>): Kind<T> => ({
  event,
  read: (args) => schema.safeParse(args).data,
});

/** A packet with one argument, which fits a schema. */
export const single = <T>(event: string, schema: z.ZodType<T>): Kind<T> => ({
  event,
  read: (args) => (args.length === 1 ? schema.safeParse(args[0]).data : undefined),
});

/**
 * Listens for one kind of packet. A packet that does not fit is refused; an exception from the handler
 * is reported and refused. The sender gets one answer if he asks for it, and otherwise only refusals.
 */
export function listen<T>(
  wire: Wire,
  socket: Socket,
  { event, read }: Kind<T>,
  handle: (packet: T, reply: Reply | undefined) => Promise<Answer | undefined>,
): void {
  socket.on(event, async (...args: unknown[]) => {
    const asked = replyOf(args);
    const reply = asked && onlyFirst(asked);
    if (asked) args.pop();
    const answer = await answered(wire, event, () => {
      const packet = read(args);
      return packet === undefined ? refused(REFUSALS.malformed) : handle(packet, reply);
    });
    if (reply) reply(answer);
    else if (answer && !answer.ok) socket.emit('refused', answer.refusal);
  });
}

function onlyFirst(reply: Reply): Reply {
  let isAnswered = false;
  return (answer) => {
    if (!isAnswered) reply(answer);
    isAnswered = true;
  };
}

async function answered(
  wire: Wire,
  where: string,
  ask: () => Promise<Answer | undefined> | Answer,
): Promise<Answer | undefined> {
  if (wire.isClosing()) return refused(REFUSALS.closing);
  try {
    return await ask();
  } catch (error) {
    if (error instanceof MovedError) return refused(moved(error));
    wire.fault(error, where);
    return refused(isOfStorage(error) ? REFUSALS.notKept : REFUSALS.fault);
  }
}

/** The storage does not answer, which may pass. */
const isOfStorage = (error: unknown): boolean =>
  error instanceof StorageError && !(error instanceof DamagedError);

const moved = ({ address }: MovedError): Refusal => ({
  ...REFUSALS.moved,
  figures: { address },
});

/** The holder of a seat. His requests count for the seat once his token is verified. */
export const limitedHolder = (
  { limits }: Pick<Wire, 'limits'>,
  match: string,
  holder: { side: Side; token: string },
): Holder => ({ ...holder, take: () => limits.orders.take(`${match} ${holder.side}`) });

/** Lets a visitor in, unless the address has entered or guessed too often. */
export async function asEntry(
  wire: Pick<Wire, 'limits'>,
  address: string,
  { passphrase }: Entry,
  enter: () => Promise<Answer>,
): Promise<Answer> {
  if (!(await wire.limits.entries.take(address))) return refused(REFUSALS.tooFast);
  return passphrase === undefined
    ? withPatience(wire, address, enter)
    : asGuess(wire, address, enter);
}

const SECRETS: ReadonlySet<string> = new Set([
  REFUSALS.notYours.code,
  REFUSALS.wrongWord.code,
  REFUSALS.badInvite.code,
]);

/** The result of a request that needs a secret. */
type Asked = { ok: true } | { ok: false; refusal: { code: string } };

type Patient<A> = Promise<A | { ok: false; refusal: typeof REFUSALS.tooFast }>;

const isWrong = (answer: Asked): boolean => !answer.ok && SECRETS.has(answer.refusal.code);

/**
 * Runs a request that needs a token, unless the address has been wrong too often. Several may run before the first is
 * counted: a token cannot be guessed anyway.
 */
export async function withPatience<A extends Asked>(
  { limits }: Pick<Wire, 'limits'>,
  address: string,
  ask: () => Promise<A>,
): Patient<A> {
  if (!(await limits.wrongSecrets.hasLeft(address))) return refused(REFUSALS.tooFast) as never;
  const answer = await ask();
  if (isWrong(answer)) await limits.wrongSecrets.take(address);
  return answer;
}

/** Runs a request that needs a passphrase. It is counted beforehand, so that the limit of wrong guesses holds. */
export async function asGuess<A extends Asked>(
  { limits }: Pick<Wire, 'limits'>,
  address: string,
  ask: () => Promise<A>,
): Patient<A> {
  if (!(await limits.wrongSecrets.take(address))) return refused(REFUSALS.tooFast) as never;
  const answer = await ask();
  if (!isWrong(answer)) await limits.wrongSecrets.giveBack(address);
  return answer;
}
