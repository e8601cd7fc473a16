import { describe, expect, test } from 'vitest';
import {
  type BattleTables,
  ratedSheet,
  STANDARD_TABLES,
  TABLE_IDS,
  type TableId,
  tablesOf,
} from '../../../src/rules/battle';
import { atImpulse, newBattle, refusalOf, setShip } from './fixture';
import { stackWith } from './forces';
import { FIGURES, RATING_CASES } from './ratingTableCases';
import { BATTLE_CASES, type TableCase } from './tableCases';

/** For every table a change of it. */
const CASES: { readonly [Id in TableId]: TableCase<Id> } = { ...BATTLE_CASES, ...RATING_CASES };

const changed = (id: TableId): BattleTables => ({
  ...STANDARD_TABLES,
  id: 'printed',
  name: 'Printed',
  replaced: [id],
  [id]: { ...STANDARD_TABLES[id], ...CASES[id].change },
});

describe('another table', () => {
  test.each(TABLE_IDS)('[BT-16.11] of %s is the one that the battle is resolved by', (id) => {
    const { effect, effects } = CASES[id];
    expect(effect(STANDARD_TABLES)).toEqual(effects[0]);
    expect(effect(changed(id))).toEqual(effects[1]);
  });

  test('[BT-16.11] a battle that names no tables is played with the standard ones', () => {
    const { scenario } = newBattle({ allies: [], axis: [] });
    expect(scenario.tables).toBeUndefined();
    expect(tablesOf({ scenario })).toBe(STANDARD_TABLES);
  });

  test('[BT-4.3, BT-6.8] a refusal names the impulses of the table', () => {
    const tables = changed('impulses');
    const at = (towBlock: number) => {
      const state = newBattle({
        allies: [{ at: [0, 4], ships: [{ id: 'a' }, { id: 'b' }] }],
        axis: [{ at: [0, -4], ships: [{ id: 'x' }] }],
        scenario: { tables: { ...tables, impulses: { ...tables.impulses, towBlock } } },
      });
      setShip(state, 'b', { speed: '0' });
      state.tows.push({ tower: 'a', towed: 'b' });
      return refusalOf(atImpulse(state, 6), 'allies', `stay ${stackWith(state, 'a').id}`);
    };
    expect(at(1)).toMatchObject({ code: 'tow-moves-once', figures: { impulses: [2, 3] } });
    expect(at(2)).toBeUndefined();
  });

  test('[BT-16.11] no sheet has more than a hundred boxes in a row, whatever the ratings', () => {
    const most = { ...STANDARD_TABLES.hullRating, exponent: 1.5, divisor: 0.1 };
    const { rows } = ratedSheet(FIGURES, [], {}, { ...STANDARD_TABLES, hullRating: most });
    expect(rows.hull.length).toBe(100);
  });
});
