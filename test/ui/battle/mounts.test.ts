import { expect, test } from 'vitest';
import { type BattleState, battle, type Order } from '../../../src/rules/battle';
import {
  aimOrders,
  concentrations,
  mountsOf,
  nameFullOrders,
} from '../../../src/ui/systems/battle/desk/mounts';
import { give } from '../../rules/battle/fixture';
import { strait } from './position';

const carryOut = (state: BattleState, orders: readonly Order[]) => {
  for (const order of orders) give(state, 'allies', battle.makeOrder(order));
};
const aim = (state: BattleState, ship: string, target: string) => {
  const mount = mountsOf(state, 'allies').find((it) => it.ship === ship);
  if (!mount) throw new Error(`${ship} has nothing to aim`);
  carryOut(state, aimOrders(mount, target));
};
const listed = (state: BattleState) =>
  state.declared.allies.map(({ ship, target, full }) => `${ship} ${target}${full ? ' full' : ''}`);

test('mounts are the batteries with a target, aimed or not', () => {
  const state = strait();
  expect(mountsOf(state, 'allies').map(({ key }) => key)).toEqual([
    'hood/primary',
    'prince/primary',
  ]);
  aim(state, 'hood', 'bismarck');
  const [hood] = mountsOf(state, 'allies');
  expect(hood?.declared?.target).toBe('bismarck');
  expect(hood?.options.map(({ target }) => target)).toEqual(['bismarck', 'eugen']);
});

test('a mount is aimed anew in one go, and the same target again withdraws it', () => {
  const state = strait();
  aim(state, 'hood', 'bismarck');
  aim(state, 'hood', 'eugen');
  expect(listed(state)).toEqual(['hood eugen']);
  aim(state, 'hood', 'eugen');
  expect(listed(state)).toEqual([]);
});

test('[BT-8.5] naming a ship for full strength unnames the other', () => {
  const state = strait();
  aim(state, 'hood', 'bismarck');
  aim(state, 'prince', 'bismarck');
  expect(concentrations(state, 'allies')).toEqual([
    { target: 'bismarck', ships: ['hood', 'prince'], named: undefined },
  ]);
  carryOut(state, nameFullOrders(state, 'allies', 'prince', 'bismarck'));
  expect(listed(state)).toContain('prince bismarck full');
  carryOut(state, nameFullOrders(state, 'allies', 'hood', 'bismarck'));
  expect(listed(state).sort()).toEqual(['hood bismarck full', 'prince bismarck']);
});
