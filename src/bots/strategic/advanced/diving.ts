import { type Axial, distance } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { Division, Order, StrategicView } from '../../../rules/strategic';
import { launchesOf, skyOf } from '../../../rules/strategic/query';
import { forceOf, ownShips } from '../common/known';
import { nearestContact } from './contacts';
import { daylightAhead } from './trips';

/** A boat with fewer tactical turns left surfaces by night, with more she submerges by day. */
const COMES_UP_BELOW = 30;
const GOES_DOWN_FROM = 20;
/** Hexes within which enemies make her dive, if she has an hour under way left, and stay down. */
const DIVES_FROM = { hexes: 3, turnsLeft: 6 };

/** [ST-20.1 to ST-20.9] Submerged by day and near the enemy, surfaced by night, as far as the batteries last. */
export function divingPlan(view: StrategicView, side: Side, orders: readonly Order[]): Order[] {
  const force = forceOf(view, side);
  return orders.filter((order) => {
    if (order.kind !== 'submerge' && order.kind !== 'surface') return false;
    const division = force.divisions[order.division];
    const boat = division?.submarine;
    if (!boat || !division.hex) return false;
    const { isNight } = skyOf(view, division.hex);
    const isNear = isEnemyWithin(view, side, division.hex, DIVES_FROM.hexes);
    if (isNear) return order.kind === 'submerge' && boat.turnsLeft >= DIVES_FROM.turnsLeft;
    return order.kind === 'surface'
      ? boat.turnsLeft < COMES_UP_BELOW && isNight
      : !isNight && boat.turnsLeft >= GOES_DOWN_FROM;
  });
}

function isEnemyWithin(view: StrategicView, side: Side, hex: Axial, hexes: number): boolean {
  const near = nearestContact(view, side, hex);
  return near !== undefined && distance(near.hex, hex) <= hexes;
}

/** Hexes within which a submerged boat goes for a report, or away from the hunters. */
const BOAT_REACH_HEXES = 2;

/** [ST-20.7] A hex submerged costs a boat what twelve hours at rest do: she waits for what comes near, and must last through the day. */
export const isLyingLow = (
  view: StrategicView,
  side: Side,
  { hex, submarine }: Division,
): boolean =>
  hex !== null &&
  submarine?.isSubmerged === true &&
  (!isEnemyWithin(view, side, hex, BOAT_REACH_HEXES) ||
    submarine.turnsLeft - HEX_SUBMERGED < daylightAhead(view));

/** Turns of submerged time for a hex at Speed 1 to 3. */
const HEX_SUBMERGED = 12;

/** A boat that has fired or been hit has done her part: she gets away from the hunters [ST-20.14i, ST-20.18]. */
export const isSpent = (view: StrategicView, side: Side, division: Division): boolean =>
  ownShips(forceOf(view, side), division).some(
    ({ card, damageLevels, launchesLeft }) => damageLevels > 0 || launchesLeft < launchesOf(card),
  );
