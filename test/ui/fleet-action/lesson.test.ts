import { describe, expect, test } from 'vitest';
import { advance, type Progress, startOf } from '../../../src/ui/lesson/lesson';
import { LESSON, type LessonNow } from '../../../src/ui/systems/fleet-action/lesson/steps';
import { markOf } from '../../../src/ui/systems/fleet-action/replayMarks';
import { PLATE } from '../../rules/fleet-action/battles';
import { actionOf, positionOf } from '../../rules/fleet-action/position';

const MOVING = positionOf(PLATE, { kind: 'ships', side: 'allies', active: null, ship: null });
const FIRST = positionOf(PLATE, { kind: 'initiative', winner: 'allies' });
const ACTING = actionOf(PLATE);
const ENDING = positionOf(PLATE, { kind: 'end' });

const now = (given: Partial<LessonNow> = {}): LessonNow => ({
  ...{ view: MOVING, stage: 'orders', moved: 0, acted: 0, selected: null },
  ...given,
});

const shownAfter = (id: string, ...positions: readonly LessonNow[]): string | undefined =>
  LESSON[
    positions.reduce<Progress<LessonNow>>(
      (it, one) => advance(LESSON, it, one),
      startOf(LESSON.findIndex((step) => step.id === id)),
    ).index
  ]?.id;

describe('the lesson', () => {
  test('goes on once a ship is picked', () => {
    expect(shownAfter('sheet', now(), now())).toBe('sheet');
    expect(shownAfter('sheet', now(), now({ selected: 'ajax' }))).toBe('move');
    const asked = now({ view: FIRST, selected: 'ajax' });
    expect(shownAfter('sheet', now({ view: FIRST }), asked)).toBe('initiative');
  });

  test('the second squadron is talked about when the first has moved', () => {
    const moved = now({ moved: 2 });
    expect(shownAfter('move', now(), moved)).toBe('exeter');
    expect(shownAfter('exeter', moved, now({ moved: 3 }))).toBe('odds');
    expect(shownAfter('exeter', now({ view: ACTING }))).toBe('odds');
  });

  test('waits for the phase it talks about', () => {
    expect(shownAfter('fire', now())).toBe('fire');
    expect(shownAfter('fire', now({ view: ACTING }))).toBe('fire');
    expect(shownAfter('fire', now({ view: ACTING }), now({ view: ACTING, acted: 1 }))).toBe('log');
    expect(shownAfter('end', now({ view: ENDING }), now())).toBe('torpedoes');
  });

  test('the steps that ask for something are those that something done leads on from', () => {
    const asking = LESSON.filter(({ asks }) => asks);
    expect(asking).not.toEqual([]);
    expect(asking.every(({ done }) => done)).toBe(true);
  });
});

test('turns and losses are marked on the slider of a replay', () => {
  const names = { unit: (id: string) => id };
  expect(markOf({ kind: 'turnBegan', turn: 3, rule: 'NW-4.1' } as never, names)).toEqual({
    kind: 'part',
    label: 'Turn 3',
  });
  expect(markOf({ kind: 'unitLost', unit: 'Hood', rule: 'NW-22.8' } as never, names)?.kind).toBe(
    'loss',
  );
  expect(markOf({ kind: 'shipTurned', rule: 'NW-8.7' } as never, names)).toBeUndefined();
});
