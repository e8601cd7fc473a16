import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { boxesOf, tensOf } from '../../../src/ui/systems/fleet-action/sheets/boxes';
import { fittingsOf } from '../../../src/ui/systems/fleet-action/sheets/fitted';
import { weaponsLeft } from '../../../src/ui/systems/fleet-action/sheets/fleet';
import { ShipSheet } from '../../../src/ui/systems/fleet-action/sheets/ShipSheet';
import { ailmentsOf, stateOf, stateText } from '../../../src/ui/systems/fleet-action/sheets/state';
import { valuesOf } from '../../../src/ui/systems/fleet-action/sheets/values';
import { SHIPS, sheet } from '../../rules/fleet-action/sheets';
import { enemyUnit, ownUnit } from './units';

const bounds = (unit: ReturnType<typeof ownUnit>) =>
  boxesOf(unit.sheet, unit).map(({ of, built, least, most }) => [of, built, least, most]);

const plain = (html: string): string => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');

describe('boxes', () => {
  test('a printed sheet has all of its boxes', () => {
    expect(boxesOf(sheet('Exeter')).map(({ of, least }) => [of, least])).toEqual([
      ['structure', 52],
      ['flotation', 34],
    ]);
  });

  test('[NW-3.19] the owner sees what is left', () => {
    const unit = ownUnit('Exeter', { condition: { structure: 20, flotation: 34 } });
    expect(bounds(unit)).toEqual([
      ['structure', 52, 20, 20],
      ['flotation', 34, 34, 34],
    ]);
  });

  test('[NW-3.20, NW-3.21] of an enemy S is known by its word, and F not at all', () => {
    expect(bounds(enemyUnit('Exeter', { unit: { appearance: 'damaged' } }))).toEqual([
      ['structure', 52, 18, 34],
      ['flotation', 34, 0, 34],
    ]);
  });

  test('[NW-2.53] a stand of small craft has vessels', () => {
    const unit = ownUnit('Fletcher', {
      sheet: { type: 'X', structure: 0, flotation: 0 },
      unit: { vesselsAtStart: 4, vessels: 3 },
    });
    expect(bounds(unit)).toEqual([['vessels', 4, 3, 3]]);
  });

  test('boxes are struck from the left, ten in a row, with a mark where a third is left', () => {
    const unit = ownUnit('Ajax', { condition: { structure: 31 } });
    const [structure] = boxesOf(unit.sheet, unit);
    expect(structure && tensOf(structure)).toEqual([
      { from: 0, built: 10, lost: 10, doubtful: 0, mark: null },
      { from: 10, built: 10, lost: 5, doubtful: 0, mark: null },
      { from: 20, built: 10, lost: 0, doubtful: 0, mark: null },
      { from: 30, built: 10, lost: 0, doubtful: 0, mark: 1 },
      { from: 40, built: 6, lost: 0, doubtful: 0, mark: null },
    ]);
  });
});

describe('how a ship fares', () => {
  test.each([
    [ownUnit('Ajax'), 'fit', 'no damage'],
    [ownUnit('Ajax', { condition: { structure: 45 } }), 'hurt', 'damaged'],
    [ownUnit('Ajax', { condition: { flotation: 10 } }), 'crippled', 'crippled'],
    [ownUnit('Ajax', { unit: { fate: 'sunk' } }), 'sunk', 'sunk'],
    [enemyUnit('Ajax'), 'fit', 'sound'],
    [enemyUnit('Ajax', { unit: { fires: 1 } }), 'hurt', 'sound'],
    [enemyUnit('Ajax', { unit: { appearance: 'battered' } }), 'crippled', 'battered'],
  ] as const)('%#: by damage, or by what is seen', (unit, state, text) => {
    expect([stateOf(unit), stateText(unit)]).toEqual([state, text]);
  });

  test('fires and lost power are troubles; a wreck has none', () => {
    const changes = { unit: { fires: 2 }, condition: { hasPowerFailure: true, steering: 0 } };
    const unit = ownUnit('Ajax', changes);
    expect(ailmentsOf(unit)).toEqual(['2 fires', 'no power', 'no helm']);
    expect(ailmentsOf({ ...unit, fate: 'wreck' })).toEqual([]);
  });

  test('mounts and loaded tubes are counted for the owner alone', () => {
    const changes = { condition: { lost: { main: [0], other: [], torpedoes: [] }, empty: [1] } };
    expect(weaponsLeft(ownUnit('Ajax', changes))).toEqual({
      guns: { left: 3, built: 4 },
      tubes: { left: 4, built: 8 },
    });
    expect(weaponsLeft(enemyUnit('Ajax', changes))).toEqual({ guns: null, tubes: null });
  });
});

describe('the card', () => {
  test('a value that damage has changed stands beside the printed one', () => {
    const unit = ownUnit('Bismarck', { condition: { fireControl: 2 } });
    const changed = valuesOf(unit.sheet, unit).filter(({ now, printed }) => now !== printed);
    expect(changed).toEqual([{ id: 'fireControl', printed: 8, now: 2, isModifier: false }]);
  });

  test('radar that is gone is struck out', () => {
    const unit = ownUnit('Bismarck', { condition: { hasSearchRadar: false } });
    expect(fittingsOf(unit.sheet, unit).filter(({ isLost }) => isLost)).toEqual([
      { id: 'search', text: 'Search radar', isLost: true },
    ]);
  });

  test('[NW-3.21] an enemy’s card is as printed, and says so', () => {
    const changes = {
      condition: { fireControl: 0, lost: { main: [0], other: [], torpedoes: [] } },
    };
    const unit = enemyUnit('Hood', changes);
    const told = plain(renderToStaticMarkup(<ShipSheet sheet={unit.sheet} unit={unit} />));
    expect(told).toContain('hidden');
    expect(told).not.toContain('lost');
  });

  test.each(SHIPS)('%s is printed with all her guns', (name) => {
    const printed = sheet(name);
    const html = renderToStaticMarkup(<ShipSheet sheet={printed} />);
    const mounts = [printed.main, printed.other, printed.torpedoes].flatMap(
      (battery) => battery?.mounts ?? [],
    );
    expect(html.split('class="fa-mount"').length - 1).toBe(mounts.length);
  });
});
