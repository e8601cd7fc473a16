import { describe, expect, test } from 'vitest';
import { rollCritical, rollUnderwater } from '../../../src/rules/fleet-action/harm/critical/roll';
import type { DataSheet } from '../../../src/rules/fleet-action/model/sheet';
import type { Condition } from '../../../src/rules/fleet-action/model/units';
import type { Section } from '../../../src/rules/fleet-action/tables/criticals';
import { attack, type Harmed, type Victim } from './harming';
import { sheet } from './sheets';

type More = Partial<Omit<Victim, 'dice'>>;

/** A shell of this critical value strikes the side of a ship, a Fletcher unless one is named. */
const shell = (value: number, dice: readonly number[], more: More = {}): Harmed =>
  attack({ target: 'Fletcher', ...more, dice }, (play, unit) =>
    rollCritical(play, unit, value, { from: 'vertical', penetration: 16 }),
  );

/** The same under water. */
const blow = (section: Section, value: number, dice: readonly number[], more: More = {}): Harmed =>
  attack({ target: 'Fletcher', ...more, dice }, (play, unit) =>
    rollUnderwater(play, unit, value, section),
  );

type Before = NonNullable<Victim['before']>;

const having =
  (changed: Partial<Condition>): Before =>
  (_, condition) => {
    Object.assign(condition, changed);
  };

describe('hull', () => {
  test('[NW-23.2] [NW-23.2c] F falls by all of the CV', () => {
    expect(shell(5, [1]).condition.flotation).toBe(13 - 5);
  });

  test.each([
    [10, 'inPlay'],
    [1, 'sunk'],
  ])('[NW-23.2] [NW-23.2b] [NW-22.8] at F 0 a wreck test of %i leaves her %s', (die, fate) => {
    expect(shell(5, [1, die], { before: having({ flotation: 3 }) }).unit.fate).toBe(fate);
  });

  test('[NW-23.2a] and at once where F is 0 already', () => {
    expect(shell(5, [1, 1], { before: having({ flotation: 0 }) }).unit.fate).toBe('sunk');
  });

  test('[NW-21.10] [NW-21.14] a belt that holds ends it without any loss', () => {
    const { condition } = shell(10, [1, 2], { target: 'Bismarck' });
    expect(condition).toMatchObject({ structure: 150, flotation: 100 });
  });

  test('[NW-21.10] a 3 goes through', () => {
    expect(shell(10, [1, 3], { target: 'Bismarck' }).condition.flotation).toBe(90);
  });
});

describe('upperworks and crew', () => {
  test('[NW-23.3] [NW-23.3a] optics cost a point of gunnery for 5, and the search radar', () => {
    expect(shell(5, [3, 5]).condition).toMatchObject({
      ...{ gunneryModifier: 0, hasSearchRadar: false },
    });
  });

  test('[NW-23.3] [NW-23.3b] below 0, and nothing is rolled again', () => {
    expect(shell(12, [3, 1]).condition.gunneryModifier).toBe(-1);
  });

  test('[NW-23.3c] with less than 5 the radar goes alone; without one nothing can be applied', () => {
    const lost = shell(4, [3, 1]).condition;
    expect([lost.gunneryModifier, lost.hasSearchRadar, lost.structure]).toEqual([1, false, 20]);
    const wasted = shell(4, [3, 1], { before: having({ hasSearchRadar: false }) }).condition;
    expect(wasted.structure).toBe(18);
  });

  test('[NW-23.4] a spotting top costs a band for 4', () => {
    expect(shell(4, [3, 6]).condition.spottingBands).toBe(3);
  });

  test('[NW-23.5] [NW-24.8] crews lose a team for 5', () => {
    expect(shell(5, [4]).condition.damageControl).toBe(3);
    expect(blow('bow', 5, [18]).condition.damageControl).toBe(3);
  });

  test('[NW-23.6] [NW-21.18] [NW-21.21] [NW-21.30] directors for 1 each, and the rest is rolled again', () => {
    const { condition } = shell(3, [5, 10]);
    expect([condition.fireControl, condition.steering]).toEqual([0, 2]);
  });
});

describe('command', () => {
  const valueOf = ({ state }: Harmed) => Object.values(state.forces.allies.squadrons)[0];

  test('[NW-23.7] [NW-23.7a] [NW-24.7] Crew Quality falls once; above the CV the officer carries on', () => {
    const harmed = shell(5, [6, 6]);
    expect(harmed.condition.crewQuality).toBe(-1);
    expect(valueOf(harmed)?.commandValue).toBe(0);
    expect(blow('bow', 5, [17, 6]).condition.crewQuality).toBe(-1);
  });

  test('[NW-23.7b] [NW-23.7c] at the CV before the cost he is killed, and the Command Value falls', () => {
    expect(valueOf(shell(5, [6, 5]))?.commandValue).toBe(-1);
  });

  test('[NW-23.7d] with less than 5 nothing is tested', () => {
    const { condition } = shell(4, [6]);
    expect([condition.crewQuality, condition.structure]).toEqual([0, 18]);
  });
});

describe('engines and helm', () => {
  test('[NW-23.8] [NW-23.8a] a die of knots for each cost, and no more smoke', () => {
    expect(shell(6, [8, 4, 2]).condition).toMatchObject({ knotsLost: 6, canMakeSmoke: false });
  });

  test('[NW-23.8b] [NW-21.25] below the cost smoke is lost, and S for each 2 of CV', () => {
    expect(shell(2, [7]).condition).toMatchObject({
      ...{ knotsLost: 0, canMakeSmoke: false, structure: 19 },
    });
  });

  test('[NW-24.4] [NW-24.13] under water smoke is spared', () => {
    expect(blow('bow', 3, [10, 5]).condition).toMatchObject({ knotsLost: 5, canMakeSmoke: true });
  });

  test('[NW-24.4a] [NW-24.4b] [NW-24.4c] some results add dice at no cost', () => {
    expect(blow('midships', 3, [9, 5, 1]).condition.knotsLost).toBe(6);
    expect(blow('stern', 3, [7, 1, 2, 3]).condition.knotsLost).toBe(6);
    expect(blow('bow', 1, [13, 4, 19]).condition).toMatchObject({
      ...{ knotsLost: 4, hasPowerFailure: true },
    });
  });

  test('[NW-23.9] [NW-24.5] steering falls by 1 for each', () => {
    expect(shell(2, [10]).condition.steering).toBe(1);
    expect(blow('bow', 2, [15]).condition.steering).toBe(1);
  });

  test('[NW-23.10] [NW-24.6] a helm hit with a passed Crew Test is no more', () => {
    const { condition, unit } = shell(1, [11, 6]);
    expect([condition.steering, unit.splashes, unit.facing]).toEqual([2, 0, 1]);
  });

  test.each([
    [10, 6],
    [11, 2],
  ])(
    '[NW-23.10a] [NW-23.10b] [NW-8.15] failed, a d20 of %i turns her to %i and she runs on',
    (die, facing) => {
      const { unit } = shell(1, [11, 5, die]);
      expect([unit.facing, unit.splashes]).toEqual([facing, 1]);
      expect(unit.hex).not.toEqual({ q: 0, r: 0 });
    },
  );

  test('[NW-23.10d] [NW-23.10e] without steering left the CV is kept for another roll', () => {
    const { condition } = shell(3, [11, 6, 13], { before: having({ steering: 0 }) });
    expect(condition.turn.steeringLost).toBe(0);
  });
});

describe('sensors and fire', () => {
  test('[NW-23.11] searchlights go first, for 3', () => {
    expect(shell(3, [12]).condition.hasSearchlights).toBe(false);
  });

  test.each([
    [4, 1],
    [5, 0],
  ])('[NW-23.11a] [NW-26.20] then the planes for 4, with a Fire Test: a %i', (die, fires) => {
    const { condition, unit } = shell(4, [12, die], {
      ...{ target: 'San Francisco', before: having({ hasSearchlights: false }) },
    });
    expect([condition.planes, condition.canLaunchPlanes, unit.fires]).toEqual([0, false, fires]);
  });

  test('[NW-23.11b] [NW-23.11c] a ship without planes loses her gunnery radar next, for 5', () => {
    const { condition } = shell(5, [12], { before: having({ hasSearchlights: false }) });
    expect([condition.hasGunneryRadar, condition.hasFlakRadar]).toEqual([false, false]);
  });

  test('[NW-23.11f] what costs more than the CV is kept', () => {
    const { condition } = shell(4, [12], { before: having({ hasSearchlights: false }) });
    expect([condition.hasGunneryRadar, condition.structure]).toEqual([true, 18]);
  });

  test('[NW-23.12] a fire for each cost, and nothing is rolled again', () => {
    expect(shell(8, [13]).unit.fires).toBe(2);
  });
});

describe('weapons', () => {
  test('[NW-23.13a] [NW-26.4] [NW-26.6] [NW-26.7] [NW-26.11] one MAIN mount, and a factor where there are no OTHER', () => {
    const { condition } = shell(2, [14, 7, 3]);
    expect(condition.lost.main).toEqual([3]);
    expect(condition.factors.asw).toBe(1);
  });

  test('[NW-26.30] a mount that costs more than the CV stays', () => {
    expect(shell(1, [14, 1]).condition.lost.main).toEqual([]);
  });

  test('[NW-26.15] a flash that does not travel ends it', () => {
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

  test('[NW-23.14] [NW-23.14a] a cargo is lost once', () => {
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
  test('[NW-25.6] [NW-25.12] H falls by all of the CV, and catapults with it', () => {
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

  test('[NW-25.4] the second sensor of a carrier is her gunnery radar', () => {
    const { condition } = shell(5, [12], {
      ...{ target: 'Enterprise', before: having({ hasSearchlights: false }) },
    });
    expect([condition.hasGunneryRadar, condition.planes]).toEqual([false, 80]);
  });
});
