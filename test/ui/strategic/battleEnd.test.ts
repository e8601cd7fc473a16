import { describe, expect, test } from 'vitest';
import type { Snapshot, Table } from '../../../src/game';
import { scenarioOf } from '../../../src/rules/battle/engagement';
import { SIDES, type Viewer } from '../../../src/rules/core';
import { strategic } from '../../../src/rules/strategic';
import { battleHosted } from '../../../src/ui/systems/battle/hosted';
import { fightPort } from '../../../src/ui/systems/strategic/fight/port';
import { innerTable } from '../../../src/ui/table/hosted/innerTable';
import { fightMemory, type Seen, sightOf } from '../../../src/ui/table/hosted/memory';
import { fightId } from '../../../src/ui/table/hosted/useFight';
import { began, handedOver, recordOf } from '../../rules/strategic/handOverGame';

const HOSTING = { port: fightPort, hosts: [battleHosted] };
const HOSTED = { port: fightPort, host: battleHosted };

const outer = (kind: string) => ({ kind, turn: 1, rule: 'ST-21.4', seenBy: 'all' });
const inner = (kind: string, facts = {}) => ({
  ...outer('battleEvent'),
  event: { kind, round: 1, impulse: 4, rule: 'BT-1.1', seenBy: 'all', ...facts },
});
const chapter = (number: number, closed: boolean, ...events: object[]) => ({
  ...{ chapter: number, closed, events },
});

/** A table whose snapshots are set by the test. */
function tableOf(first: object) {
  let now = first;
  const watch = { getSnapshot: () => now, subscribe: () => () => {} };
  const table = { system: strategic, sitters: {}, spectator: watch, seats: {} };
  const seats = { allies: watch, axis: watch };
  const inner = innerTable({ ...table, seats } as unknown as Table, HOSTED);
  return { watch: inner.seats.allies, show: (next: object) => (now = next) };
}

const battle = began(scenarioOf(recordOf(handedOver())));
const SHOWN = { viewer: 'allies', canUndo: true, seedHash: '', seed: undefined };
const before = {
  ...SHOWN,
  view: { action: { stage: { kind: 'battle', battle } } },
  chapters: [chapter(1, false, outer('battleHandedOver'), inner('battleBegan'))],
};
const [sunk = ''] = Object.keys(battle.ships);
const after = {
  ...SHOWN,
  view: { action: null },
  chapters: [
    chapter(
      ...([1, true] as const),
      ...[outer('battleHandedOver'), inner('battleBegan'), inner('shipSank', { ship: sunk })],
      ...[outer('battleReturned'), outer('actionEnded')],
    ),
    chapter(2, false, outer('turnBegan')),
  ],
};

test('[ST-21.14] who saw a battle fought sees how it ended: its last salvo is told, and nobody is asked', () => {
  const { watch, show } = tableOf(before);
  expect(watch.getSnapshot().chapters).toHaveLength(1);
  show(after);
  const ended = watch.getSnapshot();
  expect(ended.view.ships[sunk]?.fate).toBe('sunk');
  expect(ended.chapters.flatMap(({ events }) => events.map(({ kind }) => kind))).toEqual([
    'battleBegan',
    'shipSank',
  ]);
  expect(ended.segment.active).toEqual({ allies: 'waiting', axis: 'waiting' });
  expect(ended.canUndo).toBe(false);
});

test('and so it stays while the operation goes on', () => {
  const { watch, show } = tableOf(before);
  watch.getSnapshot();
  show(after);
  const ended = watch.getSnapshot();
  show({ ...after });
  expect(watch.getSnapshot()).toBe(ended);
});

describe('two players at one screen', () => {
  /** A table with a memory, as the screen asks it. */
  function memoryAt(first: object) {
    const watch = { getSnapshot: () => first, subscribe: () => () => {} };
    const seats = { allies: watch, axis: watch };
    const table = { system: strategic, sitters: {}, spectator: watch, seats };
    const memory = fightMemory(table as unknown as Table, HOSTING);
    const sight = (snapshot: object, viewer: Viewer) =>
      sightOf(memory, snapshot as Snapshot, viewer, HOSTING);
    return { memory, sight, again: () => fightMemory(table as never, HOSTING) };
  }

  test('[ST-21.14] each sees the end of a battle when the screen comes to him, until he goes back', () => {
    const { memory, sight } = memoryAt(before);
    for (const viewer of SIDES) {
      const fought = sight(before, viewer);
      expect(fought).not.toHaveProperty('events');
      memory.seen.set(viewer, fought as Seen);
    }
    for (const viewer of SIDES) {
      expect(sight(after, viewer)?.events).toHaveLength(6);
      memory.seen.delete(viewer);
      expect(sight(after, viewer)).toBeNull();
    }
  });

  test('who has not seen it fought goes on with the operation', () => {
    expect(memoryAt(before).sight(after, 'axis')).toBeNull();
  });

  test('before the first battle there is nothing to see, and no table for it', () => {
    const { memory, sight } = memoryAt(after);
    expect(sight({ ...after, chapters: [] }, 'allies')).toBeNull();
    expect(() => memory.table(battleHosted)).toThrow('No fight has been handed over.');
  });

  test('the memory is kept with the table', () => {
    const { memory, again } = memoryAt(before);
    expect(again()).toBe(memory);
    expect(again().table(battleHosted)).toBe(memory.table(battleHosted));
    expect(memoryAt(before).memory).not.toBe(memory);
  });
});

test('a fight keeps its id while its clock runs, so that its screen is not built anew at each step', () => {
  const later = { action: { stage: { kind: 'battle', battle: { ...battle, clock: 99 } } } };
  expect(fightId(HOSTING, before.view)).toBe(battle.scenario.id);
  expect(fightId(HOSTING, later)).toBe(battle.scenario.id);
});
