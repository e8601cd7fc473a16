import { useSyncExternalStore } from 'react';

/** The lesson somebody is in: the battle it goes with, and the step. */
interface KeptLesson {
  match: string;
  step: number;
}

const STORED = 'flag-plot.lesson';

/** A lesson from stored text; `null` for none, or for what cannot be read. */
export function parseLesson(text: string | null): KeptLesson | null {
  try {
    const { match, step } = Object(JSON.parse(text ?? 'null')) as Partial<KeptLesson>;
    const isGood = typeof match === 'string' && Number.isInteger(step) && Number(step) >= 0;
    return isGood ? { match, step: Number(step) } : null;
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

/** What is stored of a lesson that is over. */
const HAD = '"had"';

/** Begins a lesson, goes on in it, or ends it with `null`. */
export function keepLesson(lesson: KeptLesson | null): void {
  current = lesson;
  try {
    localStorage.setItem(STORED, lesson ? JSON.stringify(lesson) : HAD);
  } catch {
    // It is held for this page.
  }
  for (const listener of listeners) listener();
}

/** Somebody has had the lesson in this browser. */
export function hasHadLesson(): boolean {
  try {
    return localStorage.getItem(STORED) === HAD;
  } catch {
    return false;
  }
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The lesson that goes with a battle; `null` when there is none. */
export function useKeptLesson(match: string): KeptLesson | null {
  const lesson = useSyncExternalStore(subscribe, readLesson);
  return lesson?.match === match ? lesson : null;
}
