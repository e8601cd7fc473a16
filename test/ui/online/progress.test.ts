import { expect, test } from 'vitest';
import type { PublicMatch, SeatSnapshot } from '../../../src/game/online';
import type { Stage, Viewer } from '../../../src/rules/core';
import { progressOf } from '../../../src/ui/online/progress';

const seen = (viewer: Viewer, allies: Stage, over = false) =>
  ({
    game: {
      viewer,
      segment: { active: { allies, axis: 'orders' } },
      outcome: over ? { winner: 'draw' } : undefined,
    },
  }) as unknown as SeatSnapshot;

const match = (over: Partial<PublicMatch> = {}) =>
  ({
    ...{ status: 'playing', players: [] },
    ...over,
  }) as unknown as PublicMatch;

const standIn = [{ id: 0, side: 'allies', isConnected: true, isStandIn: true }] as never;

test.each([
  ['its turn', seen('allies', 'orders'), match(), false, { acting: 'allies' }],
  ['the other side’s turn', seen('allies', 'waiting'), match(), false, { acting: null }],
  ['looking on', seen('spectator', 'orders'), match(), false, { acting: null }],
  ['nothing known yet', { game: undefined }, match(), false, { acting: null }],
  ['over by the rules', seen('allies', 'orders', true), match(), false, { acting: null }],
  [
    'given up',
    seen('allies', 'orders'),
    match({ status: 'finished' }),
    false,
    { acting: null, standstill: 'over' },
  ],
  [
    'paused',
    seen('spectator', 'orders'),
    match({ pace: { offers: [], pausedSince: 1 } }),
    false,
    { acting: null, standstill: 'paused' },
  ],
  [
    'a bot on the seat',
    seen('allies', 'orders'),
    match({ players: standIn }),
    false,
    { acting: null, standstill: 'stoodIn' },
  ],
  [
    'an order that decides on its way',
    seen('allies', 'orders'),
    match(),
    true,
    { acting: null, standstill: 'underWay' },
  ],
] as const)('who gives orders here: %s', (...row) => {
  const [, shown, told, isHeld, progress] = row;
  expect(progressOf(shown, told, isHeld)).toEqual(progress);
});
