import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PROJECT } from '../../server/project';
import { type BattleState, battle, STANDARD_TABLES } from '../../src/rules/battle';
import { sheetLine } from '../../src/rules/battle/ratings';
import {
  digest,
  drawFrom,
  type GivenOrder,
  giveOrder,
  newMatch,
  SIDES,
} from '../../src/rules/core';
import {
  applyPack,
  faultText,
  loadScenario,
  loadTablesPack,
  makeSave,
  readSave,
  readTablesPack,
  replaySave,
  type Save,
  sheetOn,
  standardPackFile,
  type TablesPack,
} from '../../src/scenario';
import { battleFile, type Changes } from './battleFile';
import { packFile, packOf } from './packFile';
import { registry, shippedScenario } from './shipped';

const told = (...changes: Changes[]): string[] => {
  const read = loadTablesPack(packFile(...changes), registry, 'x.json');
  return read.ok ? [] : read.faults.map(faultText);
};

const strait = shippedScenario('denmark-strait');

const played = (pack: TablesPack, loaded = strait) => {
  const read = applyPack(loaded, registry, pack);
  if (!read.ok) throw new Error(read.faults.map(faultText).join('\n'));
  return read.value;
};

const { gunRanges, gunfireDamage, hullRating } = STANDARD_TABLES;
const farther = {
  ...gunRanges,
  source: 'A box, page 4',
  hexes: { ...gunRanges.hexes, secondary: 5 },
};

describe('the standard tables as a file', () => {
  const text = readFileSync(`${PROJECT}/scenarios/tables/standard.json`, 'utf8');

  test('[BT-16.11] are the tables of the rules, the template of other packs', () => {
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(standardPackFile())));
  });

  test('[BT-16.11] change nothing: a battle with them is the battle without', () => {
    const read = readTablesPack(text, registry, 'standard.json');
    if (!read.ok) throw new Error(read.faults.map(faultText).join('\n'));
    expect(played(read.value).scenario).toEqual(strait.scenario);
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
    const pack = packOf({ tables: { hullRating: { ...hullRating, divisor: 27.5 } } });
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
      'BC | 1 | 11 H | 2 H | - | 3 N | 6 | 1 other',
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

describe('a save of a battle with a pack', () => {
  const SEED = 'packed';
  const { scenario, options } = played(
    packOf({ tables: { gunRanges: farther }, sheets: { hood: { boxes: { hull: 6 } } } }),
  );

  /** A save of a battle of random orders that has gone on so long. */
  function saved(most: number, attempt = 1): Save {
    const draw = drawFrom(`attempt ${attempt}`);
    const match = newMatch(battle, scenario, options, SEED);
    const state = match.state as BattleState;
    const orders: GivenOrder[] = [];
    while (orders.length < most && !battle.outcome(state)) {
      const legal = SIDES.flatMap((side) =>
        battle.legalOrders(state, side).map((order) => ({ side, order: battle.makeOrder(order) })),
      );
      const given = legal[draw(Math.min(legal.length, 256))] as GivenOrder;
      expect(giveOrder(battle, match, given, SEED)).toBeUndefined();
      orders.push(given);
    }
    if (orders.length < most) return saved(most, attempt + 1);
    const made = makeSave({ system: battle, scenario, options, seed: SEED, orders });
    if (!made.ok) throw new Error(made.faults.map(faultText).join('\n'));
    return made.value;
  }
  const save = saved(20);
  const faultsOf = (value: unknown): string[] => {
    const read = readSave(JSON.stringify(value), 'x.json');
    return read.ok ? [] : read.faults.map(faultText);
  };
  const withTables = (tables: object) => ({ ...save, scenario: { ...save.scenario, tables } });

  test('[BT-16.11] holds the tables, and replays by them', () => {
    const read = readSave(JSON.stringify(save), 'x.json');
    expect(read).toEqual({ ok: true, value: save });
    expect(read.ok && replaySave(read.value, 'x.json').ok).toBe(true);
    expect(save.scenario.tables).toMatchObject({ name: 'The printed tables', sheets: ['hood'] });
  });

  test('[BT-16.11] without its tables it is another battle', () => {
    const { tables: _, ...rest } = save.scenario;
    expect(digest({ scenario: rest })).not.toBe(digest({ scenario: save.scenario }));
    const read = replaySave({ ...save, scenario: rest as Save['scenario'] }, 'x.json');
    expect(read.ok ? [] : read.faults.map(({ path }) => path)).toEqual(['digests.16']);
  });

  test('[BT-16.11] is refused when its tables are not sound', () => {
    const { tables } = save.scenario as unknown as { tables: typeof STANDARD_TABLES };
    const { points: _, ...incomplete } = tables;
    expect(faultsOf(withTables(incomplete))).toEqual([
      'x.json: scenario.tables.points: expected an object, found nothing',
    ]);
    const rows = tables.gunfireDamage.rows.slice(1);
    expect(
      faultsOf(withTables({ ...tables, gunfireDamage: { ...tables.gunfireDamage, rows } })),
    ).toEqual([
      'x.json: scenario.tables.gunfireDamage.rows[0].from: expected 2, without gap or overlap, found 3',
    ]);
  });
});

describe('a pack that is not good', () => {
  test('has all its faults told at once', () => {
    expect(
      told({
        'tables.toHit.guns': 7,
        'tables.gunRanges.hexes.primary': 'six',
        'tables.sighting.hexes.strom': {},
        'sheets.hood': { speed: 'fast' },
      }),
    ).toHaveLength(4);
  });

  test.each<[string, Changes, string]>([
    [
      'another kind',
      { kind: 'table' },
      "kind: expected 'tables', found 'table' (did you mean 'tables'?)",
    ],
    ['a table that there is not', { 'tables.gunRange': {} }, "(did you mean 'gunRanges'?)"],
    [
      'no source',
      { 'tables.toHit.source': undefined },
      'tables.toHit.source: expected text, found nothing',
    ],
    ['a long name', { name: 'x'.repeat(61) }, 'name: expected 60 letters or less'],
    [
      'a fill that is none',
      { 'tables.toHit.fill': 'no' },
      "tables.toHit.fill: expected true or false, found 'no'",
    ],
    [
      'a critical that there is not',
      { 'tables.criticalDamage.rows[0].result': 'magasine' },
      "(did you mean 'magazine'?)",
    ],
    [
      'rows with a gap',
      { 'tables.criticalDamage.rows[3].from': 6, 'tables.criticalDamage.rows[3].to': 6 },
      'tables.criticalDamage.rows[3].from: expected 5, without gap or overlap, found 6',
    ],
    [
      'rows that overlap',
      { 'tables.torpedoDamage.rows[1].from': 4 },
      'tables.torpedoDamage.rows[1].from: expected 5, without gap or overlap, found 4',
    ],
    [
      'a row upside down',
      { 'tables.torpedoDamage.rows[1].to': 4 },
      'tables.torpedoDamage.rows[1].to: expected 5 or more, found 4',
    ],
    [
      'rows that end early',
      {
        'tables.torpedoDamage.rows[4].to': 11,
        'tables.torpedoDamage.rows[5]': {
          from: 12,
          to: 11,
          result: { hullBoxes: 1, speedLoss: false, critical: false },
        },
      },
      'tables.torpedoDamage.rows[5].to: expected 12 or more, the last sum, found 11',
    ],
    [
      'rows that go on too far',
      { 'tables.gunfireDamage.rows[10].to': 13 },
      'tables.gunfireDamage.rows[10].to: expected 12, the last sum, found 13',
    ],
    [
      'no rows',
      { 'tables.gunfireDamage.rows': [] },
      'tables.gunfireDamage.rows: expected rows for the sums 2 to 12, found none',
    ],
    [
      'a gunnery hit without a row',
      { 'tables.gunfireDamage.rows[2].result.row': undefined },
      "tables.gunfireDamage.rows[2].result.row: expected a row for a result 'gunnery', found nothing",
    ],
    [
      'a dud that plunges',
      { 'tables.gunfireDamage.rows[0].result.plunging': true },
      "tables.gunfireDamage.rows[0].result.plunging: expected no plunging for a result 'dud', found one",
    ],
    [
      'dice that cannot miss',
      { 'tables.toHit.guns': 4, 'tables.gunneryModifiers.most': 3 },
      'tables.toHit.guns: expected 5 or more, so that a 1 with +3 is a miss, found 4',
    ],
    [
      'shells that penetrate only heavy armor',
      { 'tables.penetration.armor.primary': ['heavy'] },
      'tables.penetration.armor.primary: expected heavy, light, none, found heavy',
    ],
    [
      'Long Lances that reach less far',
      { 'tables.torpedoRanges.longLance.hexes': 1 },
      'tables.torpedoRanges.longLance.hexes: expected 2 or more, as other torpedoes reach, found 1',
    ],
    [
      'a range without a divisor',
      { 'tables.torpedoRanges.longLance.hexes': 5 },
      'tables.torpedoRanges.longLance.divisors: expected a divisor for 5 hexes, found none',
    ],
    [
      'a divisor out of range',
      { 'tables.torpedoRanges.longLance.hexes': 3 },
      'tables.torpedoRanges.longLance.divisors.4: expected a range from 3 to 3, found 4',
    ],
    [
      'radar that is out of order',
      { 'tables.searchRadar.byDate[1].from': '1938' },
      'tables.searchRadar.byDate[1].from: expected a date after 1939, found 1938',
    ],
    [
      'too few impulses',
      { 'tables.impulses.sequence': [] },
      'tables.impulses.sequence: expected 22 entries or more, found a list of 0',
    ],
    [
      'a round without repair',
      { 'tables.impulses.sequence[21]': { phase: 'gunnery', block: 5, mover: null } },
      'tables.impulses.sequence[21].phase: expected repair, found gunnery',
    ],
    [
      'repair in the middle',
      { 'tables.impulses.sequence[5].phase': 'repair' },
      'tables.impulses.sequence[5].phase: expected movement or gunnery or torpedoes, found repair',
    ],
    [
      'movement of nobody',
      { 'tables.impulses.sequence[5].mover': null },
      'tables.impulses.sequence[5].mover: expected who moves, found null',
    ],
    [
      'a side that moves more',
      { 'tables.impulses.sequence[5].mover': 'other' },
      'expected as many movement impulses of either side, at least one, found 4 of the initiative, 6 of the other',
    ],
    [
      'a block left out',
      { 'tables.impulses.sequence[1].block': 2 },
      'tables.impulses.sequence[1].block: expected 1, found 2',
    ],
    [
      'a slow ship before a fast one',
      { 'tables.impulses.firstBlock.1': 1 },
      'tables.impulses.firstBlock.1: expected a block from 2 to 5, found 1',
    ],
    [
      'a class that never moves',
      { 'tables.impulses.firstBlock.1 slow': 6 },
      'tables.impulses.firstBlock.1 slow: expected a block from 3 to 5, found 6',
    ],
    [
      'tows that never move',
      { 'tables.impulses.towBlock': 6 },
      'tables.impulses.towBlock: expected a block with movement, 5 at most, found 6',
    ],
    [
      'a class that moves first when all are done moving',
      {
        'tables.impulses.sequence[19].block': 6,
        'tables.impulses.sequence[20].block': 6,
        'tables.impulses.firstBlock.1 slow': 6,
      },
      'tables.impulses.firstBlock.1 slow: expected a block from 3 to 5, found 6',
    ],
    [
      'bands that overlap',
      { 'tables.armorRating.lightFromInches': 10 },
      'tables.armorRating.lightFromInches: expected less than 10, found 10',
    ],
    [
      'speeds upside down',
      { 'tables.speedRating.fromKnots.2': 32 },
      'tables.speedRating.fromKnots.2: expected less than 31.5, found 32',
    ],
    [
      'a ship that there is not',
      { 'sheets.hod': { speed: '1' } },
      "sheets.hod: expected a ship of the registry, found 'hod' (did you mean 'hood'?)",
    ],
    [
      'a row twice over',
      { 'sheets.hood': { rows: { primary: ['heavy'] }, boxes: { primary: 3 } } },
      'sheets.hood.rows.primary: expected a whole row, or its boxes and armor, not both, found both',
    ],
    [
      'a hundred boxes and one',
      { 'sheets.hood': { boxes: { aa: 101 } } },
      'sheets.hood.boxes.aa: expected 100 or less, found 101',
    ],
    [
      'a whole row too long',
      { 'sheets.hood': { rows: { aa: Array(101).fill('none') } } },
      'sheets.hood.rows.aa: expected 100 entries or less, found a list of 101',
    ],
    [
      'too many torpedoes',
      { 'sheets.hood': { torpedoFactors: 21 } },
      'sheets.hood.torpedoFactors: expected 20 or less, found 21',
    ],
    [
      'no hull',
      { 'sheets.hood': { boxes: { hull: 0 } } },
      'sheets.hood: expected a box of hull at least, found none',
    ],
    [
      'no row of hull',
      { 'sheets.hood': { rows: { hull: [] } } },
      'sheets.hood: expected a box of hull at least, found none',
    ],
    [
      'the name of the standard tables',
      { id: 'standard', 'tables.points.warship': 3 },
      "id: expected an id of its own, as it is not the standard tables, found 'standard'",
    ],
  ])('%s', (_, changes, fault) => {
    expect(told(changes).join('\n')).toContain(fault);
  });

  test('is no longer than a million letters', () => {
    const read = readTablesPack(' '.repeat(1_000_001), registry, 'x.json');
    expect(read.ok ? [] : read.faults.map(faultText)).toEqual([
      'x.json: expected 1000000 letters at most, found 1000001',
    ]);
  });

  test('a good one has none', () => {
    expect(told()).toEqual([]);
    expect(told({ tables: undefined, sheets: undefined })).toEqual([]);
  });
});
