import { sameHex } from '../../../hex';
import type { Order } from '../../../rules/sea-wings';
import { listed } from '../../core/say';
import { wingsOrdersText } from '../texts/orders';
import type { Texts } from './texts';

/** Orders for task forces, real and false. */
type MoveKind = Extract<
  Order['kind'],
  | 'divide'
  | 'join'
  | 'renumber'
  | 'plot'
  | 'plotExit'
  | 'tow'
  | 'castOff'
  | 'enter'
  | 'moveDummy'
  | 'placeDummy'
  | 'swapNumbers'
  | 'removeDummy'
>;

export const MOVE_TEXTS: Texts<MoveKind> = {
  divide: ({ taskForce, ships }, { names }) =>
    wingsOrdersText('divide', {
      ships: listed(ships.map(names.ship)),
      taskForce: names.taskForce(taskForce),
    }),
  join: ({ taskForce, into }, { names }) =>
    wingsOrdersText('join', { taskForce: names.taskForce(taskForce), into: names.taskForce(into) }),
  renumber: ({ taskForce, number }, { names }) =>
    wingsOrdersText('renumber', { taskForce: names.taskForce(taskForce), number }),
  plot: ({ taskForce: id, path }, { names }) => {
    const last = path.at(-1);
    const taskForce = names.taskForce(id);
    return last
      ? wingsOrdersText('plot', { taskForce, hex: names.hex(last) })
      : wingsOrdersText('plotStay', { taskForce });
  },
  plotExit: ({ taskForce }, { names }) =>
    wingsOrdersText('plotExit', { taskForce: names.taskForce(taskForce) }),
  tow: ({ tower, towed }, { names }) =>
    wingsOrdersText('tow', { tower: names.ship(tower), towed: names.ship(towed) }),
  castOff: ({ towed }, { names }) => wingsOrdersText('castOff', { towed: names.ship(towed) }),
  enter: ({ ships, path }, { names }) =>
    wingsOrdersText('enter', {
      ships: listed(ships.map(names.ship)),
      hex: path[0] ? names.hex(path[0]) : '',
    }),
  moveDummy: ({ taskForce, hex }, { names }) =>
    wingsOrdersText('moveDummy', { taskForce: names.taskForce(taskForce), hex: names.hex(hex) }),
  placeDummy: ({ hex, number }, { view, side, names }) => {
    const beside = Object.values(view.forces[side]?.taskForces ?? {}).find((it) =>
      sameHex(it.hex, hex),
    );
    const place = beside ? names.taskForce(beside.id) : names.hex(hex);
    return wingsOrdersText('placeDummy', { place, number });
  },
  swapNumbers: ({ taskForce, with: other }, { names }) =>
    wingsOrdersText('swapNumbers', {
      taskForce: names.taskForce(taskForce),
      with: names.taskForce(other),
    }),
  removeDummy: ({ taskForce }, { names }) =>
    wingsOrdersText('removeDummy', { taskForce: names.taskForce(taskForce) }),
};
