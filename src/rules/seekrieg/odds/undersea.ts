import type { UnderseaWeapon } from '../model/events/undersea';
import type { ShipId } from '../model/ids';
import type { HuntingOrder } from '../model/orders';
import { USUAL_DEPTHS } from '../undersea/orders';

/** What charges promise, if the boat is where she is heard and at each usual depth with the same chance. */
export interface UnderseaOdds {
  ship: ShipId;
  weapon: UnderseaWeapon;
  charges: number;
  /** That at least one charge has her depth, from 0 to 1. */
  chance: number;
  /** Charges at her depth on average; each is a roll on CHART N3 [SK-26.19]. */
  meanHits: number;
}

/** [SK-26.16, SK-26.18] The odds of planned charges; nobody knows the depth of a boat, and nothing here asks for it. */
export const underseaOdds = (orders: readonly HuntingOrder[]): UnderseaOdds[] =>
  orders.filter(({ depths }) => depths.length > 0).map(oddsOf);

function oddsOf({ kind, ship, depths }: HuntingOrder): UnderseaOdds {
  const usual = depths.filter((feet) => USUAL_DEPTHS.includes(feet));
  return {
    ship,
    weapon: kind === 'depthCharges' ? 'depth-charges' : 'ahead-thrown',
    charges: depths.length,
    chance: new Set(usual).size / USUAL_DEPTHS.length,
    meanHits: usual.length / USUAL_DEPTHS.length,
  };
}
