import { describe, expect, test } from 'vitest';
import type { Objective } from '../../../src/rules/seekrieg/model/scenario';
import { hurt, last, listed, objective, outcomeOf, pair, plain } from './endings';
import { type Battle, battleOf, eventsOf, logOf, shipIn } from './fleet';
import { at, confirm, give, turn } from './playing';

describe('the end of a battle', () => {
  test('[SK-1.14] after the last turn', () => {
    const battle = battleOf(pair({ scenario: { turns: 2 } }));
    turn(battle, 1);
    expect(outcomeOf(battle)).toBeUndefined();
    turn(battle, 1);
    expect(outcomeOf(battle)).toMatchObject({ reason: 'last-turn', rule: 'SK-1.14' });
  });

  test('[SK-1.14] when a side has no ship that can act, abandoned ones left out', () => {
    const battle = battleOf(pair());
    shipIn(battle, 'theirs').fate = 'abandoned';
    expect(outcomeOf(turn(battle, 1))).toMatchObject({ reason: 'no-ships', winner: 'allies' });
  });

  test('[SK-1.14] not while one is still to arrive', () => {
    const late = { hex: at(14, 0), fromTurn: 9, sheet: plain };
    const battle = battleOf(pair({ axis: { late } }));
    shipIn(battle, 'theirs').fate = 'sunk';
    expect(outcomeOf(turn(battle, 1))).toBeUndefined();
  });

  const hiding = pair({ weather: { visibility: 0 } });

  test('[SK-1.14] when for ten turns nobody has seen an enemy', () => {
    const battle = battleOf(hiding);
    turn(battle, 9);
    expect(outcomeOf(battle)).toBeUndefined();
    turn(battle, 1);
    expect(outcomeOf(battle)).toMatchObject({ reason: 'no-sighting', winner: 'draw' });
  });

  test('[SK-1.14] not where a place is to be reached, nor while a ship is still to arrive', () => {
    const near = objective({
      aim: { kind: 'near', hex: at(50, 0), withinHexes: 2 },
      ships: ['ours'],
    });
    expect(outcomeOf(turn(listed(hiding, [near]), 11))).toBeUndefined();
    const late = { hex: at(14, 0), fromTurn: 15, sheet: plain };
    expect(
      outcomeOf(turn(battleOf(pair({ weather: { visibility: 0 }, axis: { late } })), 11)),
    ).toBeUndefined();
  });

  test('[SK-1.15] a side that surrenders loses whatever the points; both draw', () => {
    const battle = hurt(battleOf(pair()), 'theirs', { damage: 150 });
    give(battle, 'allies', 'surrender');
    expect(outcomeOf(confirm(battle))).toMatchObject({
      winner: 'axis',
      reason: 'surrender',
      rule: 'SK-1.15',
    });
    const both = battleOf(pair());
    give(both, 'allies', 'surrender');
    give(both, 'axis', 'surrender');
    expect(outcomeOf(confirm(both))?.winner).toBe('draw');
  });
});

describe('points without a list', () => {
  test('[SK-1.13] damage received, each ship up to her own, and once more for each that is lost', () => {
    const battle = battleOf(pair({ axis: { second: { hex: at(12, 0), sheet: plain } } }));
    hurt(battle, 'theirs', { damage: 250 });
    hurt(battle, 'ours', { damage: 30 });
    expect(outcomeOf(last(battle))?.victoryPoints).toEqual({ allies: 400, axis: 30 });
  });

  test('[SK-16.11, SK-1.13] an abandoned ship counts as lost', () => {
    const battle = battleOf(pair({ axis: { second: { hex: at(12, 0), sheet: plain } } }));
    shipIn(hurt(battle, 'theirs', { damage: 50 }), 'theirs').fate = 'abandoned';
    expect(outcomeOf(last(battle))?.victoryPoints.allies).toBe(250);
  });

  test.each([
    [0, 0, 'draw'],
    [100, 91, 'draw'],
    [100, 90, 'allies'],
    [90, 100, 'axis'],
    [1, 0, 'allies'],
  ])('[SK-1.12] %i to %i: %s', (ours, theirs, winner) => {
    const battle = battleOf(pair());
    hurt(battle, 'theirs', { damage: ours });
    hurt(battle, 'ours', { damage: theirs });
    expect(outcomeOf(last(battle))).toMatchObject({
      winner,
      victoryPoints: { allies: ours, axis: theirs },
    });
  });
});

describe('objectives', () => {
  const scored = ({ state }: Battle) => state.forces.allies.scored;

  test('[SK-35.19] judged at the end of every turn, once a ship, and told to that side alone', () => {
    const battle = listed(pair(), [objective({ aim: { kind: 'damaged', fromPercent: 40 } })]);
    turn(hurt(battle, 'theirs', { damage: 79 }), 1);
    expect(scored(battle)).toEqual({});
    turn(hurt(battle, 'theirs', { damage: 80 }), 1);
    turn(battle, 1);
    expect(scored(battle)).toEqual({ goal: ['theirs'] });
    expect(eventsOf(battle, 'objectiveScored')).toMatchObject([
      { points: 100, seenBy: ['allies'] },
    ]);
  });

  test('[SK-35.19] points for a ship sunk replace all other points for her, not those for others', () => {
    const list = [
      objective({
        id: 'hit',
        points: 50,
        aim: { kind: 'damaged', fromPercent: 10 },
        ships: ['theirs', 'second'],
      }),
      objective({ id: 'sunk', points: 'dp' }),
    ];
    const battle = listed(
      pair({ axis: { second: { hex: at(12, 0), sheet: { ...plain, dp: 200 } } } }),
      list,
    );
    turn(hurt(hurt(battle, 'theirs', { damage: 40 }), 'second', { damage: 40 }), 1);
    expect(scored(battle)).toEqual({ hit: ['theirs', 'second'] });
    expect(outcomeOf(last(hurt(battle, 'theirs', { damage: 200 })))?.victoryPoints.allies).toBe(
      250,
    );
  });

  test('[SK-35.19] a line judged at the end is not scored before', () => {
    const list = [
      objective({ aim: { kind: 'undamaged', belowPercent: 25 }, ships: ['ours'], judged: 'end' }),
    ];
    const battle = listed(pair(), list);
    turn(battle, 1);
    expect(scored(battle)).toEqual({});
    expect(outcomeOf(last(battle))?.victoryPoints).toEqual({ allies: 100, axis: 0 });
  });

  test('[SK-35.14] a line that waits for another is scored if that has not been', () => {
    const near = objective({
      id: 'there',
      aim: { kind: 'near', hex: at(10, 0), withinHexes: 2 },
      ships: ['theirs'],
    });
    const stopped = objective({
      ...near,
      id: 'stopped',
      of: 'none',
      judged: 'end',
      unlessScored: 'there',
    });
    expect(outcomeOf(last(listed(pair(), [stopped], [near])))?.victoryPoints).toEqual({
      allies: 0,
      axis: 100,
    });
    const far = { ...near, aim: { kind: 'near' as const, hex: at(40, 0), withinHexes: 2 } };
    expect(outcomeOf(last(listed(pair(), [stopped], [far])))?.victoryPoints).toEqual({
      allies: 100,
      axis: 0,
    });
  });

  test('[SK-35.10] none of the ships at a place at the end', () => {
    const there = (q: number) =>
      objective({
        aim: { kind: 'near', hex: at(q, 0), withinHexes: 20 },
        ships: ['theirs'],
        of: 'none',
        judged: 'end',
      });
    expect(outcomeOf(last(listed(pair(), [there(31)])))?.victoryPoints.allies).toBe(100);
    expect(outcomeOf(last(listed(pair(), [there(30)])))?.victoryPoints.allies).toBe(0);
  });

  test('[SK-35.4] both ships afloat is one line', () => {
    const battle = pair({ allies: { mate: { hex: at(2, 0), sheet: plain } } });
    const afloat = objective({
      aim: { kind: 'afloat' },
      ships: ['ours', 'mate'],
      of: 'all',
      judged: 'end',
      points: 300,
    });
    expect(outcomeOf(last(listed(battle, [afloat])))?.victoryPoints.allies).toBe(300);
    const one = listed(battle, [afloat]);
    shipIn(one, 'mate').fate = 'sunk';
    expect(outcomeOf(last(one))?.victoryPoints.allies).toBe(0);
  });

  /** What an aim on the enemy scores at the end of one turn after the ship has been changed. */
  function scores(aim: Objective['aim'], change: (battle: Battle) => void): number | undefined {
    // Out of reach of her guns.
    const armed = {
      hex: at(62, 0),
      speedKnots: 0,
      sheet: { type: 'other' as const, dp: 200, speedKnots: 30 },
    };
    const battle = listed(pair({ axis: { theirs: armed } }), [objective({ aim, judged: 'end' })]);
    change(battle);
    return outcomeOf(last(battle))?.victoryPoints.allies;
  }

  test.each<[string, Objective['aim'], number, number]>([
    ['SK-35.4', { kind: 'slowed', belowKnots: 26 }, 4, 6],
    ['SK-35.4', { kind: 'slowed-share', share: 0.5 }, 14, 16],
  ])('[%s] a ship slowed: %o by %i knots not, by %i', (_, aim, less, more) => {
    const slowed = (knotsLost: number) => (it: Battle) => hurt(it, 'theirs', { knotsLost });
    expect(scores(aim, slowed(less))).toBe(0);
    expect(scores(aim, slowed(more))).toBe(100);
  });

  test('[SK-35.7] no main gun left', () => {
    const lose = (guns: number) => (it: Battle) => {
      for (const turret of logOf(it, 'theirs').batteries[0]?.turrets ?? []) turret.guns = guns;
    };
    expect(scores({ kind: 'no-main-guns' }, lose(0))).toBe(100);
    expect(scores({ kind: 'no-main-guns' }, lose(1))).toBe(0);
  });

  test('[SK-35.7] less than half of her shells', () => {
    const left = (rounds: number) => (it: Battle) => {
      Object.assign(logOf(it, 'theirs').batteries[0] ?? {}, { shells: { APC: rounds, HE: 0 } });
    };
    expect(scores({ kind: 'ammunition', belowShare: 0.5 }, left(599))).toBe(100);
    expect(scores({ kind: 'ammunition', belowShare: 0.5 }, left(600))).toBe(0);
  });

  test("[SK-35.7] off every enemy's sight", () => {
    expect(scores({ kind: 'out-of-sight' }, () => undefined)).toBe(0);
    const fog = (it: Battle) => Object.assign(it.state.environment, { visibility: 0 });
    expect(scores({ kind: 'out-of-sight' }, fog)).toBe(100);
  });
});
