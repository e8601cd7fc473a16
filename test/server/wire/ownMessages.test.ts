import { afterEach, expect, test, vi } from 'vitest';
import type { Telling } from '../../../server/matches/hosted';
import { writtenAnswer, writtenChange, writtenStep } from '../../../server/wire/ownMessages';
import { newHost } from '../../../src/game/host';
import { changed } from '../../../src/game/online/change';
import { SEED } from '../../game/players';
import { TOY, toySystem } from '../../game/toySystem';

afterEach(() => void vi.restoreAllMocks());

/** What the Axis is told of the first order. */
function telling(): Telling & { before: object } {
  const host = newHost(toySystem, () => {});
  const start = host.begin(TOY, null, { seed: SEED });
  const given = host.give(start, host.seen(start, 'allies'), 'allies', 'advance 1');
  if (!given.ok) throw new Error(given.refusal.code);
  const [before, seen] = [start, given.state].map((state) => host.seen(state, 'axis'));
  return { version: 1, seen, before, turn: 1, log: [] } as unknown as Telling & { before: object };
}

const parsed = (written: { json: string } | undefined) => JSON.parse(written?.json ?? 'null');

test('an order’s changes and position are serialized once, however many are told', () => {
  const told = telling();
  const stringify = vi.spyOn(JSON, 'stringify');
  for (let viewer = 0; viewer < 5; viewer++) {
    writtenChange(told);
    writtenStep(told);
  }
  expect(stringify).toHaveBeenCalledTimes(2);
});

test('the sender’s own other tabs are told its id, and its sender gets all in one answer', () => {
  const told = telling();
  const { change, ...head } = parsed(writtenChange(told));
  expect(head).toEqual({ version: 1 });
  expect(changed(told.before as never, change)).toEqual(told.seen);
  expect(parsed(writtenChange(told, 'an "id"'))).toEqual({ version: 1, change, order: 'an "id"' });
  expect(parsed(writtenStep(told, 'x'))).toEqual({ version: 1, seen: told.seen, order: 'x' });
  const written = writtenChange(told, 'x');
  expect(written && parsed(writtenAnswer(1, written))).toEqual({
    ...{ ok: true, version: 1 },
    change: { version: 1, change, order: 'x' },
  });
});

test('without what was seen before there are no changes, only the whole position', () => {
  const { before: _, ...told } = telling();
  expect(writtenChange(told)).toBeUndefined();
});
