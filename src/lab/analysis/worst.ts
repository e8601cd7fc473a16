import { SIDES, type Side } from '../../rules/core';
import type { Estimate } from '../estimate';
import type { SegmentFigures } from './figures';

/** Orders that cost a side a part of its chance. */
export interface BadMoment {
  segment: number;
  side: Side;
  /** Below 0. */
  choice: Estimate;
}

/** A smaller loss, as a share of the games, is not worth telling. */
const MATTERS = 0.005;

/** The worst moments of some sides: first those whose loss is sure, the dearest of them first. */
export const worstMoments = (
  segments: readonly SegmentFigures[],
  count: number,
  sides: readonly Side[] = SIDES,
): BadMoment[] =>
  segments
    .flatMap(({ choice, at }) =>
      sides.map((side): BadMoment => ({ segment: at, side, choice: choice[side] })),
    )
    .filter(({ choice }) => choice.mean < -MATTERS)
    .sort((a, b) => Number(isSure(b)) - Number(isSure(a)) || a.choice.mean - b.choice.mean)
    .slice(0, count);

/** The interval has nothing but losses. */
export const isSure = ({ choice }: Pick<BadMoment, 'choice'>): boolean => choice.high < 0;
