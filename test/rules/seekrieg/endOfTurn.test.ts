import { describe, expect, test } from 'vitest';
import { seekrieg } from '../../../src/rules/seekrieg';
import type { Objective } from '../../../src/rules/seekrieg/model/scenario';
import type { Condition } from '../../../src/rules/seekrieg/model/units';
import { type Battle, battleOf, eventsOf, logOf, shipIn, type TestBattle } from './fleet';
import { at, confirm, give, rolling, turn } from './playing';

const unarmed = { batteries: [] };
/** CHART U4 takes nothing of a submarine but her sonar, which this one has not. */
const plain = { ...unarmed, type: 'other' as const };

/** Two unarmed ships in sight of each other. */
const pair = (more: TestBattle = {}): TestBattle => ({
  ...more,
  allies: { ours: { sheet: { ...plain, dp: 300 }, speedKnots: 0 }, ...more.allies },
  axis: { theirs: { hex: at(10, 0), sheet: { ...plain, dp: 200 }, speedKnots: 0 }, ...more.axis },
});

/** A battle with a list for the allies and, if given, one for the axis. */
function listed(
  battle: TestBattle,
  allies: readonly Objective[],
  axis: readonly Objective[] = [],
): Battle {
  const made = battleOf(battle);
  made.state.forces.allies.objectives = allies;
  made.state.forces.axis.objectives = axis;
  return made;
}

const hurt = (battle: Battle, id: string, changed: Partial<Condition>): Battle => {
  Object.assign(logOf(battle, id), changed);
  return battle;
};

const objective = (changed: Partial<Objective>): Objective => ({
  ...{
    id: 'goal',
    points: 100,
    aim: { kind: 'sunk' },
    ships: ['theirs'],
    of: 'each',
    judged: 'turn',
  },
  ...changed,
});

const outcomeOf = ({ state }: Battle) => seekrieg.outcome(state);

/** Plays the turn as the last one. */
const last = (battle: Battle): Battle => {
  Object.assign(battle.state.scenario, { turns: battle.state.turn });
  return turn(battle, 1);
};

describe('the end of a turn', () => {
  test('[SK-5.15] fires, then losses, then sets, then sinking', () => {
    const battle = battleOf(
      pair({
        axis: {
          theirs: {
            hex: at(10, 0),
            speedKnots: 0,
            sheet: { dp: 100, ...unarmed, speedLossFactor: 10 },
          },
        },
      }),
    );
    hurt(battle, 'theirs', { damage: 90, fires: [{ severity: 12, begunOnTurn: 0 }] });
    turn(rolling(battle, 95, ...Array<number>(9).fill(100)), 1);
    const kinds = battle.events.map(({ kind }) => kind);
    const order = ['fireBurned', 'piecesLost', 'setsRolled', 'shipSank'].map((it) =>
      kinds.indexOf(it as (typeof kinds)[number]),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order[0]).toBeGreaterThan(0);
  });

  test('[SK-1.10, SK-1.11] a ship whose damage reaches her points is out at the end of the turn', () => {
    const battle = hurt(battleOf(pair()), 'theirs', { damageDue: 200 });
    confirm(battle);
    expect(shipIn(battle, 'theirs').fate).toBe('inPlay');
    confirm(battle);
    expect(shipIn(battle, 'theirs').fate).toBe('sunk');
    expect(eventsOf(battle, 'shipSank')).toMatchObject([{ ship: 'theirs', of: 'axis' }]);
  });

  test('[SK-1.10] one point less and she floats', () => {
    const battle = turn(hurt(battleOf(pair()), 'theirs', { damageDue: 199 }), 1);
    expect(shipIn(battle, 'theirs').fate).toBe('inPlay');
  });
});

describe('loss of sets', () => {
  const radar = {
    ...unarmed,
    dp: 200,
    radars: ['279', '284'],
    fireControlRadar: 1 as const,
    hasSonar: true,
  };
  const fitted = (damage: number): Battle =>
    hurt(battleOf(pair({ allies: { ours: { sheet: radar, speedKnots: 0 } } })), 'ours', {
      damageDue: damage,
    });

  test('[SK-18.1, SK-18.3, SK-EX34] at 30 % each set is lost on 01-50, with a roll of its own', () => {
    const battle = hurt(fitted(0), 'ours', { damage: 59, checkedPercent: 29.5, damageDue: 1 });
    turn(rolling(battle, 50, 51, 50, 51), 1);
    expect(logOf(battle, 'ours').losses).toEqual({
      ...{ searchRadar: true, fireControlRadar: false, sonar: true, searchlights: false },
    });
    expect(eventsOf(battle, 'setsRolled')[0]).toMatchObject({ percent: 30, seenBy: ['allies'] });
  });

  test('[SK-18.1] two percentages in one turn are two rolls each', () => {
    const battle = turn(rolling(fitted(40), ...Array<number>(8).fill(100)), 1);
    expect(eventsOf(battle, 'setsRolled').map(({ percent }) => percent)).toEqual([10, 20]);
    expect(battle.dice.left()).toBe(0);
  });

  test('[SK-18.2] what is lost stays lost and is not rolled for again', () => {
    const battle = turn(rolling(fitted(40), 1, 1, 1, 1), 1);
    expect(eventsOf(battle, 'setsRolled')).toHaveLength(1);
    turn(battle, 2);
    expect(logOf(battle, 'ours').losses.searchRadar).toBe(true);
  });

  test('[SK-18.1] a percentage that was reached before is not rolled for again', () => {
    const battle = turn(rolling(fitted(40), ...Array<number>(8).fill(100)), 1);
    logOf(battle, 'ours').damage = 30;
    turn(hurt(battle, 'ours', { damageDue: 10 }), 1);
    expect(eventsOf(battle, 'setsRolled')).toHaveLength(2);
  });
});

describe('crews', () => {
  const withMorale = (damage: number): Battle =>
    hurt(battleOf(pair({ options: { morale: true } })), 'theirs', { damageDue: damage });

  test('[SK-16.9, SK-16.12] at 65 % a crew leaves on 01-05', () => {
    const battle = turn(rolling(withMorale(130), 5), 1);
    expect(shipIn(battle, 'theirs').fate).toBe('abandoned');
    expect(eventsOf(battle, 'shipAbandoned')).toMatchObject([
      { ship: 'theirs', because: 'morale' },
    ]);
    expect(shipIn(turn(rolling(withMorale(130), 6), 1), 'theirs').fate).toBe('inPlay');
  });

  test('[SK-16.10] each step once; two steps in one turn are two rolls', () => {
    const battle = turn(rolling(withMorale(140), 100, 100), 1);
    expect(eventsOf(battle, 'moraleRolled').map(({ percent }) => percent)).toEqual([65, 70]);
    turn(battle, 1);
    expect(eventsOf(battle, 'moraleRolled')).toHaveLength(2);
  });

  test('[SK-3.1] not without Optional B', () => {
    const battle = turn(hurt(battleOf(pair()), 'theirs', { damageDue: 150 }), 1);
    expect(eventsOf(battle, 'moraleRolled')).toEqual([]);
  });

  test('[SK-14.24] a fire out of control empties her', () => {
    const fires = [{ severity: 12, begunOnTurn: 1, isOutOfControl: true }];
    const battle = hurt(battleOf(pair()), 'theirs', { fires });
    turn(battle, 1);
    expect(eventsOf(battle, 'shipAbandoned')).toMatchObject([{ because: 'fire' }]);
    expect(shipIn(battle, 'theirs').fate).toBe('abandoned');
  });

  test('[SK-16.11] an abandoned ship can still be sunk', () => {
    const battle = battleOf(pair({ axis: { second: { hex: at(12, 0), sheet: plain } } }));
    shipIn(battle, 'theirs').fate = 'abandoned';
    turn(hurt(battle, 'theirs', { damageDue: 200 }), 1);
    expect(shipIn(battle, 'theirs').fate).toBe('sunk');
  });
});

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
  const scored = ({ state }: Battle) => state.hidden.scored.allies;

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
