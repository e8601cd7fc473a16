import { must, type Refusal, type Side } from '../../core';
import { conditionOf, unitOf, unitsInPlay } from '../common/own';
import { crewOf, witnesses } from '../common/stands';
import type { OrderOf } from '../model/orders';
import { type Play, tell } from '../model/play';
import type { OrderRule } from '../model/rule';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import { activate, activateSquadron } from './opening';
import { nextPlane, planeOver, refuseLaunch, refuseRecovery } from './planes';
import { refuseHome, refuseStand } from './refusing';

type LaunchPlane = OrderOf<'launchPlane'>;

const WAYS = ['launch', 'recover'] as const;

/** [NW-3.25] Deployed ships with planes of their own. */
const shipsAsked = (view: FleetActionView, side: Side): Unit[] =>
  unitsInPlay(view, side).filter(({ sheet }) => sheet.planes > 0 && sheet.deck.hangar === 0);

/** [NW-10.27, NW-10.30] A ship launches a plane of hers, or takes one aboard. */
export const launchPlane: OrderRule<'launchPlane'> = {
  legal: (view, side) =>
    shipsAsked(view, side).flatMap(({ id }) =>
      WAYS.map((way): LaunchPlane => ({ kind: 'launchPlane', ship: id, way })).filter(
        (order) => !refusePlane(view, side, order),
      ),
    ),
  refuse: refusePlane,
  apply: (play, _side, { ship, way }) =>
    way === 'launch'
      ? takeOff(play, unitOf(play.state, ship))
      : recover(play, unitOf(play.state, ship)),
};

/** [NW-10.28] A plane is launched in the activation of the ship, and recovered in its own. */
function refusePlane(
  view: FleetActionView,
  side: Side,
  { ship: id, way }: LaunchPlane,
): Refusal | undefined {
  const ship = view.units[id];
  const plane = way === 'recover' && ship?.side === side ? planeOver(view, ship) : undefined;
  const closed = plane ? refuseStand(view, side, plane.id) : refuseHome(view, side, id);
  if (closed || !ship) return closed;
  return way === 'launch' ? refuseLaunch(ship) : refuseRecovery(view, ship);
}

function takeOff(play: Play, ship: Unit): void {
  activate(play, ship.id);
  const stand = nextPlane(play.state, ship);
  const condition = conditionOf(ship);
  condition.turn.usedPlane = true;
  condition.planes -= 1;
  Object.assign(stand, { place: 'air', hex: { ...ship.hex }, altitude: 'low' });
  const { id, side } = stand;
  const seenBy = witnesses(play.state, stand);
  tell(play, { kind: 'standLaunched', rule: 'NW-10.27', seenBy, side, stand: id, home: ship.id });
}

function recover(play: Play, ship: Unit): void {
  const stand = must(planeOver(play.state, ship), `plane over ${ship.id}`);
  const seenBy = witnesses(play.state, stand);
  activateSquadron(play, stand);
  const condition = conditionOf(ship);
  condition.turn.usedPlane = true;
  condition.planes += 1;
  stand.place = 'stowed';
  Object.assign(crewOf(stand), { airborneTurns: 0, aim: null });
  const { id, side } = stand;
  tell(play, { kind: 'standLanded', rule: 'NW-10.27', seenBy, side, stand: id, home: ship.id });
}
