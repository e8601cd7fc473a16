import { distance } from '../../../hex';
import { enemyOf, known, must, type Roll, type Side } from '../../core';
import type { AirPlace, AirSquadron, AirStand, Load, StandCondition } from '../model/air';
import { type Play, tell } from '../model/play';
import type { AirStandId, FleetActionState, FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import { BAND_HEXES } from './bands';
import { forceOf } from './own';
import { KNOTS_A_HEX } from './speed';

/** Aircraft that are an id of their own: planes of ships [NW-10.30]. */
export const FLOATPLANE_ID = 'floatplane';

/** @throws Error when no stand in the view has the id. */
export const standOf = (view: FleetActionView, id: AirStandId): AirStand =>
  must(view.stands[id], id);

/**
 * What only the owner of a stand knows of it.
 *
 * @throws UnknownFromHere in a view of the other side.
 */
export const crewOf = (stand: AirStand): StandCondition =>
  known(stand.condition, `the condition of ${stand.id}`);

export const isAloft = ({ place }: AirStand): boolean => place === 'air';

const ABOARD: readonly AirPlace[] = ['ready', 'hangar', 'stowed'];

/** [NW-10.23] Stands on the deck of a carrier or base, in its hangar or stowed, in listed order. */
export const standsAboard = (view: FleetActionView, { id, side }: Unit): AirStand[] =>
  Object.values(view.stands).filter(
    (stand) => stand.side === side && ABOARD.includes(stand.place) && crewOf(stand).home === id,
  );

/** Stands in the air, of one side or of both. */
export const standsInAir = (view: FleetActionView, side?: Side): AirStand[] =>
  Object.values(view.stands).filter(
    (stand) => isAloft(stand) && (side === undefined || stand.side === side),
  );

/** What it carries; `null` without a load. */
export function loadOf(stand: AirStand): Load | null {
  const { load } = crewOf(stand);
  return stand.aircraft.loads.find(({ key }) => key === load) ?? null;
}

/** [NW-10.3] Hexes a turn. */
export const hexesATurn = ({ aircraft }: AirStand): number =>
  Math.floor(aircraft.speedKnots / KNOTS_A_HEX);

/** [NW-10.30] */
export const isFloatplane = ({ aircraft }: AirStand): boolean => aircraft.id === FLOATPLANE_ID;

/** The squadron of a stand of the side whose view it is. */
export const airSquadronOf = (view: FleetActionView, { side, squadron }: AirStand): AirSquadron =>
  must(forceOf(view, side).airSquadrons[squadron], squadron);

/** [NW-29.15] Stands of a squadron that are left. */
export const standsLeft = (view: FleetActionView, { stands }: AirSquadron): AirStand[] =>
  stands.map((id) => standOf(view, id)).filter(({ place }) => place !== 'gone');

/** [NW-20.1] A fighter or a fighter-bomber, with or without bombs. */
export const isFighter = ({ aircraft }: AirStand): boolean =>
  aircraft.roles.some((role) => role === 'fighter' || role === 'fighter-bomber');

/** [NW-10.11, NW-32.20] A fighter or fighter-bomber without a load. Ask only of own stands. */
export const mayIntercept = (stand: AirStand): boolean =>
  isFighter(stand) && crewOf(stand).load === null;

/** Hexes by night at which a stand is seen by eye [NW-10.8]. */
const NIGHT_SIGHT_HEXES = 2;

/** [NW-10.8] Whether a side sees an enemy stand; to be asked of the whole state. */
export function isStandSeen(state: FleetActionState, stand: AirStand, by: Side): boolean {
  if (!isAloft(stand)) return false;
  if (!state.scenario.isNight) return true;
  return (
    standsInAir(state, by).some(({ hex }) => distance(hex, stand.hex) <= NIGHT_SIGHT_HEXES) ||
    Object.values(state.units).some((unit) => unit.side === by && showsAtNight(unit, stand))
  );
}

/** [NW-10.8, NW-17.6] A unit in play sees a stand in the air by itself. */
export const seesStand = ({ scenario }: FleetActionView, unit: Unit, stand: AirStand): boolean =>
  !scenario.isNight || showsAtNight(unit, stand);

/** [NW-10.8, NW-12.2, NW-12.4] By eye, or by search radar within SD. */
function showsAtNight({ fate, condition, hex }: Unit, stand: AirStand): boolean {
  if (fate !== 'inPlay' || !condition) return false;
  const radarHexes = condition.hasSearchRadar ? condition.spottingBands * BAND_HEXES : 0;
  return distance(hex, stand.hex) <= Math.max(NIGHT_SIGHT_HEXES, radarHexes);
}

/** [NW-10.8] Who is told what happens to a stand: both sides while the other sees it. */
export const witnesses = (state: FleetActionState, stand: AirStand): 'all' | Side[] =>
  isStandSeen(state, stand, enemyOf(stand.side)) ? 'all' : [stand.side];

/** By which clause aircraft are lost, and the die that says how many if it was not told before. */
interface AircraftLoss {
  rule:
    | 'NW-17.10'
    | 'NW-20.13'
    | 'NW-18.18'
    | 'NW-26.28'
    | 'NW-10.24'
    | 'NW-18.16'
    | 'NW-10.7'
    | 'NW-10.29';
  dice?: Roll[];
}

/** [NW-17.10, NW-20.13, NW-10.29] Aircraft of a stand are lost, all of them at most; without the last it is gone. */
export function loseAircraft(
  play: Play,
  stand: AirStand,
  count: number,
  { rule, dice }: AircraftLoss,
): void {
  const lost = Math.min(count, stand.count);
  if (lost === 0) return;
  const seenBy = witnesses(play.state, stand);
  const { id, side } = stand;
  stand.count -= lost;
  if (!isFloatplane(stand)) play.state.tally.aircraftLost[side] += lost;
  if (stand.count === 0) stand.place = 'gone';
  tell(play, {
    kind: 'aircraftLost',
    rule,
    seenBy,
    side,
    stand: id,
    count: lost,
    left: stand.count,
    ...(dice && { dice }),
  });
}
