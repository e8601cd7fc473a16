import { type Axial, distance } from '../../../hex';
import { firstRefusal, type Refusal } from '../../core';
import { isStruckBy } from '../common/effects';
import { isLandOn } from '../common/land';
import { conditionOf, isSubmerged } from '../common/own';
import type { TorpedoOrder } from '../model/plan';
import { refusal } from '../model/refusals';
import type { TorpedoBattery } from '../model/sheet';
import type { SeekriegView } from '../model/state';
import { tablesOf } from '../model/tables';
import type { Ship } from '../model/units';
import { dudChance } from '../tables/torpedoHits';
import { runHexes, runOf } from './runs';
import { bearingTo, hexOf, isHeld } from './sighted';
import { tubesBear } from './tubeArcs';

/** [SK-26.8] The depth to which a submarine can fire. */
const FIRING_FEET = 50;

/** Why a ship cannot fire torpedoes as ordered, by SK-17.1 to SK-17.8; asked of a side's view, and again as they are fired. */
export function refuseShot(
  view: SeekriegView,
  ship: Ship,
  order: TorpedoOrder,
): Refusal | undefined {
  const { torpedoes } = ship.sheet;
  const mount = torpedoes?.mounts[order.mount];
  if (!torpedoes || !mount) return refusal('no-such-mount', 'SK-17.1', { mount: order.mount });
  const hex = hexOf(view, ship, order.target);
  if (!hex) return refusal('no-such-target', 'SK-5.8', { target: order.target });
  return firstRefusal(
    () => refuseCrew(view, ship),
    () => refuseTubes(view, ship, order),
    () => refuseSettings(view, torpedoes, order, ship),
    () => refuseRange(ship, torpedoes, order, hex),
    () =>
      tubesBear(mount.place, bearingTo(view, ship, order.target) ?? 0)
        ? undefined
        : refusal('does-not-bear', 'SK-17.5'),
    () => refuseSight(view, ship, order, hex),
  );
}

/** [SK-29.22] CD 21: her tubes do not fire. */
const refuseCrew = (view: SeekriegView, ship: Ship): Refusal | undefined =>
  isStruckBy(view, ship, 'no-command') ? refusal('no-command', 'SK-29.22') : undefined;

function refuseTubes(
  view: SeekriegView,
  ship: Ship,
  { mount, count }: TorpedoOrder,
): Refusal | undefined {
  const condition = conditionOf(ship);
  const most = condition.mounts[mount]?.loaded ?? 0;
  if (condition.depthFeet > FIRING_FEET)
    return refusal('too-deep', 'SK-26.8', { most: FIRING_FEET });
  if (isSubmerged(ship) && isStruckBy(view, ship, 'periscopes-wrecked'))
    return refusal('no-periscope', 'SK-29.22');
  return count >= 1 && count <= most ? undefined : refusal('too-few-loaded', 'SK-17.1', { most });
}

/** [SK-17.3, SK-30.17] */
function refuseSettings(
  view: SeekriegView,
  { model }: TorpedoBattery,
  { setting, pistol }: TorpedoOrder,
  { sheet: { nation } }: Ship,
): Refusal | undefined {
  if (!runOf(model, setting)) return refusal('no-such-setting', 'SK-17.7', { model });
  const { torpedoDuds } = tablesOf(view);
  const duds = dudChance(torpedoDuds, { nation, model, date: view.scenario.date, pistol });
  return duds === null ? refusal('no-such-pistol', 'SK-30.17', { model }) : undefined;
}

/** [SK-17.8] */
function refuseRange(
  ship: Ship,
  { model }: TorpedoBattery,
  { setting }: TorpedoOrder,
  hex: Axial,
): Refusal | undefined {
  const run = runOf(model, setting);
  const most = run ? runHexes(run) : 0;
  return distance(ship.hex, hex) <= most ? undefined : refusal('out-of-reach', 'SK-17.8', { most });
}

/** [SK-4.12, SK-17.35] */
function refuseSight(
  view: SeekriegView,
  ship: Ship,
  { target }: TorpedoOrder,
  hex: Axial,
): Refusal | undefined {
  if (isLandOn(view, { from: ship.hex, to: hex })) return refusal('land-between', 'SK-4.12');
  return isHeld(view, ship, target) ? undefined : refusal('target-not-in-sight', 'SK-17.35');
}
