import { describe, expect, test } from 'vitest';
import type { Caliber, Ship } from '../../../src/rules/battle';
import { atImpulse, eventsOf, give, mark, newBattle, refusalOf, resolve, shipIn } from './fixture';
import { passTo } from './flow';
import { gunHit, type TestHit, torpedoHit, twoDice } from './hits';

/** A critical hit by a gun, of a row of the table, with the dice that the row throws. */
const critical = (sum: number, hit: Omit<TestHit, 'dice'> = {}, dice: readonly number[] = []) =>
  gunHit('secondary', { ...hit, dice: [6, 6, ...twoDice(sum), ...dice] });

const HULL = { plain: 'NNNNNNNNN', heavy: 'NNNNNNNNH' };

describe('magazines', () => {
  const rows = [
    { sum: 2, plain: 4, heavy: 5 },
    { sum: 7, plain: 5, heavy: 6 },
    { sum: 12, plain: 4, heavy: 5 },
  ];
  const cases = rows.flatMap(({ sum, ...least }) =>
    (['plain', 'heavy'] as const).flatMap((armor) =>
      [0, 1].flatMap((weak) =>
        [1, 2, 3, 4, 5, 6].map((die) => ({
          sum,
          armor,
          die,
          weak: weak === 1,
          explodes: die + weak >= least[armor],
        })),
      ),
    ),
  );
  test.each(cases)(
    '[BT-12.1] [BT-12.3] row $sum, $armor hull, weak magazines $weak, die $die: blows up $explodes',
    ({ sum, armor, weak, die, explodes }) => {
      const target = { hull: HULL[armor], ...(weak && { traits: ['weakMagazines' as const] }) };
      const { ship, events } = critical(sum, { target }, [die]);
      expect(ship.fate).toBe(explodes ? 'sunk' : 'afloat');
      expect(ship.lost.hull).toBe(explodes ? 0 : 2);
      expect(eventsOf(events, 'shipSank').map(({ cause }) => cause)).toEqual(
        explodes ? ['magazine'] : [],
      );
    },
  );

  test('[BT-12.3] heavy hull armor means any heavy hull box built, destroyed or not', () => {
    const target = { hull: 'HNNNNNNNN' };
    expect(critical(2, { target, lost: { hull: 1 } }, [4]).ship.fate).toBe('afloat');
    expect(critical(2, { target, lost: { hull: 1 } }, [5]).ship.fate).toBe('sunk');
  });

  test('[BT-12.10] a 2 on the critical table is a magazine, never a dud', () => {
    const { events } = critical(2, {}, [1]);
    expect(eventsOf(events, 'criticalHit')[0]).toMatchObject({ critical: 'magazine', boxes: 2 });
  });
});

describe('the other rows', () => {
  const GUNS = { primary: 'NNNN', secondary: 'NNNNN', tertiary: 'NN', hull: 'NNNNNNNNN' };

  test.each([
    ['primary', {}],
    ['secondary', { primary: 4 }],
    ['tertiary', { primary: 4, secondary: 5 }],
  ] as [Caliber, Partial<Ship['lost']>][])(
    '[BT-12.1] [BT-12.4] row 3 silences the largest caliber left at the hit, here %s, until after impulse 22',
    (caliber, lost) => {
      const { state, ship } = critical(3, { target: GUNS, lost });
      expect(ship.blindCalibers).toEqual([caliber]);
      const line = `fire target ${caliber} firer`;
      atImpulse(state, 20);
      expect(refusalOf(state, 'axis', line)).toMatchObject({
        code: 'fire-control-hit',
        rule: 'BT-12.1',
      });
      passTo(atImpulse(state, 21), 22);
      give(atImpulse(state, 4, 2), 'axis', line);
    },
  );

  test('[BT-12.4] row 3 still names that caliber when a larger one is gone later; smaller ones fire', () => {
    const { state } = critical(3, { target: GUNS });
    mark(state, 'target', 'primary', 4);
    atImpulse(state, 8);
    expect(refusalOf(state, 'axis', 'fire target secondary firer')).toBeUndefined();
  });

  test('[BT-12.1] row 4: two hull boxes', () => {
    expect(critical(4, { target: GUNS }).ship.lost).toMatchObject({ hull: 2, primary: 0 });
  });

  test('[BT-12.1] row 5: one point of speed', () => {
    const { ship } = critical(5, { target: { ...GUNS, speed: '1' } });
    expect(ship).toMatchObject({ speed: '0', lost: { hull: 0 } });
  });

  test.each([
    [{}, { primary: 2 }],
    [{ primary: 3 }, { primary: 4, secondary: 0 }],
    [{ primary: 4 }, { secondary: 2 }],
    [{ primary: 4, secondary: 5 }, { tertiary: 2 }],
    [{ primary: 4, secondary: 5, tertiary: 2 }, { hull: 1 }],
  ])(
    '[BT-12.1] [BT-12.4] row 6 with %o lost destroys two boxes of the largest caliber left, or the one left, else a hull box: %o',
    (lost, after) => {
      const { ship } = critical(6, { target: GUNS, lost });
      expect(ship.lost).toEqual({
        primary: 0,
        secondary: 0,
        tertiary: 0,
        aa: 0,
        hull: 0,
        ...lost,
        ...after,
      });
    },
  );

  test.each([
    [{}, { secondary: 3 }],
    [{ secondary: 1 }, { secondary: 3 }],
    [{ secondary: 4 }, { secondary: 5 }],
    [{ secondary: 5 }, { tertiary: 1 }],
    [{ secondary: 5, tertiary: 1 }, { tertiary: 2 }],
    [
      { secondary: 5, tertiary: 2 },
      { primary: 0, hull: 1 },
    ],
  ])(
    '[BT-12.1] [BT-12.4] row 8 with %o lost destroys half the secondary boxes left, rounded up, or the tertiary ones, else a hull box: %o',
    (lost, after) => {
      const { ship } = critical(8, { target: GUNS, lost });
      expect(ship.lost).toEqual({
        primary: 0,
        secondary: 0,
        tertiary: 0,
        aa: 0,
        hull: 0,
        ...lost,
        ...after,
      });
    },
  );

  const TUBES = { factors: 2, kind: 'other' as const };
  const LANCES = { factors: 2, kind: 'long-lance' as const };
  const spent = [{ round: 1, impulse: 1 }];

  test('[BT-12.1] [BT-12.7] row 11: torpedoes not yet fired cost two hull boxes and the mount', () => {
    const { ship } = critical(11, { target: { ...GUNS, torpedoes: TUBES } });
    expect(ship).toMatchObject({ mountHit: true, lost: { hull: 2 } });
  });

  test('[BT-12.7] row 11: a Long Lance reload to come is not yet fired', () => {
    const target = { ...GUNS, torpedoes: LANCES };
    const reload = critical(11, { target, before: { launches: spent } });
    expect(reload.ship).toMatchObject({ mountHit: true, lost: { hull: 2 } });
    const none = critical(11, { target, before: { launches: [...spent, ...spent] } });
    expect(none.ship).toMatchObject({ mountHit: false, lost: { hull: 1 } });
  });

  test('[BT-12.1] row 11: one hull box without torpedoes, with them fired, or with the mount gone', () => {
    const armed = { ...GUNS, torpedoes: TUBES };
    const ships = [
      critical(11, { target: GUNS }),
      critical(11, { target: armed, before: { launches: spent } }),
      critical(11, { target: armed, before: { mountHit: true } }),
    ];
    expect(ships.map(({ ship }) => ship.lost.hull)).toEqual([1, 1, 1]);
  });

  test('[BT-12.1] armor does not count, and the critical of a tertiary gun is ignored', () => {
    const target = { ...GUNS, hull: 'HHHHHHHHH' };
    expect(critical(4, { target }).ship.lost.hull).toBe(2);
    const tertiary = gunHit('tertiary', { target, dice: [6, 6] });
    expect(tertiary.ship.lost.hull).toBe(0);
    expect(eventsOf(tertiary.events, 'hitScored')[0]?.effect).toBe('no-effect');
  });

  test('[BT-12.9] hull boxes of a critical neither plunge nor bring an extra die, and count for half the hull', () => {
    const { ship, events } = gunHit('primary', {
      target: { hull: 'NNNN' },
      rangeHexes: 6,
      dice: [6, 6, ...twoDice(4)],
    });
    expect(ship).toMatchObject({ lost: { hull: 2 }, speed: '1' });
    expect(eventsOf(events, 'speedLost')[0]?.cause).toBe('half-hull');
    expect(critical(4, { target: { hull: 'NN' } }).ship.fate).toBe('sunk');
  });
});

describe('criticals from torpedoes and on counters', () => {
  test('[BT-12.2] a critical from a torpedo is rolled after its hull boxes are marked off', () => {
    const { ship, events } = torpedoHit('long-lance', {
      target: { hull: 'N'.repeat(13) },
      dice: [...twoDice(11), ...twoDice(4)],
    });
    expect(ship.lost.hull).toBe(8);
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.indexOf('criticalHit')).toBeGreaterThan(kinds.indexOf('hitScored'));
  });

  test('[BT-12.2] a ship sunk by the hull boxes rolls no critical', () => {
    const { ship, events } = torpedoHit('long-lance', {
      target: { hull: 'NNNN' },
      dice: twoDice(12),
    });
    expect(ship.fate).toBe('sunk');
    expect(eventsOf(events, 'criticalHit')).toEqual([]);
  });

  test('[BT-12.8] a critical on a multi-ship counter strikes only the ship that took the hit', () => {
    const state = newBattle({
      allies: [{ at: [0, 0], ships: [{ id: 'firer' }] }],
      axis: [
        {
          at: [2, 0],
          ships: ['one', 'two'].map((id) => ({ id, counter: 'pair', hull: 'NNNNN' })),
        },
      ],
    });
    resolve(atImpulse(state, 4), { allies: ['fire firer secondary pair'] }, [
      6,
      1,
      1,
      1,
      6,
      6,
      ...twoDice(4),
    ]);
    expect([shipIn(state, 'one').lost.hull, shipIn(state, 'two').lost.hull]).toEqual([0, 2]);
  });
});

test.each([{ speed: '0' as const }, { aground: true }])(
  '[BT-12.6] a steering hit does not affect a ship with %o',
  (before) => {
    expect(critical(10, { before }).ship.steeringHit).toBe(false);
    expect(critical(10).ship.steeringHit).toBe(true);
  },
);
