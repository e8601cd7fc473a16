import { expect, test } from 'vitest';
import { advance, type Progress, startOf } from '../../../src/ui/lesson/lesson';
import { LESSON, type LessonNow } from '../../../src/ui/systems/battle/lesson/steps';
import { strait } from '../battle/position';

const at = (id: string): number => LESSON.findIndex((step) => step.id === id);

const now = (given: Partial<LessonNow> = {}): LessonNow => ({
  view: strait(6),
  stage: 'orders',
  acted: [],
  declared: 0,
  refused: null,
  overlays: [],
  ...given,
});

const after = (id: string, ...positions: readonly LessonNow[]): string | undefined =>
  LESSON[
    positions.reduce<Progress<LessonNow>>((it, one) => advance(LESSON, it, one), startOf(at(id)))
      .index
  ]?.id;

test('who goes back to moving is let move again', () => {
  const moved = now({ acted: ['A1'] });
  expect(after('move', now(), moved)).toBe('undo');
  expect(after('move', moved, moved)).toBe('move');
  expect(after('move', moved, now({ acted: ['A1', 'A2'] }))).toBe('undo');
});

test('a refusal that was on show before is not the one that is asked for', () => {
  const refused = { code: 'not-next', sentence: 'Not next to it.' };
  expect(after('whyNot', now({ refused }), now({ refused }))).toBe('whyNot');
  expect(after('whyNot', now({ refused }), now({ refused: { ...refused } }))).toBe('overlays');
});

test('who moves on without being told of it is not held up: undo, odds and seal are left out', () => {
  const firing = now({ view: strait(4), stage: 'declare' });
  expect(after('undo', firing)).toBe('aim');
  expect(after('aim', firing, { ...firing, stage: 'waiting' })).toBe('log');
});

test('the steps that ask for something are those that something done leads on from', () => {
  const asking = LESSON.filter(({ asks }) => asks);
  const ids = ['move', 'undo', 'aim', 'seal', 'torpedoes', 'whyNot', 'overlays'];
  expect(asking.map(({ id }) => id)).toEqual(ids);
  expect(asking.every(({ done }) => done)).toBe(true);
});

test('every step that talks about fire waits for an impulse of fire', () => {
  for (const id of ['aim', 'odds', 'seal']) {
    const step = LESSON[at(id)];
    expect(step?.ready?.(now())).toBe(false);
    expect(step?.ready?.(now({ view: strait(4), stage: 'declare' }))).toBe(true);
  }
});
