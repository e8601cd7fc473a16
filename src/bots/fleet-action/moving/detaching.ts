import type { Order } from '../../../rules/fleet-action';
import { type Squadron, shipsToMove } from '../../../rules/fleet-action/query';
import { errandOf } from '../common/errands';
import { ownVessel, type Situation } from '../common/situation';
import { standingOf } from '../common/standing';
import type { Vessel } from '../common/vessel';
import { aimOf, isFlotilla } from './aims';

/** Knots by which a ship is slower than the fastest of her squadron and holds it up. */
const LAGS_KNOTS = 6;

/** [NW-3.6] Ships that have other business than the rest of their squadron leave it: cripples, and destroyers that attack. */
export function* detachWish(situation: Situation, squadron: Squadron): Generator<Order> {
  const ships = shipsToMove(situation.view, squadron).flatMap(
    ({ id }) => ownVessel(situation, id) ?? [],
  );
  if (ships.length < 2) return;
  const leaving = ships.filter((ship) => hasOtherBusiness(situation, ships, ship));
  if (leaving.length > 0 && leaving.length < ships.length)
    yield { kind: 'detach', units: leaving.map(({ unit }) => unit.id) };
}

function hasOtherBusiness(situation: Situation, ships: readonly Vessel[], ship: Vessel): boolean {
  const fastest = Math.max(...ships.map(({ limitKnots }) => limitKnots));
  if (ship.limitKnots + LAGS_KNOTS <= fastest) return true;
  const isEscort = isFlotilla(ship) && !ships.every(isFlotilla);
  if (isEscort) return aimOf(situation, ship).isRunIn;
  const standing = standingOf(situation);
  const away = (it: Vessel) => errandOf(situation, it, standing).kind !== 'fight';
  return away(ship) && !ships.every(away) && !ship.unit.isDisengaging;
}
