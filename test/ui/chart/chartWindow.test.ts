import { expect, test } from 'vitest';
import { bringInSight, type InSight } from '../../../src/ui/chart/useChartWindow';

/** What a window of small hexes is told to do, with the picked hex in it or not. */
function told(wanted: Partial<InSight>, { isNew = true, isShown = true } = {}): string[] {
  const done: string[] = [];
  const control = {
    fit: () => void done.push('fit'),
    center: () => void done.push('center'),
    scale: () => 0.01,
    seen: () => ({ left: 0, right: 1, top: 0, bottom: 1 }),
    shows: () => isShown,
  };
  const picked = { q: 0, r: 0 };
  bringInSight(control, { picked, isChoosing: true, reach: [], what: 'A1', ...wanted }, isNew);
  return done;
}

test('a new pick that may move is brought close enough for its hexes, aircraft with all their reach', () => {
  expect(told({})).toEqual(['fit']);
  expect(told({ reach: [{ q: 3, r: 0 }] })).toEqual(['fit']);
  expect(told({ picked: undefined })).toEqual([]);
});

test('what is still picked in a later step leaves the window as the player had it, unless it is out of it', () => {
  expect(told({}, { isNew: false })).toEqual([]);
  expect(told({}, { isNew: false, isShown: false })).toEqual(['center']);
  expect(told({ isChoosing: false })).toEqual([]);
});
