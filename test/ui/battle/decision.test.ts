import { expect, test } from 'vitest';
import { type BattleState, battle } from '../../../src/rules/battle';
import type { Side } from '../../../src/rules/core';
import { decisionOf } from '../../../src/ui/systems/battle/decision';
import { give } from '../../rules/battle/fixture';
import { namesIn, strait } from './position';

const sentence = (view: BattleState, side: Side, opponent?: string) =>
  decisionOf({
    view,
    side,
    stage: battle.segment(view).active[side],
    legal: battle.legalOrders(view, side),
    names: namesIn(view),
    opponent,
  }).sentence;

test('a movement impulse asks the mover, with the reason', () => {
  expect(sentence(strait(6), 'allies')).toBe(
    'Hood and prince may move one hex or stay; speeds 2 and 2+ move in this impulse.',
  );
});

test('the side that does not move is told for whom it waits', () => {
  expect(sentence(strait(6), 'axis', 'Commander')).toBe(
    'Waiting for Royal Navy (Commander) to move.',
  );
});

test('a gunnery impulse counts the batteries that hold fire', () => {
  const state = strait(4);
  expect(sentence(state, 'allies')).toContain('2 of 2 batteries have no target yet');
  give(state, 'allies', 'fire hood primary bismarck');
  expect(sentence(state, 'allies')).toContain('one of 2 batteries has no target yet');
  give(state, 'allies', 'fire prince primary bismarck');
  expect(sentence(state, 'allies')).toContain('all are aimed: seal the orders');
});

test('of a single battery it says so', () => {
  const state = strait(4);
  const { prince } = state.ships;
  if (!prince) throw new Error('no Prince of Wales');
  prince.fate = 'sunk';
  for (const stack of state.stacks) stack.ships = stack.ships.filter((id) => id !== 'prince');
  expect(sentence(state, 'allies')).toContain('the only battery has no target yet');
});

test('set-up names the stack to place by its ships, and how many there are after it', () => {
  const state = strait();
  state.step = { kind: 'placement', side: 'allies' };
  const [own] = state.stacks.filter((it) => it.side === 'allies');
  if (!own) throw new Error('no stack to place');
  own.place = 'unplaced';
  const asked = (selected: string | null) =>
    decisionOf({
      view: state,
      side: 'allies',
      stage: 'orders',
      legal: [],
      names: namesIn(state),
      selected,
    }).sentence;
  expect(asked(own.id)).toContain('Place hood and prince in one of the marked hexes');
  expect(asked(own.id)).toContain('your last stack');
  state.stacks.push({ ...own, id: 'A9', ships: [] });
  expect(asked(own.id)).toContain('one more stack to place after it');
  expect(asked(null)).toContain(
    'Place a stack in one of the marked hexes; 2 stacks to place (the sides take turns).',
  );
});

test('the end says who has won', () => {
  const state = strait(4);
  state.step = {
    kind: 'over',
    outcome: {
      winner: 'axis',
      reason: 'side-gone',
      rule: 'BT-13.5',
      victoryPoints: { allies: 0, axis: 60 },
    },
  };
  expect(sentence(state, 'allies')).toBe('The battle is over: Kriegsmarine won.');
});
