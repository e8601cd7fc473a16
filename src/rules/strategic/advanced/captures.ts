import { type Axial, sameHex } from '../../../hex';
import { enemyOf, SIDES, type Side } from '../../core';
import { isOpenToLanding } from '../common/landing';
import { loseSteps } from '../harm';
import { type Play, tell } from '../model/play';
import type { Division, Force, LandUnitRecord, StrategicState } from '../model/state';
import { aboard } from './bases';
import { hasMoved } from './movement';
import { placeOf } from './ordered';
import { advancedOf, hexOfLandUnit, presentDivisions, shipsOfDivision } from './own';

/** [ST-18.15] Turns that a landing takes. */
const TURNS_TO_LAND = 2;

/** [ST-18.15] Landings: transports that have lain two turns in a row before a broken garrison take all of its hex. */
export function landTroops(play: Play): void {
  for (const side of SIDES) {
    const { state } = play;
    const plans = advancedOf(state, side);
    const before = plans.landings;
    plans.landings = {};
    for (const division of presentDivisions(state.forces[side])) {
      if (!canLandHere(state, side, division)) continue;
      const turns = hasMoved(state.forces[side], division.id) ? 0 : (before[division.id] ?? 0);
      plans.landings[division.id] = turns + 1;
      if (turns + 1 >= TURNS_TO_LAND) capture(play, side, division);
    }
  }
}

/** [ST-18.15] It has transports, every garrison there is Heavy or worse, and no battery is undamaged. */
function canLandHere(state: StrategicState, side: Side, division: Division): boolean {
  const force = state.forces[side];
  const hasTransports = shipsOfDivision(force, division).some(({ card }) => card.type === 'TR');
  if (!hasTransports || !division.hex) return false;
  return isOpenToLanding(unitsAt(state, state.forces[enemyOf(side)], division.hex));
}

/** [ST-18.15] Of an enemy in a hex, those not yet captured. */
const unitsAt = (state: StrategicState, force: Force, hex: Axial): LandUnitRecord[] =>
  Object.values(force.landUnits).filter(({ id, isCaptured }) => {
    const place = hexOfLandUnit(state, id);
    return !isCaptured && place !== undefined && sameHex(place, hex);
  });

/** [ST-18.15] With the squadrons that stand there. */
function capture(play: Play, side: Side, division: Division): void {
  const enemy = play.state.forces[enemyOf(side)];
  const units = unitsAt(play.state, enemy, placeOf(division));
  for (const unit of units) {
    for (const squadron of aboard(enemy, unit.id))
      loseSteps(play, squadron.id, squadron.steps, 'forGood');
    unit.isCaptured = true;
  }
  const landUnits = units.map(({ id }) => id);
  const { id } = division;
  tell(play, { kind: 'landUnitsCaptured', rule: 'ST-18.15', side, division: id, landUnits });
}
