import type { LogEntry } from 'boardgame.io';
import type { Host } from '../../src/game/host';
import {
  type AnySystem,
  type BySide,
  bySide,
  type DiceTree,
  parseTakeback,
  type Refusal,
  type Side,
  type Viewer,
} from '../../src/rules/core';
import type { Beside, OrderCommit, StoredMatch } from '../storage/storage';
import { REFUSALS } from './answers';
import { isSettled } from './diceExchange';
import { proven } from './diceProofs';
import type { Holder } from './holder';
import { byViewer, type Hosted, type Step, standpoint, type Telling, VIEWERS } from './hosted';
import type { KnownOrders } from './known';
import { isDelayed } from './outside';
import type { Peer, Told } from './peer';

/** A match in memory. */
export interface Room {
  system: AnySystem;
  host: Host;
  match: StoredMatch;
  hosted: Hosted;
  known: KnownOrders;
  /** The last lines of boardgame.io's log for each viewer, and some before them. */
  tails: Record<Viewer, LogEntry[]>;
  /** Proves its dice; built when the first proof is shown. */
  tree?: DiceTree;
  /** When it was last used; milliseconds since 1970. */
  usedAt: number;
}

const LONGEST_TAIL = 50;

export const noTails = (): Room['tails'] => byViewer(() => []);

/** Updates a room after an order. */
export function advance(room: Room, { hosted, tellings }: Step, beside: Beside, now: number): void {
  room.hosted = hosted;
  room.match = changed(room.match, beside, now);
  room.match.version = hosted.version;
  const outcome = room.host.outcome(hosted.state);
  if (outcome) Object.assign(room.match, { outcome, status: 'finished' });
  for (const viewer of VIEWERS) {
    const told = tellings[viewer]?.log;
    if (told) lengthen(room.tails[viewer], told);
  }
}

/** In place, as a copy at each order would cost more than the order's own lines. */
function lengthen(tail: LogEntry[], told: readonly LogEntry[]): void {
  tail.push(...told);
  if (tail.length >= 2 * LONGEST_TAIL) tail.splice(0, tail.length - LONGEST_TAIL);
}

/** An order as received. */
export interface Wish {
  line: string;
  /** The sender's own id: a second order by it changes nothing and is answered as the first was. */
  orderId: string;
  /** The sender's version when the order was given; for a bot always the current one. */
  version?: number;
}

/** A request that was found legal. */
export interface Given extends Wish {
  side: Side;
}

/** What is stored of an order. */
export function commitOf(
  { match, host }: Room,
  { side, orderId, line: order }: Given,
  { hosted, closed, digest }: Step,
  at: number,
): OrderCommit {
  const { version: number, versions, state } = hosted;
  const outcome = host.outcome(state);
  return {
    matchId: match.id,
    order: { number, side, order, orderId, at, versions, ...(digest && { digest }) },
    closed,
    ...(outcome && { outcome }),
  };
}

/** A match after something other than an order was stored. */
export function changed(match: StoredMatch, { change, hidden }: Beside, now: number): StoredMatch {
  const next = { ...match };
  if (!hidden) next.updatedAt = now;
  if (change) Object.assign(next, { info: change.info, infoRevision: change.revision + 1 });
  return next;
}

/** The state of a room for one viewer. */
export function standingFor({ host, hosted, tails }: Room, viewer: Viewer): Telling {
  return { ...standpoint(host, hosted, viewer), log: tails[viewer].slice(-LONGEST_TAIL) };
}

export const hasBots = ({ match: { info } }: Room): boolean =>
  Object.values(info.seats).some(({ bot }) => bot !== undefined);

/** Why no order can be accepted now, whatever the rules say. */
export function refuseNow(
  { match, hosted }: Room,
  holder: Holder,
  { line, version = hosted.versions[holder.side] }: { line: string; version?: number },
): Refusal | undefined {
  const { side } = holder;
  const { pace, seats } = match.info;
  if (match.status === 'finished') return REFUSALS.over;
  if (!isSettled(match.info)) return REFUSALS.diceNotReady;
  if (pace?.pausedSince !== undefined) return REFUSALS.paused;
  if (seats[side].standIn && !('bot' in holder)) return REFUSALS.botPlays;
  if (version < hosted.segmentSince[side]) return REFUSALS.stale;
  if (version > hosted.versions[side]) return REFUSALS.ahead;
  // It needs the other side's consent.
  return parseTakeback(line) && REFUSALS.malformed;
}

/** Who is in which match; kept even while the match is unloaded. */
export class Audience {
  private readonly inMatch = new Map<string, Map<Peer, Viewer>>();

  add(id: string, peer: Peer, viewer: Viewer): void {
    const peers = this.inMatch.get(id) ?? new Map();
    this.inMatch.set(id, peers.set(peer, viewer));
  }

  /** Whether the visitor was in the match. */
  remove(id: string, peer: Peer): boolean {
    const peers = this.inMatch.get(id);
    const was = peers?.delete(peer) ?? false;
    if (peers?.size === 0) this.inMatch.delete(id);
    return was;
  }

  viewers(id: string): ReadonlyMap<Peer, Viewer> {
    return this.inMatch.get(id) ?? new Map();
  }

  isAnybodyIn(id: string): boolean {
    return this.inMatch.has(id);
  }

  tell(id: string, told: Told | ((viewer: Viewer) => Told | undefined)): void {
    for (const [peer, viewer] of this.viewers(id)) {
      const one = typeof told === 'function' ? told(viewer) : told;
      if (one) peer.tell(one);
    }
  }

  /** Announces what happens now. Spectators with a delay are not told. */
  tellLive(match: StoredMatch, told: Told | ((viewer: Viewer) => Told | undefined)): void {
    const delayed = isDelayed(match);
    this.tell(match.id, (viewer) => {
      if (delayed && viewer === 'spectator') return undefined;
      return typeof told === 'function' ? told(viewer) : told;
    });
  }

  /** Announces an order with the proof of its dice; its sender is told its own order id. */
  tellStep(room: Room, step: Step, giver: Given): void {
    const { tellings } = proven(room, step);
    this.tellLive(room.match, (viewer) => {
      const telling = tellings[viewer];
      const order = viewer === giver.side ? { orderId: giver.orderId } : {};
      return telling && { kind: 'step', telling, ...order };
    });
  }

  /** Removes every visitor from a seat. */
  dismiss(id: string, side: Side, reason: string): void {
    for (const [peer, viewer] of [...this.viewers(id)])
      if (viewer === side) this.sendAway(id, peer, reason);
  }

  /** Removes every visitor from a match. */
  dismissAll(id: string, reason: string): void {
    for (const peer of [...this.viewers(id).keys()]) this.sendAway(id, peer, reason);
  }

  private sendAway(id: string, peer: Peer, reason: string): void {
    this.remove(id, peer);
    peer.end(reason);
  }

  connected(id: string): BySide<boolean> {
    const present = new Set(this.viewers(id).values());
    return bySide((side) => present.has(side));
  }

  spectators(id: string): number {
    return [...this.viewers(id).values()].filter((viewer) => viewer === 'spectator').length;
  }

  get size(): number {
    return [...this.inMatch.values()].reduce((sum, peers) => sum + peers.size, 0);
  }
}
