import { describe, expect, test } from 'vitest';
import { CALIBERS } from '../../../src/rules/battle';
import { atImpulse, eventsOf, newBattle, resolve, shipIn } from './fixture';
import { allThrows, gunHit, torpedoHit, twoDice } from './hits';

const BARE = { primary: 'NNN', secondary: 'NNN', tertiary: 'NNN', aa: 'NNN', hull: 'N'.repeat(13) };
const TUBES = { factors: 2, kind: 'other' as const };
const NONE = { primary: 0, secondary: 0, tertiary: 0, aa: 0, hull: 0 };

/** BT-11.1 row by row: what is lost, and whether a mount, a point of speed or a critical comes with it. */
const GUNFIRE: Readonly<Record<number, { lost?: string; effect: string; slows?: true }>> = {
  2: { effect: 'dud' },
  3: { effect: 'mount-destroyed' },
  4: { lost: 'secondary', effect: 'boxes-destroyed' },
  5: { lost: 'tertiary', effect: 'boxes-destroyed' },
  6: { lost: 'primary', effect: 'boxes-destroyed' },
  7: { lost: 'hull', effect: 'boxes-destroyed' },
  8: { lost: 'secondary', effect: 'boxes-destroyed' },
  9: { lost: 'primary', effect: 'boxes-destroyed' },
  10: { lost: 'hull', effect: 'boxes-destroyed' },
  11: { lost: 'hull', effect: 'boxes-destroyed', slows: true },
  12: { effect: 'critical' },
};

/** BT-11.2 by the modified sum: hull boxes, a point of speed, a critical. */
const TORPEDO: Readonly<Record<number, [boxes: number, slows: boolean, critical: boolean]>> = {
  3: [2, false, false],
  4: [2, false, false],
  5: [3, false, false],
  6: [3, false, false],
  7: [4, true, false],
  8: [4, true, false],
  9: [4, true, false],
  10: [4, true, false],
  11: [5, true, false],
  12: [5, true, false],
  13: [6, true, true],
  14: [6, true, true],
};

describe('gunfire damage', () => {
  test.each(allThrows)('[BT-11.1] a gunfire hit of %i and %i does what its row says', (a, b) => {
    const row = GUNFIRE[a + b];
    const critical = a + b === 12 ? twoDice(9) : [];
    const { ship, events } = gunHit('secondary', {
      target: { ...BARE, torpedoes: TUBES },
      dice: [a, b, ...critical],
    });
    const [hit] = eventsOf(events, 'hitScored');
    expect(hit).toMatchObject({ sum: a + b, effect: row?.effect });
    expect(ship.lost).toEqual({ ...NONE, ...(row?.lost && { [row.lost]: 1 }) });
    expect(ship.mountHit).toBe(a + b === 3);
    expect(ship.speed).toBe(row?.slows ? '1' : '2');
    expect(eventsOf(events, 'criticalHit')).toHaveLength(a + b === 12 ? 1 : 0);
  });

  const PIERCED = {
    primary: { H: true, L: true, N: true },
    secondary: { H: false, L: true, N: true },
    tertiary: { H: false, L: false, N: true },
  };
  const ROWS = [
    ['primary', 6],
    ['secondary', 4],
    ['tertiary', 5],
    ['hull', 7],
  ] as const;
  const cells = CALIBERS.flatMap((weapon) =>
    (['H', 'L', 'N'] as const).flatMap((armor) =>
      ROWS.map(([row, sum]) => ({ weapon, armor, row, sum, pierced: PIERCED[weapon][armor] })),
    ),
  );
  test.each(cells)(
    '[BT-11.4] $weapon guns against a $row box of armor $armor: penetrates $pierced',
    (cell) => {
      const { weapon, armor, row, sum, pierced } = cell;
      const extra = weapon === 'primary' && armor !== 'H' ? [1] : [];
      const { ship, events } = gunHit(weapon, {
        target: { ...BARE, [row]: armor.repeat(9) },
        dice: [...twoDice(sum), ...extra],
      });
      expect(ship.lost).toEqual({ ...NONE, ...(pierced && { [row]: 1 }) });
      expect(eventsOf(events, 'hitScored')[0]?.effect).toBe(
        pierced ? 'boxes-destroyed' : 'deflected',
      );
    },
  );

  test('[BT-11.4] a torpedo goes through heavy hull armor', () => {
    const { ship } = torpedoHit('other', { target: { hull: 'HHHH' }, dice: twoDice(5) });
    expect(ship.lost.hull).toBe(3);
  });

  test('[BT-11.5] a hit strikes the first box left of its row, whose armor counts', () => {
    const target = { hull: 'NHN', speed: '2+' } as const;
    expect(gunHit('tertiary', { target, dice: twoDice(7) }).ship.lost.hull).toBe(1);
    expect(gunHit('tertiary', { target, lost: { hull: 1 }, dice: twoDice(7) }).ship.lost.hull).toBe(
      1,
    );
    expect(gunHit('tertiary', { target, lost: { hull: 2 }, dice: twoDice(7) }).ship.lost.hull).toBe(
      3,
    );
  });

  test('[BT-11.8] a torpedo mount hit does nothing to a ship without torpedoes or with its mount gone', () => {
    const without = gunHit('secondary', { dice: twoDice(3) });
    const twice = gunHit('secondary', {
      target: { torpedoes: TUBES },
      before: { mountHit: true },
      dice: twoDice(3),
    });
    for (const { ship, events } of [without, twice]) {
      expect(eventsOf(events, 'hitScored')[0]?.effect).toBe('no-effect');
      expect(ship.lost).toEqual(NONE);
    }
    expect(without.ship.mountHit).toBe(false);
  });

  test('[BT-11.11] a referred hit meets the armor of the box that it ends on', () => {
    const guns = { primary: '', secondary: '', tertiary: '', aa: '' };
    const heavy = { target: { ...guns, hull: 'HHHH' }, dice: twoDice(6) };
    const light = { target: { ...guns, hull: 'LLLL' }, dice: twoDice(6) };
    expect(gunHit('secondary', heavy).ship.lost.hull).toBe(0);
    expect(gunHit('secondary', light).ship.lost.hull).toBe(1);
    expect(gunHit('tertiary', light).ship.lost.hull).toBe(0);
  });

  test('[BT-11.17] a hit whose row has boxes left that it cannot pierce is not referred', () => {
    const { ship } = gunHit('tertiary', { target: { ...BARE, secondary: 'L' }, dice: twoDice(8) });
    expect(ship.lost).toEqual(NONE);
  });

  test('[BT-11.19] a mount hit by a tertiary gun stops the torpedoes of an armored ship without an extra die', () => {
    const target = { primary: 'H', secondary: 'H', tertiary: 'H', hull: 'HHHH', torpedoes: TUBES };
    const { ship } = gunHit('tertiary', { target, dice: twoDice(3) });
    expect(ship.mountHit).toBe(true);
    expect(
      gunHit('primary', { target: { torpedoes: TUBES }, dice: twoDice(3) }).ship.mountHit,
    ).toBe(true);
  });

  test('[BT-11.20] a gunfire 11 that the hull throws off costs no speed', () => {
    const target = { hull: 'LLLLL' };
    expect(gunHit('tertiary', { target, dice: twoDice(11) }).ship.speed).toBe('2');
    expect(gunHit('secondary', { target, dice: twoDice(11) }).ship.speed).toBe('1');
  });

  test('[BT-EX3] a secondary 7 does nothing to a heavy hull and takes one box of a light one, without extra die', () => {
    const heavy = gunHit('secondary', { target: { hull: 'HHHHH' }, dice: twoDice(7) });
    const light = gunHit('secondary', { target: { hull: 'LLLLL' }, dice: twoDice(7) });
    expect([heavy.ship.lost.hull, light.ship.lost.hull]).toEqual([0, 1]);
  });
});

describe('sinking and speed', () => {
  test('[BT-11.12] a ship sinks with its last hull box, and what it towed is cast off', () => {
    const before = gunHit('secondary', { lost: { hull: 2 }, dice: twoDice(7) });
    const last = gunHit('secondary', { lost: { hull: 3 }, dice: twoDice(7) });
    expect(before.ship.fate).toBe('afloat');
    expect(last.ship.fate).toBe('sunk');
    expect(eventsOf(last.events, 'shipSank')[0]).toMatchObject({ ship: 'target', cause: 'hull' });

    const state = newBattle({
      allies: [{ at: [0, 0], ships: [{ id: 'firer' }] }],
      axis: [
        {
          at: [2, 0],
          ships: [
            { id: 'tower', hull: 'N' },
            { id: 'towed', speed: '0' },
          ],
        },
      ],
    });
    state.tows = [{ tower: 'tower', towed: 'towed' }];
    resolve(atImpulse(state, 4), { allies: ['fire firer secondary tower'] }, [6, 1, 1, 3, 4]);
    expect(shipIn(state, 'tower').fate).toBe('sunk');
    expect(state.tows).toEqual([]);
  });

  test('[BT-11.13] the point of an 11 and the point for half the hull add up in one hit: dead in the water', () => {
    const both = gunHit('secondary', { lost: { hull: 1 }, dice: twoDice(11) });
    expect(eventsOf(both.events, 'speedLost').map(({ cause }) => cause)).toEqual([
      'half-hull',
      'hit',
    ]);
    expect(both.ship.speed).toBe('0');
    const dead = gunHit('secondary', {
      target: { speed: '1', hull: 'NNNNN' },
      dice: twoDice(11),
    });
    expect(dead.ship.speed).toBe('0');
  });

  test('[BT-11.22] hits on a ship sunk by an earlier one of the impulse are skipped without dice', () => {
    const state = newBattle({
      allies: [{ at: [0, 0], ships: [{ id: 'firer', secondary: 'NNN' }] }],
      axis: [{ at: [2, 0], ships: [{ id: 'target', hull: 'N' }, { id: 'other' }] }],
    });
    const events = resolve(
      atImpulse(state, 4),
      { allies: ['fire firer secondary target'] },
      [6, 6, 6, 3, 4],
    );
    expect(eventsOf(events, 'salvoFired')[0]?.hits).toBe(3);
    expect(eventsOf(events, 'hitScored')).toHaveLength(1);
  });

  test('[BT-11.22] torpedo hits on a ship already sunk are skipped too', () => {
    const state = newBattle({
      allies: [{ at: [0, 0], ships: [{ id: 'firer', torpedoes: { factors: 3, kind: 'other' } }] }],
      axis: [{ at: [2, 0], ships: [{ id: 'target', hull: 'N' }, { id: 'other' }] }],
    });
    const events = resolve(
      atImpulse(state, 5),
      { allies: ['fire firer torpedoes target'] },
      [6, 6, 6, 2, 2],
    );
    expect(eventsOf(events, 'hitScored')).toHaveLength(1);
    expect(shipIn(state, 'target').fate).toBe('sunk');
  });
});

describe('torpedo damage', () => {
  const KINDS = [
    ['long-lance', 2],
    ['japanese', 1],
    ['us', 0],
    ['other', 0],
  ] as const;
  const cases = KINDS.flatMap(([kind, modifier]) =>
    allThrows.map(([a, b]) => ({ kind, a, b, sum: a + b === 2 ? 2 : a + b + modifier })),
  );
  test.each(cases)('[BT-11.2] [BT-11.3] a $kind torpedo hit of $a and $b counts $sum', (it) => {
    const [boxes, slows, critical] = TORPEDO[it.sum] ?? [0, false, false];
    const { ship, events } = torpedoHit(it.kind, {
      target: { hull: 'N'.repeat(13) },
      dice: [it.a, it.b, ...(critical ? twoDice(9) : [])],
    });
    expect(eventsOf(events, 'hitScored')[0]).toMatchObject({
      sum: it.sum,
      effect: it.sum === 2 ? 'dud' : 'boxes-destroyed',
    });
    expect(ship.lost).toEqual({ ...NONE, hull: boxes });
    expect(ship.speed).toBe(slows ? '1' : '2');
    expect(eventsOf(events, 'criticalHit')).toHaveLength(critical ? 1 : 0);
  });

  test('[BT-EX15] a Long Lance 9 stops a 2+ cruiser of seven boxes; a natural 2 is a dud', () => {
    const target = { hull: 'LLLLLLL', speed: '2+' as const };
    const { ship } = torpedoHit('long-lance', { target, dice: [5, 4] });
    expect(ship).toMatchObject({ lost: { hull: 5 }, speed: '0', fate: 'afloat' });
    expect(torpedoHit('long-lance', { target, dice: [1, 1] }).ship).toMatchObject({
      lost: { hull: 0 },
      speed: '2+',
    });
  });
});
