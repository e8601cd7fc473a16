import type { EngagedShip, EngagementResult } from '../../core';
import { stateOf } from '../cards/shipNow';
import { endAction, spotAll } from '../common/endAction';
import { shipIn, sideOfShip, sinkShip } from '../harm';
import { type Play, tell } from '../model/play';
import type { ShipRecord } from '../model/state';
import { spendLaunches } from './supply';

/** [ST-21.3, ST-21.15 to ST-21.20] Each ship's state after a battle; the battle's own score does not count. */
export function takeBack(play: Play, { ships, rounds, brokeOff }: EngagementResult): void {
  const { action } = play.state;
  if (action?.stage.kind !== 'battle') return;
  const { host } = action.stage;
  const other = host === undefined ? {} : { host };
  tell(play, { kind: 'battleReturned', rule: 'ST-21.14', ...other, rounds, brokeOff });
  for (const ship of ships) takeBackShip(play, ship);
  action.brokeOff = ships.filter(({ fate }) => fate === 'left').map(({ id }) => id);
  action.loser = brokeOff;
  spotAll(play.state, action);
  endAction(play, action);
}

/** [ST-21.16, ST-21.17, ST-21.18] The owner alone is told the Damage Levels [ST-5.9]. */
function takeBackShip(play: Play, engaged: EngagedShip): void {
  const { id, fate, torpedoesUsed, isDeadInWater } = engaged;
  const ship = shipIn(play.state, id);
  spendLaunches(ship, torpedoesUsed);
  if (fate === 'sunk') {
    sinkShip(play, id, 'damage');
    return;
  }
  ship.damageLevels = returnedLevels(ship, engaged);
  ship.isDeadInWater = isDeadInWater;
  const side = sideOfShip(play.state, id);
  const { damageLevels } = ship;
  tell(play, {
    kind: 'shipReturned',
    rule: 'ST-21.16',
    seenBy: [side],
    side,
    ship: id,
    damageLevels,
    state: stateOf(ship),
    isDeadInWater,
  });
}

/** [ST-21.15, ST-21.16] Damage Levels by the greater of the shares of hull, and of guns by three quarters, rounded up; in whole numbers. */
const levelsBy = (capacity: number, { hullLost, hullBoxes, gunsLost, gunBoxes }: EngagedShip) =>
  Math.max(
    Math.ceil((capacity * hullLost) / hullBoxes),
    gunBoxes === 0 ? 0 : Math.ceil((3 * capacity * gunsLost) / (4 * gunBoxes)),
  );

/** [ST-21.16] Never less than before, and below her capacity while she is afloat. */
export function returnedLevels(
  { card: { capacity }, damageLevels }: Pick<ShipRecord, 'card' | 'damageLevels'>,
  engaged: EngagedShip,
): number {
  if (engaged.isUnhurt) return damageLevels;
  return Math.min(Math.max(levelsBy(capacity, engaged), damageLevels), capacity - 1);
}
