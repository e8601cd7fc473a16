import { useEffect } from 'react';
import type { Steps } from './steps';

/** The steps of the battle that was edited last, with the stamp of what they have led to; gone when the page is. */
let kept: { stamp: string; steps: Steps } | undefined;

/** Keeps the steps to undo and redo while another page is open, until that battle is written again. */
export function keepSteps(stamp: string, steps: Steps): void {
  kept = { stamp, steps };
}

/** The steps that have led to a write; `undefined` for any other, such as one of another tab. */
export const stepsTo = (stamp: string): Steps | undefined =>
  kept?.stamp === stamp ? kept.steps : undefined;

/** The button by which a battle was left to be played or asked about. */
let left: { battle: string; action: string } | undefined;

export function leaveBy(battle: string, action: string): void {
  left = { battle, action };
}

/** Who comes back to a battle finds the focus on the button by which it was left. */
export function useReturn(battle: string): void {
  useEffect(() => {
    if (left?.battle === battle)
      document.querySelector<HTMLElement>(`.chart-bar [data-action="${left.action}"]`)?.focus();
    left = undefined;
  }, [battle]);
}
