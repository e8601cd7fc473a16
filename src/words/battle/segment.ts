import type { Phase } from '../../rules/battle/query';
import type { SegmentName } from '../../rules/core';
import { placesText } from './texts/places';

/** Where a battle stands: 'Round 1, impulse 4: gunnery'. */
export function segmentText({ code, figures = {} }: SegmentName): string {
  if (code !== 'impulse') return placesText(code as 'over' | 'setup' | 'shift');
  const { round, impulse, phase } = figures as { round: number; impulse: number; phase: Phase };
  return placesText('impulse', { round, impulse, phase: placesText(`phase.${phase}`) });
}
