import type { Placement } from './fit';
import { wantsLittleMotion } from './motion/littleMotion';

export type Motion = 'smooth' | 'at-once';
export type Glide = ReturnType<typeof newGlide>;

const GLIDE_MS = 220;

/**
 * Moves the window to a placement with a short glide, or at once with reduced motion. A press pauses it, so that
 * what is clicked stays under the pointer; a drag, a pinch or the wheel ends it.
 */
export function newGlide(state: { now: Placement }, put: (placement: Placement) => void) {
  let frame = 0;
  let goal: Placement | undefined;
  const pause = (): void => cancelAnimationFrame(frame);
  const stop = (): void => {
    pause();
    goal = undefined;
  };
  const goOn = (): void => {
    if (goal) to(goal, 'smooth');
  };
  const to = (wanted: Placement, motion: Motion): void => {
    pause();
    goal = wanted;
    const from = state.now;
    const start = performance.now();
    const length = motion === 'at-once' || wantsLittleMotion() ? 0 : GLIDE_MS;
    const step = (time: number): void => {
      const t = Math.min(1, Math.max(0, (time - start) / length));
      put(between(from, wanted, 1 - (1 - t) ** 3));
      if (t < 1) frame = requestAnimationFrame(step);
      else goal = undefined;
    };
    if (length > 0) frame = requestAnimationFrame(step);
    else {
      put(wanted);
      goal = undefined;
    }
  };
  return { to, stop, pause, goOn };
}

/** Exactly `from` at 0 and exactly `to` at 1: a sum of steps would end a last digit beside it. */
const between = (from: Placement, to: Placement, t: number): Placement => ({
  k: from.k * (1 - t) + to.k * t,
  x: from.x * (1 - t) + to.x * t,
  y: from.y * (1 - t) + to.y * t,
});
