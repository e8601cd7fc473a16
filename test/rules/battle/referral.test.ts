import { describe, expect, test } from 'vitest';
import type { Row } from '../../../src/rules/battle';
import { eventsOf } from './fixture';
import { gunHit, twoDice } from './hits';

/** How a row of boxes stands: `-` never built, `o` some left, `x` built and all destroyed. */
type Standing = '-' | 'o' | 'x';
const STANDINGS: readonly Standing[] = ['-', 'o', 'x'];
const GUN_ROWS = ['primary', 'secondary', 'tertiary', 'aa'] as const;

/** All builds and losses of primary, secondary, tertiary and AA boxes, as texts such as `-xo-`. */
const SHIPS = STANDINGS.flatMap((p) =>
  STANDINGS.flatMap((s) => STANDINGS.flatMap((t) => STANDINGS.map((a) => [p, s, t, a].join('')))),
);

/** A gunnery hit ends on the row of the first pattern that fits the ship; a dot stands for anything. */
const ALL_GUNS_GONE = ['x[-x][-x].', '-x[-x].', '--x.'].map((ship): [string, Row] => [
  ship,
  'hull',
]);
const ENDS_ON: Readonly<Record<'primary' | 'secondary' | 'tertiary', [string, Row][]>> = {
  primary: [
    ...ALL_GUNS_GONE,
    ['o...', 'primary'],
    ['x...', 'hull'],
    ['-o..', 'secondary'],
    ['-x..', 'hull'],
    ['--o.', 'tertiary'],
    ['---o', 'aa'],
    ['---.', 'hull'],
  ],
  secondary: [
    ...ALL_GUNS_GONE,
    ['.o..', 'secondary'],
    ['.x..', 'hull'],
    ['.-o.', 'tertiary'],
    ['.-.o', 'aa'],
    ['.-..', 'hull'],
  ],
  tertiary: [...ALL_GUNS_GONE, ['..o.', 'tertiary'], ['...o', 'aa'], ['....', 'hull']],
};
const SUMS = { primary: 6, secondary: 4, tertiary: 5 };

/** A ship whose rows stand so, struck by an unarmored hit of a secondary gun. */
function struck(ship: string, sum: number) {
  const rows = Object.fromEntries(
    GUN_ROWS.map((row, i) => [row, { '-': '', o: 'NN', x: 'N' }[ship[i] as Standing]]),
  );
  const lost = Object.fromEntries(GUN_ROWS.map((row, i) => [row, ship[i] === '-' ? 0 : 1]));
  return gunHit('secondary', { target: { ...rows, hull: 'NNNN' }, lost, dice: twoDice(sum) });
}

describe('where a gunnery hit ends', () => {
  test.each(['primary', 'secondary', 'tertiary'] as const)(
    '[BT-11.6] [BT-11.7] [BT-11.18] [BT-11.23] a %s hit on ships of every build and loss',
    (row) => {
      for (const ship of SHIPS) {
        const expected = ENDS_ON[row].find(([pattern]) => new RegExp(pattern).test(ship))?.[1];
        const { events } = struck(ship, SUMS[row]);
        expect(eventsOf(events, 'hitScored')[0], ship).toMatchObject({
          row: expected,
          effect: 'boxes-destroyed',
          boxes: 1,
        });
      }
    },
  );

  const rowHit = (ship: string, sum: number) =>
    eventsOf(struck(ship, sum).events, 'hitScored')[0]?.row;

  test('[BT-11.6] a primary hit goes down the rows that were never built: secondary, tertiary, AA, hull', () => {
    expect(['ooo-', '-ooo', '--oo', '---o', '----'].map((ship) => rowHit(ship, 6))).toEqual([
      'primary',
      'secondary',
      'tertiary',
      'aa',
      'hull',
    ]);
  });

  test('[BT-11.7] destroyed primary and secondary guns send their hits to the hull, tertiary ones to AA', () => {
    expect(rowHit('xooo', 9)).toBe('hull');
    expect(rowHit('oxoo', 8)).toBe('hull');
    expect(rowHit('ooxo', 5)).toBe('aa');
    expect(rowHit('ooxx', 5)).toBe('hull');
  });

  test('[BT-11.18] with all guns gone every gunnery hit is hull, whatever AA is left', () => {
    expect([4, 5, 6, 8, 9].map((sum) => rowHit('xxxo', sum))).toEqual(Array(5).fill('hull'));
  });

  test('[BT-11.23] a hit that comes to destroyed AA ends in the hull, by whatever way it came', () => {
    expect(rowHit('---x', 6)).toBe('hull');
    expect(rowHit('---x', 4)).toBe('hull');
    expect(rowHit('o-xx', 4)).toBe('hull');
  });

  test('[BT-EX9] a 6 on a destroyer is tertiary, with none left hull; a 5 on a cruiser without tertiary left AA', () => {
    expect(rowHit('--oo', 6)).toBe('tertiary');
    expect(rowHit('--xo', 6)).toBe('hull');
    expect(rowHit('-oxo', 5)).toBe('aa');
  });

  test('[BT-EX13] a secondary 6 is stopped by heavy primary boxes; with none left it strikes the hull by its armor', () => {
    const target = { primary: 'HH', hull: 'LLLL' };
    const stopped = gunHit('secondary', { target, dice: twoDice(6) });
    expect(stopped.ship.lost).toMatchObject({ primary: 0, hull: 0 });
    const through = gunHit('secondary', { target, lost: { primary: 2 }, dice: twoDice(6) });
    expect(through.ship.lost.hull).toBe(1);
    const heavy = { ...target, hull: 'HHHH' };
    const thrown = gunHit('secondary', { target: heavy, lost: { primary: 2 }, dice: twoDice(6) });
    expect(thrown.ship.lost.hull).toBe(0);
  });
});
