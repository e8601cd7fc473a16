import { distance } from '../../../hex';
import type { Modifier, Refusal } from '../../core';
import { mayFireAtAircraft } from '../activation/power';
import { modifier } from '../common/attackModifiers';
import { rangeBand } from '../common/bands';
import { factorsReady } from '../common/factors';
import { conditionOf } from '../common/own';
import { seesStand } from '../common/stands';
import type { ToHit } from '../common/toHit';
import type { AirStand } from '../model/air';
import { refusal } from '../model/refusals';
import { hasTrait, isLandTarget } from '../model/sheet';
import type { FleetActionView } from '../model/state';
import type { LightWeapon, Unit } from '../model/units';
import { FLAK_HEXES, FLAK_NEED, FUZE_SAVE, hitPointSave, LONG_FLAK } from '../tables/air';

/** A weapon of one unit at a stand. */
export interface FlakShot {
  unit: Unit;
  weapon: LightWeapon;
  stand: AirStand;
}

/** [NW-17.5, NW-17.6, NW-17.7] What each die of flak needs. */
export const flakShot = (view: FleetActionView, { unit, weapon, stand }: FlakShot): ToHit => ({
  need: FLAK_NEED,
  rerollsMisses: isLandTarget(unit.sheet),
  modifiers: [
    ...modifier('crew-quality', conditionOf(unit).crewQuality, 'NW-17.6'),
    ...modifier('flak-radar', Number(isRadarLaid(view, unit, stand)), 'NW-17.6'),
    ...modifier('second-band', isFar(unit, weapon, stand) ? LONG_FLAK : 0, 'NW-17.6'),
    ...modifier('splashes', -unit.splashes, 'NW-17.6'),
    ...modifier('flak', -stand.flakMarkers, 'NW-17.6'),
  ],
});

const isRadarLaid = (view: FleetActionView, unit: Unit, stand: AirStand): boolean =>
  conditionOf(unit).hasFlakRadar && seesStand(view, unit, stand);

/** [NW-17.17] */
const isFar = ({ hex }: Unit, weapon: LightWeapon, stand: AirStand): boolean =>
  weapon === 'longRange' && rangeBand(distance(hex, stand.hex)) > 1;

/** [NW-17.8, NW-17.9, NW-17.13] The saving throw of a stand against it. */
export const savesAgainst = ({ unit, weapon, stand }: FlakShot): Modifier[] => [
  ...modifier('hit-points', hitPointSave(stand.aircraft.hitPoints), 'NW-17.9'),
  ...modifier(
    'aa-plus',
    weapon === 'longRange' && hasTrait(unit.sheet, 'aa-plus') ? FUZE_SAVE : 0,
    'NW-17.9',
  ),
];

/** Why a weapon cannot fire at a stand that attacks `target`. */
export function refuseFlak(
  view: FleetActionView,
  { unit, weapon, stand }: FlakShot,
  target: string,
): Refusal | undefined {
  const ship = unit.name;
  if (unit.fate !== 'inPlay' || factorsReady(unit, weapon) === 0)
    return refusal('no-factors', 'NW-17.3', { ship, weapon });
  if (distance(unit.hex, stand.hex) > FLAK_HEXES[weapon])
    return refusal('out-of-range', 'NW-17.2', { ship, target: stand.id });
  if (!mayFireAtAircraft(unit)) return refusal('no-power', 'NW-11.12', { ship });
  if (weapon === 'longRange' && conditionOf(unit).turn.dualPurpose === 'ships')
    return refusal('fired-at-ships', 'NW-13.19', { ship });
  return isAimable(view, { unit, weapon, stand }, target)
    ? undefined
    : refusal('cannot-aim', 'NW-17.14', { ship, target: stand.id });
}

/** [NW-17.14, NW-17.15] By night LRF needs radar, and the rest is fired at stands that attack the own ship. */
const isAimable = (
  { scenario }: FleetActionView,
  { unit, weapon }: FlakShot,
  target: string,
): boolean =>
  !scenario.isNight ||
  (weapon === 'longRange' ? conditionOf(unit).hasFlakRadar : unit.id === target);
