import { expect } from 'vitest';
import type { Library } from '../../../server/matches/library';
import type { NewMatchWish } from '../../../server/matches/plan';
import { memoryStorage } from '../../../server/storage/memory';
import { updateChapters } from '../../../src/game/chapters';
import type { Seen } from '../../../src/game/redaction';
import { openTable } from '../../../src/game/table';
import {
  type AnySystem,
  type Draw,
  digest,
  enemyOf,
  must,
  refusalCode,
  SIDES,
  type Side,
} from '../../../src/rules/core';
import { humans } from '../../game/players';
import { type Listener, listener, newHall, newParty, type Party } from './hall';

const SEED = 'one-seed-for-all-matches';

/** A match of a real system with both players and a spectator, always with the same dice. */
export interface Played {
  system: AnySystem;
  party: Party;
  /** The same match anew. */
  again(): Promise<Party>;
}

export async function newPlayed(
  system: AnySystem,
  library: Library,
  wish: Omit<NewMatchWish, 'system'>,
): Promise<Played> {
  const again = () => {
    const storage = memoryStorage(() => 1);
    const hall = newHall(storage, library, { now: () => 1, seeds: () => SEED });
    return newParty(hall, { ...wish, system: system.id });
  };
  return { system, party: await again(), again };
}

/** What a side sees now. */
export async function seenBy<View>({ door, id, tokens }: Party, side: Side): Promise<Seen<View>> {
  const peer = listener();
  await door.enter(id, { token: tokens[side] }, peer);
  await door.leave(id, peer);
  return peer.welcome().telling.seen as Seen<View>;
}

/** How random orders are drawn. */
interface Drawing {
  draw: Draw;
  most: number;
  /** Orders that would make most matches short. */
  flight: RegExp;
}

/** Plays random legal orders; `before` is asked with what the side sees that is about to order. */
export async function playOn<View>(
  { system, party }: Played,
  { draw, most, flight }: Drawing,
  before: (side: Side, seen: Seen<View>) => Promise<void> = async () => {},
): Promise<void> {
  for (let count = 0; count < most; count++) {
    const side = must(SIDES[draw(2)], 'a side');
    const seen = await seenBy<View>(party, side);
    if (seen.segment.active[side] === 'waiting') continue;
    await before(side, seen);
    const legal: string[] = system.legalOrders(seen.view, side).map(system.makeOrder);
    const liked = legal.filter((line) => !flight.test(line));
    const lines = liked.length > 0 ? liked : legal;
    const line = seen.canUndo && draw(8) === 0 ? 'undo' : lines[draw(Math.min(256, lines.length))];
    const answer = await party.give(side, must(line, 'a legal order'));
    if (!answer.ok) throw new Error(`${side} ${line}: ${refusalCode(answer.refusal)}`);
  }
}

const chaptersOf = ({ told }: Listener) =>
  told.reduce(
    (known, it) => {
      if (it.kind === 'step') return updateChapters(known, it.telling.seen);
      if (it.kind !== 'welcome') return known;
      const closed = it.welcome.chapters.map((chapter) => ({ ...chapter, closed: true }));
      return updateChapters(closed, it.welcome.telling.seen);
    },
    [] as ReturnType<typeof updateChapters>,
  );

/** The match is the same as at a table, for every viewer, log and all. */
export async function expectAsAtTable({ system, party }: Played): Promise<void> {
  const match = must(await party.storage.match(party.id), 'the match');
  const table = openTable({
    system,
    scenario: match.scenario as never,
    options: match.options as never,
    seed: SEED,
    seats: humans,
  });
  for (const { side, order } of await party.storage.orders(party.id))
    expect(table.seats[side].give(order)).toBeUndefined();
  for (const viewer of [...SIDES, 'spectator'] as const) {
    const at = viewer === 'spectator' ? table.spectator : table.seats[viewer];
    const { view, segment, chapters } = at.getSnapshot();
    const peer = listener();
    const token = viewer === 'spectator' ? {} : { token: party.tokens[viewer] };
    await party.door.enter(party.id, token, peer);
    const { seen } = peer.welcome().telling;
    expect([digest(seen.view), seen.segment]).toEqual([digest(view), segment]);
    for (const listens of [peer, party.peers[viewer]])
      expect(chaptersOf(listens)).toEqual(chapters);
  }
  table.close();
}

/** Two orders of one kind that a side may seal now. */
export function twoOfAKind(
  system: AnySystem,
  view: unknown,
  side: Side,
): [unknown, unknown] | undefined {
  const legal: { kind: string }[] = system.legalOrders(view, side);
  for (const order of legal) {
    const other = legal.findLast(({ kind }) => kind === order.kind);
    if (other && other !== order && order.kind !== 'scuttle') return [order, other];
  }
  return undefined;
}

/** All that the others are told when a side seals an order, and when they come back after it. */
export async function heardOf(
  { system, party, again }: Played,
  side: Side,
  order: unknown,
): Promise<string> {
  const orders = await party.storage.orders(party.id);
  const other = await again();
  for (const given of orders) await other.give(given.side, given.order);
  const before = [other.peers[enemyOf(side)], other.peers.spectator].map(({ told }) => told.length);
  const answer = await other.give(side, system.makeOrder(order));
  if (!answer.ok) throw new Error(refusalCode(answer.refusal));
  const after = [other.peers[enemyOf(side)], other.peers.spectator].map(({ told }) => told.length);
  expect(after).toEqual(before);
  const [enemy, spectator] = [listener(), listener()];
  await other.door.enter(other.id, { token: other.tokens[enemyOf(side)] }, enemy);
  await other.door.enter(other.id, {}, spectator);
  return JSON.stringify([enemy.told, spectator.told]).replaceAll(other.id, 'ID');
}
