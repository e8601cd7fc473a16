import { useEffect, useState } from 'react';
import { paceOf } from '../../../frame/pace';
import { usePrefs } from '../../../frame/prefs';
import { useLittleMotion } from '../../../hexmap/motion/littleMotion';
import type { Film, Raid } from './film';

/** How long the approach takes, how long each picture stays, and how much longer for each letter. */
const [FLY_MS, FRAME_MS, LETTER_MS] = [1300, 900, 16];
/** Of more strikes at once only the last are shown. */
const MOST = 3;

/** The film on show, the picture it is at, and how to go on. */
export interface Showing {
  film: Film;
  at: number;
  flyMs: number;
  isHeld: boolean;
  hold: (on: boolean) => void;
  next: () => void;
  /** Ends it, and those that wait. */
  skip: () => void;
}

/** How many strikes each viewer has seen; a newly opened page has seen all. */
const seen = new Map<string, number>();

/**
 * The films of strikes that have ended since this viewer last looked, one after another, picture by picture.
 * @param raids all strikes that have ended
 * @param isStale a film that nobody needs any more
 */
export function useFilm(
  eyes: string,
  raids: readonly Raid[],
  filmOf: (raid: Raid) => Film,
  isStale: (film: Film) => boolean,
): Showing | null {
  const [waiting, wait] = useState<readonly Film[]>([]);
  const [picture, show] = useState({ of: '', at: 0 });
  const [isHeld, hold] = useState(false);
  const { animation: speed } = usePrefs();
  const reduced = useLittleMotion();
  const { rate } = paceOf({ speed, stepwise: false, reduced: false, times: 1 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, with the names of the moment
  useEffect(() => {
    const before = seen.get(eyes);
    seen.set(eyes, raids.length);
    const fresh = before === undefined || rate === 0 ? [] : raids.slice(before).slice(-MOST);
    if (fresh.length > 0) wait((now) => [...now, ...fresh.map(filmOf)]);
  }, [eyes, raids, rate]);
  const [film] = waiting.filter((it) => !isStale(it));
  const at = film && picture.of === film.key ? picture.at : 0;
  const isLast = film !== undefined && at >= film.frames.length - 1;
  const next = () => {
    if (isLast) wait((now) => now.filter((it) => it !== film));
    else if (film) show({ of: film.key, at: at + 1 });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each picture
  useEffect(() => {
    if (!film || isHeld) return undefined;
    const letters = film.frames[at]?.text.length ?? 0;
    const flyMs = at === 0 && !reduced ? FLY_MS : 0;
    const ms = FRAME_MS + letters * LETTER_MS + flyMs + (isLast ? FRAME_MS : 0);
    const timer = setTimeout(next, ms / (rate || 1));
    return () => clearTimeout(timer);
  }, [film, at, isHeld, rate]);
  if (!film) return null;
  const flyMs = reduced ? 0 : FLY_MS / (rate || 1);
  const skip = () => {
    wait([]);
    hold(false);
  };
  return { film, at, flyMs, isHeld, hold, next, skip };
}
