import type { Hull } from '../../../src/rules/sea-wings/combat/damage/hull';
import type { ShipType } from '../../../src/rules/sea-wings/model/ratings';
import type { Hit, HitLetter } from '../../../src/rules/sea-wings/model/units';
import { shipCard } from './cards';

const CARRIER = { capRating: 3, launchCapacity: 6, airCapacity: 12 };

/** A ship of a type with hits: small letters for those that are not permanent, capitals for permanent ones. */
export function hull(type: ShipType, letters = '', damageControl: 1 | 2 = 1): Hull {
  const isCarrier = ['CV', 'CVL', 'CVE'].includes(type);
  const card = shipCard(type.toLowerCase(), {
    ...{ type, damageControl, carrier: isCarrier ? CARRIER : null },
  });
  return { card, fate: 'afloat', hits: [...letters].map(hitOf) };
}

const hitOf = (letter: string): Hit => ({
  letter: letter.toUpperCase() as HitLetter,
  isPermanent: letter === letter.toUpperCase(),
});

/** The hits of a ship in the same letters, in order. */
export const lettersOf = ({ hits }: Pick<Hull, 'hits'>): string =>
  hits.map(({ letter, isPermanent }) => (isPermanent ? letter : letter.toLowerCase())).join('');
