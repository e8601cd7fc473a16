import { describe, expect, test } from 'vitest';
import { newHost } from '../../src/game/host';
import { newReducedMatch } from '../../src/game/reducer';
import { battle } from '../../src/rules/battle';
import { type GivenOrder, must, SIDES } from '../../src/rules/core';
import { battleScenario } from './battleScenario';
import { FLIGHT, humanTable, playRandomly, SEED } from './players';
import { TOY, toySystem } from './toySystem';

const noFault = (error: unknown): never => {
  throw error;
};

/** The orders of a random battle. */
function randomBattle(key: string): GivenOrder[] {
  const table = humanTable(battle, battleScenario, battle.defaultOptions);
  playRandomly(table, key, () => {}, { most: 120, shuns: FLIGHT });
  table.close();
  return table.record();
}

describe('a host', () => {
  test('leads every match where a reducer of its own leads it, from JSON too', () => {
    const host = newHost(battle, noFault);
    for (const [key, seed] of [
      ['a', SEED],
      ['b', SEED],
    ] as const) {
      const own = newReducedMatch(battle, battleScenario, battle.defaultOptions, seed);
      let reduced = own.start;
      let hosted = host.begin(battleScenario, battle.defaultOptions, { seed });
      for (const { side, order } of randomBattle(key)) {
        const given = host.give(host.revive(JSON.parse(JSON.stringify(hosted))), side, order);
        reduced = own.give(reduced, side, order);
        hosted = given.ok ? given.state : noFault(given.refusal);
        expect([hosted.G, hosted.ctx]).toEqual([reduced.G, reduced.ctx]);
      }
    }
  });

  test('refuses as the rules do, and changes nothing', () => {
    const host = newHost(toySystem, noFault);
    const start = host.begin(TOY, null, { seed: SEED });
    expect(host.give(start, 'axis', 'done')).toMatchObject({
      ok: false,
      refusal: { code: 'not-to-move', rule: 'BT-1' },
    });
    expect(start._stateID).toBe(0);
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
    expect(host.give(start, 'allies', 'done')).toMatchObject({ refusal: { code: 'not-taken' } });
    expect(faults).toEqual([new Error('broken rule')]);
  });

  test('gives a client no count of moves, nor the seed', () => {
    const host = newHost(toySystem, noFault);
    const start = host.begin(TOY, null, { seed: SEED });
    const given = host.give(start, 'allies', 'advance 1');
    const { state } = must(given.ok ? given : undefined, 'a state');
    expect(state.ctx.numMoves).toBe(1);
    for (const viewer of [...SIDES, 'spectator'] as const) {
      const shown = host.clientState(state, viewer, 7);
      expect(shown).toMatchObject({
        _stateID: 7,
        ctx: { numMoves: 0, _activePlayersNumMoves: {} },
      });
      expect(JSON.stringify(shown)).not.toContain(SEED);
    }
  });
});
