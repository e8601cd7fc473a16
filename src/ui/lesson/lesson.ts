/** One step of a lesson: a text about something on the screen, shown until something is done. */
export interface LessonStep<Now, Id extends string = string> {
  id: Id;
  /** Whether it can be shown now; it waits until then. Always, when absent. */
  ready?: (now: Now) => boolean;
  /** Once this holds, the lesson goes on automatically. `then` is the position when the step was first shown. */
  done?: (now: Now, then: Now) => boolean;
  /** It asks for something to be done: the lesson waits for that, unless the step is skipped. */
  asks?: true;
  /** Left out when the next step can be shown and this one cannot. */
  optional?: boolean;
  /** What it is about, as a CSS selector: it is highlighted. */
  at?: string;
}

/** A player's place in a lesson. */
export interface Progress<Now> {
  index: number;
  /** The position when the step was first shown; nothing before. */
  told: Now | undefined;
}

/** The same place, or a later one that events have led to. */
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

/** The start of a step. */
export const startOf = <Now>(index: number): Progress<Now> => ({ index, told: undefined });

/** Whether a step can be shown now. */
export const isReady = <Now>(step: LessonStep<Now>, now: Now): boolean => step.ready?.(now) ?? true;

/** The next waiting step whose moment has come, if all before it may be skipped. */
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
