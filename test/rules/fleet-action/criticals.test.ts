import { describe, expect, test } from 'vitest';
import type { Harmed } from './harming';
import { blow, having, shell } from './striking';

describe('hull', () => {
  test('[NW-21.17] [NW-23.1] [NW-23.2] [NW-23.2c] F falls by all of the CV', () => {
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

  test('[NW-2.13] [NW-23.3] [NW-23.3b] below 0, and nothing is rolled again', () => {
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

  test('[NW-23.6] [NW-21.18] [NW-21.19] [NW-21.21] [NW-21.30] directors for 1 each, and the rest is rolled again', () => {
    const { condition } = shell(3, [5, 10]);
    expect([condition.fireControl, condition.steering]).toEqual([0, 2]);
  });
});

describe('command', () => {
  const valueOf = ({ state }: Harmed) => Object.values(state.forces.allies.squadrons)[0];

  test('[NW-2.6] [NW-23.7] [NW-23.7a] [NW-24.7] Crew Quality falls once; above the CV the officer carries on', () => {
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

  test('[NW-24.1] [NW-24.4] [NW-24.13] under water smoke is spared', () => {
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
    [10, 6, { q: -1, r: 0 }],
    [11, 2, { q: 1, r: -1 }],
  ])(
    '[NW-23.10a] [NW-23.10b] [NW-8.15] failed, a d20 of %i turns her to %i and she runs on',
    (die, facing, hex) => {
      const { unit } = shell(1, [11, 5, die]);
      expect([unit.facing, unit.splashes]).toEqual([facing, 1]);
      expect(unit.hex).toEqual(hex);
    },
  );

  test('[NW-23.10d] [NW-23.10e] without steering left the CV is kept for another roll', () => {
    const { condition, unit } = shell(3, [11, 6, 13], { before: having({ steering: 0 }) });
    expect([condition.turn.steeringLost, condition.structure, unit.fires]).toEqual([0, 20, 1]);
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

  test('[NW-21.22] [NW-23.12] a fire for each cost, and nothing is rolled again', () => {
    expect(shell(8, [13]).unit.fires).toBe(2);
  });
});
