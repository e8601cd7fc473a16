import type { Side } from '../../core';
import { luckyOutcomes } from '../combat/control/fireOdds';
import { type Hull, hitsIn, isAfloat } from '../combat/damage/hull';
import { capped, meanOf, repeated } from '../combat/dice/chances';
import { meanOver } from '../combat/dice/outcomes';
import { liesOn } from '../common/cards';
import { forceOf } from '../common/own';
import type { ShipId } from '../model/ids';
import type { SeaWingsView } from '../model/state';
import type { Ship } from '../model/units';
import { SECOND_TRIES } from '../tables/control';
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

/** [WG-14.2, WG-14.9 to WG-14.17, WG-24.29] The damaged ships of a side that is about to control its damage, with its card 18. */
export const controlForecast = (view: SeaWingsView, side: Side): ControlOutlook[] => {
  const force = forceOf(view, side);
  return Object.values(force.ships)
    .filter(({ fate, hits }) => fate === 'afloat' && hits.some(isOpen))
    .map((ship) => ({
      ship: ship.card.id,
      ...outlookOf(ship, liesOn(force, 'good-damage-control', ship.card.id) ? SECOND_TRIES : 0),
    }));
};

const isOpen = ({ isPermanent }: Ship['hits'][number]): boolean => !isPermanent;

function outlookOf({ card, hits }: Ship, tries: number): Omit<ControlOutlook, 'ship'> {
  const hull: Hull = { card, hits, fate: 'afloat' };
  const fought = luckyOutcomes(hull, tries);
  const lost = meanOver(fought, ({ ship }) => Number(!isAfloat(ship)));
  const open = hits.filter((hit) => hit.letter !== 'F' && isOpen(hit)).length;
  const upTo = STANDARD_TABLES.damageControl.ships[card.damageControl];
  const removed = meanOver(fought, (it) =>
    isAfloat(it.ship) ? removedBy(open, it.tries, upTo / 6) : 0,
  );
  return { fires: hitsIn(hull, 'F'), lost, open, removed: lost < 1 ? removed / (1 - lost) : 0 };
}

/** The chance of each of some hits to be removed, when so many of the dice that fail are rolled again. */
function removedBy(open: number, tries: number, chance: number): number {
  if (open === 0) return chance;
  const again = meanOf(capped(repeated([chance, 1 - chance], open), tries));
  return chance + (again * chance) / open;
}
