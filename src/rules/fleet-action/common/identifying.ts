import { distance } from '../../../hex';
import { type Modifier, type Refusal, sumOfModifiers } from '../../core';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import { modifier } from './attackModifiers';
import { BAND_HEXES } from './bands';
import { isIlluminated } from './light';
import { conditionOf } from './own';
import { isInSight, spottingHexes, visibilityHexes } from './seeing';
import { isClear } from './sight';
import { crewTest } from './tests';

/** [NW-12.14, NW-12.32] The ship has passed her test of this turn for this target. */
export const hasIdentified = (ship: Unit, target: Unit): boolean => {
  const { identification } = conditionOf(ship).turn;
  return identification?.target === target.id && identification.isIdentified;
};

/** [NW-12.14, NW-12.22] How far a target that is not illuminated can be identified: farther by the flashes of her MAIN guns. */
export const identifyingHexes = (view: FleetActionView, ship: Unit, { open }: Unit): number =>
  Math.min(spottingHexes(ship), visibilityHexes(view, open.hasShotMain ? 'lit' : 'unlit'));

/** [NW-9.9, NW-12.14, NW-12.22] Why a ship cannot make her identification test for a target. */
export function refuseIdentifying(
  view: FleetActionView,
  ship: Unit,
  target: Unit,
): Refusal | undefined {
  const names = { ship: ship.name, target: target.name };
  if (!view.scenario.isNight) return refusal('not-by-day', 'NW-12.14');
  if (conditionOf(ship).turn.identification)
    return refusal('already-tested', 'NW-9.9', { ship: ship.name });
  if (target.side === ship.side || !isInSight(target) || target.isSubmerged)
    return refusal('no-target', 'NW-12.14', { target: target.name });
  if (isIlluminated(view, target, ship)) return refusal('is-lit', 'NW-12.14', names);
  if (!isWithin(view, ship, target)) return refusal('not-in-sight', 'NW-12.14', names);
  return undefined;
}

const isWithin = (view: FleetActionView, ship: Unit, target: Unit): boolean =>
  distance(ship.hex, target.hex) <= identifyingHexes(view, ship, target) &&
  isClear(view, ship.hex, target.hex);

/** [NW-12.16] */
export const identifyingModifiers = (ship: Unit, target: Unit): Modifier[] => [
  ...modifier('flashes', target.open.hasShot ? 2 : 0, 'NW-12.16'),
  ...modifier('near', Number(distance(ship.hex, target.hex) <= BAND_HEXES), 'NW-12.16'),
  ...modifier('search-radar', Number(conditionOf(ship).hasSearchRadar), 'NW-12.16'),
];

/** [NW-9.7, NW-12.14] Makes the identification test of the turn; told to the owner alone [NW-3.24]. */
export function identifyTarget(play: Play, ship: Unit, target: Unit): void {
  const sum = sumOfModifiers(identifyingModifiers(ship, target), Infinity);
  const isIdentified = crewTest(play, ship, 'identify', sum);
  conditionOf(ship).turn.identification = { target: target.id, isIdentified };
  tell(play, {
    kind: 'identified',
    rule: 'NW-12.14',
    seenBy: [ship.side],
    unit: ship.id,
    target: target.id,
    isIdentified,
  });
}
