import { expect, test } from 'vitest';
import { piecesOf } from '../../../src/ui/hexmap/geometry/pieces';

test('a long line becomes pieces, each from where the one before it ends', () => {
  expect(piecesOf('M0,0L1,0L2,0L3,0L4,0', 2)).toEqual(['M0,0L1,0L2,0', 'M2,0L3,0L4,0']);
});

test('what is closed is closed by a line to its start, in whatever piece that lies', () => {
  expect(piecesOf('M0,0L1,0L1,1Z', 2)).toEqual(['M0,0L1,0L1,1', 'M1,1L0,0']);
  expect(piecesOf('M5,5Q6,6 7,5Q6,4 5,5Z', 1)).toEqual([
    'M5,5Q6,6 7,5',
    'M7,5Q6,4 5,5',
    'M5,5L5,5',
  ]);
});

test('short lines of one path share a piece, and none of them is lost or joined to the next', () => {
  expect(piecesOf('M0,0L1,1M2,2L3,3M4,4L5,5', 3)).toEqual(['M0,0L1,1M2,2L3,3', 'M4,4L5,5']);
  expect(piecesOf('')).toEqual([]);
});
