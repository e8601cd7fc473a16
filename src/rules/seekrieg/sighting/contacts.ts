import type { Axial } from '../../../hex';
import type { Side } from '../../core';
import type { SizeBand } from '../model/sizes';
import type { Contact, SeekriegState, SightingLevel } from '../model/state';
import type { Ship } from '../model/units';

/** [SK-5.9] The largest DP of a destroyer and of a cruiser, as their size tells from afar. */
const DESTROYER_DP = 120;
const CRUISER_DP = 600;

/** [SK-5.9] */
export function sizeBandOf({ sheet: { dp } }: Ship): SizeBand {
  if (dp <= DESTROYER_DP) return 'destroyer';
  return dp <= CRUISER_DP ? 'cruiser' : 'capital';
}

/** [SK-5.9, SK-5.10] The enemy ships that a side sees or tracks but does not have in visual range. */
export function contactsOf({ ships, hidden }: SeekriegState, side: Side): Record<string, Contact> {
  const contacts: Record<string, Contact> = {};
  const sightings = hidden.sightings[side];
  for (const id in sightings) {
    const { id: target, level } = sightings[id] as (typeof sightings)[string];
    const ship = ships[id] as Ship;
    if (level !== 'identified') contacts[target] = newContact(target, ship, level, hidden.held[id]);
  }
  return contacts;
}

const newContact = (
  id: string,
  ship: Ship,
  level: SightingLevel,
  held: Axial | undefined,
): Contact => ({
  id,
  side: ship.side,
  hex: held ?? ship.hex,
  isHeard: held !== undefined,
  size: level === 'upperWorks' ? sizeBandOf(ship) : null,
  ...(id === ship.id ? { ship: id, name: ship.sheet.name } : { ship: null, name: null }),
});
