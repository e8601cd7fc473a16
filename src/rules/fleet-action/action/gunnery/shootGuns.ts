import { type Task, taskRule } from '../../activation/task';
import { enemiesInPlay, unitOf } from '../../common/own';
import type { OrderOf } from '../../model/orders';
import type { FleetActionView } from '../../model/state';
import type { BatteryName, Unit } from '../../model/units';
import type { Planned } from './attack';
import { batteriesOf, mountsBearing } from './mounts';
import { mayShoot, refuseGuns } from './refuse';
import { shoot } from './resolve';

type ShootGuns = OrderOf<'shootGuns'>;

const plannedBy = (view: FleetActionView, { ship, target, ...guns }: ShootGuns): Planned => ({
  ...guns,
  ship: unitOf(view, ship),
  target: unitOf(view, target),
});

/** [NW-13.4] Each battery with all mounts that bear at each target; it may also be split. */
function optionsOf(view: FleetActionView, ship: Unit): ShootGuns[] {
  const enemies = enemiesInPlay(view, ship.side);
  return batteriesOf(ship).flatMap((battery) =>
    enemies.flatMap((target) => optionAt(view, ship, battery, target)),
  );
}

function optionAt(
  view: FleetActionView,
  ship: Unit,
  battery: BatteryName,
  target: Unit,
): ShootGuns[] {
  const mounts = mountsBearing(ship, battery, target.hex);
  return mayShoot(view, { ship, battery, mounts, target })
    ? [{ kind: 'shootGuns', ship: ship.id, battery, mounts, target: target.id }]
    : [];
}

/** Asked after each order: the first shot found will do. */
function hasOptions(view: FleetActionView, ship: Unit): boolean {
  const enemies = enemiesInPlay(view, ship.side);
  return batteriesOf(ship).some((battery) =>
    enemies.some((target) => optionAt(view, ship, battery, target).length > 0),
  );
}

export const shootGunsTask: Task<'shootGuns'> = {
  actorOf: ({ ship }) => ship,
  options: (view, id) => {
    const ship = view.units[id];
    return ship ? optionsOf(view, ship) : [];
  },
  hasOptions: (view, id) => {
    const ship = view.units[id];
    return ship !== undefined && hasOptions(view, ship);
  },
  refuse: (view, order) => refuseGuns(view, plannedBy(view, order)),
  apply: (play, order) => shoot(play, plannedBy(play.state, order)),
};

/** [NW-13] */
export const shootGuns = taskRule(shootGunsTask);
