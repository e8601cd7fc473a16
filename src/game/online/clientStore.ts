import type { AnySystem, BaseEvent, Refusal, Viewer } from '../../rules/core';
import { type Chapter, updateChapters } from '../chapters';
import type { Seen } from '../redaction';
import type { Snapshot } from '../seat';
import { changed } from './change';
import {
  type DiceWatch,
  type KeptDice,
  newDiceWatch,
  withExchange,
  withRoot,
  withThrow,
} from './diceWatch';
import type { ChangeMessage, ChatLine, PublicMatch, StepMessage, WelcomeMessage } from './protocol';

/** The state of the connection, for words on the screen. `ended`: the seat's link has been given up or replaced. */
const CONNECTIONS = ['connecting', 'online', 'offline', 'stopping', 'refused', 'ended'] as const;
export type Connection = (typeof CONNECTIONS)[number];

/** A pending order: shown as sent until it is answered. */
export interface PendingOrder {
  id: string;
  line: string;
  /** It was sent on a connection that has been lost: the present state may already include it. */
  isUncertain: boolean;
}

/** Everything that a screen shows of a match online: never changed, and the same object until something does. */
export interface OnlineSnapshot<S extends AnySystem = AnySystem> {
  connection: Connection;
  /** Why the server refused entry. */
  refusal: Refusal | undefined;
  /** The state of the match; `undefined` until the server has sent it for the first time. */
  game: Snapshot<S> | undefined;
  /** There is an order of one's own for which a takeback can be requested. */
  canTakeBack: boolean;
  match: PublicMatch | undefined;
  /** When the server's last message about the match came, by the clock of this device; milliseconds since 1970. */
  matchAt: number;
  pending: readonly PendingOrder[];
  chat: readonly ChatLine[];
  /** What has been checked of the dice. */
  dice: DiceWatch;
}

export type ClientStore = ReturnType<typeof newClientStore>;

/**
 * What is known of a match online, updated by the server's messages.
 * @param kept what is remembered of its dice
 */
export function newClientStore<S extends AnySystem>(kept: KeptDice) {
  const { get, set, subscribe } = newSnapshot<S>(kept);
  let version = 0;
  let seen: Seen | undefined;
  let hasGap = false;
  const step = (message: StepMessage, pending: readonly PendingOrder[]): void => {
    const { game } = get();
    if (!game || message.version < version) {
      set({ pending });
      return;
    }
    version = message.version;
    seen = message.seen;
    const dice = checked(get().dice, game.viewer, message, get().match);
    const next = gameOf<S>(game.viewer, message, game.chapters);
    set({ game: next, canTakeBack: seen.canTakeBack, pending, dice });
  };
  /** Whether an unknown version has been reached: then the match has to be requested again, once. */
  const misses = (reached: number): boolean => {
    const isNew = reached > version && !hasGap;
    hasGap ||= isNew;
    return isNew;
  };
  return {
    set,
    get,
    subscribe,
    version: () => version,
    misses,
    lost: () => {
      if (!isFinal(get().connection)) set({ connection: 'offline' });
    },
    welcome: (
      { viewer, match, step, chapters, chat }: WelcomeMessage,
      pending: readonly PendingOrder[],
    ) => {
      version = step.version;
      seen = step.seen;
      hasGap = false;
      const known = joined(get().game?.chapters ?? [], chapters);
      const game = gameOf<S>(viewer, step, known);
      const dice = withChapters(checked(get().dice, viewer, step, match), viewer, chapters);
      const told = { match, matchAt: Date.now(), game, canTakeBack: seen.canTakeBack, dice };
      set({ ...told, connection: 'online', refusal: undefined, chat, pending });
    },
    match: (match: PublicMatch) =>
      set({ match, matchAt: Date.now(), dice: exchanged(get(), match, seen?.chapter ?? 0) }),
    step,
    /** `false` when it builds on an unknown version: then the match has to be requested again, once. */
    change: (message: ChangeMessage, pending: readonly PendingOrder[]): boolean => {
      const { change, ...head } = message;
      if (seen && message.version === version + 1) {
        step({ ...head, seen: changed(seen, change) }, pending);
        return true;
      }
      set({ pending });
      return !misses(message.version);
    },
  };
}

/** What is shown of a match, and the listeners for its changes. */
function newSnapshot<S extends AnySystem>(kept: KeptDice) {
  const listeners = new Set<() => void>();
  let snapshot: OnlineSnapshot<S> = {
    connection: 'connecting',
    refusal: undefined,
    game: undefined,
    canTakeBack: false,
    match: undefined,
    matchAt: 0,
    pending: [],
    chat: [],
    dice: newDiceWatch(kept),
  };
  return {
    get: () => snapshot,
    set: (changes: Partial<OnlineSnapshot<S>>): void => {
      snapshot = { ...snapshot, ...changes };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener: () => void): () => void {
      const call = () => listener();
      listeners.add(call);
      return () => void listeners.delete(call);
    },
  };
}

/** What is told of the exchange while the match is shown. */
const exchanged = (
  { game, dice }: OnlineSnapshot,
  match: PublicMatch,
  chapter: number,
): DiceWatch => (game ? withExchange(dice, match.dice, game.viewer, chapter) : dice);

/** The proofs of chapters that were closed before. */
const withChapters = (
  watch: DiceWatch,
  viewer: Viewer,
  chapters: WelcomeMessage['chapters'],
): DiceWatch =>
  chapters.reduce(
    (known, { proof, events }) => (proof ? withThrow(known, proof, events, viewer) : known),
    watch,
  );

/** What a step tells of the dice: the root, the exchange, and the proof of the chapter that it closed. */
function checked(
  watch: DiceWatch,
  viewer: Viewer,
  { seen, proof }: StepMessage,
  match: PublicMatch | undefined,
): DiceWatch {
  const rooted = withRoot(watch, seen.seedHash, seen.chapter);
  const told = withExchange(rooted, match?.dice, viewer, seen.chapter);
  const isHere = proof && proof.chapter === seen.chapter - 1;
  return isHere ? withThrow(told, proof, seen.closedEvents, viewer) : told;
}

const FINAL: ReadonlySet<Connection> = new Set(['ended', 'refused']);

/** Waiting does not help in this state. */
export const isFinal = (connection: Connection): boolean => FINAL.has(connection);

/** The known closed chapters, and those in a welcome. */
function joined(
  known: readonly Chapter[],
  told: readonly { chapter: number; events: BaseEvent[] }[],
): Chapter[] {
  const news = told.map(({ chapter, events }) => ({ chapter, events, closed: true }));
  const first = news[0]?.chapter ?? Number.POSITIVE_INFINITY;
  return [...known.filter(({ closed, chapter }) => closed && chapter < first), ...news];
}

const gameOf = <S extends AnySystem>(
  viewer: WelcomeMessage['viewer'],
  { seen, outcome, seed }: StepMessage,
  known: readonly Chapter[],
): Snapshot<S> =>
  ({
    viewer,
    view: seen.view,
    segment: seen.segment,
    outcome,
    chapters: updateChapters(known, seen),
    canUndo: seen.canUndo,
    seedHash: seen.seedHash,
    seed,
  }) as Snapshot<S>;
