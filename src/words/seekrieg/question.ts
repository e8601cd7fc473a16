import type { Side } from '../../rules/core';
import type { SeekriegView } from '../../rules/seekrieg';
import { seekriegPlacesText } from './texts/places';

/** The one sentence that says what a side has to decide in the present step. */
export function questionText({ step, confirmed }: SeekriegView, side: Side): string {
  const isWaiting = step.kind !== 'over' && confirmed[side];
  return seekriegPlacesText(`question.${isWaiting ? 'waiting' : step.kind}`);
}
