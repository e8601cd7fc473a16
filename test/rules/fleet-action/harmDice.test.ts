import { describe, expect, test } from 'vitest';
import { loseControl } from '../../../src/rules/fleet-action/harm/control';
import { rollCritical, rollUnderwater } from '../../../src/rules/fleet-action/harm/critical/roll';
import { attack } from './harming';

const flat = { from: 'vertical', penetration: 16 } as const;

describe('every die of a critical is reported, in its order', () => {
  test('[NW-23.3, NW-23.4] the die that tells optics from masts', () => {
    const { condition } = attack({ target: 'Hood', dice: [3, 2] }, (play, hood) =>
      rollCritical(play, hood, 5, flat),
    );
    expect(condition.gunneryModifier).toBe(-1);
  });

  test('[NW-23.13, NW-26.4] the die for the group of weapons, and the lot for the mount', () => {
    const { condition } = attack({ target: 'Hood', dice: [16, 4, 4, 1] }, (play, hood) =>
      rollCritical(play, hood, 4, flat),
    );
    expect(condition.lost.main).toEqual([1]);
  });

  test('[NW-24.10a] the die that spares the fuel of a carrier', () => {
    const { unit } = attack({ target: 'Akagi', dice: [20, 11, 20] }, (play, akagi) =>
      rollUnderwater(play, akagi, 9, 'midships'),
    );
    expect(unit.fires).toBe(1);
  });

  test('[NW-8.19, NW-1.34] the lot for the ship that is struck', () => {
    const hex = { q: 1, r: -1 };
    const others = ['Ajax', 'Exeter'].map((sheet) => ({ sheet, hex }));
    const { kinds } = attack(
      { target: 'Fletcher', dice: [11, 1, 0], battle: { axis: others } },
      (play, ship) => loseControl(play, ship),
    );
    expect(kinds).toContain('collided');
  });
});

test('[NW-8.15, NW-8.18] a ship aground stays where she is', () => {
  const aground = attack(
    { target: 'Fletcher', dice: [11], before: (ship) => Object.assign(ship, { isAground: true }) },
    (play, ship) => loseControl(play, ship),
  );
  expect(aground.unit).toMatchObject({ hex: { q: 0, r: 0 }, facing: 1 });
});
