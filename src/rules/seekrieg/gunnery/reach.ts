import type { Refusal } from '../../core';
import { isStruckBy } from '../common/effects';
import { rangeYards } from '../common/geometry';
import { isLineFree, shipsOnLine } from '../common/lineOfSight';
import { conditionOf, isSubmerged } from '../common/own';
import { isOnRadar, layingSets } from '../common/radar';
import { refusal } from '../model/refusals';
import type { Battery } from '../model/sheet';
import type { SeekriegView } from '../model/state';
import { tablesOf } from '../model/tables';
import type { Ship } from '../model/units';
import { seaValue } from './aspects';
import type { Mark } from './marks';
import { loadedShells } from './shells';
import { isInSight } from './unseen';

/** [SK-10.9, SK-10.8] Shares of a gun's range within which no target and no ship on the line may lie. */
const LEAST_RANGE = 0.03;
const FOULED_RANGE = 0.1;

/** Why a ship cannot fire any gun now. */
export function refuseFiring(view: SeekriegView, ship: Ship): Refusal | undefined {
  const tables = tablesOf(view);
  if (isSubmerged(ship)) return refusal('submerged', 'SK-26.4');
  const facts = { force: view.environment.force, firerDp: ship.sheet.dp };
  if (seaValue(tables.advancedHit, facts) === null) return refusal('seas-too-high', 'SK-28.7');
  return isStruckBy(view, ship, 'no-command') ? refusal('no-command', 'SK-29.22') : undefined;
}

/** [SK-10.3 to SK-10.9, SK-10.17] Why guns of a battery cannot reach a target, whatever turrets bear. */
export function refuseReach(
  view: SeekriegView,
  ship: Ship,
  battery: number,
  mark: Mark,
): Refusal | undefined {
  const sheet = ship.sheet.batteries[battery];
  const log = conditionOf(ship).batteries[battery];
  if (!sheet || !log) return refusal('no-such-battery', 'SK-11.1', { ship: ship.id });
  if (loadedShells(log) === 0) return refusal('no-shells', 'SK-11.7');
  return (
    refuseRange(ship, sheet, mark.ship) ??
    refuseSight(view, ship, battery, mark) ??
    refuseLine(view, ship, sheet, mark.ship)
  );
}

function refuseRange(ship: Ship, { rangeYards: most }: Battery, target: Ship): Refusal | undefined {
  const yards = rangeYards(ship.hex, target.hex);
  if (yards > most) return refusal('out-of-range', 'SK-10.17', { most });
  const least = most * LEAST_RANGE;
  return yards < least ? refusal('too-close', 'SK-10.9', { least: Math.ceil(least) }) : undefined;
}

/** [SK-10.3, SK-26.20] */
function refuseSight(
  view: SeekriegView,
  ship: Ship,
  battery: number,
  mark: Mark,
): Refusal | undefined {
  if (mark.isHeard || isSubmerged(mark.ship)) return refusal('target-submerged', 'SK-26.20');
  const isSeen =
    isInSight(view, ship, mark) ||
    isOnRadar(view, ship, mark.ship, layingSets(view, ship, battery));
  return isSeen ? undefined : refusal('target-not-in-sight', 'SK-10.3');
}

function refuseLine(
  view: SeekriegView,
  ship: Ship,
  battery: Battery,
  target: Ship,
): Refusal | undefined {
  if (!isLineFree(view, ship, target)) return refusal('line-blocked', 'SK-10.5');
  const near = battery.rangeYards * FOULED_RANGE;
  // The ship is not named: in phase 6 she may be one that the side has not seen.
  const isFouled = shipsOnLine(view, ship, target).some(
    (it) => rangeYards(ship.hex, it.hex) <= near,
  );
  return isFouled ? refusal('line-fouled', 'SK-10.8') : undefined;
}
