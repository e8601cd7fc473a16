import { expect, test } from 'vitest';
import { type BattleEvent, type BattleState, battle } from '../../../src/rules/battle';
import type { Side } from '../../../src/rules/core';
import { shipFacts } from '../../../src/ui/systems/battle/board/counters/counterFacts';
import { textBoard } from '../../../src/ui/systems/battle/board/textBoard';
import { decisionOf, stackNote } from '../../../src/ui/systems/battle/decision';
import { logChapters } from '../../../src/words/battle/logBook';
import { plainText } from '../../../src/words/core/logLine';
import { setShip } from '../../rules/battle/fixture';
import { SAMPLES } from './eventSamples';
import { namesIn, strait } from './position';

/** The strait with the Kriegsmarine's task force surprised until impulse 8 of round 1. */
function surprised(impulse: number): BattleState {
  const state = strait(impulse);
  const taskForces = state.scenario.taskForces.map((force) =>
    force.side === 'axis' ? { ...force, name: 'Lütjens', surprisedUntil: 8 } : force,
  );
  return { ...state, scenario: { ...state.scenario, taskForces } };
}

const decision = (view: BattleState, side: Side) =>
  decisionOf({
    view,
    side,
    stage: battle.segment(view).active[side],
    legal: battle.legalOrders(view, side),
    names: namesIn(view),
  });

test('[BT-19.3] a side that can do nothing for surprise is told so, and until when', () => {
  expect(decision(surprised(6), 'axis')).toEqual({
    sentence:
      'Waiting for Royal Navy to move. Taken by surprise, Lütjens neither moves nor fires before impulse 8.',
    rule: 'BT-19.3',
  });
  expect(decision(surprised(8), 'axis').sentence).not.toContain('surprise');
  expect(decision({ ...surprised(6), round: 2 }, 'axis').sentence).not.toContain('surprise');
  expect(decision(surprised(6), 'allies').sentence).not.toContain('surprise');
});

test('[BT-19.3] a side of which a part is surprised is told with what it is asked', () => {
  const state = strait(6);
  const [own, ...others] = state.scenario.taskForces as [(typeof state.scenario.taskForces)[0]];
  const [hood, prince] = own.ships;
  if (!hood || !prince) throw new Error('two ships');
  const taskForces = [
    { ...own, ships: [hood] },
    { ...own, id: 'late', name: 'Leach', ships: [prince], surprisedUntil: 14 },
    ...others,
  ];
  const view = { ...state, scenario: { ...state.scenario, taskForces } };
  const note = 'Taken by surprise, Leach neither moves nor fires before impulse 14.';
  expect(decision(view, 'allies').sentence).toContain(note);
  expect(decision(view, 'allies').rule).toBe('BT-5.1');
  setShip(view, 'prince', { fate: 'sunk' });
  expect(decision(view, 'allies').sentence).not.toContain(note);
});

test('[BT-19.3] counter, map in words and list say that a stack is surprised', () => {
  const told = (view: BattleState) =>
    textBoard(view, { selected: null, marks: [], side: 'axis' }).sides[0]?.stacks[0]?.text;
  const id = surprised(6).stacks.find(({ side }) => side === 'axis')?.id ?? '';
  expect(shipFacts(surprised(6), 'bismarck').plights).toEqual(['surprised']);
  expect(shipFacts(surprised(8), 'bismarck').plights).toEqual([]);
  expect(shipFacts(surprised(6), 'hood').plights).toEqual([]);
  expect(told(surprised(6))).toContain('taken by surprise, neither moves nor fires yet');
  expect(told(surprised(8))).not.toContain('surprise');
  expect(stackNote(surprised(6), id, [])).toBe('taken by surprise');
  expect(stackNote(surprised(8), id, [])).toBe('');
});

test('[BT-19.3] the log tells when surprise begins, and once when it ends', () => {
  const names = namesIn(strait());
  const events: BattleEvent[] = [
    { ...SAMPLES.roundBegan, round: 1, impulse: 1 },
    { ...SAMPLES.impulsePassed, impulse: 7 },
    { ...SAMPLES.impulsePassed, impulse: 8 },
    { ...SAMPLES.impulsePassed, impulse: 9 },
    { ...SAMPLES.roundBegan, round: 2, impulse: 1 },
  ];
  const log = logChapters(
    events,
    events.map(() => names),
    'axis',
    surprised(1).scenario.taskForces,
  );
  const about = log.flatMap(({ title, lines }) =>
    lines
      .filter(({ rule }) => rule === 'BT-19.3')
      .map(({ parts, ships }) => [title.split(':')[0], plainText(parts), ships]),
  );
  expect(about).toEqual([
    [
      'Impulse 1',
      'Lütjens is taken by surprise: neither moves nor fires before impulse 8 of round 1.',
      ['bismarck', 'eugen'],
    ],
    ['Impulse 8', 'Lütjens is no longer surprised: it may move and fire.', ['bismarck', 'eugen']],
  ]);
});
