import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../src/rules/core';
import { appearanceOf, structureSeen } from '../../../src/rules/fleet-action/common/appearance';
import { arcOnto, bears, sectorsOf } from '../../../src/rules/fleet-action/common/arcs';
import { rangeBand } from '../../../src/rules/fleet-action/common/bands';
import { progression } from '../../../src/rules/fleet-action/common/progression';
import { isClear, landBetween } from '../../../src/rules/fleet-action/common/sight';
import { allowanceAt, speedLimit } from '../../../src/rules/fleet-action/common/speed';
import { crewTest, cvTest } from '../../../src/rules/fleet-action/common/tests';
import { initiativeModifier } from '../../../src/rules/fleet-action/initiative/initiative';
import { ARCS } from '../../../src/rules/fleet-action/model/sheet';
import { condition, newGame, only, unit } from './game';
import { sheet } from './sheets';

const HERE = { q: 0, r: 0 };

describe('ranges and arcs', () => {
  test('[NW-EX4, NW-1.2, NW-1.4, NW-1.6] distances as range bands', () => {
    expect([0, 5, 6, 15, 16, 20, 21, 25, 26].map(rangeBand)).toEqual([1, 1, 2, 3, 4, 4, 5, 5, 6]);
  });

  test.each([
    [0, -8, ['bow'], 'bow'],
    [8, -8, ['starboard-bow'], 'beam'],
    [8, -4, ['starboard-bow', 'starboard-quarter'], 'beam'],
    [-3, 9, ['stern'], 'stern'],
  ] as const)(
    '[NW-EX3, NW-1.11, NW-1.12, NW-1.13, NW-1.14] seen from (0,0), (%i,%i)',
    (q, r, sectors, arc) => {
      expect(sectorsOf(1, HERE, { q, r })).toEqual(sectors);
      expect(arcOnto({ facing: 1, hex: HERE }, { q, r })).toBe(arc);
    },
  );

  test('[NW-1.15] in the same hex every arc bears, and a hit is on the beam', () => {
    expect(ARCS.every((arc) => bears({ facing: 3, hex: HERE }, arc, HERE))).toBe(true);
    expect(arcOnto({ facing: 3, hex: HERE }, HERE)).toBe('beam');
  });

  test.each([
    ['F', 'yyynyy'],
    ['A', 'nyyyyy'],
    ['P', 'nnnnyy'],
    ['S', 'nyynnn'],
    ['PS', 'nyynyy'],
    ['AP', 'nnnyyn'],
    ['AS', 'nnyynn'],
    ['FP', 'ynnnyy'],
    ['FS', 'yyynnn'],
    ['R', 'yyyyyy'],
  ] as const)('[NW-9.11, NW-9.12] arc %s, by sector from the bow clockwise: %s', (arc, covered) => {
    const around = ['0,-4', '4,-4', '4,0', '0,4', '-4,4', '-4,0'].map((it) =>
      it.split(',').map(Number),
    );
    const seen = around.map(([q = 0, r = 0]) => bears({ facing: 1, hex: HERE }, arc, { q, r }));
    expect(seen.map((it) => (it ? 'y' : 'n')).join('')).toBe(covered);
  });

  test.each([20, 58, 150])(
    '[NW-3.20] what is seen of %i S is what may be left of it',
    (structure) => {
      const hull = sheet('Ajax', { structure });
      for (let left = 0; left <= structure; left++) {
        const seen = appearanceOf(hull, left);
        const { least, most } = structureSeen(hull, seen);
        expect([left >= least, left <= most]).toEqual([true, true]);
        expect([least, most].map((it) => appearanceOf(hull, it))).toEqual([seen, seen]);
      }
    },
  );

  test('[NW-1.28] the standard progression at the ends of its rows', () => {
    expect([0, 1, 2, 3, 6, 7, 12, 13, 20, 21, 99].map(progression)).toEqual([
      0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5,
    ]);
  });
});

describe('line of sight', () => {
  const over = (land: { q: number; r: number }[]) => newGame({ land }).state;

  test('[NW-1.17] land between blocks it; land at its ends does not', () => {
    const to = { q: 0, r: -4 };
    expect(isClear(over([{ q: 0, r: -2 }]), HERE, to)).toBe(false);
    expect(landBetween(over([{ q: 0, r: -2 }]), HERE, to)).toBe(true);
    expect(isClear(over([HERE, to]), HERE, to)).toBe(true);
  });

  test('[NW-1.16] along a hexside the better of the two sides counts', () => {
    const to = { q: 2, r: -1 };
    expect(isClear(over([{ q: 1, r: 0 }]), HERE, to)).toBe(true);
    expect(isClear(over([{ q: 1, r: -1 }]), HERE, to)).toBe(true);
    expect(
      isClear(
        over([
          { q: 1, r: 0 },
          { q: 1, r: -1 },
        ]),
        HERE,
        to,
      ),
    ).toBe(false);
  });

  test('[NW-8.26, NW-8.27] smoke hides what is behind it and, from 2 hexes, what is in it', () => {
    const { state } = newGame({});
    state.smoke.push({ hex: { q: 0, r: -2 }, ship: 'x', turn: 1 });
    const seen = (r: number, from = HERE) => isClear(state, from, { q: 0, r });
    expect([seen(-1), seen(-2), seen(-4)]).toEqual([true, false, false]);
    expect([seen(-3, { q: 0, r: -2 }), seen(-4, { q: 0, r: -2 })]).toEqual([true, false]);
  });
});

describe('tests of a crew and of criticals', () => {
  test('[NW-1.29, NW-3.24] a d10 with Crew Quality, told to the owner alone', () => {
    const game = newGame({ allies: [{ sheet: 'Exeter' }] });
    const roll = (die: number) => {
      const play = { state: game.state, dice: scriptedDice([die]), events: [] };
      return [
        crewTest(play, unit(game, 'exeter'), 'trial'),
        only(play.events, 'crewTested')[0],
      ] as const;
    };
    condition(game, 'exeter').crewQuality = 1;
    expect([roll(5)[0], roll(4)[0]]).toEqual([true, false]);
    expect(roll(5)[1]?.seenBy).toEqual(['allies']);
  });

  test('[NW-1.30, NW-1.31] a CV test succeeds on the value or less', () => {
    const { state } = newGame({});
    const of = (value: number, die: number) =>
      cvTest({ state, dice: scriptedDice([die]), events: [] }, value, 'trial', []);
    expect([of(8, 8), of(8, 9), of(20, 20)]).toEqual([true, false, true]);
  });
});

describe('speed', () => {
  test('[NW-EX2, NW-1.20] the allowance of a speed, and what is carried over', () => {
    expect(allowanceAt(27, 4)).toEqual({ hexes: 6, carry: 1 });
    expect(allowanceAt(0, 4)).toEqual({ hexes: 0, carry: 0 });
  });

  test('[NW-8.2, NW-8.32] damage and flooding lower the limit', () => {
    const game = newGame({ allies: [{ sheet: 'Fletcher' }] });
    const limit = (flotation: number, knotsLost = 0) => {
      Object.assign(condition(game, 'fletcher'), { flotation, knotsLost });
      return speedLimit(game.state, unit(game, 'fletcher'));
    };
    expect([limit(13), limit(13, 7), limit(5), limit(4), limit(0)]).toEqual([36, 29, 36, 27, 18]);
  });

  test.each([
    ['Fletcher', 28],
    ['Exeter', 29],
    ['Bismarck', 29],
  ])('[NW-8.33] bad weather slows %s to %i knots', (sheet, knots) => {
    const game = newGame({ badWeather: 'everywhere', allies: [{ sheet, id: 'ship' }] });
    expect(speedLimit(game.state, unit(game, 'ship'))).toBe(knots);
  });
});

describe('initiative', () => {
  const side = (...values: number[]) =>
    values.map((commandValue, i) => ({ sheet: 'Fletcher', id: `dd-${i}`, commandValue }));

  test('[NW-EX1, NW-4.2, NW-5.1, NW-5.2, NW-5.3, NW-5.4] sums of Command Values as modifiers; the higher total chooses', () => {
    const game = newGame(
      { allies: side(2, 1, 1), axis: [{ sheet: 'Fubuki', commandValue: -1 }] },
      { initiative: [5, 9] },
    );
    expect(game.state.step).toEqual({ kind: 'initiative', winner: 'axis' });
    expect(initiativeModifier(game.state, 'axis')).toBe(-1);
    expect(only(game.events, 'initiativeRolled')[0]?.totals).toEqual({ allies: 7, axis: 8 });
  });

  test('[NW-5.5] equal totals are rolled again', () => {
    const game = newGame(
      { allies: side(0), axis: [{ sheet: 'Fubuki' }] },
      { initiative: [4, 4, 3, 2] },
    );
    expect(only(game.events, 'initiativeRolled').map(({ winner }) => winner)).toEqual([
      null,
      'allies',
    ]);
  });

  test('[NW-5.7, NW-5.8] markers count, squadrons that have yet to enter do not', () => {
    const [hidden, late] = side(2, 1);
    const { state } = newGame({
      allies: [
        { ...hidden, sheet: 'Fletcher', isContact: true },
        { ...late, sheet: 'Fletcher', entersOnTurn: 3 },
      ],
    });
    expect(initiativeModifier(state, 'allies')).toBe(1);
  });
});
