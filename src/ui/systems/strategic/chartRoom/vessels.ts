import type { ShipCard } from '../../../../rules/strategic/query';
import type { RegisteredShip, ShipRegistry } from '../../../../scenario';
import type { ShipDraft } from '../../../../scenario/strategic/draft/shape';
import { flotillaCard } from '../../../../scenario/strategic/flotillaCard';
import { shipCardOn } from '../../../../scenario/strategic/shipCard';
import { submarineCardsOn } from '../../../../scenario/strategic/submarineCard';

/** What the registry knows of an entry. */
interface Known {
  card: ShipCard;
  /** Of ships, which alone have drawings. */
  record?: RegisteredShip;
}

/** [ST-2.8, ST-24.5] The card of a ship, submarine or flotilla on a date; nothing of one that nobody knows. */
export function knownVessel(
  ship: ShipDraft,
  date: string,
  { ships, submarines, flotillas }: ShipRegistry,
): Known | undefined {
  if ('ship' in ship) {
    const record = ships.get(ship.ship);
    return record && { card: shipCardOn(record, date), record };
  }
  if ('submarine' in ship) {
    const boat = submarines.get(ship.submarine);
    return boat && { card: submarineCardsOn(boat, date).card };
  }
  const flotilla = flotillas.get(ship.flotilla);
  return flotilla && { card: flotillaCard(flotilla) };
}
