import type { Side } from '../../core';
import { fireLosses } from '../combat/control/fireOdds';
import { hitsIn } from '../combat/damage/hull';
import { forceOf } from '../common/own';
import type { ShipId } from '../model/ids';
import type { SeaWingsView } from '../model/state';
import type { Ship } from '../model/units';
import { STANDARD_TABLES } from '../tables/standard';

/** What damage control is likely to do for a damaged ship [WG-14.1]. */
export interface ControlOutlook {
  ship: ShipId;
  fires: number;
  /** That her fires end her, before anything else is rolled for. */
  lost: number;
  /** Hits that are rolled for, and the chance of each to be removed. */
  open: number;
  removed: number;
}

/** [WG-14.2, WG-14.9 to WG-14.17] The damaged ships of a side that is about to control its damage. */
export const controlForecast = (view: SeaWingsView, side: Side): ControlOutlook[] =>
  Object.values(forceOf(view, side).ships)
    .filter(({ fate, hits }) => fate === 'afloat' && hits.some(isOpen))
    .map((ship) => ({ ship: ship.card.id, ...outlookOf(ship) }));

const isOpen = ({ isPermanent }: Ship['hits'][number]): boolean => !isPermanent;

function outlookOf({ card, hits }: Ship): Omit<ControlOutlook, 'ship'> {
  const hull = { card, hits, fate: 'afloat' as const };
  return {
    fires: hitsIn(hull, 'F'),
    lost: fireLosses()(hull),
    open: hits.filter((hit) => hit.letter !== 'F' && isOpen(hit)).length,
    removed: STANDARD_TABLES.damageControl.ships[card.damageControl] / 6,
  };
}
