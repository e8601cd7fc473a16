import { describe, expect, test } from 'vitest';
import { updateChapters } from '../../src/game/chapters';
import { openTable, type Table } from '../../src/game/table';
import { type BaseEvent, digest, type Refusal, SIDES, type Viewer } from '../../src/rules/core';
import { complaints, humans, playRandomly, SEED, toyTable } from './players';
import { TOY, toySystem } from './toySystem';

const kindsOf = (events: readonly BaseEvent[]) => events.map(({ kind }) => kind);

/** The log as one viewer has it: the kinds of events in each chapter. */
const logOf = (table: Table<typeof toySystem>, viewer: Viewer) => {
  const watch = viewer === 'spectator' ? table.spectator : table.seats[viewer];
  return watch.getSnapshot().chapters.map(({ events }) => kindsOf(events));
};

const codeOf = (refused: Refusal | undefined) => refused?.code;

describe('a seat', () => {
  test('gives orders, and every place sees the new state at once', () => {
    const table = toyTable();
    expect(table.seats.allies.give('advance 2')).toBeUndefined();
    expect(table.seats.axis.getSnapshot().view.position.allies).toBe(2);
    expect(table.spectator.getSnapshot().view.position.allies).toBe(2);
  });

  test.each([
    ['advance 12', 'too-far'],
    ['aim bow', 'wrong-phase'],
    ['fire!', 'unreadable'],
    ['undo', 'nothing-to-undo'],
    [`aim ${'x'.repeat(2000)}`, 'line-too-long'],
  ])('is told why not, and nothing changes: %s', (line, code) => {
    const { seats } = toyTable();
    const before = seats.allies.getSnapshot();
    expect(codeOf(seats.allies.give(line))).toBe(code);
    expect(seats.allies.getSnapshot()).toBe(before);
  });

  test('that waits is told so without a word from boardgame.io', () => {
    expect(codeOf(toyTable().seats.axis.give('done'))).toBe('not-to-move');
  });

  test('is told so by the table when the rules themselves forget to', () => {
    const lax = { ...toySystem, refuse: () => undefined };
    const table = openTable({ system: lax, scenario: TOY, options: null, seats: humans });
    expect(codeOf(table.seats.axis.give('done'))).toBe('not-now');
  });

  test('is told of a fault in the rules, and the game goes on', () => {
    complaints();
    const faults: unknown[] = [];
    const apply: typeof toySystem.apply = (state, side, order, dice) => {
      if (order.kind === 'scout') throw new Error('a fault');
      return toySystem.apply(state, side, order, dice);
    };
    const { seats } = openTable({
      system: { ...toySystem, apply },
      scenario: TOY,
      options: null,
      seats: humans,
      onFault: (error) => faults.push(error),
    });
    expect(codeOf(seats.allies.give('scout'))).toBe('not-taken');
    expect(faults).toEqual([new Error('a fault')]);
    expect(seats.allies.give('advance 1')).toBeUndefined();
  });

  test('and everybody is led back to the state before an order whose view throws', async () => {
    const faults: unknown[] = [];
    let failing = false;
    const view: typeof toySystem.view = (state, viewer) => {
      if (failing && viewer === 'axis') throw new Error('no view');
      return toySystem.view(state, viewer);
    };
    const { seats, record } = openTable({
      system: { ...toySystem, view },
      scenario: TOY,
      options: null,
      seats: humans,
      onFault: (error) => faults.push(error),
    });
    failing = true;
    seats.allies.give('advance 1');
    failing = false;
    await Promise.resolve();
    expect(faults).toEqual([new Error('no view')]);
    expect(record()).toEqual([]);
    expect(seats.allies.give('advance 2')).toBeUndefined();
    for (const side of SIDES) expect(seats[side].getSnapshot().view.position.allies).toBe(2);
    expect(record()).toEqual([{ side: 'allies', order: 'advance 2' }]);
  });
});

describe('undo', () => {
  test('goes back to the start of the chapter and no further', () => {
    const { allies } = toyTable().seats;
    allies.give('advance 1');
    allies.give('scout');
    const start = allies.getSnapshot().view;
    for (const line of ['advance 2', 'advance 1']) allies.give(line);
    expect(allies.undo()).toBeUndefined();
    expect(allies.getSnapshot().view.position.allies).toBe(3);
    expect(allies.undo()).toBeUndefined();
    expect(allies.getSnapshot().view).toEqual(start);
    expect(allies.getSnapshot().canUndo).toBe(false);
    expect(codeOf(allies.undo())).toBe('nothing-to-undo');
  });

  test('in sealed segments takes back the own order and leaves the other side its own', () => {
    const { allies, axis } = toyTable().seats;
    for (const seat of [allies, axis]) seat.give('done');
    allies.give('aim bow');
    axis.give('aim stern');
    allies.undo();
    expect(allies.getSnapshot().view.aims.allies).toEqual([]);
    expect(axis.getSnapshot().view.aims.axis).toEqual(['stern']);
    expect([allies, axis].map((seat) => seat.getSnapshot().canUndo)).toEqual([false, true]);
  });

  test('does not change the dice of what follows', () => {
    const rolled = (lines: string[]) => {
      const { allies } = toyTable().seats;
      for (const line of lines) allies.give(line);
      return allies.getSnapshot().chapters.at(-2)?.events.at(-1)?.dice;
    };
    expect(rolled(['advance 1', 'undo', 'scout'])).toEqual(rolled(['scout']));
    expect(rolled(['scout'])).toHaveLength(1);
  });
});

describe('the log', () => {
  test('has a chapter for each run of orders; an undo shortens the open one', () => {
    const table = toyTable();
    const { allies, axis } = table.seats;
    for (const line of ['advance 1', 'scout', 'advance 1', 'advance 2', 'undo']) allies.give(line);
    expect(logOf(table, 'axis')).toEqual([['began'], ['advanced', 'scouted'], ['advanced']]);
    for (const seat of [allies, axis]) seat.give('done');
    axis.give('aim bow');
    expect(logOf(table, 'axis').at(-1)).toEqual(['aimed']);
    expect(logOf(table, 'allies').at(-1)).toEqual([]);
    expect(logOf(table, 'spectator').at(-1)).toEqual([]);
  });

  test('is the same for a match that was resumed at any point', () => {
    const table = toyTable();
    playRandomly(table, 'log', () => {
      const resumed = toyTable(table.record());
      for (const viewer of ['allies', 'axis', 'spectator'] as const)
        expect(logOf(resumed, viewer)).toEqual(logOf(table, viewer));
    });
  });

  test('keeps a closed chapter as one object, and takes the same news twice', () => {
    const news = { chapter: 2, closedEvents: [], events: [] };
    const once = updateChapters([{ chapter: 0, closed: true, events: [] }], news);
    expect(once.map(({ chapter }) => chapter)).toEqual([0, 1, 2]);
    const twice = updateChapters(once, { ...news, closedEvents: [...news.closedEvents] });
    expect(twice).toEqual(once);
    expect(twice[1]).toBe(once[1]);
  });
});

describe('the record', () => {
  test.each(['a', 'b', 'c'])('leads to an equal match (%s)', (key) => {
    const table = toyTable();
    const given: unknown[] = [];
    playRandomly(table, key, (order) => given.push(order), { most: 25 });
    expect(table.record()).toEqual(given);
    const resumed = toyTable(table.record());
    expect(resumed.record()).toEqual(given);
    for (const side of SIDES) {
      const { chapters, ...now } = table.seats[side].getSnapshot();
      const { chapters: _, ...again } = resumed.seats[side].getSnapshot();
      expect(digest(again)).toBe(digest(now));
    }
  });

  test('goes on after it was resumed', () => {
    const table = toyTable([{ side: 'allies', order: 'done' }]);
    table.seats.axis.give('scout');
    expect(table.record()).toEqual([
      { side: 'allies', order: 'done' },
      { side: 'axis', order: 'scout' },
    ]);
  });

  test('that does not fit the rules opens no table', () => {
    expect(() => toyTable([{ side: 'axis', order: 'done' }])).toThrow('order 1 of the record');
  });
});

describe('a store', () => {
  test('gives the same snapshot until the match moves on', () => {
    const { allies } = toyTable().seats;
    const before = allies.getSnapshot();
    expect(allies.getSnapshot()).toBe(before);
    allies.give('advance 1');
    expect(allies.getSnapshot()).not.toBe(before);
    expect(before.view.position.allies).toBe(0);
  });

  test('calls each of its listeners once for a change, whoever has left', () => {
    const { allies } = toyTable().seats;
    const called: string[] = [];
    const leave = allies.subscribe(() => called.push('first'));
    allies.subscribe(() => called.push('second'));
    leave();
    leave();
    allies.subscribe(() => called.push('third'));
    allies.give('advance 1');
    expect(called).toEqual(['second', 'third']);
  });

  test('lets one function subscribe twice', () => {
    const { allies } = toyTable().seats;
    let calls = 0;
    const listener = () => {
      calls += 1;
    };
    const leave = allies.subscribe(listener);
    allies.subscribe(listener);
    leave();
    allies.give('advance 1');
    expect(calls).toBe(1);
  });

  test('a listener that throws is told, and the order stands', () => {
    const faults: unknown[] = [];
    const { seats } = openTable({
      system: toySystem,
      scenario: TOY,
      options: null,
      seats: humans,
      onFault: (error) => faults.push(error),
    });
    seats.allies.subscribe(() => {
      throw new Error('a listener');
    });
    expect(seats.allies.give('advance 1')).toBeUndefined();
    expect(seats.allies.give('advance 1')).toBeUndefined();
    expect(seats.axis.getSnapshot().view.position.allies).toBe(2);
    expect(faults).toHaveLength(2);
  });
});

describe('a table', () => {
  test('plays to the end, and shows outcome and seed then', () => {
    const table = toyTable();
    expect(table.spectator.getSnapshot().seed).toBeUndefined();
    playRandomly(table, 'end');
    const { outcome, seed } = table.spectator.getSnapshot();
    expect(outcome?.reason).toBe('hits');
    expect(seed).toBe(SEED);
    expect(codeOf(table.seats.allies.give('done'))).toBe('not-to-move');
  });

  test('makes a seed of 128 bits of its own', () => {
    const open = () =>
      openTable({ system: toySystem, scenario: TOY, options: null, seats: humans });
    const [one, other] = [open(), open()];
    expect(one.seed).toMatch(/^dice2:[0-9a-f]{32}::$/);
    expect(one.seed).not.toBe(other.seed);
  });
});
