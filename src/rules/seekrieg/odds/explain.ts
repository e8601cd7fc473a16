import type { Side } from '../../core';
import type { HuntingOrder, Order, OrderOf } from '../model/orders';
import type { SeekriegView } from '../model/state';
import { type GunfireOdds, gunfireOdds } from './gunnery';
import { type AttackOdds, attackOdds, type StrikeOdds, strikeOdds } from './strikes';
import { type TorpedoOdds, torpedoOdds } from './torpedoes';
import { type UnderseaOdds, underseaOdds } from './undersea';

/** Forecasts of planned orders on a side's view. */
export interface SeekriegOdds {
  gunfire: GunfireOdds[];
  torpedoes: TorpedoOdds[];
  undersea: UnderseaOdds[];
  strikes: StrikeOdds[];
  attacks: AttackOdds[];
}

const isGunfire = (order: Order): order is OrderOf<'gunfire'> =>
  order.kind === 'gunfire' && order.target !== '-';

const isTorpedoes = (order: Order): order is OrderOf<'torpedoes'> => order.kind === 'torpedoes';

const isHunting = (order: Order): order is HuntingOrder =>
  order.kind === 'depthCharges' || order.kind === 'aheadThrown';

const isStrike = (order: Order): order is OrderOf<'strike'> => order.kind === 'strike';

const isAttack = (order: Order): order is OrderOf<'attack'> => order.kind === 'attack';

/** What planned orders promise, from the functions that resolve them. */
export const explain = (
  view: SeekriegView,
  side: Side,
  planned: readonly Order[],
): SeekriegOdds => ({
  gunfire: gunfireOdds(view, side, planned.filter(isGunfire)),
  torpedoes: torpedoOdds(view, side, planned.filter(isTorpedoes)),
  undersea: underseaOdds(planned.filter(isHunting)),
  strikes: strikeOdds(view, side, planned.filter(isStrike)),
  attacks: attackOdds(view, side, planned.filter(isAttack)),
});
