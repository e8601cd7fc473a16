import { describe, expect, test } from 'vitest';
import { type BattleState, battle } from '../../../src/rules/battle';
import {
  atImpulse,
  eventsOf,
  give,
  newBattle,
  refusalOf,
  resolve,
  setShip,
  type TestBattle,
} from './fixture';
import { passTo } from './flow';
import { stackIn } from './forces';

/** The vote at the end of a round; the Allies have the initiative. */
function atVote(rest: Partial<TestBattle> = {}, round = 1): BattleState {
  const state = newBattle({
    allies: [{ at: [0, 4], ships: [{ id: 'a' }, { id: 'b' }] }],
    axis: [{ at: [0, -4], ships: [{ id: 'x' }] }],
    ...rest,
  });
  atImpulse(state, 21, round);
  give(state, 'allies', 'done');
  give(state, 'axis', 'done');
  return state;
}

type Vote = 'yes' | 'no';

function vote(state: BattleState, allies: Vote, axis: Vote, dice: number[]) {
  return [
    ...give(state, 'allies', `break-off ${allies}`),
    ...give(state, 'axis', `break-off ${axis}`, dice),
  ];
}

describe('votes', () => {
  test('[BT-13.3] if both would break off the battle ends', () => {
    const state = atVote();
    vote(state, 'yes', 'yes', []);
    expect(battle.outcome(state)).toMatchObject({ reason: 'broken-off', rule: 'BT-13.3' });
  });

  test('[BT-13.3] if neither would, it goes on', () => {
    const state = atVote();
    vote(state, 'no', 'no', [5]);
    expect(battle.outcome(state)).toBeUndefined();
    expect(state.round).toBe(2);
    expect(state.votes).toEqual({ allies: null, axis: null });
  });

  test('[BT-13.3] a vote is final, and only for the end of impulse 22', () => {
    const state = atVote();
    give(state, 'allies', 'break-off no');
    expect(refusalOf(state, 'allies', 'break-off yes')).toMatchObject({
      code: 'already-voted',
      rule: 'BT-13.3',
    });
    expect(refusalOf(atImpulse(state, 6), 'allies', 'break-off yes')).toMatchObject({
      code: 'not-now',
    });
  });

  const DIFFER: [Vote, Vote, number[], boolean][] = [
    ['yes', 'no', [3, 3, 4], true],
    ['yes', 'no', [3, 5, 4], false],
    ['no', 'yes', [3, 3, 4], false],
    ['no', 'yes', [1, 3, 4], true],
  ];
  test.each(DIFFER)(
    '[BT-13.4] votes %s and %s, dice %j, one added for the initiative: the battle ends: %s',
    (allies, axis, dice, ends) => {
      const state = atVote();
      vote(state, allies, axis, ends ? dice.slice(0, 2) : dice);
      expect(battle.outcome(state) !== undefined).toBe(ends);
    },
  );

  test('[BT-13.4] ties with the one added are rolled again', () => {
    const state = atVote();
    const events = vote(state, 'yes', 'no', [3, 4, 5, 6, 6, 1]);
    const [rolled] = eventsOf(events, 'breakOffRolled');
    expect(rolled).toMatchObject({ decides: 'allies', totals: { allies: 7, axis: 1 } });
    expect(rolled?.dice).toHaveLength(6);
    expect(battle.outcome(state)).toBeDefined();
  });

  test('[BT-13.4] the one is added for the side that has the initiative', () => {
    const state = atVote({ scenario: { initiative: 'axis' } });
    const events = vote(state, 'yes', 'no', [3, 3, 2]);
    expect(eventsOf(events, 'breakOffRolled')).toMatchObject([{ decides: 'axis' }]);
  });

  test('[BT-13.6] a side breaks off as a whole, ships dead in the water included', () => {
    const state = atVote();
    setShip(state, 'b', { speed: '0' });
    vote(state, 'yes', 'yes', []);
    expect(state.step.kind).toBe('over');
  });

  test('[BT-15.3] without disengagement there are no votes: the next round begins', () => {
    const state = atVote({ options: { noDisengagement: true } }, 5);
    expect(state.step.kind).toBe('over');
    const open = newBattle({
      allies: [{ at: [0, 4], ships: [{ id: 'a' }, { id: 'b' }] }],
      axis: [{ at: [0, -4], ships: [{ id: 'x' }] }],
      options: { noDisengagement: true },
    });
    setShip(open, 'b', { speed: '0' });
    const events = give(atImpulse(open, 22), 'allies', 'done', [3]);
    expect(eventsOf(events, 'votesRevealed')).toEqual([]);
    expect(open).toMatchObject({ round: 2, initiative: 'axis' });
    expect(refusalOf(open, 'axis', 'break-off yes')).toMatchObject({ code: 'not-now' });
  });
});

describe('the next round', () => {
  const DICE = [
    [1, 'axis'],
    [2, 'axis'],
    [3, 'axis'],
    [4, 'allies'],
    [5, 'allies'],
    [6, 'allies'],
  ] as const;
  test.each(DICE)('[BT-13.8] a die of %i gives the initiative to the %s', (die, side) => {
    const state = atVote();
    vote(state, 'no', 'no', [die]);
    expect(state.initiative).toBe(side);
  });

  test('[BT-13.16] where the sides are neither, the one that plays the Axis has 1 to 3', () => {
    const sides = {
      allies: { name: 'Red', nation: 'red' },
      axis: { name: 'Blue', nation: 'blue' },
    };
    const state = atVote({ scenario: { sides } });
    vote(state, 'no', 'no', [3]);
    expect(state.scenario.sides[state.initiative].name).toBe('Blue');
  });
});

describe('the end of the battle', () => {
  test('[BT-13.5, BT-13.14] it ends after round 4, without votes', () => {
    const state = newBattle({
      allies: [{ at: [0, 4], ships: [{ id: 'a' }] }],
      axis: [{ at: [0, -4], ships: [{ id: 'x' }] }],
    });
    for (let round = 1; round <= 3; round++) {
      passTo(state, 22);
      vote(state, 'no', 'no', [4]);
    }
    while (state.step.kind === 'movement') give(state, state.step.side, 'done');
    expect(state.round).toBe(4);
    expect(battle.outcome(state)).toMatchObject({ reason: 'rounds-over', rule: 'BT-13.14' });
  });

  test('[BT-13.5, BT-13.15] it ends with the impulse in which a side has no ship left', () => {
    const state = newBattle({
      allies: [{ at: [0, 0], ships: [{ id: 'a', primary: 'H' }] }],
      axis: [{ at: [0, 1], ships: [{ id: 'x', hull: 'H' }] }],
    });
    resolve(atImpulse(state, 4), { allies: ['fire a primary x'] }, [6, 3, 4]);
    expect(state.impulse).toBe(4);
    expect(battle.outcome(state)).toMatchObject({ winner: 'allies', reason: 'side-gone' });
  });

  test('[BT-13.15] if both sides have none left the battle ends the same way', () => {
    const state = newBattle({
      allies: [{ at: [0, 0], ships: [{ id: 'a', primary: 'H', hull: 'H' }] }],
      axis: [{ at: [0, 1], ships: [{ id: 'x', primary: 'H', hull: 'H' }] }],
    });
    const fire = { allies: ['fire a primary x'], axis: ['fire x primary a'] };
    resolve(atImpulse(state, 4), fire, [6, 6, 3, 4, 3, 4]);
    expect(battle.outcome(state)).toMatchObject({ winner: 'draw', reason: 'side-gone' });
  });

  test.each([{ speed: '0' }, { aground: true }, {}] as const)(
    '[BT-13.15] a last ship with %j, off the board or on it, keeps its side in the battle',
    (change) => {
      const state = newBattle({
        allies: [{ at: [0, 4], ships: [{ id: 'a' }] }],
        axis: [{ at: [0, -4], ships: [{ id: 'x' }] }],
      });
      setShip(state, 'a', change);
      state.entries = { 'allies-force': 'S', 'axis-force': 'N' };
      if (Object.keys(change).length === 0) stackIn(state, 'A1').place = 'waiting';
      give(atImpulse(state, 7), 'axis', 'done');
      expect(battle.outcome(state)).toBeUndefined();
      expect(state.impulse).toBeGreaterThan(7);
    },
  );
});
