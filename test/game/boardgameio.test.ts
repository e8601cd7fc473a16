import { isProxy } from 'node:util/types';
import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { ActivePlayers, INVALID_MOVE } from 'boardgame.io/core';
import { Local } from 'boardgame.io/multiplayer';
import { describe, expect, test } from 'vitest';
import { complaints } from './players';

/** What the adapter relies on in boardgame.io 0.50.2, and works around: a new version must pass this first. */

interface Numbers {
  n: number;
  part: { n: number };
}

const numbers = (): Numbers => ({ n: 0, part: { n: 0 } });

function clientOf<G>(game: Game<G>, options: object = {}) {
  const client = Client<G>({ game, debug: false, ...options });
  client.start();
  return client;
}

const pair = <G>(game: Game<G>, multiplayer = Local()) =>
  ['0', '1'].map((playerID) => clientOf(game, { multiplayer, playerID }));

describe('moves', () => {
  test('INVALID_MOVE leaves G and the number of the state, and tells nobody but the console', () => {
    const heard = complaints();
    const client = clientOf({ setup: numbers, moves: { no: () => INVALID_MOVE } });
    client.moves.no?.();
    expect(client.getState()).toMatchObject({ _stateID: 0, G: { n: 0 } });
    expect(heard.join()).toContain('invalid move');
  });

  test('G is a draft in a move, and frozen through and through after it', () => {
    let drafted = false;
    const client = clientOf<Numbers>({
      setup: numbers,
      moves: {
        add: ({ G }) => {
          drafted = isProxy(G);
          G.part.n += 1;
        },
      },
    });
    client.moves.add?.();
    expect(drafted).toBe(true);
    expect(Object.isFrozen(client.getState()?.G.part)).toBe(true);
  });

  test("a plugin's wrapper lies around Immer's: it is given the plain G", () => {
    let plain = false;
    const client = clientOf<Numbers>({
      setup: numbers,
      moves: { add: () => {} },
      plugins: [
        {
          name: 'spy',
          fnWrap:
            (method) =>
            (context, ...args) => {
              plain = !isProxy(context.G);
              return method(context, ...args);
            },
        },
      ],
    });
    client.moves.add?.();
    expect(plain).toBe(true);
  });

  test('events are queued: ctx does not change in the move', () => {
    let phase = '';
    const client = clientOf({
      phases: { a: { start: true }, b: {} },
      moves: {
        go: ({ ctx, events }) => {
          events.setPhase('b');
          phase = ctx.phase;
        },
      },
    });
    client.moves.go?.();
    expect([phase, client.getState()?.ctx.phase]).toEqual(['a', 'b']);
  });

  test.each([
    [false, ['0']],
    [true, ['0', '1']],
  ])('of two orders given at once both stand only with ignoreStaleStateID (%s)', (ignore, got) => {
    const heard = complaints();
    const add: Game<{ got: string[] }>['moves'] = {
      add: {
        move: ({ G, playerID }) => void G.got.push(playerID),
        client: false,
        ignoreStaleStateID: ignore,
      },
    };
    const [a, b] = pair<{ got: string[] }>({
      setup: () => ({ got: [] }),
      turn: { activePlayers: { all: 'giving' }, stages: { giving: { moves: add } } },
    });
    const stale = b?.store.getState();
    a?.moves.add?.();
    const { transport } = b as unknown as { transport: { sendAction(...args: unknown[]): void } };
    transport.sendAction(stale, { type: 'MAKE_MOVE', payload: { type: 'add', playerID: '1' } });
    expect(a?.getState()?.G.got).toEqual(got);
    expect(heard.length).toBe(ignore ? 0 : 1);
  });
});

describe('phases', () => {
  test('setActivePlayers in phase.onBegin gets the whole move refused', () => {
    const heard = complaints();
    const client = clientOf({
      phases: {
        a: { start: true },
        b: { onBegin: ({ events }) => events.setActivePlayers({ all: 'stage' }) },
      },
      moves: { go: ({ events }) => events.setPhase('b') },
    });
    client.moves.go?.();
    expect(client.getState()?.ctx.phase).toBe('a');
    expect(heard.join()).toContain('disallowed in a phase');
  });

  test('a phase whose endIf holds on entry is skipped, and one met twice in one action cut to null', () => {
    const client = clientOf({
      setup: () => ({ passing: false }),
      phases: {
        a: { start: true, next: 'b', endIf: ({ G }) => G.passing },
        b: { next: 'a', endIf: ({ G }) => G.passing },
      },
      moves: {
        go: ({ G }) => {
          G.passing = true;
        },
      },
    });
    client.moves.go?.();
    expect(client.getState()?.ctx.phase).toBeNull();
  });

  test('a player in a stage without moves has none, not even those of the game', () => {
    const heard = complaints();
    const client = clientOf({
      setup: numbers,
      moves: { add: () => ({ n: 1, part: { n: 1 } }) },
      turn: { activePlayers: { all: 'waiting' }, stages: { waiting: { moves: {} } } },
    });
    client.moves.add?.();
    expect(client.getState()?.G.n).toBe(0);
    expect(heard.join()).toContain('disallowed move');
  });

  test('the state before a move is changed: its count of moves in a stage', () => {
    const client = clientOf({
      moves: {},
      turn: { activePlayers: { all: 's' }, stages: { s: { moves: { add: () => {} } } } },
    });
    const before = client.store.getState().ctx;
    client.moves.add?.();
    expect(before._activePlayersNumMoves).toEqual({ 0: 1, 1: 0 });
  });
});

describe('clients', () => {
  test('getState makes a new object on each call', () => {
    const client = clientOf({ setup: numbers });
    expect(client.getState()).not.toBe(client.getState());
    expect(client.getState()?.G).toBe(client.getState()?.G);
  });

  test('a subscriber may take the place of another once a third has left', () => {
    const client = clientOf({ moves: { add: () => {} } });
    const called: string[] = [];
    const leave = client.subscribe(() => called.push('first'));
    client.subscribe(() => called.push('second'));
    leave();
    client.subscribe(() => called.push('third'));
    called.length = 0;
    client.moves.add?.();
    expect(called).not.toContain('second');
  });

  test('Local() knows a match by its game object', () => {
    const make = (): Game<Numbers> => ({
      name: 'twins',
      setup: numbers,
      turn: { activePlayers: ActivePlayers.ALL },
      moves: { add: ({ G }) => void G.n++ },
    });
    const game = make();
    const [a, b] = pair(game);
    const [other] = pair(make());
    a?.moves.add?.();
    expect(b?.getState()?.G.n).toBe(1);
    expect(other?.getState()?.G.n).toBe(0);
  });

  test('Local() sends the state at the start as it is, and keeps the data of plugins without a playerView', () => {
    const [a] = pair<Numbers>({
      setup: numbers,
      playerView: () => ({ n: -1, part: { n: -1 } }),
      plugins: [{ name: 'secret', setup: () => 'seed' }],
    });
    expect(a?.getInitialState().G.n).toBe(0);
    expect(JSON.stringify(a?.getState()?.plugins)).toContain('seed');
  });

  test("a redacted entry of the log shows others the move's name and that it was made", () => {
    const [a, b] = pair({
      turn: { activePlayers: ActivePlayers.ALL },
      moves: { say: { move: () => {}, redact: true, client: false } },
    });
    a?.moves.say?.('secret');
    const payload = (log: typeof b) => log?.log?.[0]?.action.payload;
    expect(payload(a)).toMatchObject({ type: 'say', args: ['secret'] });
    expect(payload(b)).toMatchObject({ type: 'say', args: null, playerID: '0' });
  });
});
