import type { Roll } from '../../../core';
import { conditionOf } from '../../common/own';
import { crewOf, loseAircraft } from '../../common/stands';
import { crewTest, cvTest } from '../../common/tests';
import type { AirStand } from '../../model/air';
import { type Play, tell } from '../../model/play';
import { hasTrait } from '../../model/sheet';
import type { FleetActionState } from '../../model/state';
import type { Unit } from '../../model/units';
import { explode } from '../blast';
import { changeFires } from '../fires';
import { ownerOf } from '../told';
import { type Effect, timesFor } from './critical';

/** [NW-25.7a] Stands that are being refueled or rearmed in the hangar. */
const servicedAboard = ({ stands }: FleetActionState, { id }: Unit): AirStand[] =>
  Object.values(stands).filter((stand) => stand.place === 'hangar' && crewOf(stand).home === id);

/** [NW-25.6, NW-25.14] H falls, and each time a catapult goes with it; the last catapults go without a cost. */
export const aircraftOperations: Effect = (play, unit, critical) => {
  const condition = conditionOf(unit);
  if (condition.hangar === 0 && condition.catapults === 0) return 'barred';
  const amount = timesFor(critical, 1, condition.hangar);
  condition.hangar -= amount;
  condition.catapults -= Math.min(condition.catapults, Math.max(1, amount));
  critical.left -= amount;
  tell(play, {
    kind: 'criticalApplied',
    rule: 'NW-25.6',
    ...ownerOf(unit),
    area: 'aircraft-operations',
    amount,
    left: condition.hangar,
    dice: [],
  });
  return amount > 0 ? 'again' : 'ends';
};

/** [NW-25.7] Costs this much CV for each point of RRR. */
const SERVICE_COST = 2;

/** [NW-25.7 to NW-25.7c, NW-25.14] RRR falls, and stands in the hangar may burn. */
export const hangar: Effect = (play, unit, critical) => {
  const condition = conditionOf(unit);
  const value = critical.left;
  const amount = timesFor(critical, SERVICE_COST, condition.serviceRate);
  const serviced = servicedAboard(play.state, unit);
  if (amount === 0 && serviced.length === 0) return 'barred';
  condition.serviceRate -= amount;
  critical.left -= amount * SERVICE_COST;
  tell(play, {
    kind: 'criticalApplied',
    rule: 'NW-25.7',
    ...ownerOf(unit),
    area: 'hangar',
    amount,
    left: condition.serviceRate,
    dice: [],
  });
  testHangar(play, unit, value, serviced);
  return amount > 0 ? 'again' : 'ends';
};

/** [NW-25.7a, NW-25.7b] */
function testHangar(play: Play, unit: Unit, criticalValue: number, stands: AirStand[]): void {
  if (stands.length === 0) return;
  const dice: Roll[] = [];
  const hit = stands.filter(() => cvTest(play, criticalValue, 'hangar', dice));
  tell(play, {
    kind: 'hangarTested',
    rule: 'NW-25.7a',
    ...ownerOf(unit),
    criticalValue,
    lost: hit.map(({ id }) => id),
    dice,
  });
  for (const stand of hit) loseAircraft(play, stand, stand.count, { rule: 'NW-10.29' });
}

/** [NW-26.22] Stands in the hangar count against the crew, at most this many. */
const MAX_SERVICED = 3;

/** [NW-25.8, NW-26.22 to NW-26.24] A fire, and a Carrier Fuel Explosion Test by the CV of the hit. */
export const fuel: Effect = (play, unit, { full }) => {
  changeFires(play, unit, 1);
  const dice: Roll[] = [];
  const isAlight = cvTest(play, full, 'fuel', dice);
  tell(play, {
    kind: 'fuelTested',
    rule: 'NW-26.22',
    ...ownerOf(unit),
    criticalValue: full,
    isAlight,
    dice,
  });
  if (!isAlight) return 'ends';
  if (crewTest(play, unit, 'fuel', fuelModifier(play.state, unit))) changeFires(play, unit, 1);
  else explode(play, unit, 'fuel');
  return 'ends';
};

/** [NW-26.22] */
const fuelModifier = (state: FleetActionState, unit: Unit): number =>
  1 -
  Number(hasTrait(unit.sheet, 'poor-carrier-safety')) -
  Math.min(MAX_SERVICED, servicedAboard(state, unit).length);

/** [NW-25.10] The flight deck holds: no flight operations until the end of the next turn. */
export function stopFlights(play: Play, unit: Unit): void {
  const until = play.state.turn + 1;
  if (unit.flightOps) unit.flightOps.stoppedUntil = until;
  tell(play, { kind: 'flightStopped', rule: 'NW-25.10', ...ownerOf(unit), until });
}
