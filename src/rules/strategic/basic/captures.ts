import { enemyOf, SIDES, type Side } from '../../core';
import { isOpenToLanding } from '../common/landing';
import { afloatIn, basicOf, boxOfLandUnit, forceOf, presentDivisions } from '../common/own';
import { loseSteps } from '../harm';
import { type Play, tell } from '../model/play';
import type { Division, LandUnitRecord, StrategicState } from '../model/state';

/** [ST-18.15] What transports that have been at Short for the whole turn take; land units in one box are one place. */
export function captureLand(play: Play): void {
  for (const side of SIDES)
    for (const division of landing(play.state, side)) capture(play, side, division);
}

const landing = (state: StrategicState, side: Side): Division[] => {
  const force = forceOf(state, side);
  return presentDivisions(force).filter(
    (it) =>
      it.box === 'short' &&
      basicOf(state, side).beganAtShort.includes(it.id) &&
      afloatIn(force, it).some(({ card }) => card.type === 'TR'),
  );
};

function capture(play: Play, side: Side, { id: division }: Division): void {
  const { state } = play;
  const units = Object.values(forceOf(state, enemyOf(side)).landUnits).filter(
    ({ isCaptured }) => !isCaptured,
  );
  const boxes = new Set(units.map(({ id }) => boxOfLandUnit(state, id)));
  for (const box of boxes) {
    const there = units.filter(({ id }) => boxOfLandUnit(state, id) === box);
    if (isOpenToLanding(there)) take(play, side, division, there);
  }
}

/** Aircraft that are at home there are lost with it. */
function take(play: Play, side: Side, division: string, units: readonly LandUnitRecord[]): void {
  const ids = units.map(({ id }) => id);
  tell(play, { kind: 'landUnitsCaptured', rule: 'ST-18.15', side, division, landUnits: ids });
  for (const unit of units) unit.isCaptured = true;
  const { squadrons } = forceOf(play.state, enemyOf(side));
  for (const { id, home, steps } of Object.values(squadrons))
    if (ids.includes(home)) loseSteps(play, id, steps, 'forGood');
}
