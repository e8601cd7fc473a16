import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PROJECT } from '../../server/common/project';
import { STANDARD_TABLES } from '../../src/rules/battle';
import { sheetLine } from '../../src/rules/battle/common/ratings';
import { applyPack, faultText, loadScenario, readPack } from '../../src/scenario';
import { standardPackFile, type TablesPack } from '../../src/scenario/battle/pack/pack';
import { sheetOn } from '../../src/scenario/battle/sheets';
import { battleFile } from './battleFile';
import { farther, packOf, played, strait } from './packFile';
import { registry } from './shipped';

const { gunfireDamage, hullRating } = STANDARD_TABLES;

describe('the standard tables as a file', () => {
  const text = readFileSync(`${PROJECT}/scenarios/tables/standard.json`, 'utf8');

  test('[BT-16.11] are the tables of the rules, the template of other packs', () => {
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(standardPackFile())));
  });

  test('[BT-16.11] change nothing: a battle with them is the battle without', () => {
    const read = readPack(text, registry, 'standard.json');
    if (!read.ok) throw new Error(read.faults.map(faultText).join('\n'));
    expect(played(read.value as TablesPack).scenario).toEqual(strait.scenario);
  });
});

describe('a battle played with a pack', () => {
  test('[BT-16.11] carries all tables, and tells which pack they are of and what it replaced', () => {
    const { tables } = played(packOf({ tables: { gunRanges: farther } })).scenario;
    expect(tables).toEqual({
      ...STANDARD_TABLES,
      id: 'printed',
      name: 'The printed tables',
      replaced: ['gunRanges'],
      gunRanges: farther,
    });
  });

  test('[BT-16.11] a table that is as the standard one is not replaced', () => {
    const { tables } = played(packOf({ tables: { gunRanges: farther, gunfireDamage } })).scenario;
    expect(tables?.replaced).toEqual(['gunRanges']);
  });

  test('[BT-16.11] has its ships rated by the tables of the pack', () => {
    const pack = packOf({ tables: { hullRating: { ...hullRating, divisor: 1.7 } } });
    const boxesOf = ({ scenario }: typeof strait) =>
      scenario.taskForces.flatMap(({ ships }) => ships.map(({ sheet }) => sheet.rows.hull.length));
    const [standard, other] = [boxesOf(strait), boxesOf(played(pack))];
    expect(other).not.toEqual(standard);
    expect(other.every((boxes, i) => Math.abs(boxes - 2 * (standard[i] as number)) <= 1)).toBe(
      true,
    );
  });

  test('[BT-16.11] takes from the pack the sheets that it gives, and tells of which ships', () => {
    const pack = packOf({
      sheets: {
        hood: { rows: { primary: ['heavy', 'light'] }, speed: '1' },
        ajax: { boxes: { hull: 2 } },
      },
    });
    const { scenario } = played(pack);
    expect(scenario.tables?.sheets).toEqual(['hood']);
    const lines = scenario.taskForces.flatMap(({ ships }) =>
      ships.map(({ id, sheet }) => [id, sheetLine(sheet), sheet.rows.primary]),
    );
    expect(lines).toContainEqual([
      'hood',
      'BC | 1 | 12 H | 2 H | - | 2 N | 6 | 1 other',
      ['heavy', 'light'],
    ]);
  });

  test('[BT-16.11, BT-19.1] what the scenario sets of a ship goes before the sheet of the pack', () => {
    const rows = { primary: ['heavy', 'light', 'none'] } as const;
    const pack = packOf({ sheets: { hood: { rows, boxes: { secondary: 3 }, speed: '1' } } });
    const hood = registry.ships.get('hood');
    const row = (primary: number) =>
      hood && sheetOn(hood, '1941-05-24', { pack, overrides: { boxes: { primary }, speed: '2+' } });
    expect(row(2)?.rows.primary).toEqual(['heavy', 'light']);
    expect(row(5)?.rows.primary).toEqual(['heavy', 'light', 'none', 'none', 'none']);
    expect(row(5)).toMatchObject({ speed: '2+' });
    expect(row(5)?.rows.secondary).toHaveLength(3);
  });

  test('[BT-16.11] a pack that does not fit the battle is refused with what does not', () => {
    const loaded = loadScenario(
      battleFile({ 'taskForces[0].ships[0].lost': { hull: 5 } }),
      registry,
      'x',
    );
    if (!loaded.ok) throw new Error('the sample is good');
    const read = applyPack(
      loaded.value,
      registry,
      packOf({ sheets: { hood: { boxes: { hull: 4 } } } }),
    );
    expect(read.ok ? [] : read.faults.map(faultText)).toEqual([
      'sample with The printed tables: taskForces[0].ships[0].lost.hull: expected 3 or less, found 5',
    ]);
  });
});
