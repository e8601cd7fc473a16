import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openTable } from '../../src/game';
import { type BattleView, battle } from '../../src/rules/battle';
import { type BaseEvent, type GivenOrder, giveOrder, newMatch, SIDES } from '../../src/rules/core';
import { readSave } from '../../src/scenario';
import { eyesOn, momentsOf, nextSpeed, showMs, snapshotAt } from '../../src/ui/table/replay/replay';

function tableOf(name: string, first?: number, options: object = {}) {
  const read = readSave(readFileSync(`test/replays/${name}`, 'utf8'), name);
  if (!read.ok) throw new Error('no save');
  const { scenario, seed, orders } = read.value;
  const table = openTable({
    system: battle,
    scenario: scenario as never,
    options: { ...read.value.options, ...options } as never,
    seed,
    orders: orders.slice(0, first),
    seats: { allies: 'human', axis: 'human' },
  });
  table.close();
  return table;
}

describe('the moments of a finished match', () => {
  const table = tableOf('river-plate.json');
  const snapshot = table.seats.allies.getSnapshot();
  const moments = momentsOf(table as never, eyesOn(snapshot));

  test('begin at the start and end where the match did', () => {
    expect(moments[0]).toMatchObject({ chapter: 0, given: 0 });
    expect(moments.at(-1)?.given).toBe(table.record().length);
    expect(moments.at(-1)?.view).toEqual(snapshot.view);
    const rising = moments.map(({ given }) => given);
    expect(rising).toEqual([...rising].sort((a, b) => a - b));
  });

  test('hold what each chapter told, both sides’ sealed orders among it', () => {
    const events = moments.flatMap((moment) => moment.events);
    const sealers = events
      .filter(({ kind }) => kind === 'fireDeclared')
      .map((event) => (event as BaseEvent & { side: string }).side);
    expect(new Set(sealers)).toEqual(new Set(['allies', 'axis']));
    expect(events.at(-1)?.kind).toBe('battleEnded');
  });

  test('are shown as a snapshot that ends with them', () => {
    const [first, second, third] = moments;
    if (!first || !second || !third) throw new Error('no moments');
    const shown = snapshotAt(table.system, snapshot, [first, second, third]);
    expect(shown.view).toBe(third.view);
    expect(shown.chapters.map(({ chapter }) => chapter)).toEqual([0, 1, 2]);
    expect(shown.canUndo).toBe(false);
  });
});

test('before its end, moments are what the viewer knew', () => {
  const table = tableOf('night-action.json', 60);
  const { allies, axis } = table.seats;
  expect(eyesOn(allies.getSnapshot())).toBe('allies');
  const sealedBy = (side: 'allies' | 'axis') =>
    momentsOf(table as never, side)
      .flatMap(({ events }) => events)
      .filter(({ kind }) => kind === 'fireDeclared')
      .every((event) => (event as BaseEvent & { side: string }).side === side);
  expect([sealedBy('allies'), sealedBy('axis')]).toEqual([true, true]);
  const told = momentsOf(table as never, 'axis').flatMap(({ events }) => events);
  const known = axis.getSnapshot().chapters.flatMap(({ events }) => events);
  expect(known.slice(0, told.length)).toEqual(told);
});

/** The first orders of a battle with hidden forces: each side does the first thing that it may. */
function foggyOrders(scenario: never, count: number) {
  const options = { ...battle.defaultOptions, fog: true };
  const match = newMatch(battle, scenario, options, 'fog');
  const orders: GivenOrder[] = [];
  while (orders.length < count) {
    const [next] = SIDES.flatMap((side) =>
      battle
        .legalOrders(match.state as BattleView, side)
        .slice(0, 1)
        .map((order) => ({ side, order: battle.makeOrder(order) })),
    );
    if (!next) throw new Error('The battle is over.');
    giveOrder(battle, match, next, 'fog');
    orders.push(next);
  }
  return { orders, options };
}

test('[BT-20.10] with hidden forces no moment knows more than its viewer did', () => {
  const { scenario } = tableOf('river-plate.json', 0);
  const { orders, options } = foggyOrders(scenario as never, 4);
  const seats = { allies: 'human', axis: 'human' } as const;
  const table = openTable({ system: battle, scenario, options, seed: 'fog', orders, seats });
  table.close();
  const moments = momentsOf(table as never, 'allies');
  const known = table.seats.allies.getSnapshot();
  const last = moments.at(-1)?.view as BattleView;
  expect(Object.keys(last.ships)).toEqual(Object.keys(known.view.ships));
  const all = momentsOf(table as never, 'all').at(-1)?.view as BattleView;
  expect(Object.keys(last.ships).length).toBeLessThan(Object.keys(all.ships).length);
});

test('a moment with dice is longer on show, and speeds have two ends', () => {
  const dice = [{ die: 'd6', values: [1], reason: 'to hit' }];
  const plain = { kind: 'x', rule: 'BT-1.1', seenBy: 'all' } as BaseEvent;
  const quiet = showMs({ events: [plain] }, 1);
  expect(showMs({ events: [{ ...plain, dice } as BaseEvent] }, 1)).toBeGreaterThan(quiet);
  expect(showMs({ events: [plain] }, 2)).toBe(quiet / 2);
  expect([nextSpeed(1, 1), nextSpeed(8, 1), nextSpeed(0.5, -1)]).toEqual([2, 8, 0.5]);
});
