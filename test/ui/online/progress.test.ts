import { expect, test } from 'vitest';
import type { PublicMatch, SeatSnapshot } from '../../../src/game/online';
import type { Stage, Viewer } from '../../../src/rules/core';
import { progressOf } from '../../../src/ui/online/progress';

const seen = (viewer: Viewer, allies: Stage, { over = false, isOpen = false } = {}) =>
  ({
    isOpen,
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
  ['its turn', seen('allies', 'orders'), match(), { acting: 'allies' }],
  ['the other side’s turn', seen('allies', 'waiting'), match(), { acting: null }],
  ['looking on', seen('spectator', 'orders'), match(), { acting: null }],
  ['nothing known yet', { game: undefined, isOpen: false }, match(), { acting: null }],
  ['over by the rules', seen('allies', 'orders', { over: true }), match(), { acting: null }],
  [
    'given up',
    seen('allies', 'orders'),
    match({ status: 'finished' }),
    { acting: null, standstill: 'over' },
  ],
  [
    'the players add to the dice',
    seen('allies', 'orders'),
    match({ dice: { part: 'commit', commits: {}, opened: [] } }),
    { acting: null, standstill: 'dice' },
  ],
  [
    'paused',
    seen('spectator', 'orders'),
    match({ pace: { offers: [], pausedSince: 1 } }),
    { acting: null, standstill: 'paused' },
  ],
  [
    'a bot on the seat',
    seen('allies', 'orders'),
    match({ players: standIn }),
    { acting: null, standstill: 'stoodIn' },
  ],
  [
    'an order that decides on its way',
    seen('allies', 'orders', { isOpen: true }),
    match(),
    { acting: null, standstill: 'underWay' },
  ],
] as const)('who gives orders here: %s', (_, shown, told, progress) => {
  expect(progressOf(shown, told)).toEqual(progress);
});
