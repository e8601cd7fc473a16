import type { ShipType } from '../model/ratings';
import type { Composition, Ship, ShipKind } from '../model/units';

/** [WG-1.25] */
const KINDS: Readonly<Record<ShipType, ShipKind>> = {
  CV: 'carrier',
  CVL: 'carrier',
  CVE: 'carrier',
  BB: 'large',
  BC: 'large',
  CA: 'large',
  CL: 'large',
  DD: 'small',
  TB: 'small',
  MM: 'merchantman',
};

const kindOf = ({ card }: Pick<Ship, 'card'>): ShipKind => KINDS[card.type];

/** As much of a ship or a convoy as a count asks for. */
type Counted = Pick<Ship, 'card' | 'convoySunk' | 'convoyUnloaded'>;

const NO_SHIPS: Composition = { carrier: 0, large: 0, small: 0, merchantman: 0 };

/** What a report would find: ships by kind; a convoy counts the ships that are left of it. */
export function compositionOf(ships: readonly Counted[]): Composition {
  const found = { ...NO_SHIPS };
  for (const ship of ships) found[kindOf(ship)] += shipsLeft(ship);
  return found;
}

/** [WG-20.5, WG-20.8] Ships still in a convoy; 1 for a ship. */
export const shipsLeft = ({ card, convoySunk, convoyUnloaded }: Counted): number =>
  card.convoyShips === null ? 1 : card.convoyShips - convoySunk - convoyUnloaded;

export const totalOf = (composition: Composition): number =>
  Object.values(composition).reduce((sum, number) => sum + number, 0);
