import { describe, expect, test } from 'vitest';
import { type Kept, redact } from '../../src/game/redaction';
import { type Draw, drawFrom, newMatch, SIDES, type Side, seedHash } from '../../src/rules/core';
import { isOver, type Reached, reach, type Spectated, seen, spectated } from './clients';
import { complaints, SEED } from './players';
import { TOY, type ToyState, toySystem } from './toySystem';

/** Gives a random order of a random side; an aim is at a word met nowhere else. */
function giveOne({ clients }: Spectated, word: string, draw: Draw): void {
  const side = SIDES[draw(2)] as Side;
  const legal = toySystem.legalOrders(seen<ToyState>(clients[side]).view, side);
  const order = legal[draw(Math.max(1, legal.length))];
  if (!order) return;
  clients[side].moves.order?.(order.kind === 'aim' ? `aim ${word}` : toySystem.makeOrder(order));
}

/** Whoever can reach a side's sealed words: nobody but that side. */
function readersOf({ clients, spectator }: Spectated, side: Side): Reached[] {
  const words = seen<ToyState>(clients[side]).view.aims[side];
  return [clients.allies, clients.axis, spectator].filter((client) => {
    const known = reach(client);
    return words.some((word) => known.includes(word));
  });
}

describe('what clients can reach', () => {
  test.each(['a', 'b', 'c', 'd'])('holds neither the seed nor sealed orders (%s)', (key) => {
    const match = spectated(toySystem, TOY);
    const { clients, spectator } = match;
    const draw = drawFrom(key);
    let sealed = 0;
    for (let number = 0; number < 500 && !isOver(spectator); number++) {
      giveOne(match, `SEALED${number}X`, draw);
      for (const side of SIDES) {
        const readers = readersOf(match, side);
        sealed += readers.length;
        expect(readers.filter((reader) => reader !== clients[side])).toEqual([]);
        expect(reach(clients[side]).includes(SEED)).toBe(isOver(spectator));
      }
    }
    expect([isOver(spectator), sealed > 0]).toEqual([true, true]);
  });

  test('holds no sealed orders of a record that the match went on from', () => {
    const { clients, spectator } = spectated(toySystem, TOY, [
      { side: 'allies', order: 'done' },
      { side: 'axis', order: 'done' },
      { side: 'allies', order: 'aim HIDDEN' },
    ]);
    expect(reach(clients.allies).includes('HIDDEN')).toBe(true);
    expect(reach(clients.axis).includes('HIDDEN')).toBe(false);
    expect(reach(spectator).includes('HIDDEN')).toBe(false);
    expect(reach(clients.allies).includes(SEED)).toBe(false);
  });

  test('does not tell whether the other side has declared or taken back', () => {
    const { clients } = spectated(toySystem, TOY);
    clients.allies.moves.order?.('done');
    clients.axis.moves.order?.('done');
    const known = clients.axis.log?.length ?? 0;
    for (const line of ['aim bow', 'undo']) clients.allies.moves.order?.(line);
    const [declared, takenBack] = (clients.axis.log ?? []).slice(known);
    expect(takenBack?.action).toEqual(declared?.action);
  });

  test('after a refused order is no more than before', () => {
    const { clients } = spectated(toySystem, TOY);
    const heard = complaints();
    clients.allies.moves.order?.('nonsense');
    expect(heard.join()).toContain('invalid move');
    expect(reach(clients.allies).includes(SEED)).toBe(false);
    expect(reach(clients.axis).includes(SEED)).toBe(false);
  });
});

describe('the seed', () => {
  test('is published as its hash from the start, and itself when the game is over', () => {
    const { clients } = spectated(toySystem, TOY);
    const dice = () => clients.axis.getState()?.plugins.dice?.data;
    expect(seen(clients.axis).seedHash).toBe(seedHash(SEED));
    expect(dice()).toEqual({});
    for (let round = 0; round < 2 * TOY.rounds; round++)
      for (const side of SIDES) clients[side].moves.order?.('done');
    expect(clients.axis.getState()?.ctx.gameover).toBeDefined();
    expect(dice()).toEqual({ seed: SEED });
  });
});

test('filtering what is filtered changes nothing', () => {
  const kept: Kept = { match: newMatch(toySystem, TOY, null, SEED), seedHash: seedHash(SEED) };
  const once = redact(toySystem, kept, 'axis');
  expect(redact(toySystem, once, 'spectator')).toBe(once);
});
