import { enemyOf } from '../../core';
import { loseOfficer } from '../common/officers';
import { conditionOf } from '../common/own';
import { crewOf, loseAircraft, standsAboard } from '../common/stands';
import { type Play, tell } from '../model/play';
import { isLandTarget } from '../model/sheet';
import type { Unit } from '../model/units';

/** Why a unit is gone, as a code of the words. */
export type Cause =
  | 'wreck-test'
  | 'flooding'
  | 'magazine'
  | 'fuel'
  | 'cargo'
  | 'abandoned'
  | 'vessels'
  | 'hull';

/**
 * [NW-22.7, NW-22.8, NW-26.18] A unit becomes a wreck, or sinks and is removed. Its officer is lost with it [NW-29.21], and the
 * aircraft aboard a ship. Torpedoes in the water run on [NW-11.9].
 */
export function loseUnit(play: Play, unit: Unit, fate: 'wreck' | 'sunk', cause: Cause): void {
  unit.fate = fate;
  unit.speedKnots = 0;
  unit.laysSmoke = false;
  unit.searchlightOn = null;
  rememberTorpedoes(unit);
  const rule = fate === 'wreck' ? 'NW-22.7' : 'NW-22.8';
  tell(play, { kind: 'unitLost', rule, unit: unit.id, fate, cause });
  loseOfficer(play.state, unit);
  if (!isLandTarget(unit.sheet)) loseAboard(play, unit);
  for (const stand of Object.values(play.state.stands))
    if (crewOf(stand).patrols === unit.id) crewOf(stand).patrols = null;
}

/** [NW-11.9] What a torpedo attack on its way needs of the ship that launched it. */
function rememberTorpedoes(unit: Unit): void {
  const { torpedoAttack, crewQuality } = conditionOf(unit);
  if (torpedoAttack) Object.assign(torpedoAttack, { splashes: unit.splashes, crewQuality });
}

/** Stands on deck, in the hangar or stowed go down with their carrier. */
function loseAboard(play: Play, unit: Unit): void {
  for (const stand of standsAboard(play.state, unit))
    loseAircraft(play, stand, stand.count, { rule: 'NW-10.29' });
}

/** [NW-14.5, NW-16.12, NW-30.1] A stand of small craft loses vessels; with the last one it is gone. */
export function loseVessels(play: Play, stand: Unit, count: number): void {
  const lost = Math.min(count, stand.vessels);
  if (lost === 0) return;
  stand.vessels -= lost;
  conditionOf(stand).turn.wasDamaged = true;
  play.state.tally.vesselPoints[enemyOf(stand.side)] += lost * stand.sheet.value;
  const left = stand.vessels;
  tell(play, { kind: 'vesselsLost', rule: 'NW-14.5', unit: stand.id, count: lost, left });
  if (left === 0) loseUnit(play, stand, 'sunk', 'vessels');
}

/** [NW-7.10, NW-7.11, NW-7.13] A submarine loses hull; at 0 it sinks. */
export function loseHull(play: Play, boat: Unit, count: number): void {
  const condition = conditionOf(boat);
  const lost = Math.min(count, condition.hull);
  if (lost === 0) return;
  condition.hull -= lost;
  const left = condition.hull;
  tell(play, { kind: 'hullLost', rule: 'NW-7.10', unit: boat.id, seenBy: [boat.side], left });
  if (left === 0) loseUnit(play, boat, 'sunk', 'hull');
  else if (left === 1 && boat.isSubmerged) surface(play, boat);
}

/** [NW-7.11] All can see it come up. */
function surface(play: Play, boat: Unit): void {
  boat.isSubmerged = false;
  tell(play, { kind: 'submarineSurfaced', rule: 'NW-7.11', unit: boat.id });
}
