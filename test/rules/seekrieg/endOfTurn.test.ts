import { describe, expect, test } from 'vitest';
import { hurt, pair, plain, unarmed } from './endings';
import { type Battle, battleOf, eventsOf, logOf, shipIn } from './fleet';
import { at, confirm, rolling, turn } from './playing';

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
