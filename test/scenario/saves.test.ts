import { describe, expect, test } from 'vitest';
import { type BattleState, battle } from '../../src/rules/battle';
import {
  type AnySystem,
  drawFrom,
  type GivenOrder,
  giveOrder,
  newMatch,
  refuseUndo,
  SIDES,
  UNDO,
} from '../../src/rules/core';
import {
  checkSave,
  type DigestDue,
  eachSegment,
  faultText,
  makeSave,
  readSave,
  replaySave,
  type Save,
  validateFile,
} from '../../src/scenario';
import { registry, shippedScenario } from './shipped';

const SEED = 'a secret';
const { scenario, options } = shippedScenario('denmark-strait');

/** The orders of a battle of random ones, to its end or to the most. */
function randomOrders(key: string, most: number): GivenOrder[] {
  const draw = drawFrom(key);
  const match = newMatch(battle, scenario, options, SEED);
  const orders: GivenOrder[] = [];
  while (orders.length < most && !battle.outcome(match.state as BattleState)) {
    const legal = SIDES.flatMap((side) =>
      battle.legalOrders(match.state as BattleState, side).map((order) => ({
        side,
        order: battle.makeOrder(order),
      })),
    );
    const given = legal[draw(Math.min(legal.length, 256))] as GivenOrder;
    expect(giveOrder(battle, match, given, SEED)).toBeUndefined();
    orders.push(given);
  }
  return orders;
}

/** The first orders of a battle that goes on so long. */
function firstOrders(count: number): GivenOrder[] {
  for (let attempt = 1; ; attempt++) {
    const orders = randomOrders(`attempt ${attempt}`, count + 1);
    if (orders.length > count) return orders.slice(0, count);
  }
}

const saveOf = (orders: readonly GivenOrder[], isDue?: DigestDue): Save => {
  const made = makeSave({ system: battle, scenario, options, seed: SEED, orders }, isDue);
  if (!made.ok) throw new Error(made.faults.map(faultText).join('\n'));
  return made.value;
};

const orders = firstOrders(40);
const save = saveOf(orders);
const whole = saveOf(randomOrders('whole', 10_000));

const told = (value: unknown): string[] => {
  const text = JSON.stringify(value);
  const read = validateFile('x.json', text, registry);
  return read.ok ? [] : read.faults.map(faultText);
};

describe('a save', () => {
  test('of a game kept as evidence has a digest for every segment of play, and replays to them', () => {
    const save = saveOf(orders, eachSegment(battle));
    expect(Object.keys(save.digests)).toEqual(['1', '2', '17', '18', '20', '21', '23', '40']);
    expect(replaySave(save, 'x.json').ok).toBe(true);
    const [, second = ''] = Object.keys(save.digests);
    const wrong = { ...save, digests: { ...save.digests, [second]: 'none' } };
    expect(replaySave(wrong, 'x.json')).toMatchObject({ faults: [{ path: 'digests.2' }] });
  });

  test('holds everything that replaying needs, with a digest each 16 orders and at the last', () => {
    expect(save).toMatchObject({ format: 1, engine: battle.version, system: 'battle', seed: SEED });
    expect(save.scenario).toEqual(scenario);
    expect(Object.keys(save.digests)).toEqual(['16', '32', '40']);
    expect(save.result).toBeUndefined();
  });

  test('comes back from its text, and replays to the same position', () => {
    const read = readSave(JSON.stringify(save), 'x.json');
    expect(read).toEqual({ ok: true, value: save });
    const replayed = replaySave(save, 'x.json');
    expect(replayed.ok && replayed.value.orders).toBe(40);
    expect(told(save)).toEqual([]);
  });

  test('of a game that has not begun replays too', () => {
    expect(told(saveOf([]))).toEqual([]);
  });

  test('keeps what was taken back', () => {
    const match = newMatch(battle, scenario, options, SEED);
    const at = orders.findIndex((given) => {
      giveOrder(battle, match, given, SEED);
      return refuseUndo(battle, match, given.side) === undefined;
    });
    const given = orders[at] as GivenOrder;
    const again = [...orders.slice(0, at + 1), { ...given, order: UNDO }, given];
    const kept = saveOf(again);
    expect(kept.orders.map(({ order }) => order)).toContain(UNDO);
    expect(told(kept)).toEqual([]);
  });

  test('of a whole battle names the winner', () => {
    expect(whole.result).toBeDefined();
    expect(told(whole)).toEqual([]);
    const other = whole.result === 'draw' ? 'axis' : 'draw';
    expect(told({ ...whole, result: other })).toEqual([
      `x.json: result: expected '${whole.result}', found '${other}'`,
    ]);
  });
});

describe('a save is not trusted', () => {
  test('an order that is refused is told with its number, its line and the reason', () => {
    const forged = saveOf(orders.slice(0, 3));
    const broken = { ...forged, orders: [...forged.orders, { side: 'axis', order: 'sink hood' }] };
    const [fault, ...others] = told(broken);
    expect(fault).toMatch(
      /^x\.json: orders\[3\]: expected a legal order, found 'sink hood' of the axis: /,
    );
    expect(others).toEqual([]);
  });

  test('a digest that differs is told with the order, and with the version of the rules', () => {
    const forged = { ...save, digests: { ...save.digests, 32: 'ffff' } };
    const [fault] = told(forged);
    expect(fault).toMatch(
      /^x\.json: digests\.32: expected the position recorded after order 32 \(ffff\), found another one \([0-9a-f]{16}\)$/,
    );
    expect(told({ ...forged, engine: 99 })[0]).toMatch(/it was played by version 99 of the rules/);
  });

  test('another seed throws other dice', () => {
    expect(told({ ...whole, seed: 'another' })).toHaveLength(1);
  });

  test('digests after more orders than there are', () => {
    expect(told({ ...save, digests: { 64: 'ffff' } })).toEqual([
      'x.json: digests.64: expected a digest after one of the 40 orders, found one after 64',
    ]);
  });

  test.each([
    [2, '2, the format of a newer version'],
    [0, '0'],
    ['1', "'1'"],
    [undefined, 'nothing'],
  ])('format %j is refused', (format, found) => {
    expect(told({ ...save, format })).toEqual([
      `x.json: format: expected 1, the only format of saves that this version reads, found ${found}`,
    ]);
  });

  test('a system that is not there', () => {
    expect(told({ ...save, system: 'batle' })).toEqual([
      "x.json: system: expected a system, found 'batle' (did you mean 'battle'?)",
    ]);
  });

  test('its scenario is checked like a file, ids in the place of ships', () => {
    const [first, second] = scenario.taskForces;
    const twice = { ...scenario, taskForces: [first, { ...second, ships: first?.ships }] };
    expect(told({ ...save, scenario: twice })).toContain(
      "x.json: scenario.taskForces[1].ships[0].id: expected an id not used before, found 'hood' again",
    );
    expect(told({ ...save, scenario: { ...scenario, radius: 1e9, rounds: 'all' } })).toEqual([
      'x.json: scenario.radius: expected 20 or less, found 1000000000',
      "x.json: scenario.rounds: expected a number, found 'all'",
    ]);
    expect(told({ ...save, options: { looseStacks: 1 } })).toHaveLength(2);
  });

  test('a fault of the rules in the midst of a replay is told, not thrown', () => {
    const breaking: AnySystem = {
      ...battle,
      apply: () => {
        throw new Error('a box grew');
      },
    };
    const replayed = replaySave(save, 'x.json', breaking);
    expect(replayed.ok ? [] : replayed.faults.map(faultText)).toEqual([
      'x.json: expected a game that the rules can replay, found a box grew',
    ]);
  });

  test('it is told all at once what is wrong with its form', () => {
    const read = checkSave(
      { ...save, orders: [{ side: 'neutral', order: '' }], seed: 7 },
      'x.json',
    );
    expect(read.ok ? [] : read.faults.map(faultText)).toEqual([
      'x.json: seed: expected text, found 7',
      "x.json: orders[0].side: expected 'allies' or 'axis', found 'neutral'",
      "x.json: orders[0].order: expected text that is not empty, found ''",
    ]);
  });
});
