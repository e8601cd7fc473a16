import { describe, expect, test } from 'vitest';
import { loseControl } from '../../../src/rules/fleet-action/harm/control';
import { slowDown } from '../../../src/rules/fleet-action/harm/slowing';
import { condition, diceOf, type Game, give, only, refusalOf, sailing, unit } from './game';
import { playOf } from './position';
import type { TestBattle, TestShip } from './setting';
import { sheet } from './sheets';
import { shell } from './striking';

const FAR: TestShip = { sheet: 'Fubuki', hex: { q: -20, r: 0 } };

const alone = (ship: Partial<TestShip>, changed: TestBattle = {}): Game =>
  sailing({ allies: [{ sheet: 'Fletcher', id: 'ship', ...ship }], axis: [FAR], ...changed });

describe('speed that is lost', () => {
  test('[NW-8.5] a ship drops to what she can still make at once', () => {
    const game = alone({ knots: 30 });
    condition(game, 'ship').knotsLost = 16;
    const play = playOf(game.state, diceOf());
    slowDown(play, unit(game, 'ship'));
    expect(unit(game, 'ship').speedKnots).toBe(20);
    expect(only(play.events, 'shipStopped')[0]).toMatchObject({ knots: 20, rule: 'NW-8.5' });
  });

  test('[NW-8.35] in the midst of her movement it costs what is left of her allowance', () => {
    const game = alone({ knots: 30 });
    give(game, 'allies', 'move ship aaa');
    condition(game, 'ship').knotsLost = 16;
    slowDown(playOf(game.state, diceOf()), unit(game, 'ship'));
    expect(condition(game, 'ship').turn).toMatchObject({ allowance: 4, moved: 3 });
    give(game, 'allies', 'done -');
    expect(unit(game, 'ship').hex).toEqual({ q: 0, r: -4 });
  });

  test('[NW-8.35] hexes already moved are not taken back', () => {
    const game = alone({ knots: 30 });
    give(game, 'allies', 'move ship aaaa');
    condition(game, 'ship').knotsLost = 31;
    slowDown(playOf(game.state, diceOf()), unit(game, 'ship'));
    give(game, 'allies', 'done -');
    expect(unit(game, 'ship').hex).toEqual({ q: 0, r: -4 });
  });
});

describe('what a ship does by herself', () => {
  test('[NW-8.38] without an order she keeps course and speed', () => {
    const game = alone({ knots: 22, facing: 3 });
    give(game, 'allies', 'done -');
    expect(unit(game, 'ship')).toMatchObject({ hex: { q: 4, r: 0 }, facing: 3, speedKnots: 22 });
  });

  test('[NW-8.38] at the highest speed that she may set, if hers is over her limit', () => {
    const game = alone({ knots: 30 });
    condition(game, 'ship').knotsLost = 20;
    give(game, 'allies', 'done -');
    expect(unit(game, 'ship').speedKnots).toBe(16);
  });

  test('[NW-8.38] on off the map, if that is her course', () => {
    const game = alone({ knots: 20, hex: { q: 0, r: -24 } });
    give(game, 'allies', 'done -');
    expect(unit(game, 'ship').fate).toBe('left');
  });

  test('[NW-8.38] [NW-8.34] around what bars her way, turning as late as she can', () => {
    const game = alone({ knots: 20 }, { land: [{ q: 0, r: -4 }] });
    give(game, 'allies', 'done -');
    expect(unit(game, 'ship')).toMatchObject({ speedKnots: 20, hex: { q: -1, r: -3 }, facing: 6 });
  });
});

describe('a convoy', () => {
  const merchant = (speedKnots: number) =>
    sheet('Norfolk', { ...{ type: 'C', main: null, other: null, torpedoes: null }, speedKnots });

  test('[NW-27.6] goes no faster than its slowest merchant; its escorts are free', () => {
    const game = sailing({
      allies: [
        { sheet: merchant(15), id: 'fast', squadron: 'convoy', knots: 8 },
        { sheet: merchant(9), id: 'slow', squadron: 'convoy' },
        { sheet: 'Fletcher', id: 'escort', squadron: 'convoy' },
      ],
      axis: [FAR],
    });
    expect(refusalOf(game, 'allies', 'speed fast 10')).toBe('speed-out-of-range NW-8.3');
    expect(refusalOf(game, 'allies', 'speed fast 9')).toBeUndefined();
    expect(refusalOf(game, 'allies', 'speed escort 18')).toBeUndefined();
    unit(game, 'fast').isDisengaging = true;
    expect(refusalOf(game, 'allies', 'speed fast 15')).toBeUndefined();
  });
});

describe('out of control', () => {
  test('[NW-8.37] at the edge of the map she stays in her last hex', () => {
    const game = alone({ sheet: 'Bismarck', id: 'ship', hex: { q: 0, r: -25 }, facing: 6 });
    const play = playOf(game.state, diceOf({ 'lost-control': [20] }));
    loseControl(play, unit(game, 'ship'));
    expect(unit(game, 'ship')).toMatchObject({ fate: 'inPlay', hex: { q: 0, r: -25 }, facing: 1 });
  });

  test('[NW-8.18] aground she stays in her last hex of the sea, stopped for the game', () => {
    const game = alone({ facing: 6 }, { land: [{ q: 0, r: -1 }] });
    const play = playOf(game.state, diceOf({ 'lost-control': [20] }));
    loseControl(play, unit(game, 'ship'));
    expect(unit(game, 'ship')).toMatchObject({
      isAground: true,
      hex: { q: 0, r: 0 },
      speedKnots: 0,
    });
    expect(refusalOf(game, 'allies', 'speed ship 5')).toBe('speed-out-of-range NW-8.3');
  });

  test('[NW-8.22] [NW-23.10c] the wreck test of a collision is made at once', () => {
    const game = sailing({
      allies: [{ sheet: 'Fletcher', id: 'ship', knots: 5 }],
      axis: [{ sheet: 'Ajax', id: 'foe', hex: { q: 0, r: -1 } }],
    });
    condition(game, 'ship').flotation = 1;
    const told = give(game, 'allies', 'ram ship foe', { 'wreck-test': [1] });
    expect(only(told, 'wreckTested')).toMatchObject([{ unit: 'ship', isPassed: false }]);
    expect(unit(game, 'ship').fate).toBe('wreck');
  });

  test('[NW-22.10] a wreck is struck only by a ship out of control', () => {
    const game = alone(
      { facing: 6, knots: 20 },
      {
        axis: [{ sheet: 'Fubuki', id: 'hulk', hex: { q: 0, r: -1 } }],
      },
    );
    unit(game, 'hulk').fate = 'wreck';
    expect(refusalOf(game, 'allies', 'move ship saaaa')).toBeUndefined();
    const play = playOf(game.state, diceOf({ 'lost-control': [20], 'crew-test': [1] }));
    expect(loseControl(play, unit(game, 'ship'))).toContain('ship');
    expect(only(play.events, 'collided')).toMatchObject([{ with: 'hulk' }]);
  });
});

describe('smoke and speed', () => {
  test('[NW-8.29] a ship that loses her smoke loses what she has laid', () => {
    const hurt = shell(6, [8, 4, 2], {
      before: (ship, _, state) => {
        state.smoke.push({ hex: { q: 3, r: 3 }, ship: ship.id, turn: 1 });
        state.smoke.push({ hex: { q: 4, r: 4 }, ship: 'another', turn: 1 });
      },
    });
    expect(hurt.kinds).toContain('smokeLost');
    expect(hurt.state.smoke.map(({ ship }) => ship)).toEqual(['another']);
  });
});
