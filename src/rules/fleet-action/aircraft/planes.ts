import { sameHex } from '../../../hex';
import { enemyOf, type Refusal } from '../../core';
import { freshAirTurn } from '../common/fresh';
import { conditionOf, forceOf, isInPlay } from '../common/own';
import { crewOf, isAloft, isFloatplane, standsAboard } from '../common/stands';
import type { AirSquadron, AirStand } from '../model/air';
import { refusal } from '../model/refusals';
import type { FleetActionState, FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import { FLARES, FLOATPLANE, PLANE_KNOTS } from '../tables/floatplane';

/** [NW-10.27] The planes of a carrier are in her stands. */
const hasOwnPlanes = ({ sheet }: Unit): boolean => sheet.planes > 0 && sheet.deck.hangar === 0;

/** [NW-10.27] Why a ship cannot launch or recover a plane now. */
function refuseEither(ship: Unit): Refusal | undefined {
  if (!hasOwnPlanes(ship)) return refusal('no-planes', 'NW-10.27', { ship: ship.name });
  if (conditionOf(ship).turn.usedPlane)
    return refusal('plane-used', 'NW-10.27', { ship: ship.name });
  return ship.speedKnots > PLANE_KNOTS
    ? refusal('too-fast', 'NW-10.27', { most: PLANE_KNOTS })
    : undefined;
}

export function refuseLaunch(ship: Unit): Refusal | undefined {
  const { planes, canLaunchPlanes } = conditionOf(ship);
  const isAble = planes > 0 && canLaunchPlanes;
  return (
    refuseEither(ship) ??
    (isAble ? undefined : refusal('no-planes', 'NW-10.27', { ship: ship.name }))
  );
}

/** [NW-3.25] A ship under a marker takes no plane aboard. */
export const refuseRecovery = (view: FleetActionView, ship: Unit): Refusal | undefined =>
  refuseEither(ship) ??
  (isInPlay(ship) ? undefined : refusal('under-marker', 'NW-3.25', { ship: ship.name })) ??
  (planeOver(view, ship) ? undefined : refusal('no-plane-here', 'NW-10.27', { ship: ship.name }));

/** A plane of a ship in the air in her hex. */
export const planeOver = (view: FleetActionView, { id, side, hex }: Unit): AirStand | undefined =>
  Object.values(view.stands).find(
    (stand) =>
      stand.side === side &&
      isAloft(stand) &&
      isFloatplane(stand) &&
      crewOf(stand).home === id &&
      sameHex(stand.hex, hex),
  );

/** A side is asked about the planes of a ship only where they serve: by night, or while the enemy has markers on the map. */
export const wouldServe = (view: FleetActionView, ship: Unit): boolean =>
  (view.scenario.isNight || hasMarkers(view, ship)) && !refuseLaunch(ship);

const hasMarkers = ({ contacts }: FleetActionView, { side }: Unit): boolean =>
  Object.values(contacts).some((contact) => contact.side === enemyOf(side));

/** [NW-10.27, NW-10.30] The stand of the next plane to fly: one that has been recovered, or a new one. */
export function nextPlane(state: FleetActionState, ship: Unit): AirStand {
  const recovered = standsAboard(state, ship)[0];
  if (recovered) return recovered;
  const squadron = squadronOfPlanes(state, ship);
  const stand = newPlane(ship, squadron);
  squadron.stands.push(stand.id);
  state.stands[stand.id] = stand;
  return stand;
}

/** The squadron of a ship's planes, made when the first takes off. */
function squadronOfPlanes(state: FleetActionState, { id, side, name }: Unit): AirSquadron {
  const { airSquadrons } = forceOf(state, side);
  const squadron = `${id}-planes`;
  airSquadrons[squadron] ??= {
    id: squadron,
    side,
    name,
    commandValue: 0,
    stands: [],
    hasActed: false,
    isDisengaging: false,
    testedAt: null,
  };
  return airSquadrons[squadron];
}

const newPlane = (ship: Unit, squadron: AirSquadron): AirStand => ({
  id: `${ship.id}-plane-${squadron.stands.length + 1}`,
  side: ship.side,
  squadron: squadron.id,
  aircraft: FLOATPLANE,
  count: 1,
  original: 1,
  altitude: 'low',
  place: 'stowed',
  hex: { ...ship.hex },
  flakMarkers: 0,
  isGoingHome: false,
  turn: freshAirTurn(1),
  condition: {
    crewQuality: conditionOf(ship).crewQuality,
    load: null,
    lastLoad: null,
    home: ship.id,
    entersOnTurn: 0,
    airborneTurns: 0,
    serviced: 0,
    patrols: null,
    aim: null,
    flares: FLARES,
  },
});
