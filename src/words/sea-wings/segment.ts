import type { SegmentName } from '../../rules/core';
import type { en } from './en/places';
import { wingsPlacesText } from './texts/places';

type Step = Extract<keyof typeof en, `step.${string}`>;

/** Where a game stands: 'Turn 3, day: D Plotting'. */
export function segmentText({ code, figures = {} }: SegmentName): string {
  if (code !== 'day' && code !== 'night') return wingsPlacesText(code as 'over' | 'setup');
  const { turn, step } = figures as { turn: number; step: string };
  return wingsPlacesText(code, { turn, step: wingsPlacesText(`step.${step}` as Step) });
}
