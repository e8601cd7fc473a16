import { expect, test } from 'vitest';
import { diceFrom, drawFrom, must, type Roll, scriptedDice } from '../../../src/rules/core';
import type { ShipCard } from '../../../src/rules/strategic/cards/cards';
import { stateOf } from '../../../src/rules/strategic/cards/shipNow';
import { copyState } from '../../../src/rules/strategic/game/copy';
import type { Play } from '../../../src/rules/strategic/model/play';
import type { ShipRecord, StrategicState } from '../../../src/rules/strategic/model/state';
import { oddsOf } from '../../../src/rules/strategic/tactical/explain';
import { syncShips } from '../../../src/rules/strategic/tactical/lost';
import { fireGuns, fireTorpedoes } from '../../../src/rules/strategic/tactical/shooting';
import {
  AJAX,
  BISMARCK,
  DESTROYER,
  EXETER,
  GRAF_SPEE,
  HOOD,
  IOWA,
  KING_GEORGE,
  NEW_ORLEANS,
  named,
  RODNEY,
  SOUTH_DAKOTA,
  TAKAO,
  YAMATO,
} from './figureShips';
import { near, nearMean } from './sampling';
import { fighting, fightOf, playOf, type Setting, ship } from './tacticalGame';

/** Two lines abeam of each other; who fires at whom is by place in the line. */
const lines = (
  one: readonly Partial<ShipCard>[],
  two: readonly Partial<ShipCard>[],
  more: Setting = {},
): StrategicState => fighting({ allies: named('a', one), axis: named('x', two), ...more });

/** One turn of fire at so many hexes. */
function fireTurn(play: Play, turn: number, hexes: number, launching: boolean): void {
  const fight = fightOf(play.state);
  fight.tactical.turn = turn;
  for (const side of ['allies', 'axis'] as const) {
    const orders = aimed(play.state, side, side === 'allies' ? 0 : hexes);
    Object.assign(fight.tactical.plans[side], {
      gunfire: orders.filter(({ own }) => own.card.firePower).map(shot),
      torpedoes: orders.filter(({ own }) => launching && own.card.torpedo !== null).map(shot),
    });
  }
  fireGuns(play, fight);
  syncShips(fight);
  fireTorpedoes(play, fight);
  syncShips(fight);
}

/** The line in its column; each ship at the enemy of her place, the surplus from the first again. */
function aimed(state: StrategicState, side: 'allies' | 'axis', q: number) {
  const enemies = afloat(state, side === 'allies' ? 'axis' : 'allies');
  return afloat(state, side).flatMap((own, at) => {
    const speed = own.card.speed;
    Object.assign(ship(state, own.card.id), { hex: { q, r: 0 }, facing: 1, speed });
    const target = enemies[at % enemies.length]?.card.id;
    return target === undefined ? [] : [{ own, target }];
  });
}

const shot = ({ own, target }: { own: ShipRecord; target: string }) => ({
  ...{ ship: own.card.id, battery: 'main', target },
});

const afloat = (state: StrategicState, side: 'allies' | 'axis'): ShipRecord[] =>
  Object.values(state.forces[side].ships).filter(({ fate }) => fate === 'afloat');

interface Figures {
  mean: number;
  none: number;
  light: number;
  moderate: number;
  heavy: number;
  sunk: number;
}

const SAMPLES = 600;

/** Where small shares are asked for. */
const MANY_SAMPLES = 1500;

/** Shares of the states, and the mean Damage Levels, of one ship after turns of fire at these ranges. */
function sampled(
  start: StrategicState,
  ranges: readonly number[],
  { launchingTurns = [], samples = SAMPLES }: { launchingTurns?: number[]; samples?: number } = {},
): (id: string) => Figures {
  const draw = drawFrom(JSON.stringify(ranges));
  const ends = Array.from({ length: samples }, () => {
    const play = playOf(copyState(start), diceFrom(draw));
    for (const [at, hexes] of ranges.entries())
      fireTurn(play, at + 1, hexes, launchingTurns.includes(at + 1));
    return play.state.forces;
  });
  return (id) =>
    figuresOf(ends.map((it) => [must(it.allies.ships[id] ?? it.axis.ships[id], id), 1]));
}

function figuresOf(ships: readonly (readonly [ShipRecord, number])[]): Figures {
  const all = ships.reduce((sum, [, weight]) => sum + weight, 0);
  const share = (state: string) =>
    ships.reduce((sum, [it, weight]) => sum + (stateOf(it) === state ? weight : 0), 0) / all;
  return {
    mean: ships.reduce((sum, [it, weight]) => sum + it.damageLevels * weight, 0) / all,
    ...{ none: share('none'), light: share('light'), moderate: share('moderate') },
    ...{ heavy: share('heavy'), sunk: share('sunk') },
  };
}

/** Exact: every course that the dice of one turn of one firer may take, weighed. */
function exactly(one: Partial<ShipCard>, two: Partial<ShipCard>, hexes: number): Figures {
  const start = lines([one], [{ ...two, firePower: null }]);
  const ends: [ShipRecord, number][] = [];
  const follow = (script: readonly number[], weight: number): void => {
    const play = playOf(copyState(start), lazily(script));
    try {
      fireTurn(play, 1, hexes, false);
      ends.push([must(play.state.forces.axis.ships['x-1'], 'target'), weight]);
    } catch (more) {
      if (more !== MORE) throw more;
      for (let face = 1; face <= 6; face++) follow([...script, face], weight / 6);
    }
  };
  follow([], 1);
  return figuresOf(ends);
}

const MORE = new Error('one more die');

function lazily(script: readonly number[]) {
  const dice = scriptedDice(script);
  const roll = (...given: Parameters<typeof dice.roll>): Roll => {
    if (dice.left() === 0) throw MORE;
    return dice.roll(...given);
  };
  return { ...dice, roll };
}

test('[ST-27.5] one turn, South Dakota at her like: Medium 58, 33, 8, sunk 0.2 percent; Long 72, sunk 0.3', () => {
  const medium = exactly(SOUTH_DAKOTA, SOUTH_DAKOTA, 8);
  near(medium.none, 58);
  near(medium.light, 33);
  near(medium.moderate, 8);
  expect(100 * medium.sunk).toBeCloseTo(0.23, 1);
  const long = exactly(SOUTH_DAKOTA, SOUTH_DAKOTA, 13);
  near(long.none, 72);
  expect(100 * long.sunk).toBeCloseTo(0.23, 1);
});

test('[ST-27.6] a magazine explosion in 0.23 percent of attacks at most, with trait M in 0.39 and a sixth of the hits', () => {
  expect(100 * exactly(SOUTH_DAKOTA, SOUTH_DAKOTA, 8).sunk).toBeCloseTo(100 / 36 / 6 / 2, 5);
  const weak = { ...SOUTH_DAKOTA, traits: ['M'] as const };
  const { none, sunk } = exactly(SOUTH_DAKOTA, weak, 8);
  const byCritical = (1 / 36 / 6) * (5 / 6);
  expect(sunk).toBeCloseTo(byCritical + (1 - none - byCritical) / 6, 5);
});

test('[ST-27.8] one turn at Medium: Iowa and Yamato, King George V and Bismarck', () => {
  nearMean(exactly(IOWA, YAMATO, 8).mean, 0.29, 0.02);
  nearMean(exactly(YAMATO, IOWA, 8).mean, 1.46, 0.02);
  nearMean(exactly(KING_GEORGE, BISMARCK, 8).mean, 0.56, 0.03);
  nearMean(exactly(BISMARCK, KING_GEORGE, 8).mean, 0.3, 0.02);
});

test('[ST-27.12] one turn at a destroyer: battleship 16, heavy cruiser 8, destroyer 8 percent', () => {
  near(exactly(SOUTH_DAKOTA, DESTROYER, 8).sunk, 16);
  near(exactly(NEW_ORLEANS, DESTROYER, 7).sunk, 8);
  near(exactly(DESTROYER, DESTROYER, 3).sunk, 8);
});

test('[ST-27.12] two destroyers for an hour at 5 hexes are each sunk in 33 percent', () => {
  const of = sampled(lines([DESTROYER], [DESTROYER]), [5, 5, 5, 5, 5, 5]);
  near((of('a-1').sunk + of('x-1').sunk) / 2, 33);
});

test('[ST-27.7] an hour at Medium between equal battleships: sunk 20, Heavy 14 percent, mean 4.1', () => {
  const of = sampled(lines([SOUTH_DAKOTA], [SOUTH_DAKOTA]), [8, 8, 8, 8, 8, 8]);
  near((of('a-1').sunk + of('x-1').sunk) / 2, 20);
  near((of('a-1').heavy + of('x-1').heavy) / 2, 14);
  nearMean((of('a-1').mean + of('x-1').mean) / 2, 4.1);
});

test('[ST-27.9] Denmark Strait, 13, 10 and 9 hexes: undamaged 43 and 46, Light 41 and 48 percent, Hood lost in 13', () => {
  const of = sampled(lines([HOOD], [BISMARCK]), [13, 10, 9], { samples: MANY_SAMPLES });
  near(of('a-1').none, 43);
  near(of('x-1').none, 46);
  near(of('a-1').light, 41);
  near(of('x-1').light, 48);
  near(of('a-1').sunk, 13);
});

test('[ST-27.10] King George V and Rodney close on Bismarck: sunk in 97 percent, King George V 1.7 of 8', () => {
  const of = sampled(lines([KING_GEORGE, RODNEY], [BISMARCK]), [12, 10, 8, 7, 5, 4, 2, 2]);
  near(of('x-1').sunk, 97);
  nearMean(of('a-1').mean, 1.7);
});

test('[ST-27.11] River Plate, 11 to 6 hexes: Graf Spee 4.4 of 6, sunk 45 percent, Exeter 2.2 of 5', () => {
  const of = sampled(lines([EXETER, AJAX, AJAX], [GRAF_SPEE]), [11, 9, 8, 7, 6, 6]);
  nearMean(of('x-1').mean, 4.4);
  near(of('x-1').sunk, 45);
  nearMean(of('a-1').mean, 2.2);
});

test('[ST-27.13] three Takao and three New Orleans at night: 30 and 41 percent of the ships lost', () => {
  const three = <T>(it: T): T[] => [it, it, it];
  const state = lines(three(NEW_ORLEANS), three(TAKAO), { isNight: true });
  const of = sampled(state, [4, 2, 2], { launchingTurns: [1] });
  const lost = (side: string) =>
    [1, 2, 3].reduce((sum, at) => sum + of(`${side}-${at}`).sunk / 3, 0);
  near(lost('a'), 41);
  near(lost('x'), 30);
});

test.each([
  ['ten tubes on a battleship', 5, 5, [58, 28, 8]],
  ['on a heavy cruiser', 5, 4, [72, 42, 17]],
  ['on a destroyer', 5, 5, [58, 28, 8]],
  ['a VIIC on a freighter', 3, 1, [83]],
  ['a Gato of 1942 on a transport', 2, 1, [72]],
] as const)('[ST-27.14] one torpedo attack: %s', (_, attack, defense, percents) => {
  for (const [at, percent] of percents.entries()) {
    const value = [1, -1, -3][at] as number;
    const modifiers = [{ code: 'distance', value, rule: 'ST-17.4' as const }];
    const { chance } = oddsOf({ attack, defense, modifiers, torpedoAt: 5, rule: 'ST-17.2' });
    expect(Math.round(100 * chance)).toBe(percent);
  }
});
