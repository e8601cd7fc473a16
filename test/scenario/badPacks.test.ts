import { describe, expect, test } from 'vitest';
import { faultText, readPack } from '../../src/scenario';
import { loadTablesPack } from '../../src/scenario/battle/pack/read';
import type { Changes } from './battleFile';
import { packFile } from './packFile';
import { registry } from './shipped';

const told = (...changes: Changes[]): string[] => {
  const read = loadTablesPack(packFile(...changes), registry, 'x.json');
  return read.ok ? [] : read.faults.map(faultText);
};

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
    const read = readPack(' '.repeat(1_000_001), registry, 'x.json');
    expect(read.ok ? [] : read.faults.map(faultText)).toEqual([
      'x.json: expected 1000000 letters at most, found 1000001',
    ]);
  });

  test('a good one has none', () => {
    expect(told()).toEqual([]);
    expect(told({ tables: undefined, sheets: undefined })).toEqual([]);
  });
});
