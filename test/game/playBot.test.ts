import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Bot, ensign, type Task } from '../../src/bots';
import { openTable, type Table } from '../../src/game/table';
import type { Answer, Thinker } from '../../src/game/thinking/thinker';
import { TOY, toySystem } from './toySystem';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const DELAY_MS = 50;

/** A place to think that answers when it is told to. */
function slowThinker() {
  const asked: { task: Task; answer: Answer }[] = [];
  const thinker: Thinker = {
    think(task, answer) {
      asked.push({ task, answer });
      return () => {};
    },
    close: () => {},
  };
  return { thinker, asked };
}

function tableWith(allies: 'human' | Bot, axis: 'human' | Bot, thinker?: Thinker) {
  const faults: unknown[] = [];
  const table = openTable({
    system: toySystem,
    scenario: TOY,
    options: null,
    seats: { allies, axis },
    botDelayMs: DELAY_MS,
    ...(thinker && { thinker }),
    onFault: (error) => faults.push(error),
  });
  return { table, faults };
}

const clockOf = ({ spectator }: Table) => spectator.getSnapshot().segment.clock;

const botThat = (choose: () => unknown): Bot => ({
  ...ensign,
  decide: (() => ({ order: choose() })) as Bot['decide'],
});

describe('a bot', () => {
  test('plays its seat, one order after each pause', () => {
    const { table, faults } = tableWith(
      'human',
      botThat(() => ({ kind: 'done' })),
    );
    table.seats.allies.give('done');
    expect(clockOf(table)).toBe(1);
    vi.advanceTimersByTime(DELAY_MS - 1);
    expect(clockOf(table)).toBe(1);
    vi.advanceTimersByTime(1);
    expect(clockOf(table)).toBe(2);
    expect(faults).toEqual([]);
  });

  test('gives sealed orders while the other side still plans', () => {
    const { table } = tableWith('human', ensign);
    table.seats.allies.give('done');
    vi.advanceTimersByTime(DELAY_MS * 1000);
    expect(table.spectator.getSnapshot().segment.active).toEqual({
      allies: 'declare',
      axis: 'waiting',
    });
  });

  test('plays against another to the end, and rests then', () => {
    const { table, faults } = tableWith(ensign, ensign);
    vi.advanceTimersByTime(DELAY_MS * 1000);
    expect(table.spectator.getSnapshot().outcome).toBeDefined();
    expect(faults).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is stopped with its table', () => {
    const { table } = tableWith(ensign, ensign);
    vi.advanceTimersByTime(DELAY_MS);
    const { length } = table.record();
    table.close();
    vi.advanceTimersByTime(DELAY_MS * 1000);
    expect(table.record()).toHaveLength(length);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('sees no more than its side', () => {
    const known: string[] = [];
    const spy: Bot = {
      ...ensign,
      decide: (position, draw, budget) => {
        known.push(JSON.stringify([position.view, position.legalOrders]));
        return ensign.decide(position, draw, budget);
      },
    };
    const { table } = tableWith('human', spy);
    table.seats.allies.give('done');
    for (let order = 0; order < 100 && clockOf(table) < 2; order++)
      vi.advanceTimersByTime(DELAY_MS);
    expect(table.spectator.getSnapshot().segment.phase).toBe('gunnery');
    for (const word of ['SEALED1', 'SEALED2']) table.seats.allies.give(`aim ${word}`);
    vi.advanceTimersByTime(DELAY_MS * 1000);
    expect(known.length).toBeGreaterThan(1);
    expect(known.join()).not.toContain('SEALED');
    expect(known.join()).not.toContain(table.seed);
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('lost');
      },
    ],
    ['gives an illegal order', () => ({ kind: 'advance', hexes: 99 })],
    ['gives nothing', () => undefined],
  ])('that %s is reported, and the game goes on to its end', (_what, choose) => {
    const { table, faults } = tableWith(botThat(choose), botThat(choose));
    vi.advanceTimersByTime(DELAY_MS * 1000);
    expect(table.spectator.getSnapshot().outcome).toBeDefined();
    expect(faults).toHaveLength(table.record().length);
  });

  test('waits for those who still look at what came before, and never keeps a person waiting', () => {
    const looking: (() => void)[] = [];
    const table = openTable({
      system: toySystem,
      scenario: TOY,
      options: null,
      seats: { allies: 'human', axis: botThat(() => ({ kind: 'done' })) },
      botDelayMs: DELAY_MS,
      audience: (go) => {
        looking.push(go);
        return () => {};
      },
    });
    table.seats.allies.give('done');
    vi.advanceTimersByTime(DELAY_MS * 100);
    expect(clockOf(table)).toBe(1);
    expect(looking).toHaveLength(1);
    looking[0]?.();
    expect(clockOf(table)).toBe(2);
    expect(table.seats.allies.give('done')).toBeUndefined();
    table.close();
  });

  test('that thinks for longer than the pause gives its order when it has done', () => {
    const { thinker, asked } = slowThinker();
    const { table, faults } = tableWith(ensign, 'human', thinker);
    vi.advanceTimersByTime(DELAY_MS * 10);
    expect(table.record()).toEqual([]);
    asked[0]?.answer({ line: 'advance 2' });
    expect(table.record()).toEqual([{ side: 'allies', order: 'advance 2' }]);
    expect(asked).toHaveLength(2);
    expect(asked[1]?.task).toMatchObject({ bot: 'ensign', side: 'allies', system: 'toy' });
    asked[1]?.answer({ line: 'done' });
    expect(table.record()).toHaveLength(1);
    vi.advanceTimersByTime(DELAY_MS);
    expect(table.record()).toHaveLength(2);
    expect(faults).toEqual([]);
  });

  test('is asked again when the match has moved on under its thinking', () => {
    const { thinker, asked } = slowThinker();
    const { table, faults } = tableWith('human', ensign, thinker);
    for (const side of ['allies', 'axis'] as const) table.seats[side].give('done');
    vi.advanceTimersByTime(DELAY_MS);
    table.seats.axis.give('aim 1');
    table.seats.axis.give('aim 2');
    table.seats.axis.give('aim 3');
    const before = asked.length;
    asked.at(-1)?.answer({ line: 'aim 4' });
    expect(asked).toHaveLength(before + 1);
    expect(faults).toEqual([]);
    asked.at(-1)?.answer({ line: 'aim 4' });
    vi.advanceTimersByTime(DELAY_MS);
    expect(faults.map(String)).toEqual([expect.stringMatching(/^Error: A bot gave "aim 4": /)]);
    expect(table.record().length).toBeGreaterThan(5);
  });

  test('without any legal order is reported once', () => {
    const faults: unknown[] = [];
    openTable({
      system: { ...toySystem, legalOrders: () => [] },
      scenario: TOY,
      options: null,
      seats: { allies: botThat(() => undefined), axis: 'human' },
      onFault: (error) => faults.push(error),
    });
    vi.advanceTimersByTime(60_000);
    expect(faults.length).toBeGreaterThan(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
