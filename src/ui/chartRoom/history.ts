/** What can be undone and redone of something that is edited. */
export interface History<T> {
  past: readonly T[];
  now: T;
  future: readonly T[];
  /** Changes of the gesture that made the present are one step with it. */
  gesture: string | undefined;
}

/** More steps back are forgotten. */
const MAX_STEPS = 200;

export const newHistory = <T>(now: T): History<T> => ({
  past: [],
  now,
  future: [],
  gesture: undefined,
});

/** After a change; one of the same gesture as the last, such as a stroke of a brush, adds no step. */
export function changed<T>(history: History<T>, next: T, gesture?: string): History<T> {
  const { past, now } = history;
  if (next === now) return history;
  const isSame = gesture !== undefined && gesture === history.gesture;
  return { past: isSame ? past : [...past, now].slice(-MAX_STEPS), now: next, future: [], gesture };
}

/** The gesture is over: the next change is a step of its own. */
export const settled = <T>(history: History<T>): History<T> =>
  history.gesture === undefined ? history : { ...history, gesture: undefined };

export function undone<T>({ past, now, future }: History<T>): History<T> | undefined {
  const before = past.at(-1);
  if (before === undefined) return undefined;
  return { past: past.slice(0, -1), now: before, future: [now, ...future], gesture: undefined };
}

export function redone<T>({ past, now, future }: History<T>): History<T> | undefined {
  const [next, ...rest] = future;
  if (next === undefined) return undefined;
  return { past: [...past, now], now: next, future: rest, gesture: undefined };
}
