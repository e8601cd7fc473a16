import type { Axial } from '../../../hex';
import { enemyOf, type Refusal, type Side } from '../../core';
import { enemiesInPlay, unitsInPlay } from '../common/own';
import { standOf, standsInAir } from '../common/stands';
import { type AirStand, ALTITUDES, type Altitude } from '../model/air';
import type { OrderOf } from '../model/orders';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { FleetActionView } from '../model/state';
import { depart } from './flight';
import { activateSquadron } from './opening';
import { openStands, refuseStand } from './refusing';
import { distinct, hexesThrough } from './route';

type MoveAir = OrderOf<'moveAir'>;

/** Own stands that may be moved now: those that have not moved, and are not on their way home [NW-10.15]. */
export const movable = (view: FleetActionView, side: Side): AirStand[] =>
  openStands(view, side).filter(({ turn, isGoingHome }) => !turn.hasMoved && !isGoingHome);

/** [NW-10.6] Altitudes that a stand may end its movement at. */
const altitudesOf = ({ altitude }: AirStand): Altitude[] =>
  ALTITUDES.filter((to) => stepsBetween(altitude, to) <= 1);

const stepsBetween = (from: Altitude, to: Altitude): number =>
  Math.abs(ALTITUDES.indexOf(from) - ALTITUDES.indexOf(to));

/** A selection of where to go: to enemies, to own ships and bases, and to other stands. */
const goals = (view: FleetActionView, side: Side): Axial[] =>
  distinct([
    ...enemiesInPlay(view, side).map(({ hex }) => hex),
    ...Object.values(view.contacts).flatMap((it) => (it.side === side ? [] : [it.hex])),
    ...standsInAir(view, enemyOf(side)).map(({ hex }) => hex),
    ...unitsInPlay(view, side).map(({ hex }) => hex),
  ]);

/** [NW-10.3, NW-10.4, NW-10.6] A path through any hexes; what is beyond a turn's flight is flown in the next turns. */
export const moveAir: OrderRule<'moveAir'> = {
  legal(view, side) {
    const to = goals(view, side);
    return movable(view, side).flatMap((stand) =>
      [[], ...to.map((hex) => [hex])].flatMap((path) =>
        altitudesOf(stand)
          .map((altitude): MoveAir => ({ kind: 'moveAir', stand: stand.id, path, altitude }))
          .filter((order) => !refuseFlight(stand, order)),
      ),
    );
  },
  refuse(view, side, order) {
    const closed = refuseStand(view, side, order.stand);
    return closed ?? refuseFlight(standOf(view, order.stand), order);
  },
  apply(play, _side, { stand: id, path, altitude }) {
    const stand = standOf(play.state, id);
    activateSquadron(play, stand);
    depart(play, stand, hexesThrough(stand.hex, path), altitude);
  },
};

function refuseFlight(stand: AirStand, { path, altitude }: MoveAir): Refusal | undefined {
  const { id, hex, turn, isGoingHome } = stand;
  if (turn.hasMoved) return refusal('has-moved', 'NW-10.28', { unit: id });
  if (isGoingHome) return refusal('going-home', 'NW-10.15', { stand: id });
  if (stepsBetween(stand.altitude, altitude) > 1) return refusal('too-steep', 'NW-10.6');
  const isStill = hexesThrough(hex, path).length === 0 && altitude === stand.altitude;
  return isStill ? refusal('no-steps', 'NW-10.4') : undefined;
}
