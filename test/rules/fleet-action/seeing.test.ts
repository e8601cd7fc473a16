import { describe, expect, test } from 'vitest';
import type { Axial } from '../../../src/hex';
import { isIlluminated } from '../../../src/rules/fleet-action/common/light';
import { unitOf } from '../../../src/rules/fleet-action/common/own';
import {
  airSightHexes,
  canSee,
  sightHexes,
  visibilityHexes,
} from '../../../src/rules/fleet-action/common/seeing';
import type { Visibility } from '../../../src/rules/fleet-action/model/scenario';
import type { FleetActionState } from '../../../src/rules/fleet-action/model/state';
import { actionOf } from './position';
import type { TestBattle } from './setting';

const north = (hexes: number): Axial => ({ q: 0, r: -hexes });

/** Hood at the middle and Bismarck so many hexes north of her. */
const duel = (hexes: number, changed: TestBattle = {}): FleetActionState =>
  actionOf({
    allies: [{ sheet: 'Hood' }],
    axis: [{ sheet: 'Bismarck', hex: north(hexes) }],
    ...changed,
  });

const sees = (state: FleetActionState): boolean =>
  canSee(state, unitOf(state, 'hood'), unitOf(state, 'bismarck'));

const night = (visibility: Visibility) => ({ isNight: true, visibility });

describe('a ship sees what lies within the lower of SD and TVR', () => {
  test.each([
    [6, 30],
    [5, 25],
    [3, 15],
    [1, 5],
    [0, 2],
  ] as const)(
    '[NW-3.18, NW-12.1, NW-12.2, NW-12.4] a TVR of %i is %i hexes',
    (visibility, hexes) => {
      expect(sees(duel(hexes, { visibility }))).toBe(true);
      expect(sees(duel(hexes + 1, { visibility }))).toBe(false);
    },
  );

  test('[NW-3.18, NW-2.10, NW-12.2] SD limits it, and an SD of 0 is 2 hexes', () => {
    const state = duel(6, { visibility: 6 });
    const hood = unitOf(state, 'hood');
    expect(sightHexes(state, hood)).toBe(30);
    if (hood.condition) hood.condition.spottingBands = 1;
    expect(sees(state)).toBe(false);
    if (hood.condition) hood.condition.spottingBands = 0;
    expect(sightHexes(state, hood)).toBe(2);
  });

  test('an enemy whose condition is hidden sees as far as his sheet says', () => {
    const state = duel(20);
    const hood = unitOf(state, 'hood');
    hood.condition = null;
    expect(sees(state)).toBe(true);
  });

  test('[NW-1.17] land between hides it', () => {
    expect(sees(duel(10, { land: [north(5)] }))).toBe(false);
    expect(sees(duel(10, { land: [north(10)] }))).toBe(true);
  });

  test('[NW-7.12] a submerged submarine is not seen, unless detected', () => {
    const state = duel(4);
    const target = unitOf(state, 'bismarck');
    target.isSubmerged = true;
    expect(sees(state)).toBe(false);
    target.isDetected = true;
    expect(sees(state)).toBe(true);
  });

  test('[NW-10.9] a stand sees 20 hexes by day and 5 by night', () => {
    expect(airSightHexes(duel(1))).toBe(20);
    expect(airSightHexes(duel(1, night(2)))).toBe(5);
  });
});

describe('light', () => {
  test.each([
    [0, 10],
    [1, 15],
    [2, 20],
    [3, 25],
    [4, 25],
    [6, 30],
  ] as const)(
    '[NW-12.3] by night a TVR of %i shows %i hexes of what is lit',
    (visibility, hexes) => {
      expect(visibilityHexes(duel(1, night(visibility)), 'lit')).toBe(hexes);
    },
  );

  test('[NW-12.3] by day light adds nothing', () => {
    const state = duel(16, { visibility: 3 });
    unitOf(state, 'bismarck').isLit = true;
    expect(sees(state)).toBe(false);
    expect(isIlluminated(state, unitOf(state, 'bismarck'))).toBe(false);
  });

  test('[NW-12.18, NW-12.19] a target lit by searchlight or star shell is illuminated', () => {
    const state = duel(12, night(1));
    expect(sees(state)).toBe(false);
    unitOf(state, 'bismarck').isLit = true;
    expect(sees(state)).toBe(true);
  });

  test('[NW-12.20, NW-12.31] a burning ship is illuminated by night', () => {
    const state = duel(12, night(1));
    unitOf(state, 'bismarck').fires = 1;
    expect(sees(state)).toBe(true);
  });

  test('[NW-22.9] a wreck is illuminated by night', () => {
    const state = duel(12, night(1));
    const wreck = unitOf(state, 'bismarck');
    wreck.fate = 'wreck';
    expect(isIlluminated(state, wreck)).toBe(true);
  });
});

describe('a silhouette', () => {
  /** Tirpitz burns at `blaze`; is Bismarck, 8 hexes north of Hood, seen against her? */
  const isShown = (blaze: Axial, changed: TestBattle = {}): boolean => {
    const state = duel(8, {
      axis: [
        { sheet: 'Bismarck', hex: north(8) },
        { sheet: 'Scharnhorst', hex: blaze, damage: { fires: 1 } },
      ],
      ...night(1),
      ...changed,
    });
    return isIlluminated(state, unitOf(state, 'bismarck'), unitOf(state, 'hood'));
  };

  test('[NW-12.21] it shows a ship against what burns behind her, within 3 hexes', () => {
    expect(isShown(north(11))).toBe(true);
    expect(isShown(north(12))).toBe(false);
  });

  test('[NW-12.21] it needs the blaze farther from the firer and in the same sector', () => {
    expect(isShown(north(6))).toBe(false);
    expect(isShown(north(8))).toBe(false);
    expect(isShown({ q: 3, r: -9 })).toBe(true);
  });

  test('[NW-12.21] it needs the blaze in the same sector of the firer', () => {
    const state = actionOf({
      ...{ allies: [{ sheet: 'Hood' }], ...night(1) },
      axis: [
        { sheet: 'Bismarck', hex: north(2) },
        { sheet: 'Scharnhorst', hex: { q: 3, r: -3 }, damage: { fires: 1 } },
      ],
    });
    expect(isIlluminated(state, unitOf(state, 'bismarck'), unitOf(state, 'hood'))).toBe(false);
  });

  test('[NW-12.21] it needs a clear line of sight from the firer to the blaze', () => {
    expect(isShown(north(11), { land: [north(10)] })).toBe(false);
  });

  test('[NW-12.21] it counts only for that firer', () => {
    const state = duel(8, {
      ...night(1),
      axis: [
        { sheet: 'Bismarck', hex: north(8) },
        { sheet: 'Scharnhorst', hex: north(11), damage: { fires: 1 } },
      ],
    });
    expect(isIlluminated(state, unitOf(state, 'bismarck'))).toBe(false);
  });

  test('[NW-12.21] it a wreck serves as well', () => {
    const state = duel(8, {
      ...night(1),
      axis: [
        { sheet: 'Bismarck', hex: north(8) },
        { sheet: 'Scharnhorst', hex: north(11) },
      ],
    });
    unitOf(state, 'scharnhorst').fate = 'wreck';
    expect(isIlluminated(state, unitOf(state, 'bismarck'), unitOf(state, 'hood'))).toBe(true);
  });
});
