import { type Axial, disk, distance, sameHex } from '../../../hex';
import type { Refusal } from '../../core';
import { endActivation } from '../activation/activate';
import { activationsOf } from '../activation/actors';
import { type Task, taskRule } from '../activation/task';
import { unitOf } from '../common/own';
import { crewTest } from '../common/tests';
import type { OrderOf } from '../model/orders';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import { hasTrait } from '../model/sheet';
import type { FleetActionView, Minefield } from '../model/state';
import type { Unit } from '../model/units';
import { removeField } from './fields';
import { SWEEPING_HEXES, SWEEPING_KNOTS } from './figures';

type Sweep = OrderOf<'sweep'>;

export const sweepTask: Task<'sweep'> = {
  actorOf: ({ ship }) => ship,
  options: (view, id) => {
    const ship = view.units[id];
    if (!ship || view.shownMinefields.length === 0) return [];
    return disk(ship.hex, SWEEPING_HEXES)
      .map((hex): Sweep => ({ kind: 'sweep', ship: id, hex }))
      .filter((order) => !refuseSweep(view, order));
  },
  refuse: refuseSweep,
  apply: (play, { ship, hex }) => sweepField(play, unitOf(play.state, ship), hex),
};

/** [NW-6.9] All that a minesweeper does in her activation, which ends with it. */
export const sweep = taskRule(sweepTask);

function refuseSweep(view: FleetActionView, { ship: id, hex }: Sweep): Refusal | undefined {
  const ship = unitOf(view, id);
  if (!hasTrait(ship.sheet, 'minesweeper'))
    return refusal('no-sweeping-gear', 'NW-6.9', { ship: ship.name });
  if (ship.speedKnots > SWEEPING_KNOTS)
    return refusal('too-fast', 'NW-6.9', { most: SWEEPING_KNOTS });
  if (activationsOf(view)?.active === id)
    return refusal('has-acted', 'NW-6.9', { ship: ship.name });
  const isNear = distance(ship.hex, hex) <= SWEEPING_HEXES;
  return isNear && fieldToSweep(view, ship, hex)
    ? undefined
    : refusal('nothing-to-sweep', 'NW-6.9');
}

/** [NW-6.9] A field that has been shown; of two in a hex, the enemy's. */
function fieldToSweep(view: FleetActionView, ship: Unit, hex: Axial): Minefield | undefined {
  const fields = view.shownMinefields.filter((it) => sameHex(it.hex, hex));
  return fields.find(({ side }) => side !== ship.side) ?? fields[0];
}

function sweepField(play: Play, ship: Unit, hex: Axial): void {
  const field = fieldToSweep(play.state, ship, hex);
  const isSwept = crewTest(play, ship, 'sweep');
  if (field && isSwept) removeField(play, field);
  tell(play, {
    kind: 'swept',
    rule: 'NW-6.9',
    unit: ship.id,
    hex: { ...hex },
    isSwept,
    dice: [],
  });
  endActivation(play);
}
