import { type Axial, hexAhead, turned } from '../../../hex';
import { isMerchant } from '../../../rules/fleet-action/query';
import type { Situation } from '../common/situation';
import type { Vessel } from '../common/vessel';

/** Hexes from the ship she guards: a boat attacks from about four, and is heard within three [NW-7.8]. */
const STATION_HEXES = 2;

/**
 * Where an escort waits for submarines that nobody has found yet: ahead of one of the merchants, then to port and to starboard
 * of them. `undefined` where there is no convoy, no submarine to expect, or an enemy in sight.
 */
export function stationOf({ view, own, enemy }: Situation, ship: Vessel): Axial | undefined {
  const { scenario } = view;
  if (!scenario.hasSubmarines || scenario.convoyOf !== ship.unit.side || enemy.length > 0)
    return undefined;
  const isEscort = (it: Vessel) => !isMerchant(it.sheet);
  const place = own.filter(isEscort).findIndex((it) => it.unit.id === ship.unit.id);
  const convoy = own.filter((it) => !isEscort(it));
  const guarded = convoy[(place * STRIDE) % Math.max(1, convoy.length)];
  if (place < 0 || !guarded) return undefined;
  const { hex, facing } = guarded;
  const beam = place % 2 === 0 ? turned(facing, 'port') : turned(facing, 'starboard');
  return hexAhead(hex, beam, STATION_HEXES);
}

/** Neighbors in the list are of one column: escorts are spread over all. */
const STRIDE = 2;
