/** How a battle is shown, by the player's settings. */
export interface Pace {
  /** 1 is normal; 0: nothing is animated. */
  rate: number;
  /** Hold after each act until the player continues. */
  stepwise: boolean;
}

export const NORMAL_PACE: Pace = { rate: 1, stepwise: false };

/** How fast a battle is shown. */
export const ANIMATION_SPEEDS = ['off', 'slow', 'normal', 'fast'] as const;
export type AnimationSpeed = (typeof ANIMATION_SPEEDS)[number];

const RATES: Readonly<Record<AnimationSpeed, number>> = { off: 0, slow: 0.5, normal: 1, fast: 2.5 };

/** Short fades need less time than flights. */
const REDUCED_RATE = 2;

interface Wishes {
  speed: AnimationSpeed;
  stepwise: boolean;
  /** The device is set to reduced motion. */
  reduced: boolean;
  /** How many times faster than usual, as in a replay. */
  times: number;
}

/** The pace of a director; `off` wins over everything, since there is then nothing to step through. */
export function paceOf({ speed, stepwise, reduced, times }: Wishes): Pace {
  const rate = RATES[speed] * (reduced ? REDUCED_RATE : 1) * times;
  return { rate, stepwise: stepwise && rate > 0 };
}

/** The next speed up or down; the same at either end. */
export const nextAnimation = (speed: AnimationSpeed, step: 1 | -1): AnimationSpeed =>
  ANIMATION_SPEEDS[ANIMATION_SPEEDS.indexOf(speed) + step] ?? speed;
