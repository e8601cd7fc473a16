import { expect, test } from 'vitest';
import { type Blow, hitSubmarine } from '../../../src/rules/strategic/harm';
import { shipIn } from '../../../src/rules/strategic/harm/lookUp';
import { advancedPlay, basicPlay, blow, kinds, told, toldOf } from './underway';

const depthCharge = (damageLevels: number, dice: [number, number] = [6, 2]): Blow => ({
  ...blow(damageLevels, dice),
  ...{ cause: 'depthCharges', rule: 'ST-19.2' },
});

test.each([
  [4, 'afloat', false],
  [5, 'sunk', true],
] as const)(
  '[ST-19.6, ST-19.8, ST-EX10] a submerged boat becomes Heavy, then a %i: %s',
  (die, fate, isSubmerged) => {
    const play = advancedPlay([die]);
    hitSubmarine(play, 'x-boat', depthCharge(3));
    expect(shipIn(play.state, 'x-boat').fate).toBe(fate);
    expect(play.state.forces.axis.divisions.XS1?.submarine?.isSubmerged).toBe(isSubmerged);
    const [owner, enemy] = (['axis', 'allies'] as const).map(
      (viewer) => toldOf(play, viewer, 'submarineForcedUp')[0],
    );
    expect([owner?.dice.length, enemy?.dice.length]).toEqual([1, 0]);
  },
);

test('[ST-19.7, ST-EX9] four Damage Levels sink an intact boat without a roll, and a Heavy one does not roll again', () => {
  const outright = advancedPlay([]);
  hitSubmarine(outright, 'x-boat', depthCharge(4, [6, 1]));
  expect(toldOf(outright, 'allies', 'shipSunk')[0]?.cause).toBe('depthCharges');
  const twice = advancedPlay([1]);
  const boat = shipIn(twice.state, 'x-boat');
  boat.card = { ...boat.card, capacity: 10 };
  hitSubmarine(twice, 'x-boat', depthCharge(8));
  const { submarine } = twice.state.forces.axis.divisions.XS1 ?? {};
  if (submarine) submarine.isSubmerged = true;
  hitSubmarine(twice, 'x-boat', depthCharge(1));
  expect(twice.dice.left()).toBe(0);
  expect(boat.fate).toBe('afloat');
});

test('[ST-4.19] a submerged boat takes no critical hit, a surfaced one does', () => {
  const submerged = advancedPlay([]);
  hitSubmarine(submerged, 'x-boat', depthCharge(1, [6, 1]));
  expect(kinds(submerged)).toEqual(['shipHit']);
  const surfaced = advancedPlay([2]);
  const { submarine } = surfaced.state.forces.axis.divisions.XS1 ?? {};
  if (submarine) submarine.isSubmerged = false;
  hitSubmarine(surfaced, 'x-boat', depthCharge(3, [6, 1]));
  expect(kinds(surfaced)).toEqual(['shipHit', 'shipCritical']);
});

test.each([
  ['advanced', 3, null],
  ['advanced', 4, null],
  ['basic', 3, 'x-boat'],
  ['basic', 4, 'x-boat'],
] as const)(
  '[ST-5.10b] [ST-11.16] who hunts a submerged boat in the %s game and does %i Damage Levels is told of %s',
  (level, damageLevels, name) => {
    const play = level === 'basic' ? basicPlay([1]) : advancedPlay([1]);
    hitSubmarine(play, 'x-boat', depthCharge(damageLevels, [6, 1]));
    for (const viewer of ['allies', 'spectator'] as const) {
      const hits = told(play, viewer).flatMap((it) => ('ship' in it ? [it.ship] : []));
      expect(hits).toEqual(hits.map(() => name));
      expect(hits.length).toBeGreaterThan(1);
    }
    expect(Object.keys(play.state.known.allies.ships)).toEqual(
      name && damageLevels === 4 ? [name] : [],
    );
    expect(toldOf(play, 'axis', 'shipHit')[0]?.ship).toBe('x-boat');
  },
);
