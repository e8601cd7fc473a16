import {
  type Aim,
  type BatteryName,
  batteriesOf,
  chanceOfTest,
  chanceThat,
  conditionOf,
  gunAttack,
  hitChance,
  mayShoot,
  mountsBearing,
  overwhelms,
  type Unit,
} from '../../../rules/fleet-action/query';
import { bestBy } from '../../core/lists';
import { hitsWorth } from '../common/fire';
import type { Shot, Situation } from '../common/situation';
import type { Vessel } from '../common/vessel';

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
  if (!mayShoot(view, planned)) return undefined;
  const attack = gunAttack(view, planned);
  const ready = acquireChance(ship, attack.aim);
  const hit = ready * hitChance(attack);
  const overwhelming = ready * chanceThat(attack, (die) => overwhelms(attack, die));
  const order: Shot['order'] = {
    kind: 'shootGuns',
    ship: ship.id,
    battery,
    mounts,
    target: target.unit.id,
  };
  const worth = hitsWorth(situation, target, { ...attack, hit, overwhelming });
  return { order, worth, hitChance: hit };
}

/** [NW-12.10] */
const acquireChance = (ship: Unit, aim: Aim): number =>
  aim === 'radar' ? chanceOfTest(6 - conditionOf(ship).crewQuality) : 1;

/** The shot of a ship that brings most. */
export function bestShot(situation: Situation, unit: Unit): Shot | null {
  const before = situation.shots.get(unit.id);
  if (before !== undefined) return before;
  const best = bestBy(shotsOf(situation, unit), ({ worth }) => worth);
  const found = best && best.worth > 0 ? best : null;
  situation.shots.set(unit.id, found);
  return found;
}
