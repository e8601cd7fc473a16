import { describe, expect, test } from 'vitest';
import { ORIGIN } from '../../../src/hex';
import {
  filled,
  groundAt,
  painted,
  resized,
  traced,
} from '../../../src/scenario/battle/draft/ground';
import { movedStack } from '../../../src/scenario/battle/draft/stacks';
import { nameAt, withName } from '../../../src/scenario/draft/chartNames';
import { empty, six } from './sixShips';

describe('land', () => {
  const island = painted(empty, [ORIGIN, { q: 1, r: 0 }, { q: 40, r: 0 }], 'land');

  test('is traced from the coast: what is no land there is washed off', () => {
    const west = traced(island, ({ q, r }) => q < 0 && r === 0);
    expect(west.land).toEqual(Array.from({ length: 10 }, (_, i) => [i - 10, 0]));
    expect(traced(island, () => false)).not.toHaveProperty('land');
  });

  test('is painted on the board alone, row by row, and washed off again', () => {
    expect(island.land).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(groundAt(island, ORIGIN)).toBe('land');
    expect(painted(island, [ORIGIN, { q: 1, r: 0 }], 'sea')).not.toHaveProperty('land');
  });

  test('fills all that hangs together: a lagoon inside a ring, not the sea around it', () => {
    const ring = painted(
      empty,
      [
        { q: 1, r: 0 },
        { q: 0, r: 1 },
        { q: -1, r: 1 },
        { q: -1, r: 0 },
        { q: 0, r: -1 },
        { q: 1, r: -1 },
      ],
      'land',
    );
    expect(filled(ring, ORIGIN, 'land').land).toHaveLength(7);
    expect(filled(ring, { q: 5, r: 0 }, 'land').land).toHaveLength(331 - 1);
    expect(filled(ring, { q: 1, r: 0 }, 'sea')).not.toHaveProperty('land');
  });

  test('[BT-1.3] the island lies in the middle of the board and nowhere else; land and sea painted there take it away', () => {
    const marked = painted(island, [ORIGIN, { q: 3, r: 0 }], 'island');
    expect([marked.islandMarker, marked.land]).toEqual([true, [[1, 0]]]);
    expect([ORIGIN, { q: 1, r: 0 }, { q: 3, r: 0 }].map((hex) => groundAt(marked, hex))).toEqual([
      'island',
      'land',
      'sea',
    ]);
    expect(painted(empty, [{ q: 1, r: 0 }], 'island')).toEqual(empty);
    for (const ground of ['land', 'sea'] as const) {
      expect(painted(marked, [ORIGIN], ground)).not.toHaveProperty('islandMarker');
      expect(painted(marked, [{ q: 1, r: 0 }], ground).islandMarker).toBe(true);
    }
  });

  test('a fill of the sea goes around the island', () => {
    const marked = painted(empty, [ORIGIN], 'island');
    const full = filled(marked, { q: 5, r: 0 }, 'land');
    expect([full.islandMarker, full.land?.length]).toEqual([true, 331 - 1]);
    expect(filled(marked, ORIGIN, 'sea')).toEqual(empty);
  });

  test('goes with a smaller board, on which names and stacks come in to the rim', () => {
    const large = withName(
      painted(six, [{ q: 0, r: -9 }], 'land'),
      { q: 0, r: -9 },
      { name: 'Cape', ground: 'land' },
    );
    const small = resized(movedStack(large, { force: 0, stack: 0 }, { q: 9, r: 0 }), 6);
    expect(small).not.toHaveProperty('land');
    expect(small.names).toEqual([{ name: 'Cape', hex: [0, -6], of: 'land' }]);
    expect(small.taskForces[0]?.stacks?.[0]?.hex).toEqual([6, 0]);
  });

  test('and the names on it', () => {
    const named = withName(island, ORIGIN, { name: 'Savo', ground: 'land' });
    expect(nameAt(named, ORIGIN)).toEqual({ name: 'Savo', hex: [0, 0], of: 'land' });
    const both = withName(named, { q: 3, r: 0 }, { name: 'Slot', ground: 'sea' });
    expect(nameAt(both, { q: 3, r: 0 })?.of).toBe('water');
    expect(withName(named, ORIGIN, { name: '', ground: 'land' })).not.toHaveProperty('names');
  });
});
