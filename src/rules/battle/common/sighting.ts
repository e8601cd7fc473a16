import { type Axial, blockingHex, distance } from '../../../hex';
import type { Side } from '../../core';
import type { BattleView, Stack } from '../model/state';
import { tablesOf } from '../tables/standard';
import { landBetween } from './board';
import { shipHas, shipOf } from './ships';
import { isAtSea, stacksAtSea } from './stacks';

/** [BT-7.1] The plain sighting range of the hour and weather, in hexes. */
export const sightingRange = (view: BattleView): number =>
  tablesOf(view).sighting.hexes[view.scenario.weather][view.scenario.hour];

/** [BT-7.3] At night a ship of the stack fired in the last gunnery impulse. */
const showsFlash = (view: BattleView, stack: Stack): boolean =>
  view.scenario.hour === 'night' &&
  view.scenario.allows.flashes &&
  stack.ships.some((id) => shipOf(view, id).flash);

/** [BT-7.1, BT-7.3] From how many hexes any enemy sights this stack. */
export function sightedWithin(view: BattleView, target: Stack): number {
  const range = sightingRange(view);
  if (!showsFlash(view, target)) return range;
  const { factor, mostHexes } = tablesOf(view).flashes;
  return Math.max(range, Math.min(mostHexes, factor * range));
}

/** [BT-7.4] What search radar in a stack adds at night, for its own fire only. */
function radarHexes(view: BattleView, stack: Stack): number {
  const { hour, date } = view.scenario;
  if (hour !== 'night' || !stack.ships.some((id) => shipHas(view, id, 'searchRadar'))) return 0;
  const { byDate } = tablesOf(view).searchRadar;
  return (byDate.findLast(({ from }) => from <= date) ?? byDate[0])?.hexes ?? 0;
}

/** [BT-7.1] The land that blocks sight from one hex to another; `undefined` when the line is clear. */
export const sightBlockedAt = (view: BattleView, from: Axial, to: Axial): Axial | undefined =>
  blockingHex(from, to, landBetween(view, from, to));

const sees = (view: BattleView, from: Stack, target: Stack, rangeHexes: number): boolean =>
  distance(from.hex, target.hex) <= rangeHexes && !sightBlockedAt(view, from.hex, target.hex);

/** [BT-7.1, BT-7.5, BT-7.6] Some stack of the side sights the target. */
export function isSightedBy(view: BattleView, side: Side, target: Stack): boolean {
  const range = sightedWithin(view, target);
  return stacksAtSea(view, side).some((from) => sees(view, from, target, range));
}

/** [BT-7.4, BT-7.5] The firing stack may fire at the target: its side sights it, or its own radar does. */
export const maySeeToFire = (view: BattleView, firing: Stack, target: Stack): boolean =>
  isSightedBy(view, firing.side, target) || seesByRadar(view, firing, target);

/** [BT-7.4] The stack's own search radar finds the target. */
export function seesByRadar(view: BattleView, from: Stack, target: Stack): boolean {
  const radar = radarHexes(view, from);
  return radar > 0 && sees(view, from, target, sightingRange(view) + radar);
}

/** [BT-20.10] The side sights the target by any of its stacks, their radar included. */
export const isInSight = (view: BattleView, side: Side, target: Stack): boolean =>
  isAtSea(target) &&
  (isSightedBy(view, side, target) ||
    stacksAtSea(view, side).some((from) => seesByRadar(view, from, target)));
