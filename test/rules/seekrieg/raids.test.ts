import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import { seekrieg } from '../../../src/rules/seekrieg';
import { usualAllocation } from '../../../src/rules/seekrieg/air/dogfight';
import { strengthOf } from '../../../src/rules/seekrieg/air/raids';
import { carrier, flightIn, flying, UNARMED } from './air';
import { type Battle, eventsOf, logOf, type TestShip } from './fleet';
import { at, confirm, give, refused, rolling, turn } from './playing';

const RADAR: TestShip['sheet'] = { radars: ['CXAM'] };

/** An enemy carrier 60 miles to the north sends Kates from 12 turns away; eight Wildcats may be up. */
const raid = (raiders = 'b5n2 4', sheet: TestShip['sheet'] = RADAR): Battle => {
  const launch = raiders.split(', ').map((it) => it.split(' ').join(':'));
  const battle = flying('f4f-3 8, sbd-3 4', {
    allies: {
      carrier: carrier('f4f-3 8, sbd-3 4', {
        ...{ facing: 1, speedKnots: 25, hex: at(0, 40) },
        sheet: { dp: 8000, ...sheet },
      }),
    },
    axis: {
      enemy: carrier(raiders, { facing: 1, speedKnots: 25, hex: at(0, -160), sheet: UNARMED }),
    },
  });
  give(battle, 'allies', 'deck carrier f4f-3:8+sbd-3:4');
  return give(
    battle,
    'axis',
    `deck enemy ${launch.join('+')}`,
    `carrier enemy launch ${launch.join('+')}`,
    'strike axis-1 0,40 M torpedo 140',
  );
};

const section = (battle: Battle, number: number, level = 'M'): Battle =>
  give(
    battle,
    'allies',
    'carrier carrier launch f4f-3:4',
    `cap allies-${number} carrier ${level} 60`,
  );

/** No drop-out, and detection by the die. */
const launched = (battle: Battle, die: number): Battle => turn(rolling(battle, 100, die));

const away = (battle: Battle): number =>
  (flightIn(battle, 'axis-1').arrivesOnTurn ?? 0) - battle.state.turn;

/** Turns pass until the raid is so many turns from its target. */
function until(battle: Battle, turnsAway: number): Battle {
  turn(battle, away(battle) - turnsAway);
  return battle;
}

describe('detection', () => {
  test('[SK-21.12, SK-21.13, SK-29.10, SK-EX40] one roll on the line of CHART M1 that applies', () => {
    const detectsAt = (battle: Battle) =>
      launched(battle, 5).state.hidden.raids['axis-1']?.detectsBefore;
    expect(detectsAt(raid())).toBe(9);
    expect(detectsAt(raid('b5n2 4', {}))).toBe(2);
    expect(detectsAt(section(raid(), 1))).toBe(10);
    expect(detectsAt(section(raid('b5n2 4', {}), 1))).toBe(2);
  });

  test('[SK-21.12, SK-21.14, SK-21.20, SK-21.21] the roll is shown to nobody, the raid when it is detected', () => {
    const battle = launched(raid(), 5);
    const seen = () => seekrieg.view(battle.state, 'allies').raids;
    expect(seen()).toEqual({});
    expect(seekrieg.view(battle.state, 'axis').hidden).toBeNull();
    until(battle, 10);
    expect(seen()).toEqual({});
    turn(battle, 2);
    expect(eventsOf(battle, 'raidDetected')).toMatchObject([
      { side: 'allies', turnsAway: 9, strength: 'few', seenBy: ['allies'] },
    ]);
    const [marker] = Object.values(seen());
    expect(marker).toMatchObject({ turnsAway: 8, strength: 'few', met: null, below: [] });
    // On its bearing of approach, 8 turns of 17.5 hexes away.
    expect(marker?.hex?.r).toBeLessThan(-90);
    const { forces } = seekrieg.view(battle.state, 'allies');
    expect(forces.axis).toBeUndefined();
    expect(eventsFor(battle.events, 'allies').some((it) => it.kind === 'droppedOut')).toBe(false);
  });

  test('[SK-21.20] few to 9, many to 29, a mass from 30 on', () => {
    const strength = (count: number) => strengthOf({ rows: [{ count }] } as never);
    expect([9, 10, 29, 30].map(strength)).toEqual(['few', 'many', 'many', 'mass']);
  });
});

describe('vectoring', () => {
  /** Two sections are up; the raid is detected 10 turns away. */
  const met = (...dice: number[]): Battle => {
    const battle = section(launched(section(raid(), 1), 5), 2);
    until(battle, 10);
    confirm(battle);
    return confirm(rolling(battle, ...dice));
  };

  test('[SK-21.15, SK-21.16, SK-21.18, SK-22.3, SK-EX41] the roll says how many can be sent; fewer may be', () => {
    // Two sections at .75: 56 or less is both.
    const battle = met(50);
    expect(eventsOf(battle, 'vectorRolled')).toMatchObject([{ sections: 2, able: 2 }]);
    expect(battle.state.step).toMatchObject({ kind: 'air', stage: 'vectoring', raid: 'axis-1' });
    expect(battle.state.confirmed).toEqual({ allies: false, axis: true });
    expect(refused(battle, 'allies', 'vector axis-1 3')).toBe('too-many-sections SK-21.16');
    expect(refused(battle, 'axis', 'vector axis-1 1')).toBe('already-confirmed SK-5.1');
    expect(seekrieg.legalOrders(battle.state, 'allies')).toContainEqual({
      ...{ kind: 'vector', raid: 'axis-1', sections: 2 },
    });
    give(battle, 'allies', 'vector axis-1 1');
    // Initiative 40 and 90: 4 + 10 against 19 + 4; one fight, both ways.
    give(rolling(battle, 40, 90, 99, 99), 'allies', 'confirm');
    expect(eventsOf(battle, 'sectionsSent')).toMatchObject([{ sections: 1 }]);
    // The raid has no fighter, and the initiative is rolled for all the same.
    expect(eventsOf(battle, 'initiativeRolled')).toHaveLength(1);
    expect(eventsOf(battle, 'airCombat')).toHaveLength(1);
    expect(battle.state.step).toMatchObject({ kind: 'air', stage: 'breakOff' });
  });

  test('[SK-21.17] one that was not sent is rolled for again in the next turn', () => {
    const battle = met(50);
    give(battle, 'allies', 'vector axis-1 1');
    give(rolling(battle, 40, 90, 99, 99), 'allies', 'confirm', 'confirm');
    confirm(battle);
    confirm(rolling(battle, 50));
    expect(eventsOf(battle, 'vectorRolled').at(-1)).toMatchObject({ sections: 1, able: 1 });
  });

  test('[SK-34.12] by default all that are able go', () => {
    const battle = met(50);
    give(rolling(battle, 40, 90, 99, 99), 'allies', 'confirm');
    expect(eventsOf(battle, 'sectionsSent')).toMatchObject([{ sections: 2 }]);
  });

  test('[SK-22.4, SK-22.17, SK-22.19, SK-22.20] combat costs three turns of flight time and goes on until the attack, each turn by a new roll', () => {
    const battle = met(50);
    const before = { ...flightIn(battle, 'axis-1') };
    give(rolling(battle, 40, 90, 99, 99), 'allies', 'confirm');
    expect(flightIn(battle, 'axis-1').spentTurns).toBe(3);
    expect(flightIn(battle, 'allies-1').foughtTurns).toBe(1);
    expect(flightIn(battle, 'axis-1').arrivesOnTurn).toBe(before.arrivesOnTurn);
    give(battle, 'allies', 'confirm');
    confirm(battle);
    confirm(rolling(battle, 40, 90, ...Array<number>(8).fill(99)));
    expect(eventsOf(battle, 'initiativeRolled')).toHaveLength(2);
  });

  test('[SK-22.18] only the faster side may break off; its sections go back to their stations', () => {
    const battle = met(50);
    give(rolling(battle, 40, 90, 99, 99), 'allies', 'confirm');
    expect(battle.state.confirmed).toEqual({ allies: false, axis: true });
    give(battle, 'allies', 'break-off axis-1', 'confirm');
    expect(eventsOf(battle, 'combatBrokenOff')).toMatchObject([{ side: 'allies' }]);
    expect(battle.state.hidden.raids['axis-1']?.interceptors).toEqual([]);
  });

  test('[SK-21.19, SK-22.25, SK-22.26, SK-EX46] a section above comes a turn late for three levels', () => {
    const battle = section(raid(), 1, 'H');
    flightIn(battle, 'axis-1').level = 'S';
    launched(battle, 5);
    until(battle, 10);
    confirm(battle);
    confirm(rolling(battle, 50));
    give(battle, 'allies', 'confirm');
    const [sent] = eventsOf(battle, 'sectionsSent');
    expect(sent?.fromTurn).toBe((sent?.turn ?? 0) + 1);
    expect(eventsOf(battle, 'airCombat')).toHaveLength(0);
  });
});

describe('allocation', () => {
  const meeting = (interceptors: number, escorts: number, attackers: number) =>
    ({
      interceptors: [{ count: interceptors }],
      escorts: [{ count: escorts }],
      attackers: [{ count: attackers }],
    }) as never;

  test('[SK-34.12, SK-22.7] a raid holds all it can; a CAP puts half as many as the escorts on them', () => {
    const log = (initiative: string) => ({ log: { side: 'axis', initiative } }) as never;
    expect(usualAllocation(log('axis'), meeting(8, 6, 12))).toEqual({
      onFighters: 6,
      onAttackers: 0,
    });
    expect(usualAllocation(log('allies'), meeting(8, 5, 12))).toEqual({
      onFighters: 3,
      onAttackers: 5,
    });
    expect(usualAllocation(log('allies'), meeting(2, 9, 12))).toEqual({
      onFighters: 2,
      onAttackers: 0,
    });
  });

  /** Kates with Zekes; both sections meet them. */
  const escorted = (...initiative: number[]): Battle => {
    const battle = section(raid('a6m2 4, b5n2 4'), 1);
    turn(rolling(battle));
    section(battle, 2);
    turn(rolling(battle, 100, 5));
    until(battle, 10);
    confirm(battle);
    confirm(rolling(battle, 50));
    return give(rolling(battle, ...initiative), 'allies', 'confirm');
  };

  test('[SK-22.1, SK-22.2, SK-22.5] the side with the initiative allocates; ties are rolled again', () => {
    // 4 Zekes and 8 Wildcats: 14 + 4 and 10 + 8 are even, then 15 + 4 leads.
    const battle = escorted(95, 91, 96, 91);
    expect(eventsOf(battle, 'initiativeRolled')).toMatchObject([{ side: 'axis' }]);
    expect(eventsOf(battle, 'initiativeRolled')[0]?.dice).toHaveLength(4);
    expect(battle.state.step).toMatchObject({ stage: 'combat' });
    expect(battle.state.confirmed).toEqual({ allies: true, axis: false });
    expect(refused(battle, 'axis', 'allocate 5 0')).toBe('too-many-fighters SK-22.5');
    expect(refused(battle, 'axis', 'allocate 2 1')).toBe('too-many-fighters SK-22.5');
    give(battle, 'axis', 'allocate 2 0');
    // Two hold four; the other four go for the Kates: two fights, both ways.
    give(rolling(battle, 99, 99, 99, 99), 'axis', 'confirm');
    expect(battle.dice.left()).toBe(0);
  });

  test('[SK-22.6, SK-22.8] four Zekes hold all eight Wildcats', () => {
    const battle = escorted(99, 10);
    give(rolling(battle, 62, 99), 'axis', 'confirm');
    expect(battle.dice.left()).toBe(0);
    expect(eventsOf(battle, 'airCombat')).toMatchObject([
      { lost: { fighters: 1, attackers: 0 }, defenderLost: { fighters: 0, attackers: 0 } },
    ]);
  });

  test('[SK-22.7, SK-22.13] with the initiative the CAP goes for the attack aircraft', () => {
    const battle = escorted(10, 99);
    expect(battle.state.confirmed).toEqual({ allies: false, axis: true });
    give(battle, 'allies', 'allocate 0 8');
    // 10/50 and two columns more is .30: 34 of four is two; the Zekes engage them in turn.
    give(rolling(battle, 34, 99, 99, 99), 'allies', 'confirm');
    expect(eventsOf(battle, 'airCombat')[0]?.lost).toEqual({ fighters: 0, attackers: 2 });
  });
});

describe('the raid attacks', () => {
  test('[SK-29.11] one that nobody has detected is seen when it attacks', () => {
    const battle = launched(raid('b5n2 4', { ...RADAR, radars: [] }), 1);
    expect(battle.state.hidden.raids['axis-1']?.detectsBefore).toBe(0);
    until(battle, 0);
    confirm(rolling(battle, 1));
    expect(seekrieg.view(battle.state, 'allies').raids).toEqual({});
    confirm(rolling(battle, 99));
    expect(eventsOf(battle, 'shipAttacked')).toMatchObject([
      { ship: 'carrier', attack: 'torpedo' },
    ]);
    expect(eventsOf(battle, 'raidDetected')).toHaveLength(0);
    expect(logOf(battle, 'carrier').damage).toBe(0);
  });
});
