import { type Facing, turned } from '../../../hex';
import type { Refusal } from '../../core';
import { conditionOf } from '../common/own';
import { isStopped } from '../common/speed';
import { standsAboard } from '../common/stands';
import type { AirStand } from '../model/air';
import { refusal } from '../model/refusals';
import { isLandTarget } from '../model/sheet';
import type { FleetActionView } from '../model/state';
import type { FlightOps, Unit } from '../model/units';
import { AIRCRAFT_A_SPACE } from '../tables/air';

/** [NW-10.17] Knots that make wind enough over the deck. */
const WIND_KNOTS = 15;

/** [NW-10.18, NW-10.19, NW-10.26] Stands that leave the deck in a turn, and that land on it. */
const deckStands = ({ sheet }: Unit): number => (isLandTarget(sheet) ? 2 : 1);

/** [NW-10.20] */
export const spacesOf = ({ count }: AirStand): number => Math.ceil(count / AIRCRAFT_A_SPACE);

/** [NW-10.20] Hangar spaces that are free; below 0 when fewer are left than are in use [NW-10.21]. */
const spacesFree = (view: FleetActionView, home: Unit): number =>
  standsAboard(view, home).reduce(
    (left, stand) => left - spacesOf(stand),
    conditionOf(home).hangar,
  );

const opsOf = ({ flightOps, id }: Unit): FlightOps => {
  if (flightOps === null) throw new Error(`Broken invariant: no flight operations of ${id}`);
  return flightOps;
};

/** [NW-10.16, NW-25.10] Why a carrier or base can neither launch nor land aircraft. */
function refuseOperating({ turn }: FleetActionView, home: Unit): Refusal | undefined {
  const { mayOperate, stoppedUntil } = opsOf(home);
  const isAfloat =
    isLandTarget(home.sheet) || !(isStopped(home) || conditionOf(home).flotation === 0);
  if (!mayOperate || !isAfloat) return refusal('deck-closed', 'NW-10.16', { home: home.name });
  return stoppedUntil >= turn ? refusal('deck-closed', 'NW-25.10', { home: home.name }) : undefined;
}

/** [NW-10.17] It faces the wind, or as good as: calm serves any facing [NW-34.9]. */
const isIntoWind = (wind: Facing | null, { facing, speedKnots }: Unit): boolean =>
  speedKnots >= WIND_KNOTS &&
  (wind === null || [wind, turned(wind, 'port'), turned(wind, 'starboard')].includes(facing));

function refuseWind({ scenario }: FleetActionView, home: Unit): Refusal | undefined {
  if (isLandTarget(home.sheet) || isIntoWind(scenario.wind, home)) return undefined;
  return refusal('not-into-wind', 'NW-10.17', { home: home.name, knots: WIND_KNOTS });
}

/** Stands launched from the deck or runway, not by catapult. */
const deckLaunches = ({ launched, catapulted }: FlightOps): number => launched.length - catapulted;

/** [NW-10.18] A catapult that has launched nothing in this turn. */
export const hasCatapult = (home: Unit): boolean =>
  opsOf(home).catapulted < conditionOf(home).catapults;

/** [NW-10.17 to NW-10.19, NW-10.26] Why a carrier or base can launch nothing now. */
export function refuseLaunching(view: FleetActionView, home: Unit): Refusal | undefined {
  const closed = refuseOperating(view, home);
  if (closed || hasCatapult(home)) return closed;
  const ops = opsOf(home);
  const isUsed = deckLaunches(ops) >= deckStands(home) || (isOneDeck(home) && ops.landed > 0);
  return isUsed ? refusal('deck-in-use', 'NW-10.19', { home: home.name }) : refuseWind(view, home);
}

/** [NW-10.19, NW-10.26] A carrier does not launch and land in one turn; a runway serves both. */
const isOneDeck = ({ sheet }: Unit): boolean => !isLandTarget(sheet);

/** [NW-10.16, NW-10.17, NW-10.19, NW-10.20, NW-10.25, NW-10.26] Why a stand cannot land now. */
export function refuseLanding(
  view: FleetActionView,
  home: Unit,
  stand: AirStand,
): Refusal | undefined {
  const closed = refuseOperating(view, home) ?? refuseWind(view, home);
  if (closed) return closed;
  const ops = opsOf(home);
  if (conditionOf(home).hasPowerFailure && ops.powerTestBefore !== true)
    return refusal('no-power', 'NW-10.25', { ship: home.name });
  if (ops.landed >= deckStands(home) || (isOneDeck(home) && deckLaunches(ops) > 0))
    return refusal('deck-in-use', 'NW-10.19', { home: home.name });
  const left = Math.max(0, spacesFree(view, home));
  return spacesOf(stand) > left
    ? refusal('no-room', 'NW-10.20', { home: home.name, spaces: spacesOf(stand), left })
    : undefined;
}
