import { describe, expect, test } from 'vitest';
import { eventsFor, type Side } from '../../../src/rules/core';
import { seekrieg } from '../../../src/rules/seekrieg';
import { stopRun } from '../../../src/rules/seekrieg/common/stopRun';
import { type Battle, battleOf, type TestBattle } from './fleet';
import { at, confirm, give, refused, turn } from './playing';

/** Two ships that cannot see each other. */
const apart = (rest: TestBattle = {}, spee = at(0, 300)): Battle =>
  battleOf({
    allies: { exeter: {}, ...rest.allies },
    axis: { spee: { hex: spee, facing: 4 } },
    scenario: rest.scenario ?? {},
  });

const running = (battle: Battle, allies: number, axis: number): Battle => {
  give(battle, 'allies', `run-on ${allies}`);
  return confirm(give(battle, 'axis', `run-on ${axis}`));
};

const where = ({ state }: Battle) => `${state.turn} ${state.step.kind}`;

const told = (battle: Battle, side: Side) =>
  eventsFor(battle.events, side).flatMap((it) => (it.kind === 'runStopped' ? [it.reason] : []));

describe('run on', () => {
  test('[SK-34.14] turns are played with the standing orders until the smaller number is used up', () => {
    expect(where(running(apart(), 3, 5))).toBe('4 orders');
    expect(where(running(apart(), 10, 1))).toBe('2 orders');
  });

  test('[SK-34.14] only while both sides have the order', () => {
    expect(where(running(apart(), 3, 0))).toBe('1 firePlot');
    expect(where(confirm(give(apart(), 'allies', 'run-on 5')))).toBe('1 firePlot');
  });

  test('[SK-34.1, SK-34.14] 1 to 10 turns; 0 takes it back', () => {
    expect(refused(apart(), 'allies', 'run-on 11')).toBe('run-too-long SK-34.14');
    const battle = give(apart(), 'allies', 'run-on 5', 'run-on 0');
    expect(where(confirm(give(battle, 'axis', 'run-on 5')))).toBe('1 firePlot');
  });

  test('[SK-34.14] it is for one run', () => {
    const battle = running(apart(), 2, 2);
    expect(where(confirm(battle))).toBe('3 firePlot');
  });

  test('[SK-34.3] a turn asks for two confirmations a side, phases 2 and 5', () => {
    const battle = apart();
    expect(
      ['allies', 'axis'].map((side) => seekrieg.segment(battle.state).active[side as Side]),
    ).toEqual(['declare', 'declare']);
    expect(where(confirm(battle))).toBe('1 firePlot');
    expect(where(confirm(battle))).toBe('2 orders');
  });
});

describe('a run stops', () => {
  test('[SK-34.14] when a side sees or tracks a new enemy, which opens the fire plot', () => {
    // Code 8: funnel smoke shows at 51,471 yards, 102 hexes; both close by 5 hexes in 2 turns.
    const battle = running(apart({}, at(0, -106)), 10, 10);
    expect(where(battle)).toMatch(/firePlot$/);
    expect(battle.state.running).toBe(0);
    expect(told(battle, 'allies')).toContain('new-enemy');
  });

  test('[SK-34.14] when a reinforcement is received', () => {
    const late = { fromTurn: 3, hex: at(0, 5) };
    const battle = running(apart({ allies: { ajax: late } }), 10, 10);
    expect(where(battle)).toBe('3 orders');
    expect(told(battle, 'allies')).toEqual(['reinforcement']);
  });

  test('[SK-34.15] each side is told its own events only; the other sees that the run has stopped', () => {
    const battle = running(apart({ allies: { ajax: { fromTurn: 3, hex: at(0, 5) } } }), 10, 10);
    expect(told(battle, 'axis')).toEqual([null]);
  });

  test('[SK-34.14] not where none is under way', () => {
    const battle = apart();
    stopRun(battle, 'allies', 'fired-at');
    expect(battle.events).toEqual([]);
  });

  test('[SK-34.14] at the end of the battle', () => {
    expect(running(apart({ scenario: { turns: 4 } }), 10, 10).state.step.kind).toBe('over');
  });
});

test('[SK-1.15] a side that surrenders ends the battle at the close of the phase', () => {
  const battle = give(apart(), 'axis', 'surrender');
  expect(battle.state.step.kind).toBe('orders');
  expect(seekrieg.view(battle.state, 'allies').surrendered.axis).toBe(false);
  confirm(battle);
  expect(seekrieg.outcome(battle.state)).toMatchObject({ winner: 'allies', rule: 'SK-1.15' });
});

test('[SK-5.4] no side moves first: the order of confirming makes no difference', () => {
  const play = (first: Side, second: Side) => {
    const unarmed = { sheet: { batteries: [] } };
    const battle = battleOf({
      allies: { exeter: unarmed },
      axis: { spee: { ...unarmed, hex: at(0, -40), facing: 3 } },
    });
    for (let i = 0; i < 4; i++) give(give(battle, first, 'confirm'), second, 'confirm');
    return battle.state.ships;
  };
  const bare = (ships: ReturnType<typeof play>) =>
    Object.values(ships).map(({ id, hex, facing, speedKnots }) => ({
      id,
      hex,
      facing,
      speedKnots,
    }));
  expect(bare(play('allies', 'axis'))).toEqual(bare(play('axis', 'allies')));
});

test('[SK-5.1, SK-5.2] phases come in order, turn after turn', () => {
  const battle = apart();
  const steps = [1, 2, 3, 4].map(() => {
    const now = where(battle);
    confirm(battle);
    return now;
  });
  expect(steps).toEqual(['1 orders', '1 firePlot', '2 orders', '2 firePlot']);
  turn(battle);
});
