import { describe, expect, test } from 'vitest';
import { eventsOf } from './fixture';
import { gunHit, type TestHit, twoDice } from './hits';

/** A primary hit of 10, at 6 hexes unless said otherwise. */
const ten = (hit: Omit<TestHit, 'dice'>, extra: readonly number[] = []) =>
  gunHit('primary', { rangeHexes: 6, ...hit, dice: [...twoDice(10), ...extra] });

describe('plunging fire', () => {
  test('[BT-11.9] a primary 10 at exactly 6 hexes destroys one more hull box', () => {
    const { ship, events } = ten({ target: { hull: 'HHHHH' } });
    expect(ship.lost.hull).toBe(2);
    expect(eventsOf(events, 'hitScored')[0]).toMatchObject({ plunging: true, rule: 'BT-11.9' });
  });

  test('[BT-11.9] not at 5 hexes, not by a 7, not by other calibers', () => {
    const heavy = { hull: 'HHHHH' };
    expect(ten({ target: heavy, rangeHexes: 5 }).ship.lost.hull).toBe(1);
    const seven = gunHit('primary', { target: heavy, rangeHexes: 6, dice: twoDice(7) });
    expect(seven.ship.lost.hull).toBe(1);
    const secondary = gunHit('secondary', {
      target: { hull: 'LLLLL' },
      rangeHexes: 4,
      dice: twoDice(10),
    });
    expect(secondary.ship.lost.hull).toBe(1);
  });

  test('[BT-11.9] a gunnery hit referred to the hull does not plunge', () => {
    const { ship } = gunHit('primary', {
      target: { secondary: 'N', tertiary: '', aa: '', hull: 'HHHHH' },
      lost: { secondary: 1 },
      rangeHexes: 6,
      dice: twoDice(9),
    });
    expect(ship.lost.hull).toBe(1);
  });

  test('[BT-11.14] the box struck goes, immune or not; the extra one only if it is not immune itself', () => {
    const target = { hull: 'HHHHH', immune: 3 };
    expect(ten({ target }).ship.lost.hull).toBe(1);
    expect(ten({ target, lost: { hull: 1 } }).ship.lost.hull).toBe(2);
    expect(ten({ target, lost: { hull: 2 } }).ship.lost.hull).toBe(4);
  });

  test('[BT-11.15] a plunging 10 rolls no extra die; one kept out by an immune box does', () => {
    const open = ten({ target: { hull: 'LLLLL' } });
    expect(open.ship.lost.hull).toBe(2);
    const immune = { hull: 'LLLLL', immune: 5 };
    expect(ten({ target: immune }, [3]).ship.lost.hull).toBe(1);
    expect(ten({ target: immune }, [4]).ship.lost.hull).toBe(2);
  });

  test('[BT-11.15] a 10 on the last box has nothing to plunge into and rolls the extra die, unless it is heavy', () => {
    const last = ten({ target: { hull: 'L' } }, [6]);
    expect(last.ship.fate).toBe('sunk');
    expect(eventsOf(last.events, 'hitScored')[0]).toMatchObject({ boxes: 1, plunging: false });
    expect(ten({ target: { hull: 'H' } }).ship.fate).toBe('sunk');
  });

  test('[BT-EX4] a primary 10 at 6 hexes on a light hull that is not immune: two boxes, no extra die', () => {
    expect(ten({ target: { hull: 'LLLLL' } }).ship.lost.hull).toBe(2);
  });

  test.each([1, 2, 3, 4, 5, 6])(
    '[BT-EX12] a primary 10 at 6 hexes on an all immune light hull: one box, and one more on a die of %i if 4 to 6',
    (die) => {
      const { ship } = ten({ target: { hull: 'LLLLL', immune: 5 } }, [die]);
      expect(ship.lost.hull).toBe(die >= 4 ? 2 : 1);
    },
  );
});
