import type { Degrees } from '../../core';
import { rangeYards, relativeBearing } from '../common/geometry';
import { setsOf } from '../common/radar';
import type { TorpedoOrder } from '../model/plan';
import { isFixed, isSubmarine, type TorpedoBattery } from '../model/sheet';
import type { SeekriegView } from '../model/state';
import { tablesOf } from '../model/tables';
import type { Ship } from '../model/units';
import { type TorpedoRun, torpedoOf } from '../tables/torpedoes';
import { SLOW_TORPEDO } from '../tables/torpedoHits';
import type { Shot } from './figure';
import { runOf } from './runs';

/** [SK-10.18] The relative bearing of a firer from her target, 0 to 180. */
export const angleFrom = (target: Ship, ship: Ship): Degrees =>
  Math.abs(relativeBearing(target, ship));

/** [SK-30.13] What is added for how they are fired. */
export function firingError(
  view: SeekriegView,
  ship: Ship,
  mount: number,
  { knots }: TorpedoRun,
): number {
  const table = tablesOf(view).trackingError;
  const { model, mounts } = ship.sheet.torpedoes as TorpedoBattery;
  const place = mounts[mount]?.place;
  const isBlind = view.environment.light === 'night' && setsOf(view, ship).length === 0;
  return (
    (isBlind ? table.nightWithoutRadar : 0) +
    (knots < SLOW_TORPEDO ? table.slow : 0) +
    (place && isFixed(place) ? table.fixedTubes : 0) +
    (torpedoOf(model).isWakeless ? table.wakeless : 0) +
    (isSubmarine(ship.sheet) ? table.submarine : 0)
  );
}

/** [SK-17.12, SK-17.18, SK-34.8] A shot as it would be fired now, at a target who keeps her speed and does not comb. */
export function shotAt(view: SeekriegView, ship: Ship, target: Ship, order: TorpedoOrder): Shot {
  const { model } = ship.sheet.torpedoes as TorpedoBattery;
  return {
    lengthFeet: target.sheet.lengthFeet,
    targetKnots: target.speedKnots,
    targetAngle: angleFrom(target, ship),
    rangeYards: rangeYards(ship.hex, target.hex),
    error: firingError(view, ship, order.mount, runOf(model, order.setting) as TorpedoRun),
  };
}
