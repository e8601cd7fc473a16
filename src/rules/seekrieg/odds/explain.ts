import type { Side } from '../../core';
import type { Order, OrderOf } from '../model/orders';
import type { SeekriegView } from '../model/state';
import { type GunfireOdds, gunfireOdds } from './gunnery';
import { type TorpedoOdds, torpedoOdds } from './torpedoes';

/** Forecasts of planned orders on a side's view. */
export interface SeekriegOdds {
  gunfire: GunfireOdds[];
  torpedoes: TorpedoOdds[];
}

const isGunfire = (order: Order): order is OrderOf<'gunfire'> =>
  order.kind === 'gunfire' && order.target !== '-';

const isTorpedoes = (order: Order): order is OrderOf<'torpedoes'> => order.kind === 'torpedoes';

/** What planned orders promise, from the functions that resolve them. */
export const explain = (
  view: SeekriegView,
  side: Side,
  planned: readonly Order[],
): SeekriegOdds => ({
  gunfire: gunfireOdds(view, side, planned.filter(isGunfire)),
  torpedoes: torpedoOdds(view, side, planned.filter(isTorpedoes)),
});
