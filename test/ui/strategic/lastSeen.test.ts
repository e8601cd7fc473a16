import { expect, test } from 'vitest';
import { strategic } from '../../../src/rules/strategic';
import { remember, withSeen } from '../../../src/ui/systems/strategic/desk/lastSeen';
import { basicAt } from '../../rules/strategic/basicGame';

const SEEN = basicAt({ step: { kind: 'search' }, spotted: ['X1'] });
const LOST = basicAt({ step: { kind: 'search' } });

test('what a division was made of is kept when it slips out of sight', () => {
  const first = strategic.view({ ...SEEN, turn: 1 }, 'allies');
  const later = strategic.view({ ...LOST, turn: 3 }, 'allies');
  const seen = withSeen(new Map(), first);
  const ships = seen.get('X1')?.ships.map(({ id }) => id);
  expect(ships?.length).toBeGreaterThan(0);
  const kept = withSeen(seen, later).get('X1');
  expect(kept?.turn).toBe(1);
  expect(kept?.ships.map(({ id }) => id)).toEqual(ships);
});

test('each pair of eyes remembers for itself, and an earlier position shows nothing that came later', () => {
  const table = {};
  remember(table, 'allies', strategic.view({ ...SEEN, turn: 3 }, 'allies'));
  const now = strategic.view({ ...LOST, turn: 3 }, 'allies');
  expect(remember(table, 'allies', now).has('X1')).toBe(true);
  expect(remember(table, 'allies', { ...now, turn: 2 }).has('X1')).toBe(false);
  expect(remember(table, 'spectator', now).has('X1')).toBe(false);
  expect(remember({}, 'allies', now).has('X1')).toBe(false);
});
