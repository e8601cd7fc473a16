import { useEffect, useMemo, useState } from 'react';
import type { StrategicEvent } from '../../../../rules/strategic';
import { paceOf } from '../../../frame/pace';
import { usePrefs } from '../../../frame/prefs';
import { useLittleMotion } from '../../../hexmap/motion/littleMotion';
import { resultsOf, type StrikeResult } from '../desk/results';

/** A strike that is shown flying, and for how long. */
export interface StrikeOnShow {
  strike: StrikeResult;
  flyMs: number;
}

/** How long it flies in, and how long its results stay. */
const [FLY_MS, READ_MS] = [1300, 4200];
/** Of more strikes at once, only the last are shown. */
const MOST = 4;

/** How many strikes each viewer has seen; a newly opened page has seen all. */
const seen = new Map<string, number>();

/** The strike shown on the board now: each that has ended since this viewer last looked, one after another. */
export function useStrikeShow(
  eyes: string,
  events: readonly StrategicEvent[],
): StrikeOnShow | null {
  const strikes = useMemo(() => strikesIn(events), [events]);
  const [waiting, wait] = useState<readonly StrikeResult[]>([]);
  const { animation: speed } = usePrefs();
  const reduced = useLittleMotion();
  const { rate } = paceOf({ speed, stepwise: false, reduced: false, times: 1 });
  useEffect(() => {
    const fresh = freshStrikes(strikes, seen.get(eyes));
    seen.set(eyes, strikes.length);
    if (rate > 0 && fresh.length > 0) wait((before) => [...before, ...fresh]);
  }, [eyes, strikes, rate]);
  const [strike] = waiting;
  const flyMs = reduced ? 0 : FLY_MS / (rate || 1);
  useEffect(() => {
    if (!strike) return undefined;
    const timer = setTimeout(() => wait((now) => now.slice(1)), flyMs + READ_MS / (rate || 1));
    return () => clearTimeout(timer);
  }, [strike, flyMs, rate]);
  usePuttingAway(strike !== undefined, () => wait([]));
  return strike ? { strike, flyMs } : null;
}

/** The player's next action hides the strikes: the results beside the orders say the same. */
function usePuttingAway(isShown: boolean, putAway: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it always does the same
  useEffect(() => {
    if (!isShown) return undefined;
    window.addEventListener('pointerdown', putAway);
    window.addEventListener('keydown', putAway);
    return () => {
      window.removeEventListener('pointerdown', putAway);
      window.removeEventListener('keydown', putAway);
    };
  }, [isShown]);
}

const strikesIn = (events: readonly StrategicEvent[]): StrikeResult[] =>
  resultsOf(events).filter((it) => it.kind === 'strike');

/** Strikes after this many; none for a new viewer or in a replay. */
export const freshStrikes = (
  strikes: readonly StrikeResult[],
  before: number | undefined,
): StrikeResult[] => (before === undefined ? [] : strikes.slice(before).slice(-MOST));
