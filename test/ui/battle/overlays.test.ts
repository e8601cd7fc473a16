import { describe, expect, test } from 'vitest';
import { stackOf } from '../../../src/rules/battle';
import { describeThreats } from '../../../src/ui/systems/battle/describe';
import { OVERLAY_CHOICES, overlaysOf } from '../../../src/ui/systems/battle/overlays';
import { sightLineTo } from '../../../src/ui/systems/battle/sightLine';
import { newBattle } from '../../rules/battle/fixture';
import { namesIn, strait } from './position';

const view = strait(2);
const stack = stackOf(view, 'hood');
const shown = { view, side: 'allies' as const, stack, from: stack?.hex };
const labels = (on: readonly string[]) =>
  overlaysOf(shown, on).map(({ label, kind }) => label ?? kind);

describe('overlays', () => {
  test('each is there when it is on, and not otherwise', () => {
    expect(overlaysOf(shown, [])).toEqual([]);
    for (const { id } of OVERLAY_CHOICES) expect(labels([id]).length, id).toBeGreaterThan(0);
  });

  test('threats are told by weapon, ranges by caliber', () => {
    expect(labels(['threats'])).toEqual([
      'Enemy primary guns',
      'Enemy secondary guns',
      'Enemy tertiary guns',
      'Enemy torpedoes',
    ]);
    expect(labels(['guns'])).toEqual(['primary', 'tertiary']);
  });

  test('without a stack on the board there is no reach and no range, and the legend says what to do', () => {
    const nobody = { ...shown, stack: undefined, from: undefined };
    const overlays = overlaysOf(nobody, ['guns', 'reach', 'line']);
    expect(overlays.flatMap(({ hexes }) => hexes)).toEqual([]);
    expect(overlays.map(({ label }) => label)).toEqual([
      'Ranges: select a stack of yours',
      'Line: select a stack, or pick a hex',
      'Reach: select a stack of yours',
    ]);
  });

  test('nobody who can fire is no threat, and the legend says so', () => {
    const alone = newBattle({ allies: [{ at: [0, 0], ships: [{ id: 'a' }] }], axis: [] });
    expect(overlaysOf({ ...shown, view: alone, stack: undefined }, ['threats'])).toMatchObject([
      { hexes: [], label: 'Threats: no enemy in sight can fire' },
    ]);
  });

  test('what threatens a hex is told with the ships and their weapons', () => {
    const desk = { view, side: 'allies' as const, names: namesIn(view) };
    expect(describeThreats(desk, stack, { q: 0, r: 1 })).toBe(
      'exposed to bismarck (primary guns, secondary guns) and eugen (secondary guns)',
    );
    expect(describeThreats(desk, stack, { q: 0, r: 9 })).toBeUndefined();
  });
});

describe('lines of sight', () => {
  const land = [{ q: 2, r: 0 }];
  const sea = newBattle({
    allies: [
      { at: [0, 0], ships: [{ id: 'a' }] },
      { at: [0, 2], ships: [{ id: 'b' }] },
    ],
    axis: [{ at: [0, 4], ships: [{ id: 'x' }] }],
    scenario: { land },
  });
  const lineTo = (q: number, r: number) =>
    sightLineTo({ view: sea, side: 'allies', names: namesIn(sea), from: { q: 0, r: 0 } }, { q, r });

  test('[BT-7.1] land in the way is marked, with its hex', () => {
    const { blocked, label } = lineTo(4, 0);
    expect(blocked).toEqual([{ hex: { q: 2, r: 0 }, by: 'land' }]);
    expect(label).toBe('From 1010: sight and fire blocked by land at 1210');
  });

  test('[BT-8.2] friends in the way block fire and not sight', () => {
    const { blocked, label } = lineTo(0, 4);
    expect(blocked).toEqual([{ hex: { q: 0, r: 2 }, by: 'friends' }]);
    expect(label).toBe('From 1010: in sight; fire blocked by friendly ships at 1112');
  });

  test('[BT-7.1] a clear line may still be too long', () => {
    expect(lineTo(-3, 0).label).toBe('From 1010: in sight');
    expect(lineTo(-7, 0)).toMatchObject({
      blocked: [],
      label: 'From 1010: clear, but beyond the sighting range of 6 hexes',
    });
  });
});
