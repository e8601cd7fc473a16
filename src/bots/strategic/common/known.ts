import { must, type Side } from '../../../rules/core';
import type {
  Division,
  Force,
  Knowledge,
  SeenDivision,
  SeenShip,
  ShipRecord,
  StrategicView,
} from '../../../rules/strategic';
import type { DamageState, Ship } from '../../../rules/strategic/query';

/** The forces of a bot's side; its view holds them. */
export const forceOf = (view: StrategicView, side: Side): Force => must(view.forces[side], side);

/** What a bot's side knows of the enemy. */
export const knownOf = (view: StrategicView, side: Side): Knowledge =>
  must(view.known[side], `knowledge of the ${side}`);

/** Own ships of a division that are afloat. */
export const ownShips = (force: Force, division: Division): ShipRecord[] =>
  division.ships.flatMap((id) => {
    const ship = force.ships[id];
    return ship?.fate === 'afloat' ? [ship] : [];
  });

/** The ships of an enemy division as far as they are known. */
export const seenShips = (known: Knowledge, division: SeenDivision): SeenShip[] =>
  (division.ships ?? []).flatMap((id) => {
    const ship = known.ships[id];
    return ship && ship.fate === 'afloat' ? [ship] : [];
  });

/** The share of capacity at which a state begins. */
const MIN_SHARE: Readonly<Record<DamageState, number>> = {
  none: 0,
  light: 0.15,
  moderate: 0.5,
  heavy: 0.75,
  sunk: 1,
};

/** An enemy ship for the purposes of an attack: with the least damage that her state allows [ST-5.9]. */
export const asShip = ({ source: { card }, state }: SeenShip): Ship => ({
  card,
  damageLevels: Math.ceil(MIN_SHARE[state] * card.capacity),
  criticals: [],
});

const CARRIERS = ['CV', 'CVL', 'CVE'];
const UNARMED = ['TR', 'AO'];

export const isCarrier = ({ card }: Pick<Ship, 'card'>): boolean => CARRIERS.includes(card.type);
export const isCargo = ({ card }: Pick<Ship, 'card'>): boolean => UNARMED.includes(card.type);
/** A flotilla of torpedo boats. */
export const isTorpedoCraft = ({ card }: Pick<Ship, 'card'>): boolean => card.type === 'PT';
export const isBoat = ({ card }: Pick<Ship, 'card'>): boolean => card.type === 'SS';
