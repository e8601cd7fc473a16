import { describe, expect, test } from 'vitest';
import { STANDARD_TABLES, shipPoints } from '../../src/rules/battle';
import { sheetLine } from '../../src/rules/battle/ratings';
import { type RegisteredShip, refitted, sheetOn } from '../../src/scenario';
import { registry } from './shipped';

const shipNamed = (id: string): RegisteredShip => {
  const ship = registry.ships.get(id);
  if (!ship) throw new Error(`There is no ship ${id}.`);
  return ship;
};

const lineOn = (id: string, date: string): string => sheetLine(sheetOn(shipNamed(id), date));

describe('sheets worked out from the registry', () => {
  test.each([
    ['bismarck', '1941-05-24', 'BB | 2 | 11 H | 8 H | 2 L | 3 N | 6 | -'],
    ['prinz-eugen', '1941-05-24', 'CA | 2+ | 6 L | - | 4 L | 2 N | 4 | 2 other'],
    ['admiral-graf-spee', '1939-12-13', 'CA | 2 | 5 L | 4 L | 1 N | 1 N | 2 | 1 other'],
    ['exeter', '1939-12-13', 'CA | 2+ | 4 L | - | 3 N | 1 N | 2 | 1 other'],
    ['ajax', '1939-12-13', 'CL | 2+ | 4 L | - | 3 N | 1 N | 3 | 1 other'],
    ['belfast', '1943-12-26', 'CL | 2+ | 5 L | - | 5 L | 2 N | 5 | 1 other'],
    // The table of BT-16.9 was worked from memory. By the records Hood and Scharnhorst have eight small guns on the
    // broadside (the odd mount stands on the centerline), Hood four tubes, Prince of Wales 32 light barrels at this date.
    ['hood', '1941-05-24', 'BC | 2 | 11 H | 8 H | - | 3 N | 6 | 1 other'],
    ['prince-of-wales', '1941-05-24', 'BB | 2 | 10 H immune | 9 H | - | 3 N | 6 | -'],
    ['scharnhorst', '1942-02-12', 'BC | 2+ | 9 H | 7 H | 2 L | 3 N | 5 | 1 other'],
  ])('[BT-16.9] %s on %s: %s', (id, date, line) => {
    expect(lineOn(id, date)).toBe(line);
  });

  test.each([
    ['norfolk', 5, 4],
    ['belfast', 5, 5],
    ['sheffield', 4, 5],
  ])('[BT-EX20] %s has %d hull and %d secondary boxes', (id, hull, secondary) => {
    const { rows } = sheetOn(shipNamed(id), '1943-12-26');
    expect([rows.hull.length, rows.secondary.length]).toEqual([hull, secondary]);
  });

  test('[BT-16.7] points of the ships of both battles', () => {
    const points = (id: string, date: string) =>
      shipPoints(sheetOn(shipNamed(id), date), STANDARD_TABLES);
    const may1941 = ['hood', 'prince-of-wales', 'bismarck', 'prinz-eugen'];
    expect(may1941.map((id) => points(id, '1941-05-24'))).toEqual([33, 30, 33, 12]);
    const december1939 = ['admiral-graf-spee', 'exeter', 'ajax', 'achilles'];
    expect(december1939.map((id) => points(id, '1939-12-13'))).toEqual([10, 8, 8, 8]);
  });
});

test('a ship has the figures of her class, her own over them, and those of her refits from their dates', () => {
  const scharnhorst = shipNamed('scharnhorst');
  expect(refitted(scharnhorst, '1941-12-31').torpedoes).toBeNull();
  expect(refitted(scharnhorst, '1942-01-01').torpedoes?.tubes).toBe(6);
  expect(refitted(shipNamed('achilles'), '1939-12-13').standardTons).toBe(7030);
  expect(lineOn('exeter', '1941-06-01')).toBe('CA | 2+ | 4 L | - | 3 N | 1 N | 3 | 1 other');
});

test('antiaircraft guns are those of the date, and the first known before it', () => {
  const aaOn = (date: string) => sheetOn(shipNamed('hood'), date).rows.aa.length;
  expect([aaOn('1930-01-01'), aaOn('1939-09-01'), aaOn('1941-05-24')]).toEqual([4, 4, 6]);
});

test('the ships of the Dominions wear their own name', () => {
  expect(shipNamed('achilles').nation).toBe('new-zealand');
  expect(shipNamed('ajax').nation).toBe('united-kingdom');
});

test.each([...registry.classes.values()])(
  'the class $name has sources, mounts on the hull, funnels',
  (it) => {
    expect(it.sources.length).toBeGreaterThanOrEqual(2);
    expect(it.guns.flatMap(({ mounts }) => mounts).every(({ at }) => 0 < at && at < 1)).toBe(true);
    expect(it.funnels.length).toBeGreaterThan(0);
    expect(it.lengthFeet / it.beamFeet).toBeGreaterThan(4);
  },
);
