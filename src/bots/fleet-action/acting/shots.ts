import type { OrderOf } from '../../../rules/fleet-action';
import {
  type Aim,
  type BatteryName,
  batteriesOf,
  chanceOfTest,
  chanceThat,
  conditionOf,
  gunAttack,
  hitChance,
  mountsBearing,
  overwhelms,
  refuseGuns,
  type Unit,
} from '../../../rules/fleet-action/query';
import { hitsWorth } from '../common/fire';
import type { Situation } from '../common/situation';
import type { Vessel } from '../common/vessel';

/** A shot that may be fired now. */
export interface Shot {
  order: OrderOf<'shootGuns'>;
  /** Points that it brings on average. */
  worth: number;
  hitChance: number;
}

/** All shots of a ship: each battery with all mounts that bear on each enemy. */
export const shotsOf = (situation: Situation, unit: Unit): Shot[] =>
  batteriesOf(unit).flatMap((battery) =>
    situation.enemy.flatMap((target) => shotAt(situation, unit, battery, target) ?? []),
  );

function shotAt(
  situation: Situation,
  ship: Unit,
  battery: BatteryName,
  target: Vessel,
): Shot | undefined {
  const { view } = situation;
  const mounts = mountsBearing(ship, battery, target.unit.hex);
  const planned = { ship, battery, mounts, target: target.unit };
  if (mounts.length === 0 || refuseGuns(view, planned)) return undefined;
  const attack = gunAttack(view, planned);
  const ready = acquireChance(ship, attack.aim);
  const hit = ready * hitChance(attack);
  const overwhelming = ready * chanceThat(attack, (die) => overwhelms(attack, die));
  const order: Shot['order'] = {
    ...{ kind: 'shootGuns', ship: ship.id, battery, mounts, target: target.unit.id },
  };
  const worth = hitsWorth(situation, target, { ...attack, hit, overwhelming });
  return { order, worth, hitChance: hit };
}

/** [NW-12.10] */
const acquireChance = (ship: Unit, aim: Aim): number =>
  aim === 'radar' ? chanceOfTest(6 - conditionOf(ship).crewQuality) : 1;

/** The shot of a ship that brings most. */
export function bestShot(situation: Situation, unit: Unit): Shot | undefined {
  let best: Shot | undefined;
  for (const shot of shotsOf(situation, unit)) if (shot.worth > (best?.worth ?? 0)) best = shot;
  return best;
}
