import { expect, test } from 'vitest';
import { newMind, type Reply, type Task, think } from '../../src/bots';
import { sideToAct } from '../../src/lab/playOut';
import { battle } from '../../src/rules/battle';
import { orderDice } from '../../src/rules/core';
import { BATTLES } from './battles';

const [scenario] = BATTLES as readonly [(typeof BATTLES)[0]];
const { state } = battle.newState(scenario, battle.defaultOptions, orderDice('mind', 0));
const side = sideToAct(battle, state);

const task = (change: Partial<Task> = {}): Task => ({
  ...{ system: 'battle', bot: 'admiral', side, view: battle.view(state, side) },
  ...{ drawKey: 'mind', thinking: { nodes: 1 }, match: 'one' },
  ...change,
});

/** A moment has passed whenever somebody looks. */
function newMindInTime() {
  let milliseconds = 0;
  return newMind(() => {
    milliseconds += 10;
    return milliseconds;
  });
}

function answersOf(asked: Task): Reply[] {
  const replies: Reply[] = [];
  newMindInTime().answer(asked, (reply) => replies.push(reply));
  return replies;
}

test('a mind answers as its bot decides, whether it may prepare or not', () => {
  const thought = think(task(), () => 0);
  const { match: _match, ...unprepared } = task();
  for (const asked of [task(), unprepared]) expect(answersOf(asked).at(-1)).toEqual({ thought });
});

test('a mind prepares for the matches of bots that prepare, and for nothing else', () => {
  const mind = newMindInTime();
  const tell = () => {};
  const { match: _match, ...unprepared } = task();
  expect(mind.prepare()).toBe(false);
  for (const asked of [unprepared, task({ bot: 'commander' }), task({ system: 'nothing' })])
    mind.answer(asked, tell);
  expect(mind.prepare()).toBe(false);
  mind.answer(task(), tell);
  mind.answer(task({ match: 'another' }), tell);
  expect(mind.prepare()).toBe(true);
});
