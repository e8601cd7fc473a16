import { describe, expect, test } from 'vitest';
import { updateChapters } from '../../../src/game/chapters';
import { newOnlineSeat, type OnlineSnapshot, tableOf } from '../../../src/game/online';
import { newDiceWatch } from '../../../src/game/online/diceWatch';
import { redact } from '../../../src/game/redaction';
import type { Snapshot } from '../../../src/game/seat';
import { giveOrder, newMatch, type Refusal, type Viewer } from '../../../src/rules/core';
import { TOY, toySystem } from '../toySystem';

type Told = OnlineSnapshot<typeof toySystem>;

/** What a server would say of a match of its own, and orders that wait for its answer. */
function newServer(viewer: Viewer = 'allies') {
  const match = newMatch(toySystem, TOY, null, 'a seed');
  const listeners = new Set<() => void>();
  const answers: ((refusal?: Refusal) => void)[] = [];
  const seen = (): Snapshot<typeof toySystem> => {
    const { view, segment, canUndo, ...rest } = redact(
      toySystem,
      structuredClone({ match, seedHash: '' }),
      viewer,
    );
    const chapters = updateChapters([], rest);
    return {
      ...{ viewer, segment, canUndo, chapters, outcome: undefined, seedHash: '', seed: undefined },
      view: view as Snapshot<typeof toySystem>['view'],
    } as Snapshot<typeof toySystem>;
  };
  let told: Told = {
    ...{ connection: 'online', refusal: undefined, match: undefined, matchAt: 0 },
    ...{ canTakeBack: false, pending: [], chat: [], dice: newDiceWatch({ value: '' }) },
    game: seen(),
  };
  const tell = (part: Partial<Told>): void => {
    told = { ...told, ...part };
    for (const listener of listeners) listener();
  };
  return {
    tell,
    place: {
      getSnapshot: () => told,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      give: (line: string) =>
        new Promise<Refusal | undefined>((answer) => {
          const order = { id: `${answers.length}`, line, isUncertain: false };
          answers.push((refusal) => {
            tell({ pending: told.pending.filter(({ id }) => id !== order.id) });
            answer(refusal);
          });
          tell({ pending: [...told.pending, order] });
        }),
    },
    /** Takes the oldest order that has not been answered. */
    take(line: string) {
      expect(giveOrder(toySystem, match, { side: 'allies', order: line }, 'a seed')).toBe(
        undefined,
      );
      tell({ game: seen(), pending: told.pending.slice(1) });
      answers.shift()?.();
    },
    refuse: (refusal: Refusal) => answers.shift()?.(refusal),
  };
}

const open = (viewer?: Viewer) => {
  const server = newServer(viewer);
  const seat = newOnlineSeat(toySystem, server.place);
  const position = () => seat.getSnapshot().game?.view.position.allies;
  return { server, seat, position };
};

const STALE: Refusal = { code: 'stale' };

describe('a place online', () => {
  test('shows an order at once, and the same when it is taken', async () => {
    const { server, seat, position } = open();
    expect(seat.give('advance 2')).toBeUndefined();
    expect([position(), seat.getSnapshot().pending.length]).toEqual([2, 1]);
    server.take('advance 2');
    await Promise.resolve();
    expect([position(), seat.getSnapshot().pending.length]).toEqual([2, 0]);
    expect(seat.getSnapshot().refused).toBeNull();
  });

  test('takes an order off the screen that the server refuses, and says why', async () => {
    const { server, seat, position } = open();
    seat.give('advance 2');
    server.refuse(STALE);
    await Promise.resolve();
    expect(position()).toBe(0);
    expect(seat.getSnapshot().refused).toEqual({ line: 'advance 2', refusal: STALE });
    seat.dismiss();
    expect(seat.getSnapshot().refused).toBeNull();
    seat.give('advance 2');
    server.refuse(STALE);
    await Promise.resolve();
    seat.give('advance 1');
    expect(seat.getSnapshot().refused, 'the next order is given: the word of the last goes').toBe(
      null,
    );
  });

  test('asks the rules first, about what is on its way too', () => {
    const { seat, position } = open();
    seat.give('advance 8');
    expect(seat.give('advance 2')).toMatchObject({ code: 'too-far', rule: 'BT-1' });
    expect([position(), seat.getSnapshot().pending.length]).toEqual([8, 1]);
  });

  test('sends nothing twice that stands open, and leaves what follows to the server', () => {
    const { seat } = open();
    seat.give('done');
    expect(seat.getSnapshot().isOpen).toBe(true);
    expect(seat.give('done')).toBeUndefined();
    expect(seat.getSnapshot().pending).toHaveLength(1);
    expect(seat.give('advance 1'), 'only the server knows').toBeUndefined();
    expect(seat.getSnapshot().pending).toHaveLength(2);
  });

  test('takes back what is on its way, as often as it is asked', () => {
    const { seat, position } = open();
    seat.give('advance 1');
    seat.give('advance 2');
    expect(seat.give('undo')).toBeUndefined();
    expect(seat.give('undo')).toBeUndefined();
    expect([position(), seat.getSnapshot().pending.length]).toEqual([0, 4]);
    expect(seat.give('undo')).toMatchObject({ code: 'nothing-to-undo' });
  });

  test('a spectator gives no orders', () => {
    const { seat } = open('spectator');
    expect(seat.give('advance 1')).toMatchObject({ code: 'spectator' });
  });

  test('keeps its snapshot until something changes', () => {
    const { server, seat } = open();
    const before = seat.getSnapshot();
    expect(seat.getSnapshot()).toBe(before);
    let heard = 0;
    const leave = seat.subscribe(() => {
      heard += 1;
    });
    server.tell({ connection: 'offline' });
    expect([seat.getSnapshot() === before, heard]).toEqual([false, 1]);
    leave();
    server.tell({ connection: 'online' });
    expect(heard).toBe(1);
  });
});

test('as a table it gives orders for its own side alone, and has a record once there is one', () => {
  const { seat, position } = open();
  const start = seat.getSnapshot().game;
  if (!start) throw new Error('no game');
  const table = tableOf(seat, start);
  expect(table.seats.axis.give('advance 1')).toMatchObject({ code: 'not-here' });
  expect(table.seats.allies.give('advance 1')).toBeUndefined();
  expect(table.seats.allies.getSnapshot().view.position.allies).toBe(position());
  expect([table.record(), table.seed, table.scenario]).toEqual([[], '', TOY]);
  const orders = [{ side: 'allies', order: 'advance 1' }] as const;
  const played = tableOf(seat, start, { scenario: TOY, options: null, seed: 'a seed', orders });
  expect([played.record(), played.seed]).toEqual([orders, 'a seed']);
});
