import { useEffect, useRef } from 'react';
import { keepLesson, useKeptLesson } from './keptLesson';
import { advance, type LessonStep, type Progress, startOf } from './lesson';

/** A lesson under way. */
export interface Lesson<Step> {
  /** Counted from 0. */
  index: number;
  step: Step;
  /** Its time has not come. */
  isWaiting: boolean;
  go: (step: number) => void;
  leave: () => void;
}

/** The lesson that goes with a battle, led on by what happens in it; `null` when there is none. */
export function useLesson<Now, Step extends LessonStep<Now>>(
  match: string,
  steps: readonly Step[],
  now: Now,
): Lesson<Step> | null {
  const kept = useKeptLesson(match);
  const progress = useRef<Progress<Now>>(startOf(0));
  const at = kept?.step ?? 0;
  if (progress.current.index !== at) progress.current = startOf(at);
  progress.current = advance(steps, progress.current, now);
  const { index, told } = progress.current;
  useEffect(() => {
    if (kept && index !== at) keepLesson(index < steps.length ? { match, step: index } : null);
  }, [kept, index, at, match, steps]);
  const step = steps[index];
  if (!kept || !step) return null;
  return {
    index,
    step,
    isWaiting: told === undefined,
    go: (next) => keepLesson(next < steps.length ? { match, step: next } : null),
    leave: () => keepLesson(null),
  };
}
