import { expect, test, vi } from 'vitest';
import { newKeptLines } from '../../src/words/core/keptLines';

/** A log of one event, told with these names: the line, and how often it has been told so far. */
function newLog() {
  const event = { ship: 'a' };
  const keep = newKeptLines<typeof event, { text: string }>();
  const tell = vi.fn((text: string) => ({ text }));
  return {
    told: tell.mock.calls,
    read: (shipNames: Record<string, string>, viewer = 'allies', key = '0') => {
      const { names, lineOf } = keep({ ship: (id: string) => shipNames[id] ?? '?' }, viewer);
      return lineOf(event, key, () => tell(`${names.ship(event.ship)} sinks`));
    },
  };
}

test('a line is told once, and is the same for as long as its names are', () => {
  const log = newLog();
  const first = log.read({ a: 'Hood' });
  expect(first).toEqual({ text: 'Hood sinks' });
  expect(log.read({ a: 'Hood', b: 'Bismarck' })).toBe(first);
  expect(log.told).toHaveLength(1);
});

test('a line is told anew when a name in it changes, to another reader, and at another place', () => {
  const log = newLog();
  log.read({});
  expect(log.read({ a: 'Hood' })).toEqual({ text: 'Hood sinks' });
  log.read({ a: 'Hood' }, 'axis');
  log.read({ a: 'Hood' }, 'axis', '1');
  expect(log.told).toHaveLength(4);
});

test('what has no words yet is asked for them again', () => {
  const keep = newKeptLines<object, string>();
  const event = {};
  expect(keep({}).lineOf(event, '0', () => undefined)).toBeUndefined();
  expect(keep({}).lineOf(event, '0', () => 'Hood sinks')).toBe('Hood sinks');
});

test('names that are no functions count too', () => {
  const keep = newKeptLines<object, string>();
  const event = {};
  const read = (isPart: boolean) => {
    const { names, lineOf } = keep({ isPart });
    return lineOf(event, '0', () => (names.isPart ? 'part' : 'whole'));
  };
  expect([read(true), read(false)]).toEqual(['part', 'whole']);
});
