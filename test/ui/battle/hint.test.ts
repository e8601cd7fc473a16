import { expect, test } from 'vitest';
import { battle, type Order, stackOf } from '../../../src/rules/battle';
import { planArrows } from '../../../src/ui/systems/battle/hint/arrows';
import { stillHolds } from '../../../src/ui/systems/battle/useBattleDesk';
import { hintOf } from '../../../src/ui/table/advice/useAdvice';
import { orderText } from '../../../src/words/battle/orderText';
import { namesIn, strait } from './position';

const view = strait(6);
const hood = stackOf(view, 'hood');
const legal = battle.legalOrders(view, 'allies');
const moves = legal.flatMap((order) => (order.kind === 'moveStack' ? [order] : []));
const [move] = moves;
const asked = { bot: 'commander', view };

test('an answer becomes its order and the plan behind it', () => {
  const lines = moves.slice(0, 2).map((order) => battle.makeOrder(order));
  const [line = '', ...plan] = lines;
  expect(hintOf(battle, asked, { line, plan, why: { code: 'closing' } }, 'allies')).toEqual({
    bot: 'commander',
    orders: moves.slice(0, 2),
    why: { code: 'closing' },
  });
});

test('an answer that is none, or cannot be read, is no advice', () => {
  expect(hintOf(battle, asked, new Error('too late'), 'allies')).toBeUndefined();
  expect(hintOf(battle, asked, { line: 'sail home' }, 'allies')).toBeUndefined();
  expect(hintOf(battle, asked, { line: 'done', plan: ['sail home'] }, 'allies')).toBeUndefined();
});

test('doctrine says why, where the bot does not', () => {
  const line = battle.makeOrder(moves[0] as Order);
  expect(hintOf(battle, asked, { line }, 'allies')?.why?.code).toMatch(
    /^(closing|opening|keeping)$/,
  );
});

test('every legal order has its words', () => {
  for (const order of legal) {
    const text = orderText(order, view, namesIn(view));
    expect(text, battle.makeOrder(order)).toMatch(/^[A-Z]/);
    expect(text).not.toMatch(/\{\{|undefined/);
  }
});

test.each<[Order, string]>([
  [
    { kind: 'declare', ship: 'hood', weapon: 'primary', target: 'bismarck', full: true },
    'Fire the primary guns of hood at bismarck',
  ],
  [{ kind: 'withdraw', ship: 'hood', weapon: 'primary' }, 'Hold the primary guns of hood'],
  [{ kind: 'breakOff', answer: 'no' }, 'Vote to fight on'],
  [{ kind: 'tryRepair', ship: 'hood', answer: 'yes' }, 'Try to repair hood'],
  [{ kind: 'tow', tower: 'prince', towed: 'hood' }, 'Take hood in tow with prince'],
  [
    { kind: 'chooseDoe', taskForce: 'rheinuebung', doe: 'N' },
    'Bring in rheinuebung from the north',
  ],
])('%j in words', (order, words) => {
  expect(orderText(order, view, namesIn(view))).toBe(words);
});

test('a plan is drawn move behind move, and fire from stack to stack', () => {
  if (!move || !hood) throw new Error('Hood may move here');
  const on = { q: move.to.q + 1, r: move.to.r };
  const fire: Order = {
    kind: 'declare',
    ship: 'hood',
    weapon: 'primary',
    target: 'bismarck',
    full: true,
  };
  expect(planArrows(view, [move, { ...move, to: on }, fire, { kind: 'done' }])).toEqual([
    { kind: 'move', from: hood.hex, to: move.to },
    { kind: 'move', from: move.to, to: on },
    { kind: 'fire', from: hood.hex, to: stackOf(view, 'bismarck')?.hex },
  ]);
});

test('where something is placed there is a ring: an arrow to its own hex', () => {
  const hex = { q: 1, r: 2 };
  expect(planArrows(view, [{ kind: 'placeStack', stack: 'A1', hex }])).toEqual([
    { kind: 'move', from: hex, to: hex },
  ]);
});

test('advice holds when the enemy has sealed, and not when anything else is different', () => {
  const sealed = { ...view, done: { ...view.done, axis: true } };
  expect(stillHolds(view, sealed)).toBe(true);
  expect(stillHolds(view, { ...sealed, clock: view.clock + 1 })).toBe(false);
});
