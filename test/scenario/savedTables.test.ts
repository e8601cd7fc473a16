import { describe, expect, test } from 'vitest';
import { type BattleState, battle, type STANDARD_TABLES } from '../../src/rules/battle';
import {
  digest,
  drawFrom,
  type GivenOrder,
  giveOrder,
  newMatch,
  SIDES,
} from '../../src/rules/core';
import { faultText, makeSave, readSave, replaySave, type Save } from '../../src/scenario';
import { farther, packOf, played } from './packFile';

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

  test('[BT-16.11] is refused when it calls other tables the standard ones', () => {
    const { tables } = save.scenario as unknown as { tables: typeof STANDARD_TABLES };
    expect(faultsOf(withTables({ ...tables, id: 'standard' }))).toEqual([
      "x.json: scenario.tables.id: expected another id than that of the standard tables, which a save does not carry, found 'standard'",
    ]);
  });
});
