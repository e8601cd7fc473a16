import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { STANDARD_TABLES, shipPoints } from '../../src/rules/battle';
import { sheetLine } from '../../src/rules/battle/common/ratings';
import { type RegisteredShip, refitted } from '../../src/scenario';
import { sheetOn } from '../../src/scenario/battle/sheets';
import { registry } from './shipped';

const shipNamed = (id: string): RegisteredShip => {
  const ship = registry.ships.get(id);
  if (!ship) throw new Error(`There is no ship ${id}.`);
  return ship;
};

const lineOn = (id: string, date: string): string => sheetLine(sheetOn(shipNamed(id), date));

/** The rows of the table in BT-16.9: a unit, its day, and its sheet. */
const TABLE = readFileSync('src/rules/battle/RULES.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z].* \| \d{4}-\d\d-\d\d \|/.test(line))
  .map((line) => /^\| (.*?) \| (.*?) \| (.*) \|$/.exec(line)?.slice(1) as [string, string, string]);

/** The large transport of the table is one of convoy HX 106. */
const idOf = (unit: string): string =>
  unit === 'Large transport' ? 'abercos' : unit.toLowerCase().replaceAll(' ', '-');

/** A sheet in the words of the table. */
const asInTable = (line: string): string =>
  line
    .replace('large-transport', 'large transport')
    .replace('long-lance', 'LL')
    .replace(/us$/, 'US')
    .replace('japanese', 'Japanese');

test('[BT-16.9] the table has sixteen units', () => {
  expect(TABLE).toHaveLength(16);
});

describe('sheets worked out from the registry', () => {
  test.each(TABLE)('[BT-16.9] %s on %s: %s', (unit, date, line) => {
    expect(asInTable(lineOn(idOf(unit), date))).toBe(line);
  });

  test('[BT-16.9] a ship has other sheets on other days', () => {
    expect(lineOn('scharnhorst', '1942-02-12')).toBe(
      'BC | 2+ | 11 H | 5 H | 1 L | 2 N | 5 | 1 other',
    );
    expect(lineOn('yamato', '1942-06-04')).toBe('BB | 2 | 14 H immune | 8 H | 2 N | 1 N | 5 | -');
  });

  test.each([
    ['norfolk', 7, 3],
    ['belfast', 8, 3],
    ['sheffield', 7, 3],
  ])('[BT-EX20] %s has %d hull and %d secondary boxes', (id, hull, secondary) => {
    const { rows } = sheetOn(shipNamed(id), '1943-12-26');
    expect([rows.hull.length, rows.secondary.length]).toEqual([hull, secondary]);
  });

  test('[BT-16.7] points of the ships of both battles', () => {
    const points = (id: string, date: string) =>
      shipPoints(sheetOn(shipNamed(id), date), STANDARD_TABLES);
    const may1941 = ['hood', 'prince-of-wales', 'bismarck', 'prinz-eugen'];
    expect(may1941.map((id) => points(id, '1941-05-24'))).toEqual([36, 36, 36, 16]);
    const december1939 = ['admiral-graf-spee', 'exeter', 'ajax', 'achilles'];
    expect(december1939.map((id) => points(id, '1939-12-13'))).toEqual([16, 14, 14, 14]);
  });
});

test('a ship has the figures of her class, her own over them, and those of her refits from their dates', () => {
  const scharnhorst = shipNamed('scharnhorst');
  expect(refitted(scharnhorst, '1941-12-31').torpedoes).toBeNull();
  expect(refitted(scharnhorst, '1942-01-01').torpedoes?.tubes).toBe(6);
  expect(refitted(shipNamed('achilles'), '1939-12-13').standardTons).toBe(7030);
  expect(lineOn('exeter', '1941-06-01')).toBe('CA | 2+ | 7 L | - | 2 N | 1 N | 3 | 1 other');
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
