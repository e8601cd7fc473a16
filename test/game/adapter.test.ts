import { isProxy } from 'node:util/types';
import type { Game, State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { describe, expect, test } from 'vitest';
import { newGame } from '../../src/game/adapter';
import type { Start } from '../../src/game/begin';
import { throwLater } from '../../src/game/fault';
import { localTransport } from '../../src/game/localTransport';
import { plainPlugin } from '../../src/game/plainPlugin';
import { PLAYER_ID, sideOf, viewerOf } from '../../src/game/seats';
import {
  type AnySystem,
  bySide,
  digest,
  giveOrder,
  newMatch,
  SIDES,
  type Side,
} from '../../src/rules/core';
import { complaints, playRandomly, SEED, toyTable } from './players';
import { TOY, toySystem } from './toySystem';

/** The master's own reducer with a game, and what an order makes of its state. */
function master(system: AnySystem = toySystem, start: Parameters<typeof newGame>[3] = {}) {
  const game = newGame(system, TOY, null, { seed: SEED, ...start }) as Game;
  const reducer = CreateGameReducer({ game });
  const give = (state: State, side: Side, ...args: unknown[]): State =>
    reducer(state, {
      type: 'MAKE_MOVE',
      payload: { type: 'order', args, playerID: PLAYER_ID[side], credentials: '' },
    } as Parameters<typeof reducer>[1]);
  return { initial: InitializeGame({ game }), give };
}

describe('seats', () => {
  test('two seats, and everybody else is a spectator', () => {
    expect([sideOf('0'), sideOf('1'), sideOf('2'), sideOf(null)]).toEqual([
      'allies',
      'axis',
      undefined,
      undefined,
    ]);
    expect([viewerOf('1'), viewerOf(null), viewerOf('null'), viewerOf(undefined)]).toEqual([
      'axis',
      'spectator',
      'spectator',
      'spectator',
    ]);
  });
});

describe('phases and stages', () => {
  test.each(['a', 'b', 'c', 'd'])('follow the segments through a whole game (%s)', (key) => {
    const { give, initial } = master();
    let state = initial;
    const table = toyTable();
    const follow = () => {
      const { outcome, segment } = table.spectator.getSnapshot();
      const { phase, activePlayers, gameover } = state.ctx;
      if (outcome) return expect(gameover).toEqual(outcome);
      expect(phase).toBe(segment.phase);
      return expect(activePlayers).toEqual({ 0: segment.active.allies, 1: segment.active.axis });
    };
    follow();
    playRandomly(table, key, ({ side, order }) => {
      state = give(state, side, order);
      follow();
    });
    expect(state.ctx.gameover).toBeDefined();
  });

  test('both sides give sealed orders at once, in any order', () => {
    const { give, initial } = master();
    let state = give(give(initial, 'allies', 'done'), 'axis', 'done');
    expect(state.ctx).toMatchObject({
      phase: 'gunnery',
      activePlayers: { 0: 'declare', 1: 'declare' },
    });
    state = give(give(give(state, 'axis', 'aim bow'), 'allies', 'aim bow'), 'axis', 'done');
    expect(state.ctx.activePlayers).toEqual({ 0: 'declare', 1: 'waiting' });
    expect(give(state, 'allies', 'done').ctx.phase).toBe('movement');
  });

  test('seats nobody anew for an order that leaves everybody where they are', () => {
    const { give, initial } = master();
    const after = give(initial, 'allies', 'advance 1');
    expect(after._stateID).toBe(1);
    expect(after.ctx.activePlayers).toBe(initial.ctx.activePlayers);
  });

  test('a record may end in any phase, or with the game', () => {
    const table = toyTable();
    const ends: string[] = [];
    playRandomly(table, 'ends', () => {
      const { initial } = master(toySystem, { orders: table.record() });
      const { outcome, segment } = table.spectator.getSnapshot();
      expect(initial.ctx.gameover).toEqual(outcome);
      expect(initial.ctx.phase).toBe(outcome ? null : segment.phase);
      ends.push(String(initial.ctx.phase));
    });
    expect(new Set(ends)).toEqual(new Set(['movement', 'gunnery', 'null']));
  });
});

describe('orders', () => {
  test.each([
    ['no text', [undefined]],
    ['not a text', [{ kind: 'done' }]],
    ['too long', [`aim ${'x'.repeat(2000)}`]],
    ['unreadable', ['fire!']],
    ['illegal', ['aim bow']],
    ['nothing to undo', ['undo']],
    ['with the name of a property of every object', ['constructor']],
  ])('refused changes nothing: %s', (_why, args) => {
    const heard = complaints();
    const { give, initial } = master();
    const state = give(initial, 'allies', ...args);
    expect(state.G).toBe(initial.G);
    expect(state._stateID).toBe(0);
    expect(heard.join()).toContain('invalid move');
  });

  test('of the side that waits are refused by boardgame.io itself', () => {
    const heard = complaints();
    const { give, initial } = master();
    expect(give(initial, 'axis', 'done')._stateID).toBe(0);
    expect(heard.join()).toContain('disallowed move');
  });

  test('reach the rules as plain data, never as drafts; what comes out is frozen', () => {
    const drafts: string[] = [];
    const spy =
      <Args extends unknown[], R>(name: string, run: (...args: Args) => R) =>
      (...args: Args): R => {
        if (args.some((arg) => isProxy(arg))) drafts.push(name);
        return run(...args);
      };
    const { apply, segment, refuse, copy, outcome } = toySystem;
    const { give, initial } = master({
      ...toySystem,
      apply: spy('apply', apply),
      segment: spy('segment', segment),
      refuse: spy('refuse', refuse),
      copy: spy('copy', copy),
      outcome: spy('outcome', outcome),
    });
    const state = give(give(initial, 'allies', 'advance 2'), 'allies', 'done');
    expect(drafts).toEqual([]);
    expect(Object.isFrozen(state.G.match.state.position)).toBe(true);
    expect(Object.isFrozen(initial.G.match.state.position)).toBe(true);
  });

  test('a state that orders were given from is as before', () => {
    const { give, initial } = master();
    const before = JSON.stringify(initial.G);
    const once = give(initial, 'allies', 'advance 2');
    give(once, 'allies', 'advance 1');
    expect(JSON.stringify(initial.G)).toBe(before);
    expect(give(once, 'allies', 'scout').G).toEqual(give(once, 'allies', 'scout').G);
  });

  test.each(['a', 'b', 'c', 'd', 'e'])('give the same game as without boardgame.io (%s)', (key) => {
    const plain = newMatch(toySystem, TOY, null, SEED);
    const { give, initial } = master();
    let state = initial;
    playRandomly(toyTable(), key, ({ side, order }) => {
      expect(giveOrder(toySystem, plain, { side, order }, SEED)).toBeUndefined();
      state = give(state, side, order);
      expect(digest(state.G.match)).toBe(digest(plain));
    });
  });
});

describe('clients', () => {
  const clientsOf = (start: Start = {}) => {
    const game = newGame(toySystem, TOY, null, start);
    const multiplayer = localTransport(throwLater);
    return bySide((side) => {
      const client = Client({ game, multiplayer, debug: false, playerID: PLAYER_ID[side] });
      client.start();
      return client;
    });
  };

  test('have one move and no events', () => {
    const { allies } = clientsOf();
    expect(Object.keys(allies.moves)).toEqual(['order']);
    expect(allies.events).toEqual({});
  });

  test('keep no states to undo to', () => {
    const heard = complaints();
    const { allies } = clientsOf();
    allies.moves.order?.('advance 1');
    allies.undo();
    expect(allies.getState()).toMatchObject({ _stateID: 1, _undo: [] });
    expect(heard.join()).toContain('Undo is not enabled');
  });

  test('may give a sealed order from a state that the other side has left behind', () => {
    const { allies, axis } = clientsOf({ orders: SIDES.map((side) => ({ side, order: 'done' })) });
    const { transport } = axis as unknown as {
      transport: { sendAction(state: State, action: unknown): void };
    };
    const stale = axis.store.getState();
    allies.moves.order?.('aim bow');
    transport.sendAction(stale, {
      type: 'MAKE_MOVE',
      payload: { type: 'order', args: ['aim stern'], playerID: '1' },
    });
    expect(axis.getState()?._stateID).toBe(2);
    expect(axis.getState()?.G).toMatchObject({ view: { aims: { axis: ['stern'] } } });
  });
});

describe('the plugin for plain state', () => {
  const wrapped = (method: (context: { G?: unknown; plain?: unknown }) => unknown) =>
    plainPlugin.fnWrap?.(method as never, 'MOVE' as never)({ G: 'old' } as never);

  test('gives Immer nothing to draft, and the function the plain G', () => {
    expect(wrapped(({ G, plain }) => [G, plain])).toEqual([null, 'old']);
  });

  test('keeps G when a hook returns nothing, or the null that it was given', () => {
    expect([() => undefined, () => null, () => 'new'].map(wrapped)).toEqual(['old', 'old', 'new']);
  });
});

describe('rules that throw', () => {
  const faulty: AnySystem = {
    ...toySystem,
    apply: (state, side, order, dice) => {
      if (order.kind !== 'scout') return toySystem.apply(state, side, order, dice);
      state.position[side] = 99;
      throw new Error('a fault in the rules');
    },
  };

  test('leave the state as it was, and the fault is told', () => {
    complaints();
    const faults: unknown[] = [];
    const { give, initial } = master(faulty, { onFault: (error) => faults.push(error) });
    const state = give(initial, 'allies', 'advance 1');
    const after = give(state, 'allies', 'scout');
    expect(after.G).toBe(state.G);
    expect(faults).toEqual([new Error('a fault in the rules')]);
    expect(give(after, 'allies', 'done').G.match.state.position.allies).toBe(1);
  });

  test('throw out of the reducer where nobody wants to be told', () => {
    const { give, initial } = master(faulty);
    expect(() => give(initial, 'allies', 'scout')).toThrow('a fault in the rules');
  });
});
