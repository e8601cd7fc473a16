import { describe, expect, test } from 'vitest';
import { shippedLibrary } from '../../../server/scenarios';
import { memoryStorage } from '../../../server/storage/memory';
import { updateChapters } from '../../../src/game/chapters';
import type { Seen } from '../../../src/game/redaction';
import { openTable } from '../../../src/game/table';
import { type BattleView, battle, type Order } from '../../../src/rules/battle';
import {
  type Draw,
  digest,
  drawFrom,
  enemyOf,
  must,
  SIDES,
  type Side,
} from '../../../src/rules/core';
import { FLIGHT, humans } from '../../game/players';
import { type Listener, listener, newHall, newParty, type Party } from './hall';

const library = shippedLibrary();
const SEED = 'one-seed-for-all-battles';
const newBattle = (scenario: string, options = {}) => {
  const hall = newHall(
    memoryStorage(() => 1),
    library,
    { now: () => 1, seeds: () => SEED },
  );
  return newParty(hall, { system: 'battle', scenario, options });
};

/** What a side sees now. */
async function seenBy({ door, id, tokens }: Party, side: Side): Promise<Seen<BattleView>> {
  const peer = listener();
  await door.enter(id, { token: tokens[side] }, peer);
  await door.leave(id, peer);
  return peer.welcome().telling.seen as Seen<BattleView>;
}

const legalLines = ({ view }: Seen<BattleView>, side: Side): string[] => {
  const lines = battle.legalOrders(view, side).map(battle.makeOrder);
  const liked = lines.filter((line) => !FLIGHT.test(line));
  return liked.length > 0 ? liked : lines;
};

/** Plays random legal orders; `before` is asked with what the side sees that is about to order. */
async function playOn(
  party: Party,
  draw: Draw,
  most: number,
  before: (side: Side, seen: Seen<BattleView>) => Promise<void> = async () => {},
): Promise<void> {
  for (let count = 0; count < most; count++) {
    const side = must(SIDES[draw(2)], 'a side');
    const seen = await seenBy(party, side);
    if (seen.segment.active[side] === 'waiting') continue;
    await before(side, seen);
    const lines = legalLines(seen, side);
    const line = seen.canUndo && draw(8) === 0 ? 'undo' : lines[draw(Math.min(256, lines.length))];
    const answer = await party.give(side, must(line, 'a legal order'));
    if (!answer.ok) throw new Error(`${side} ${line}: ${answer.refusal.sentence}`);
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

describe('a battle on the server', () => {
  test.each(['a', 'b'])(
    'is the same as at a table, for every viewer, log and all (%s)',
    async (key) => {
      const party = await newBattle('denmark-strait');
      await playOn(party, drawFrom(key), 100);
      const match = must(await party.storage.match(party.id), 'the match');
      const table = openTable({
        system: battle,
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
    },
  );
});

/** Two orders of one kind that a side may seal now. */
function twoOfAKind(view: BattleView, side: Side): [Order, Order] | undefined {
  const legal = battle.legalOrders(view, side);
  for (const order of legal) {
    const other = legal.findLast(({ kind }) => kind === order.kind);
    if (other && other !== order && order.kind !== 'scuttle') return [order, other];
  }
  return undefined;
}

/** All that the others are told when a side seals an order, and when they come back after it. */
async function heardOf(party: Party, side: Side, order: Order): Promise<string> {
  const orders = await party.storage.orders(party.id);
  const other = await newBattle('denmark-strait');
  for (const given of orders) await other.give(given.side, given.order);
  const before = [other.peers[enemyOf(side)], other.peers.spectator].map(({ told }) => told.length);
  const answer = await other.give(side, battle.makeOrder(order));
  if (!answer.ok) throw new Error(answer.refusal.sentence);
  const after = [other.peers[enemyOf(side)], other.peers.spectator].map(({ told }) => told.length);
  expect(after).toEqual(before);
  const [enemy, onlooker] = [listener(), listener()];
  await other.door.enter(other.id, { token: other.tokens[enemyOf(side)] }, enemy);
  await other.door.enter(other.id, {}, onlooker);
  return JSON.stringify([enemy.told, onlooker.told]).replaceAll(other.id, 'ID');
}

describe('what is sealed in a battle', () => {
  test.each(['c', 'd'])('one order or another: nobody else is told anything (%s)', async (key) => {
    const party = await newBattle('denmark-strait');
    let compared = 0;
    await playOn(party, drawFrom(key), 70, async (side, { view, segment }) => {
      const pair = compared < 4 && segment.active[side] === 'declare' && twoOfAKind(view, side);
      if (!pair) return;
      compared += 1;
      const [one, other] = [
        await heardOf(party, side, pair[0]),
        await heardOf(party, side, pair[1]),
      ];
      expect(one).toBe(other);
    });
    expect(compared).toBeGreaterThan(0);
  });
});

describe('a battle in fog', () => {
  test.each(['e', 'f'])(
    'tells no side of a ship that it has never had in sight (%s)',
    async (key) => {
      const party = await newBattle('denmark-strait', { fog: true });
      const { scenario } = must(await party.storage.match(party.id), 'the match');
      const { taskForces } = scenario as { taskForces: { side: Side; ships: { id: string }[] }[] };
      const shipsOf = (side: Side) =>
        taskForces
          .filter((force) => force.side === side)
          .flatMap(({ ships }) => ships.map(({ id }) => id));
      const met = { allies: new Set<string>(), axis: new Set<string>() };
      let hidden = 0;
      await playOn(party, drawFrom(key), 60, async () => {
        for (const side of SIDES) {
          const { view } = await seenBy(party, side);
          for (const id of Object.keys(view.ships)) met[side].add(id);
          // The roster itself lies on the table.
          const told = JSON.stringify(party.peers[side].told, (key, value) =>
            key === 'scenario' ? undefined : value,
          );
          const unknown = shipsOf(enemyOf(side)).filter((id) => !met[side].has(id));
          hidden += unknown.length;
          expect(unknown.filter((id) => told.includes(`"${id}"`))).toEqual([]);
        }
      });
      expect(hidden).toBeGreaterThan(0);
    },
  );
});
