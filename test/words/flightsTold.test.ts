import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type BaseEvent, giveOrder, newMatch } from '../../src/rules/core';
import { type StrategicEvent, type StrategicState, strategic } from '../../src/rules/strategic';
import { readSave } from '../../src/scenario';
import { logChapters } from '../../src/words/strategic/logBook';

/** Where the dice of air combat lie in a recorded game whose attack goes on after them: the events so far. */
function inTheMidstOfAnAttack() {
  const file = 'test/replays/midway.json';
  const read = readSave(readFileSync(file, 'utf8'), file);
  if (!read.ok) throw new Error(file);
  const { scenario, options, seed, orders } = read.value;
  const match = newMatch(strategic, scenario as never, options as never, seed);
  const closed: BaseEvent[] = [...match.closedEvents];
  for (const given of orders) {
    const { chapter } = match;
    giveOrder(strategic, match, given, seed);
    if (match.chapter !== chapter) closed.push(...match.closedEvents);
    const events = [...closed, ...match.events] as StrategicEvent[];
    const state = match.state as StrategicState;
    const isFought = match.closedEvents.some(({ dice = [] }) =>
      dice.some(({ reason }) => reason === 'airCombat'),
    );
    if (state.air && isFought) return { events, view: strategic.view(state, 'allies') };
  }
  throw new Error('no air combat');
}

test('[ST-3.5] dice of air combat name flights as the line above them does, without the steps that are left', () => {
  const { events, view } = inTheMidstOfAnAttack();
  const dice = logChapters(events, view, 'allies')
    .flatMap(({ lines }) => lines)
    .flatMap((line) => line.dice)
    .map(({ reason }) => reason)
    .filter((reason) => / against /.test(reason));
  expect(dice.length).toBeGreaterThan(0);
  for (const reason of dice) expect(reason).not.toContain('×');
});
