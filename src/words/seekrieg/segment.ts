import type { SegmentName } from '../../rules/core';
import type { SeekriegView } from '../../rules/seekrieg';
import { seekriegPlacesText } from './texts/places';

type StepKind = SeekriegView['step']['kind'];

/** Where a game stands: 'Turn 3: Fire plot'. */
export function segmentText({ code, figures = {} }: SegmentName): string {
  if (code === 'over') return seekriegPlacesText('over');
  const { turn } = figures as { turn: number };
  const step = seekriegPlacesText(`step.${code as Exclude<StepKind, 'over'>}`);
  return seekriegPlacesText('turn', { turn, step });
}
