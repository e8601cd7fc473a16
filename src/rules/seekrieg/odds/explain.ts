import type { Side } from '../../core';
import type { Order } from '../model/orders';
import type { SeekriegView } from '../model/state';

/** Forecasts of planned orders on a side's view. */
export type SeekriegOdds = Record<never, never>;

/** What planned orders promise, from the functions that resolve them. */
export const explain = (
  _view: SeekriegView,
  _side: Side,
  _planned: readonly Order[],
): SeekriegOdds => ({});
