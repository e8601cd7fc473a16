import { enemyOf } from '../../core';
import { factorsReady } from '../common/factors';
import { unitsInPlay } from '../common/own';
import { standOf } from '../common/stands';
import { isSubmarine } from '../model/sheet';
import type { FleetActionView, NamedFlak, PendingAirAttack } from '../model/state';
import { LIGHT_WEAPONS } from '../model/units';
import { type FlakShot, refuseFlak } from './shot';

/** [NW-17.1, NW-17.2] The weapons that bear on a stand as it attacks, in listed order. */
export function flakBearing(
  view: FleetActionView,
  { stand: id, target }: Pick<PendingAirAttack, 'stand' | 'target'>,
): FlakShot[] {
  const stand = standOf(view, id);
  return unitsInPlay(view, enemyOf(stand.side))
    .filter(({ sheet }) => !isSubmarine(sheet))
    .flatMap((unit) => LIGHT_WEAPONS.map((weapon): FlakShot => ({ unit, weapon, stand })))
    .filter((shot) => !refuseFlak(view, shot, target));
}

/** [NW-17.3] All factors that bear. */
export const allFlak = (view: FleetActionView, attack: PendingAirAttack): NamedFlak[] =>
  flakBearing(view, attack).map(({ unit, weapon }) => ({
    unit: unit.id,
    weapon,
    factors: factorsReady(unit, weapon),
  }));
