import type { SegmentName } from '../../rules/core';
import type { en } from './en/places';
import { strategicPlacesText } from './texts/places';

type Step = Extract<keyof typeof en, `step.${string}`>;

/** Where an operation stands: 'Turn 3: Closing'. */
export function segmentText({ code, figures = {} }: SegmentName): string {
  if (code !== 'turn') return strategicPlacesText(code as 'over' | 'setup');
  const { turn, step, ...rest } = figures as Readonly<Record<string, number | string>>;
  const say = strategicPlacesText as unknown as (key: Step, figures: object) => string;
  return strategicPlacesText('turn', { turn: turn ?? 0, step: say(`step.${step}` as Step, rest) });
}
