import { describe, expect, test } from 'vitest';
import { FACINGS, type Facing, flatBearing, hexAhead, hexKey, ORIGIN } from '../../../src/hex';
import { seekrieg } from '../../../src/rules/seekrieg';
import {
  degreesOf,
  rangeYards,
  relativeBearing,
  signed,
  straightYards,
  wholeBearing,
} from '../../../src/rules/seekrieg/common/geometry';
import { battleOf, shipIn } from './fleet';
import { at, confirm, give, place } from './playing';

const ship = (q: number, r: number, facing: Facing = 1, left = at(q, r)) => ({
  ...shipIn(battleOf({ allies: { exeter: {} } }), 'exeter'),
  hex: at(q, r),
  facing,
  turn: { ...shipIn(battleOf({ allies: { exeter: {} } }), 'exeter').turn, left },
});

describe('the hex map', () => {
  test('[SK-4.1, SK-4.5] six neighbors clockwise from north, a facing each', () => {
    expect(FACINGS.map((facing) => hexKey(hexAhead(ORIGIN, facing)))).toEqual([
      '0,-1',
      '1,-1',
      '1,0',
      '0,1',
      '-1,1',
      '-1,0',
    ]);
    expect(FACINGS.map(degreesOf)).toEqual([0, 60, 120, 180, 240, 300]);
  });

  test('[SK-4.3, SK-4.11] range is the hex distance times 500 yards', () => {
    expect(rangeYards(at(0, 0), at(3, -5))).toBe(2500);
    expect(rangeYards(at(2, 2), at(-2, 4))).toBe(2000);
    expect([8, 10].map((hexes) => rangeYards(ORIGIN, at(0, hexes)))).toEqual([4000, 5000]);
  });

  test('[SK-4.4] 250 yards in the same hex', () => {
    expect(rangeYards(at(1, 1), at(1, 1))).toBe(250);
  });

  test('[SK-4.2, SK-4.6] true bearings between centers', () => {
    const bearings = [at(0, -1), at(1, 0), at(2, -1), at(0, 1), at(-2, 1)].map((to) =>
      Math.round(flatBearing(ORIGIN, to)),
    );
    expect(bearings).toEqual([0, 120, 90, 180, 270]);
    // By SK-4.2: 3 columns east are 2.598, and 5 rows north less half of them 3.5.
    const expected = (Math.atan2(3 * 0.866, 5 - 3 / 2) * 180) / Math.PI;
    expect(flatBearing(ORIGIN, at(3, -5))).toBeCloseTo(expected, 2);
  });

  test('[SK-4.7] relative bearings, positive to starboard, above -180 up to 180', () => {
    expect(relativeBearing(ship(0, 0, 2), ship(2, -1))).toBeCloseTo(30);
    expect(relativeBearing(ship(0, 0, 4), ship(2, -1))).toBeCloseTo(-90);
    expect([180, -180, 540, 0, 190, -190].map(signed)).toEqual([180, 180, 180, 0, -170, 170]);
    expect(wholeBearing(ship(0, 0), ship(1, -5))).toBe(11);
  });

  test('[SK-4.8] in one hex between the hexes left last; else each has the other abeam to starboard', () => {
    const [north, east] = [ship(0, 0, 1, at(0, -1)), ship(0, 0, 1, at(1, 0))];
    expect(Math.round(relativeBearing(north, east))).toBe(150);
    const [a, b] = [ship(0, 0, 1, at(0, -1)), ship(0, 0, 3, at(0, -1))];
    expect([relativeBearing(a, b), relativeBearing(b, a)]).toEqual([90, 90]);
    const still = { ...ship(0, 0), turn: { ...ship(0, 0).turn, left: null } };
    expect(relativeBearing(still, north)).toBe(0);
  });

  test('[SK-11.38] straight-line yards', () => {
    expect(straightYards(ORIGIN, at(0, 3))).toBe(1500);
    expect(straightYards(ORIGIN, at(2, -1))).toBeCloseTo(500 * Math.sqrt(3), 6);
  });

  test('[SK-4.9, SK-4.10] ships share a hex, and the map has no edge', () => {
    const far = { hex: at(400, -400), speedKnots: 16 };
    const battle = confirm(battleOf({ allies: { ajax: far, exeter: far } }));
    expect([place(battle, 'ajax'), place(battle, 'exeter')]).toEqual([
      '400,-402 f1 16',
      '400,-402 f1 16',
    ]);
  });
});

test('[SK-9.26] phase 5 sees the positions at the end of movement', () => {
  const battle = battleOf({
    allies: { exeter: { speedKnots: 32 } },
    axis: { spee: { hex: at(0, -90), facing: 4, speedKnots: 32 } },
    weather: { visibility: 9 },
  });
  expect(seekrieg.view(battle.state, 'allies').ships.spee).toBeUndefined();
  confirm(battle);
  expect(seekrieg.view(battle.state, 'allies').ships.spee?.hex).toEqual(at(0, -86));
});

test('[SK-15.10] the enemy sees that a ship zigzags', () => {
  const battle = battleOf({ allies: { exeter: {} }, axis: { spee: { hex: at(0, -40) } } });
  confirm(give(battle, 'axis', 'evade spee yes'));
  expect(seekrieg.view(battle.state, 'allies').ships.spee?.turn.isEvading).toBe(true);
});
