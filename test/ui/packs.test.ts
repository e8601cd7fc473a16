import { describe, expect, test } from 'vitest';
import { STANDARD_TABLES } from '../../src/rules/battle';
import { loadTablesPack } from '../../src/scenario/battle/pack/read';
import { keepPack, parseKeptPack, readKeptPack } from '../../src/ui/frame/keptPack';
import { catalogFor, checkPack, scenarioWithPack, templateText } from '../../src/ui/match/packs';
import { bookOf } from '../../src/ui/rules/books';
import { packNotes } from '../../src/ui/systems/battle/packNotes';
import { packFile } from '../scenario/packFile';
import { registry } from '../scenario/shipped';

const { points, gunfireDamage, gunRanges } = STANDARD_TABLES;
const text = JSON.stringify(
  packFile({ tables: { points: { ...points, warship: 9 }, gunRanges, gunfireDamage } }),
);
const pack = { name: 'Mine', text };

describe('a pack is kept in the browser', () => {
  test.each([null, '', '{', '7', '{"name":"x"}', '{"name":1,"text":"x"}'])(
    '%j is none',
    (stored) => {
      expect(parseKeptPack(stored)).toBeNull();
    },
  );

  test('with its name and its text', () => {
    expect(parseKeptPack(JSON.stringify(pack))).toEqual(pack);
  });

  test('for this page where there is no storage', () => {
    keepPack(pack);
    expect(readKeptPack()).toBe(pack);
    keepPack(null);
    expect(readKeptPack()).toBeNull();
  });
});

describe('what the lab needs', () => {
  const idsOf = (id: string, by?: string) =>
    catalogFor(id, by)
      .scenarios.map(({ card }) => card.id)
      .sort();

  test('is one battle by all rules that have it, and what is asked for beside it', () => {
    const books = ['fa-river-plate', 'river-plate', 'sk-river-plate'];
    expect(idsOf('river-plate')).toEqual(books);
    expect(idsOf('sk-river-plate')).toEqual(books);
    expect(idsOf('shoho')).toEqual(['shoho']);
    expect(idsOf('shoho', 'midway')).toEqual(['midway', 'shoho']);
    expect(idsOf('nowhere')).toEqual([]);
  });

  test('is not completed twice', () => {
    expect(catalogFor('river-plate').scenarios).toBe(catalogFor('fa-river-plate').scenarios);
  });
});

describe('the rules page', () => {
  test('[BT-16.11] tells which clauses have another table in the pack', () => {
    expect([...packNotes(pack)]).toEqual([
      ['BT-16.7', 'Battles started with “Mine” use another table: Points.'],
    ]);
  });

  test('tells nothing of another system, or of a pack that cannot be read', () => {
    expect(bookOf('battle')?.packNotes).toBeDefined();
    expect(bookOf('strategic')?.packNotes).toBeUndefined();
    expect(packNotes({ name: 'x', text: '{' }).size).toBe(0);
    expect(packNotes({ name: 'x', text: '{"tables":7}' }).size).toBe(0);
  });
});

describe('a battle of the screen', () => {
  test('[BT-16.11] is begun with the tables of a pack', () => {
    const read = scenarioWithPack('denmark-strait', text);
    expect(read).toMatchObject({ value: { tables: { replaced: ['points'] } } });
    expect(scenarioWithPack('nowhere', text)).toEqual({ ok: true, value: undefined });
  });

  test('is not begun with a pack that is not good', () => {
    expect(checkPack('{', 'x.json').ok).toBe(false);
    expect(scenarioWithPack('denmark-strait', '{}').ok).toBe(false);
  });

  test('[BT-16.11] the template is a good pack, the standard tables', () => {
    const read = loadTablesPack(JSON.parse(templateText('battle')), registry, 'tables.json');
    expect(read.ok && read.value.name).toBe(STANDARD_TABLES.name);
  });
});
