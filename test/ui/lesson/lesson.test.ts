import { expect, test } from 'vitest';
import { parseLesson } from '../../../src/ui/lesson/keptLesson';
import { advance, type LessonStep, type Progress, startOf } from '../../../src/ui/lesson/lesson';

interface Now {
  phase: 'move' | 'fire' | 'launch';
  moved?: boolean;
}

const STEPS: readonly LessonStep<Now>[] = [
  { id: 'greeting' },
  {
    id: 'moving',
    ready: ({ phase }) => phase === 'move',
    done: (now, then) => now.moved === true || now.phase !== then.phase,
  },
  { id: 'launching', ready: ({ phase }) => phase === 'launch', optional: true },
  { id: 'firing', ready: ({ phase }) => phase === 'fire' },
  { id: 'end' },
];

/** Where a lesson stands after one position after another. */
const after = (from: number, ...positions: readonly Now[]): [string, boolean] => {
  const at = positions.reduce<Progress<Now>>((it, now) => advance(STEPS, it, now), startOf(from));
  return [STEPS[at.index]?.id ?? 'over', at.told !== undefined];
};

test('a step that nothing ends waits for the reader', () => {
  expect(after(0, { phase: 'move' }, { phase: 'fire' })).toEqual(['greeting', true]);
});

test('a step is told once its time has come', () => {
  expect(after(1, { phase: 'fire' })).toEqual(['moving', false]);
  expect(after(1, { phase: 'fire' }, { phase: 'move' })).toEqual(['moving', true]);
});

test('what is done leads on, and so does time that has passed', () => {
  expect(after(1, { phase: 'move' }, { phase: 'move', moved: true })).toEqual(['launching', false]);
  expect(after(1, { phase: 'move' }, { phase: 'launch' })).toEqual(['launching', true]);
});

test('a step that may be left out is, when what follows has its time before it', () => {
  expect(after(1, { phase: 'move' }, { phase: 'fire' })).toEqual(['firing', true]);
  expect(after(2, { phase: 'launch' }, { phase: 'fire' })).toEqual(['launching', true]);
});

test('behind the last step nothing more comes', () => {
  expect(after(5, { phase: 'move' })).toEqual(['over', false]);
});

test('a kept lesson is read back, and one that cannot be read is none', () => {
  expect(parseLesson('{"match":"m1","step":3}')).toEqual({ match: 'm1', step: 3 });
  for (const text of [
    null,
    '',
    '{',
    '[]',
    '{"match":1,"step":3}',
    '{"match":"m1","step":-1}',
    '"had"',
  ])
    expect(parseLesson(text)).toBeNull();
});
