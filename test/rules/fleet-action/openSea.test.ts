import { describe, expect, test } from 'vitest';
import { type Axial, FACINGS, type Facing } from '../../../src/hex';
import { fleetAction } from '../../../src/rules/fleet-action';
import type { Berth, Helm } from '../../../src/rules/fleet-action/movement/helm';
import { endsInOpenSea } from '../../../src/rules/fleet-action/movement/openSea';
import { endsFrom, oneToEach, stepsOf } from '../../../src/rules/fleet-action/movement/ways';
import { coursesOf } from '../../../src/rules/fleet-action/query';
import { sailing, unit } from './game';

const MAP = { column: -40, columns: 81, row: -40, rows: 81 };

const helmOf = (changes: Partial<Helm> = {}): Helm => ({
  ...{ scenario: { map: MAP, land: [] }, turningHexes: 2, allowance: 6 },
  ...{ turnsFrom: null, mayTurn: true, held: [], hasRoom: () => true },
  ...changes,
});

const berth = (
  facing: Facing,
  straight: number,
  moved = 0,
  hex: Axial = { q: 3, r: -5 },
): Berth => ({
  ...{ hex, facing, straight, moved, isOff: false },
});

const told = ({ hex: { q, r }, facing }: Pick<Berth, 'hex' | 'facing'>, steps: string[]) =>
  `${q},${r} ${facing} ${steps.join(' ')}`;

const searched = (helm: Helm, start: Berth) =>
  oneToEach(endsFrom(helm, start)).map((way) => told(way.at, stepsOf(way)));

const known = (helm: Helm, start: Berth) =>
  endsInOpenSea(helm, start)?.map(({ at, way }) => told(at, stepsOf(way)));

describe('ends in the open sea', () => {
  test.each(FACINGS)('[NW-8.7, NW-8.10] are those of a search, on course %d', (facing) => {
    for (const turningHexes of [1, 2, 3])
      for (const straight of [0, 1, 2, 5])
        for (const moved of [0, 2]) {
          const [helm, start] = [helmOf({ turningHexes }), berth(facing, straight, moved)];
          expect(known(helm, start)).toEqual(searched(helm, start));
        }
  });

  test('[NW-8.16] leave out hexes without room, in the same order', () => {
    const [helm, start] = [helmOf({ hasRoom: ({ q }) => q !== 3 }), berth(2, 1)];
    expect(known(helm, start)).toEqual(searched(helm, start));
  });

  test.each<[string, Partial<Helm>, Berth]>([
    ['the edge of the map', {}, berth(1, 0, 0, { q: -36, r: 20 })],
    ['land', { scenario: { map: MAP, land: [{ q: 3, r: -11 }] } }, berth(1, 0)],
    ['an enemy', { held: [{ q: 5, r: -5 }] }, berth(4, 0)],
    ['a rudder that does not answer', { mayTurn: false }, berth(1, 0)],
    ['a ship at rest', { allowance: 0 }, berth(1, 0)],
  ])(
    '[NW-8.14, NW-8.17, NW-8.18, NW-1.19] are left to the search by %s',
    (_what, changes, start) => {
      expect(known(helmOf(changes), start)).toBeUndefined();
    },
  );
});

test.each(FACINGS)(
  '[NW-8.30, NW-1.19] to leave the map is an end of its own: near home all courses on course %d are legal orders',
  (facing) => {
    for (const q of [24, 25, 26, 27, 28, 29]) {
      const game = sailing({
        allies: [{ sheet: 'Fubuki', id: 'ship', hex: { q, r: -10 }, facing, knots: 30 }],
        axis: [{ sheet: 'Fletcher', hex: { q: -20, r: 0 } }],
      });
      const ship = unit(game, 'ship');
      ship.isDisengaging = true;
      for (const { way, hexes } of coursesOf(game.state, ship)) {
        if (hexes !== 6) continue;
        const order = { kind: 'moveShip' as const, ship: 'ship', steps: stepsOf(way) };
        expect(fleetAction.refuse(game.state, 'allies', order), `${q}`).toBeUndefined();
      }
    }
  },
);
