import { sameHex } from '../../../hex';
import type { Refusal, Side } from '../../core';
import { unitOf } from '../common/own';
import { standOf } from '../common/stands';
import type { OrderOf } from '../model/orders';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { FleetActionView } from '../model/state';
import { refuseLanding } from './deck';
import { landingPlaces, landStand } from './landing';
import { activateSquadron } from './opening';
import { openStands, refuseStand } from './refusing';

/** [NW-10.19, NW-10.28] A stand lands at the end of its movement in the hex of a carrier or base. */
export const land: OrderRule<'land'> = {
  legal: (view, side) =>
    openStands(view, side).flatMap((stand) =>
      landingPlaces(view, stand).map((home) => ({
        kind: 'land' as const,
        stand: stand.id,
        home: home.id,
      })),
    ),
  refuse: refuseLand,
  apply(play, _side, { stand: id, home }) {
    const stand = standOf(play.state, id);
    activateSquadron(play, stand);
    landStand(play, stand, unitOf(play.state, home));
  },
};

function refuseLand(
  view: FleetActionView,
  side: Side,
  { stand: id, home: homeId }: OrderOf<'land'>,
): Refusal | undefined {
  const closed = refuseStand(view, side, id);
  if (closed) return closed;
  const home = view.units[homeId];
  if (home?.side !== side || home.fate !== 'inPlay' || home.sheet.deck.hangar === 0)
    return refusal('no-such-unit', 'NW-10.28', { unit: homeId });
  const stand = standOf(view, id);
  return sameHex(stand.hex, home.hex)
    ? refuseLanding(view, home, stand)
    : refusal('not-there', 'NW-10.28', { stand: id, home: home.name });
}
