import { describe, expect, test } from 'vitest';
import { chooseMovement, newExchange } from '../../src/bots/battle/movement';
import { pullToExit } from '../../src/bots/battle/objectives';
import { DOCTRINE, type Task } from '../../src/bots/battle/plan';
import {
  type BattleScenario,
  type BattleState,
  type BoardSide,
  battle,
  type Order,
  type OrderOf,
  type Stack,
} from '../../src/rules/battle';
import { orderDice } from '../../src/rules/core';
import { BATTLES } from './battles';

const [, estuary] = BATTLES as [BattleScenario, BattleScenario];

/** The raider alone in a hex, in a movement impulse of its side, the enemy far off in the east. */
function atSea(by: BoardSide[], q: number, r: number): { state: BattleState; raider: Stack } {
  const extraPoints = { exits: [{ side: 'axis' as const, by, points: 5 }] };
  const { state } = battle.newState(
    { ...estuary, extraPoints },
    battle.defaultOptions,
    orderDice('seed', 0),
  );
  for (const stack of state.stacks)
    Object.assign(stack, {
      place: 'board',
      hex: stack.side === 'axis' ? { q, r } : { q: 9, r: -4 },
    });
  Object.assign(state, { round: 1, impulse: 6, initiative: 'axis' });
  state.step = { kind: 'movement', side: 'axis', mayLeave: null };
  return { state, raider: state.stacks.find(({ side }) => side === 'axis') as Stack };
}

describe('[BT-14.3] a side that pays for leaving', () => {
  test('draws a stack from wherever it is, also from beyond the middle of the board', () => {
    const { state, raider } = atSea(['N'], 0, 5);
    const pull = (r: number) => pullToExit(state, 'axis', raider, { q: 0, r });
    expect(pull(4)).toBeGreaterThan(pull(5));
    expect(pull(5)).toBeGreaterThan(pull(6));
  });

  test('draws nobody whom it does not pay', () => {
    const { state } = atSea(['N'], 0, 5);
    const squadron = state.stacks.find(({ side }) => side === 'allies') as Stack;
    expect(pullToExit(state, 'allies', squadron, { q: 0, r: 4 })).toBe(0);
  });
});

/** The answer to the question of BT-5.18 at the northern edge. */
function answerAt(by: BoardSide[]): Order | undefined {
  const { state, raider } = atSea(by, 0, -9);
  state.step = { kind: 'movement', side: 'axis', mayLeave: { stack: raider.id, by: 0 } };
  return chooseMovement(newExchange(state, 'axis'), battle.legalOrders(state, 'axis'));
}

test('[BT-5.18] who is paid for leaving leaves, who would fight stays', () => {
  expect(answerAt(['N', 'NE'])).toMatchObject({ kind: 'leave', answer: 'yes' });
  expect(answerAt(['S'])).toMatchObject({ kind: 'leave', answer: 'no' });
});

describe('a task goes before doctrine', () => {
  const moveUnder = (task: Task): Order | undefined => {
    const { state } = atSea(['S', 'SW'], 2, -2);
    const exchange = newExchange(state, 'axis', { ...DOCTRINE, task });
    return chooseMovement(exchange, battle.legalOrders(state, 'axis'));
  };
  const distanceEast = (order: Order | undefined): number =>
    order?.kind === 'moveStack' ? order.to.q - 2 : 0;

  test('to close, to keep away, to hold the range as it is', () => {
    expect(distanceEast(moveUnder({ kind: 'hold', rangeHexes: 0 }))).toBe(1);
    expect(distanceEast(moveUnder({ kind: 'withdraw' }))).toBe(-1);
    expect(distanceEast(moveUnder({ kind: 'hold', rangeHexes: 7 }))).toBe(0);
  });

  test('[BT-14.3] to run for it: a step nearer to the side that pays', () => {
    const order = moveUnder({ kind: 'exit' });
    const { to } = order as OrderOf<'moveStack'>;
    expect(Math.max(to.r, -to.q)).toBe(-1);
  });
});

/** The raider's move when leaving by the west pays: the hex, with the enemy five hexes off in the east. */
function moveWest(surprisedUntil: number): OrderOf<'moveStack' | 'stay'> {
  const { state } = atSea(['SW', 'NW'], 0, 0);
  const squadron = state.stacks.find(({ side }) => side === 'allies') as Stack;
  squadron.hex = { q: 5, r: 0 };
  const taskForces = state.scenario.taskForces.map((force) =>
    force.side === 'allies' ? { ...force, surprisedUntil } : force,
  );
  state.scenario = { ...state.scenario, taskForces };
  return chooseMovement(newExchange(state, 'axis'), battle.legalOrders(state, 'axis')) as OrderOf<
    'moveStack' | 'stay'
  >;
}

test('[BT-19.3] the edge that pays can wait while the enemy is taken by surprise', () => {
  const q = (order: OrderOf<'moveStack' | 'stay'>) => (order.kind === 'moveStack' ? order.to.q : 0);
  expect(q(moveWest(0))).toBe(-1);
  expect(q(moveWest(22))).toBeGreaterThanOrEqual(0);
});
