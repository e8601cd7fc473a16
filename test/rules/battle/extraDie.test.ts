import { describe, expect, test } from 'vitest';
import { gunHit, twoDice } from './hits';

const ROWS = [
  ['primary', 6],
  ['secondary', 8],
  ['tertiary', 5],
  ['hull', 7],
] as const;

describe('the extra die of a primary gun', () => {
  const cases = ROWS.flatMap(([row, sum]) =>
    ['L', 'N'].flatMap((armor) => [1, 2, 3, 4, 5, 6].map((die) => ({ row, sum, armor, die }))),
  );
  test.each(cases)(
    '[BT-11.10] $row box of armor $armor, extra die $die',
    ({ row, sum, armor, die }) => {
      const { ship } = gunHit('primary', {
        target: { [row]: armor.repeat(5) },
        dice: [...twoDice(sum), die],
      });
      expect(ship.lost[row]).toBe(die >= 4 ? 2 : 1);
    },
  );

  test('[BT-11.10] the armor of the box struck decides: no extra die on a heavy box of a light ship', () => {
    const target = { hull: 'HLLLL' };
    expect(gunHit('primary', { target, dice: twoDice(7) }).ship.lost.hull).toBe(1);
    const second = gunHit('primary', { target, lost: { hull: 1 }, dice: [...twoDice(7), 4] });
    expect(second.ship.lost.hull).toBe(3);
  });

  test('[BT-11.10] no extra die for secondary or tertiary guns, nor for a critical hit', () => {
    expect(gunHit('secondary', { dice: twoDice(7) }).ship.lost.hull).toBe(1);
    expect(gunHit('tertiary', { dice: twoDice(7) }).ship.lost.hull).toBe(1);
    const critical = gunHit('primary', {
      target: { hull: 'NNNNNN' },
      dice: [6, 6, ...twoDice(4)],
    });
    expect(critical.ship.lost.hull).toBe(2);
  });

  test('[BT-11.16] the extra box follows the one struck in its row, whatever its armor', () => {
    const { ship } = gunHit('primary', { target: { hull: 'LHHHH' }, dice: [...twoDice(7), 4] });
    expect(ship.lost.hull).toBe(2);
  });

  test('[BT-11.16] with no box left in the row the extra one is lost, not referred', () => {
    const { ship } = gunHit('primary', {
      target: { primary: 'N', hull: 'NNNN' },
      dice: [...twoDice(6), 6],
    });
    expect(ship.lost).toMatchObject({ primary: 1, secondary: 0, hull: 0 });
  });

  test('[BT-11.21] an AA box is struck as an unarmored one, with the extra die for a primary gun', () => {
    const target = { secondary: 'LLL', tertiary: 'N', aa: 'NNN', hull: 'HHHH' };
    const lost = { tertiary: 1 };
    const primary = gunHit('primary', { target, lost, dice: [...twoDice(5), 5] });
    expect(primary.ship.lost.aa).toBe(2);
    expect(gunHit('tertiary', { target, lost, dice: twoDice(5) }).ship.lost.aa).toBe(1);
    const none = { ...lost, aa: 3 };
    expect(gunHit('secondary', { target, lost: none, dice: twoDice(5) }).ship.lost.hull).toBe(0);
    expect(gunHit('primary', { target, lost: none, dice: twoDice(5) }).ship.lost.hull).toBe(1);
  });
});
