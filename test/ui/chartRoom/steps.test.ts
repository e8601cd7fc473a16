import { expect, test } from 'vitest';
import { disk } from '../../../src/hex';
import { painted } from '../../../src/scenario/draft/sea/ground';
import type { SeaDraft } from '../../../src/scenario/draft/sea/seaDraft';
import { draftFormOf } from '../../../src/scenario/own/drafts';
import { seekriegSea } from '../../../src/scenario/seekrieg/draft/form';
import { newHistory } from '../../../src/ui/chartRoom/history';
import { edited } from '../../../src/ui/chartRoom/steps';

const empty = draftFormOf('seekrieg')?.empty('own-abcdefghij');
const first = newHistory(empty);
const land = disk({ q: 0, r: 0 }, 45);
const paint = (count: number) => (draft: typeof empty) =>
  painted(seekriegSea as never, draft as SeaDraft, land.slice(0, count), 'land');

test('one hex of land too many is not painted, and the reason is told until something else is changed', () => {
  const full = edited(first, paint(6000));
  expect(full.refused).toBeUndefined();
  const over = edited(full, paint(6001));
  expect([over.now === full.now, over.past.length]).toEqual([true, 1]);
  expect(over.refused).toEqual({ path: 'land[0].hexes', of: 'entries', most: 6000 });
  expect(edited(over, (it) => it)).toBe(over);
  expect(edited(over, (it) => ({ ...it, title: 'Other' })).refused).toBeUndefined();
});

test('a text too long, a number too large and what is no form at all are told apart', () => {
  const refused = (changed: object) => edited(first, (it) => ({ ...it, ...changed })).refused;
  expect(refused({ history: 'x'.repeat(20_001) })).toEqual({
    ...{ path: 'history', of: 'letters', most: 20_000 },
  });
  expect(refused({ latitude: 10_001 })).toEqual({ path: 'latitude', of: 'number', most: 10_000 });
  expect(refused({ latitude: -10_001 })).toEqual({ path: 'latitude', of: 'number', most: 10_000 });
  expect(refused({ elements: 'none' })).toEqual({ path: 'elements', of: 'form', most: 0 });
});
