import { distance } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { Order, SeaWingsView } from '../../../rules/sea-wings';
import {
  type Formation,
  forceOf,
  formationsOf,
  hexOfHome,
  ownForce,
} from '../../../rules/sea-wings/query';
import { contactsOf } from '../common/contacts';

/** Within this distance an enemy marker may hold carriers that reach us: 13 hexes of their bombers and a move of 5. */
const CARRIER_HEXES = 18;
/** Within this distance an enemy base may: the range of the G4M1 [WG-27.12]. */
const BASE_HEXES = 33;

/** [WG-6.20, WG-6.21] Fighters that stay fly CAP where the enemy may come, and stand ready where he may not. */
export function* patrolWishes(view: SeaWingsView, side: Side): Generator<Order> {
  const force = forceOf(view, side);
  for (const it of formationsOf(force).filter(({ type }) => type.class === 'F')) {
    const { id: formation, boxes } = it;
    if (boxes.hangar === 0) continue;
    const over = ownForce(force, it);
    if (over && isThreatened(view, side, it))
      yield { kind: 'planCap', formation, factors: boxes.hangar, over };
    yield { kind: 'planReady', formation, factors: boxes.hangar };
  }
}

function isThreatened(view: SeaWingsView, side: Side, it: Formation): boolean {
  const hex = hexOfHome(forceOf(view, side), it);
  if (!hex) return false;
  return (
    contactsOf(view, side).some((contact) => distance(contact.hex, hex) <= CARRIER_HEXES) ||
    view.scenario.bases.some(
      (base) =>
        base.side !== side && base.type !== 'seaplane' && distance(base.hex, hex) <= BASE_HEXES,
    )
  );
}
