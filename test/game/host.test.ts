import type { Game, State } from 'boardgame.io';
import { getFilterPlayerView } from 'boardgame.io/internal';
import { describe, expect, test } from 'vitest';
import { newGame } from '../../src/game/adapter';
import { clientState, type Host, type HostedState, newHost } from '../../src/game/host';
import { newReducedMatch } from '../../src/game/reducer';
import { PLAYER_ID } from '../../src/game/seats';
import { battle } from '../../src/rules/battle';
import { type GivenOrder, must, SIDES, type Side, type Viewer } from '../../src/rules/core';
import { battleScenario } from './battleScenario';
import { FLIGHT, humanTable, playRandomly, SEED } from './players';
import { TOY, toySystem } from './toySystem';

const VIEWERS = [...SIDES, 'spectator'] as const;

const noFault = (error: unknown): never => {
  throw error;
};

const give = (host: Host, state: HostedState, side: Side, line: string) =>
  host.give(state, host.seen(state, side), side, line);

/** The orders of a random battle. */
function randomBattle(key: string, most: number): GivenOrder[] {
  const table = humanTable(battle, battleScenario, battle.defaultOptions);
  playRandomly(table, key, () => {}, { most, shuns: most < 200 ? FLIGHT : /^$/ });
  table.close();
  return table.record();
}

/** What boardgame.io's own master would send to a player, but for its counts of moves. */
function sentByMaster(game: Game, state: State, viewer: Viewer): State {
  const playerID = viewer === 'spectator' ? null : PLAYER_ID[viewer];
  const filtered = getFilterPlayerView(game)(playerID, { type: 'update', args: ['', state] });
  const { deltalog: _, ...shown } = filtered.args[1] as State;
  const counts = { numMoves: 0, _activePlayersNumMoves: {}, _prevActivePlayers: [] };
  return { ...shown, ctx: { ...shown.ctx, ...counts } } as State;
}

/** What our server sends. */
function sentByHost(host: Host, state: HostedState, viewer: Viewer, version: number) {
  const outcome = host.outcome(state);
  const end = outcome && { outcome, seed: state.seed };
  return clientState({ version, seen: host.seen(state, viewer), turn: state.turn, ...end });
}

const fromJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe('a host', () => {
  test.each([
    ['a', 120],
    ['b', 120],
    ['c', 2000],
  ])(
    'leads battle %s where boardgame.io leads it, from JSON too, and shows the same of it',
    (key, most) => {
      const host = newHost(battle, noFault);
      const options = battle.defaultOptions;
      const own = newReducedMatch(battle, battleScenario, options, SEED);
      const game = newGame(battle, battleScenario, options, { seed: SEED }) as Game;
      let reduced = own.start;
      let hosted = host.begin(battleScenario, options, { seed: SEED });
      for (const [index, { side, order }] of randomBattle(key, most).entries()) {
        const given = give(host, index % 2 ? fromJson(hosted) : hosted, side, order);
        reduced = own.give(reduced, side, order);
        hosted = given.ok ? given.state : noFault(given.refusal);
        expect(hosted.match).toEqual(reduced.G.match);
        for (const viewer of VIEWERS) {
          const [ours, its] = [
            sentByHost(host, hosted, viewer, index + 1),
            sentByMaster(game, reduced, viewer),
          ];
          // Boardgame.io leaves the stages as they were when a game ends.
          if (its.ctx.gameover) its.ctx.activePlayers = { 0: 'waiting', 1: 'waiting' };
          expect(fromJson(ours)).toEqual(fromJson(its));
        }
      }
    },
  );

  test('refuses as the rules do, and changes nothing', () => {
    const host = newHost(toySystem, noFault);
    const start = host.begin(TOY, null, { seed: SEED });
    const before = fromJson(start);
    expect(give(host, start, 'axis', 'done')).toMatchObject({
      ok: false,
      refusal: { code: 'not-to-move', rule: 'BT-1' },
    });
    expect(start).toEqual(before);
  });

  test('leaves the state before an order as it was', () => {
    const host = newHost(toySystem, noFault);
    const start = host.begin(TOY, null, { seed: SEED });
    const before = fromJson(start);
    expect(give(host, start, 'allies', 'advance 1').ok).toBe(true);
    expect(start).toEqual(before);
  });

  test('contains a fault of the rules and reports it', () => {
    const faults: unknown[] = [];
    const broken = {
      ...toySystem,
      apply: () => {
        throw new Error('broken rule');
      },
    };
    const host = newHost(broken, (error) => void faults.push(error));
    const start = host.begin(TOY, null, { seed: SEED });
    expect(give(host, start, 'allies', 'done')).toMatchObject({ refusal: { code: 'not-taken' } });
    expect(faults).toEqual([new Error('broken rule')]);
  });

  test('gives a client neither a count of moves nor the seed', () => {
    const host = newHost(toySystem, noFault);
    const start = host.begin(TOY, null, { seed: SEED });
    const given = give(host, start, 'allies', 'advance 1');
    const { state } = must(given.ok ? given : undefined, 'a state');
    for (const viewer of VIEWERS) {
      const shown = sentByHost(host, state, viewer, 7);
      expect(shown).toMatchObject({
        _stateID: 7,
        ctx: { numMoves: 0, _activePlayersNumMoves: {} },
      });
      expect(JSON.stringify(shown)).not.toContain(SEED);
    }
  });
});
