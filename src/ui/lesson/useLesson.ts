import { useEffect, useState } from 'react';
import { keepLesson, keepStep, useKeptLesson } from './keptLesson';
import { advance, isReady, type LessonStep } from './lesson';

/** A lesson in progress. */
interface Lesson<Step> {
  /** Counted from 0. */
  index: number;
  step: Step;
  /** It is still waiting for its moment. */
  isWaiting: boolean;
  go: (step: number) => void;
  leave: () => void;
}

/** The lesson of a battle, advanced by what happens in it; `null` when there is none. */
export function useLesson<Now, Step extends LessonStep<Now>>(
  match: string,
  steps: readonly Step[],
  now: Now,
): Lesson<Step> | null {
  const kept = useKeptLesson(match);
  const [told, setTold] = useState<{ index: number; now: Now } | null>(null);
  const at = kept?.step ?? 0;
  const then = told?.index === at ? told.now : undefined;
  const go = (next: number) => {
    if (next < steps.length) keepStep(next);
    else keepLesson(null);
  };
  // After each render, since events arrive as renders; each step is shown once.
  useEffect(() => {
    if (!kept) return;
    const progress = advance(steps, { index: at, told: then }, now);
    if (progress.index !== at) go(progress.index);
    else if (progress.told !== then) setTold({ index: at, now });
  });
  const step = steps[at];
  if (!kept || !step) return null;
  const isWaiting = then === undefined && !isReady(step, now);
  return { index: at, step, isWaiting, go, leave: () => keepLesson(null) };
}
