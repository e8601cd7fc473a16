/** One step of a lesson: something told, about something on the screen, until something is done. */
export interface LessonStep<Now, Id extends string = string> {
  id: Id;
  /** Whether it can be told now; it waits until then. Always, when absent. */
  ready?: (now: Now) => boolean;
  /** Once this holds, the lesson goes on automatically. `then` is the position when the step was first shown. */
  done?: (now: Now, then: Now) => boolean;
  /** Left out when what follows can be told and it cannot. */
  optional?: boolean;
  /** What is talked about, as a CSS selector: it is marked. */
  at?: string;
}

/** Where somebody is in a lesson. */
export interface Progress<Now> {
  index: number;
  /** How things stood when the step was first told; nothing before. */
  told: Now | undefined;
}

/** The same place, or a later one that what has happened leads to. */
export function advance<Now>(
  steps: readonly LessonStep<Now>[],
  at: Progress<Now>,
  now: Now,
): Progress<Now> {
  const step = steps[at.index];
  if (!step) return at;
  if (at.told !== undefined)
    return step.done?.(now, at.told) ? advance(steps, startOf(at.index + 1), now) : at;
  if (isReady(step, now)) return { ...at, told: now };
  const next = followingOf(steps, at.index, now);
  return next === undefined ? at : advance(steps, startOf(next), now);
}

/** The beginning of a step. */
export const startOf = <Now>(index: number): Progress<Now> => ({ index, told: undefined });

/** Whether a step can be told now. */
export const isReady = <Now>(step: LessonStep<Now>, now: Now): boolean => step.ready?.(now) ?? true;

/** The next step that waits for its time and has it now, if all before it may be left out. */
function followingOf<Now>(
  steps: readonly LessonStep<Now>[],
  from: number,
  now: Now,
): number | undefined {
  if (!steps[from]?.optional) return undefined;
  const next = steps.findIndex((step, index) => index > from && !step.optional);
  const step = steps[next];
  return step && isReady(step, now) ? next : undefined;
}
