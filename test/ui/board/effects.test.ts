import { describe, expect, test } from 'vitest';
import type { BattleEvent, EventOf } from '../../../src/rules/battle';
import { effectsOf } from '../../../src/ui/board/overlays/effects';
import { placeLines } from '../../../src/ui/board/overlays/fireGeometry';
import { newBattle } from '../../rules/battle/fixture';

const state = newBattle({
  allies: [{ at: [0, 2], ships: [{ id: 'a' }] }],
  axis: [{ at: [0, -2], ships: [{ id: 'b' }] }],
});
const here = { q: 0, r: 2 };
const there = { q: 0, r: -2 };

const salvo = (change: Partial<EventOf<'salvoFired'>> = {}) =>
  ({
    kind: 'salvoFired',
    weapon: 'primary',
    from: here,
    to: there,
    factors: 4,
    hits: 1,
    ...change,
  }) as BattleEvent;

describe('what a chapter looks like', () => {
  test('a salvo is seen with its hits and its misses', () => {
    expect(effectsOf([salvo()], state)).toMatchObject([
      { kind: 'salvo', weapon: 'primary', shots: 4, hits: 1, delayMs: 0 },
    ]);
  });

  test('torpedoes are salvos of their own kind, a sinking is seen at its hex', () => {
    const events = [
      salvo({ kind: 'torpedoesLaunched' } as never),
      { kind: 'shipSank', ship: 'b', hex: there } as BattleEvent,
    ];
    expect(effectsOf(events, state)).toMatchObject([
      { kind: 'salvo', weapon: 'torpedoes' },
      { kind: 'sinking', hex: there },
    ]);
  });

  test('what nobody sees is left out: fire within a hex, votes, a ship that did not ground', () => {
    const events = [
      salvo({ to: here }),
      { kind: 'groundingRolled', ship: 'a', aground: false } as BattleEvent,
      { kind: 'sideDone', side: 'axis' } as BattleEvent,
    ];
    expect(effectsOf(events, state)).toEqual([]);
  });

  test('a long cannonade is over in a few seconds', () => {
    const effects = effectsOf(
      Array.from({ length: 60 }, () => salvo()),
      state,
    );
    expect(effects.at(-1)?.delayMs).toBeLessThan(3300);
    expect(new Set(effects.map(({ key }) => key)).size).toBe(60);
  });
});

describe('lines of fire', () => {
  test('two weapons on one target run side by side', () => {
    const lines = placeLines([
      { from: here, to: there, weapon: 'primary' },
      { from: here, to: there, weapon: 'secondary' },
    ]);
    expect(lines).toHaveLength(2);
    expect(lines[0]?.to).not.toEqual(lines[1]?.to);
  });

  test('fire within one hex has no line', () => {
    expect(placeLines([{ from: here, to: here, weapon: 'primary' }])).toEqual([]);
  });
});
