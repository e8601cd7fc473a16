import { distance, sameHex } from '../../../hex';
import type { Order } from '../../../rules/fleet-action';
import {
  identifyTask,
  searchlightTask,
  starShellTask,
  type Unit,
} from '../../../rules/fleet-action/query';
import { bestBy } from '../../core/lists';
import { broadsideWorth } from '../common/fire';
import { ownVessel, type Situation } from '../common/situation';
import type { Vessel } from '../common/vessel';

/** Points of fire on an enemy in the dark that are worth a test or a light. */
const LEAST_WORTH = 0.1;

/** [NW-12.14, NW-12.18, NW-12.19] What brings an enemy in the dark under fire: a test, star shell, and last a light that shows her as well. */
export function* lightWishes(situation: Situation, unit: Unit): Generator<Order> {
  const { view } = situation;
  const ship = ownVessel(situation, unit.id);
  if (!view.scenario.isNight || !ship || !mayStillShoot(ship)) return;
  const worth = (id: string) => worthAt(situation, ship, id);
  const best = <O extends { target: string }>(orders: O[]) => {
    const found = bestBy(orders, ({ target }) => worth(target));
    return found && worth(found.target) >= LEAST_WORTH ? found : undefined;
  };
  const test = best(identifyTask.options(view, unit.id));
  if (test) yield test;
  const shell = starShellTask.options(view, unit.id).find(({ battery }) => battery === 'other');
  if (shell && ship.guns.length > 1) yield shell;
  const lamp = best(searchlightTask.options(view, unit.id).filter(({ target }) => target !== '-'));
  if (lamp) yield lamp;
}

/** She has guns that have not fired. */
const mayStillShoot = ({ guns, unit }: Vessel): boolean =>
  guns.some(({ name, mounts }) => mounts.length > (unit.condition?.turn.shot[name].length ?? 0));

/** What her fire would bring at an enemy that she could see. */
function worthAt(situation: Situation, ship: Vessel, id: string): number {
  const target = situation.enemy.find(({ unit }) => unit.id === id);
  if (!target || sameHex(target.hex, ship.hex)) return target ? 1 : 0;
  return broadsideWorth(situation, ship, target, distance(ship.hex, target.hex));
}
