import { useSyncExternalStore } from 'react';

/** The lesson in progress: its game, and the step. */
interface KeptLesson {
  match: string;
  step: number;
  /** Which lesson it is: the id of its system. */
  of?: string;
}

const STORED = 'flag-plot.lesson';
/** Lessons that are over. */
const STORED_HAD = 'flag-plot.lessons-had';

/** A lesson from stored text; `null` for none, or for what cannot be read. */
export function parseLesson(text: string | null): KeptLesson | null {
  try {
    const { match, step, of } = Object(JSON.parse(text ?? 'null')) as Partial<KeptLesson>;
    const isGood = typeof match === 'string' && Number.isInteger(step) && Number(step) >= 0;
    if (!isGood) return null;
    return { match, step: Number(step), ...(typeof of === 'string' && { of }) };
  } catch {
    return null;
  }
}

/** Without storage a lesson lasts as long as the page. */
function load(): KeptLesson | null {
  try {
    return parseLesson(localStorage.getItem(STORED));
  } catch {
    return null;
  }
}

let current: KeptLesson | null | undefined;
const listeners = new Set<() => void>();

const readLesson = (): KeptLesson | null => {
  if (current === undefined) current = load();
  return current;
};

/** Starts a lesson, advances it, or ends it with `null`. */
export function keepLesson(lesson: KeptLesson | null): void {
  const before = readLesson();
  current = lesson;
  try {
    if (lesson) localStorage.setItem(STORED, JSON.stringify(lesson));
    else {
      localStorage.removeItem(STORED);
      if (before?.of) localStorage.setItem(STORED_HAD, JSON.stringify([...had(), before.of]));
    }
  } catch {
    // It lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Goes to a step of the lesson in progress. */
export function keepStep(step: number): void {
  const lesson = readLesson();
  if (lesson) keepLesson({ ...lesson, step });
}

function had(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED_HAD) ?? '[]');
    return Array.isArray(found) ? found.filter((it) => typeof it === 'string') : [];
  } catch {
    return [];
  }
}

/** A system's lesson has been taken in this browser. */
export const hasHadLesson = (system: string): boolean => had().includes(system);

/** Whoever has taken one knows his way about. */
export const hasHadAnyLesson = (): boolean => had().length > 0;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The lesson that goes with a game; `null` when there is none. */
export function useKeptLesson(match: string): KeptLesson | null {
  const lesson = useSyncExternalStore(subscribe, readLesson);
  return lesson?.match === match ? lesson : null;
}
