import { distance } from '../../../../hex';
import type { Refusal } from '../../../core';
import { type Task, taskRule } from '../../activation/task';
import { conditionOf, enemiesInPlay, unitOf } from '../../common/own';
import { isClear } from '../../common/sight';
import { isTarget } from '../../common/targets';
import type { OrderOf } from '../../model/orders';
import { type Play, tell } from '../../model/play';
import { refusal } from '../../model/refusals';
import type { FleetActionView } from '../../model/state';
import type { Unit } from '../../model/units';
import { light } from './light';

/** [NW-12.18] */
const SEARCHLIGHT_HEXES = 5;

type Searchlight = OrderOf<'searchlight'>;

function refuseSearchlight(
  view: FleetActionView,
  { ship: id, target }: Searchlight,
): Refusal | undefined {
  const ship = unitOf(view, id);
  const { hasSearchlights, turn } = conditionOf(ship);
  if (!view.scenario.isNight) return refusal('not-by-day', 'NW-12.18');
  if (turn.lights.includes('searchlight'))
    return refusal('already-used', 'NW-11.6', { ship: ship.name });
  if (target === '-' ? ship.searchlightOn === null : !hasSearchlights)
    return refusal('no-searchlight', 'NW-12.18', { ship: ship.name });
  if (target === '-') return undefined;
  return refuseBeam(view, ship, unitOf(view, target));
}

function refuseBeam(view: FleetActionView, ship: Unit, target: Unit): Refusal | undefined {
  if (!isTarget(ship, target)) return refusal('no-target', 'NW-12.18', { target: target.name });
  const isNear = distance(ship.hex, target.hex) <= SEARCHLIGHT_HEXES;
  return isNear && isClear(view, ship.hex, target.hex)
    ? undefined
    : refusal('not-in-sight', 'NW-12.18', { ship: ship.name, target: target.name });
}

function shine(play: Play, { ship: id, target }: Searchlight): void {
  const ship = unitOf(play.state, id);
  const on = target === '-' ? null : target;
  ship.searchlightOn = on;
  tell(play, { kind: 'searchlightSet', rule: 'NW-12.18', unit: id, target: on });
  conditionOf(ship).turn.lights.push('searchlight');
  if (on !== null) light(play, [ship, unitOf(play.state, on)], id);
}

export const searchlightTask: Task<'searchlight'> = {
  actorOf: ({ ship }) => ship,
  options: (view, id) => {
    const ship = view.units[id];
    if (!ship || !view.scenario.isNight) return [];
    return [...enemiesInPlay(view, ship.side).map((it) => it.id), '-']
      .map((target): Searchlight => ({ kind: 'searchlight', ship: id, target }))
      .filter((order) => !refuseSearchlight(view, order));
  },
  refuse: refuseSearchlight,
  apply: shine,
};

/** [NW-11.6, NW-12.18] */
export const searchlight = taskRule(searchlightTask);
