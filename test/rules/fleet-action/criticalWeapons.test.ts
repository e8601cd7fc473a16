import { describe, expect, test } from 'vitest';
import type { DataSheet } from '../../../src/rules/fleet-action/model/sheet';
import { sheet } from './sheets';
import { type Before, blow, having, shell } from './striking';

describe('weapons', () => {
  test('[NW-23.13a] [NW-26.4] [NW-26.6] [NW-26.7] [NW-26.11] one MAIN mount, and a factor where there are no OTHER', () => {
    const { condition } = shell(2, [14, 7, 3]);
    expect(condition.lost.main).toEqual([3]);
    expect(condition.factors.asw).toBe(1);
  });

  test('[NW-26.30] a mount that costs more than the CV stays', () => {
    expect(shell(1, [14, 1]).condition.lost.main).toEqual([]);
  });

  test('[NW-26.14] [NW-26.15] a flash that does not travel ends it', () => {
    expect(shell(3, [14, 1, 0, 2]).unit.fate).toBe('inPlay');
  });

  test('[NW-26.16] [NW-26.17] [NW-24.3a] a flooded magazine costs F in its section, without a Crew Test there', () => {
    // Mount 0 lies forward: flash on 3 of 3, flooded on 4 with +2, bulkheads in the bow.
    expect(shell(5, [14, 1, 0, 3, 4, 1]).condition.flotation).toBe(13 - 3);
  });

  test('[NW-26.16] [NW-26.18] a Crew Test failed at +2 is the end', () => {
    const { unit, kinds } = shell(5, [14, 1, 0, 3, 3]);
    expect(unit.fate).toBe('wreck');
    expect(kinds).toContain('exploded');
  });

  test('[NW-23.13c] [NW-26.3] [NW-26.13] tubes for 2; a loaded mount may blow up', () => {
    expect(shell(2, [14, 8, 0, 6]).condition).toMatchObject({
      ...{ lost: { torpedoes: [0] }, structure: 20 },
    });
    const burnt = shell(2, [14, 8, 0, 5]);
    expect([burnt.condition.structure, burnt.unit.fires]).toEqual([20 - 8, 1]);
  });

  test('[NW-26.13] an empty one does not', () => {
    const { condition } = shell(2, [14, 8, 0], { before: having({ empty: [0, 1] }) });
    expect(condition.lost.torpedoes).toEqual([0]);
  });

  test('[NW-26.5] a group without a mount left gives way to the next', () => {
    const { condition } = shell(2, [14, 8, 0], {
      before: having({ lost: { main: [], other: [], torpedoes: [0, 1] } }),
    });
    expect(condition.lost.main).toEqual([0]);
  });

  test('[NW-23.13b] [NW-26.9] [NW-26.10] OTHER mounts as the CV allows, with a factor of flak', () => {
    // Four open mounts at 1 each; the last of them leaves no lot to draw.
    const { condition } = shell(2, [14, 6, 0, 0], { target: 'Exeter' });
    expect(condition.lost.other).toEqual([0, 1]);
    expect(condition.factors.closeRange).toBe(2);
  });
});

describe('cargo', () => {
  const merchant: DataSheet = {
    ...{ ...sheet('Norfolk'), type: 'C', main: null, other: null, torpedoes: null },
    cargo: { kind: 'ammunition', points: 3 },
  };

  test('[NW-27.4] [NW-27.4b] [NW-27.4c] [NW-26.26] ammunition that burns takes the ship with it', () => {
    const { unit, kinds } = shell(4, [14, 4, 1, 2, 3], { target: merchant });
    expect(unit.fate).toBe('wreck');
    expect(kinds).toContain('blastRolled');
  });

  test('[NW-27.4a] on a burning ship a failed test is rolled again', () => {
    const before: Before = (unit) => {
      unit.fires = 1;
    };
    expect(shell(4, [14, 5, 6], { target: merchant, before }).unit.fate).toBe('inPlay');
  });

  test('[NW-23.14] [NW-23.14a] [NW-27.5] a cargo is lost once', () => {
    const target = { ...merchant, cargo: { kind: 'troops', points: 3 } } as const;
    expect(shell(4, [14], { target }).condition.hasCargo).toBe(false);
    const again = shell(4, [14], { target, before: having({ hasCargo: false }) });
    expect(again.condition.structure).toBe(58 - 2);
  });

  test('[NW-23.15] a warship rolls for it, as long as she has any aboard', () => {
    const target: DataSheet = { ...sheet('Fletcher'), cargo: { kind: 'troops', points: 1 } };
    expect(shell(2, [14, 5], { target }).condition.hasCargo).toBe(false);
    const bare = shell(2, [14, 1, 0], { target, before: having({ hasCargo: false }) });
    expect(bare.condition.lost.main).toEqual([0]);
  });
});

describe('under water', () => {
  test('[NW-24.3] [NW-24.3b] [NW-24.3c] [NW-24.3h] water spreads until a Crew Test is passed', () => {
    expect(blow('bow', 3, [1, 6]).condition.flotation).toBe(10);
    expect(blow('bow', 3, [1, 5, 6]).condition.flotation).toBe(7);
  });

  test('[NW-24.3b] at -1 with poor protection', () => {
    // Her crew of +1 would pass on a 5.
    expect(blow('bow', 3, [1, 5, 6], { target: 'Sendai' }).condition.flotation).toBe(25 - 6);
  });

  test.each([
    [10, 'inPlay'],
    [1, 'sunk'],
  ])(
    '[NW-24.3d] [NW-24.3e] [NW-24.3f] [NW-24.3g] at F 0 a wreck test of %i leaves her %s',
    (die, fate) => {
      expect(blow('bow', 13, [1, die]).unit.fate).toBe(fate);
    },
  );

  test('[NW-24.9] [NW-21.23] power fails once', () => {
    expect(blow('stern', 5, [19]).condition.hasPowerFailure).toBe(true);
    const again = blow('stern', 5, [19], { before: having({ hasPowerFailure: true }) });
    expect(again.condition.structure).toBe(18);
  });

  test.each([
    [13, 'fuelTested'],
    [14, 'mountLost'],
  ])('[NW-24.10a] of a carrier of H 13 a %i is %s', (die, kind) => {
    // Fuel does not catch fire on a 20; above H a gun mount goes.
    const rest = die === 13 ? [20] : [10, 0];
    expect(blow('bow', 1, [20, die, ...rest], { target: 'Enterprise' }).kinds).toContain(kind);
  });
});

describe('carriers', () => {
  test('[NW-21.27] [NW-25.1] [NW-25.6] [NW-25.12] H falls by all of the CV, and catapults with it', () => {
    const { condition } = shell(3, [15], { target: 'Enterprise' });
    expect([condition.hangar, condition.catapults]).toEqual([10, 0]);
  });

  test('[NW-25.14] the last catapult goes at no cost', () => {
    const before = having({ hangar: 0, catapults: 1 });
    expect(shell(3, [16], { target: 'Enterprise', before }).condition.catapults).toBe(0);
  });

  test('[NW-25.7] RRR falls for 2 each', () => {
    expect(shell(4, [17], { target: 'Enterprise' }).condition.serviceRate).toBe(2);
  });

  test('[NW-25.8] [NW-26.24] fuel that explodes is the end', () => {
    const { unit } = shell(8, [19, 8, 1], { target: 'Akagi' });
    expect(unit.fate).toBe('wreck');
  });

  test('[NW-25.4] [NW-25.4a] the second sensor of a carrier is her gunnery radar', () => {
    const { condition } = shell(5, [12], {
      ...{ target: 'Enterprise', before: having({ hasSearchlights: false }) },
    });
    expect([condition.hasGunneryRadar, condition.planes]).toEqual([false, 80]);
  });
});
