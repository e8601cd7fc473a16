import { describe, expect, test } from 'vitest';
import { eventsFor, foresee } from '../../../src/rules/core';
import { fleetAction } from '../../../src/rules/fleet-action';
import type { DataSheet } from '../../../src/rules/fleet-action/model/sheet';
import {
  mineNeed,
  mineSectionAt,
  strikeMines,
} from '../../../src/rules/fleet-action/undersea/mines';
import { pointsOf } from '../../../src/rules/fleet-action/victory/points';
import { legal, whyNot } from './acting';
import {
  condition,
  diceOf,
  type Game,
  give,
  goTo,
  kinds,
  newGame,
  only,
  refusalOf,
  type Script,
  unit,
} from './game';
import { playOf } from './position';
import type { TestBattle, TestShip } from './setting';
import { sheet } from './sheets';

const FAR: TestShip = { sheet: 'Fubuki', hex: { q: -20, r: 0 } };

/** The Axis has a field, and the Allies a ship called `ship`; the Axis is to lay. */
const fieldGame = (ship: Partial<TestShip> = {}, changed: TestBattle = {}): Game => {
  const game = newGame({
    allies: [{ sheet: 'Fletcher', id: 'ship', knots: 20, ...ship }],
    axis: [FAR],
    sides: { axis: { minefields: 1 } },
    ...changed,
  });
  give(game, 'allies', 'first allies allies');
  return game;
};

/** The same, with the field laid and the Allies to move. */
const mined = (hex: string, ship: Partial<TestShip> = {}, changed: TestBattle = {}): Game => {
  const game = fieldGame(ship, changed);
  give(game, 'axis', `lay-mines ${hex} -`);
  give(game, 'axis', 'done -');
  return game;
};

const MINE_HIT: Script = { mine: [20], 'mine-section': [1], critical: [20] };

describe('laying mines', () => {
  test('[NW-4.3] [NW-6.1] nobody is asked where there are none', () => {
    const game = newGame({ allies: [{ sheet: 'Fletcher' }], axis: [FAR] });
    give(game, 'allies', 'first allies allies');
    expect(game.state.step.kind).toBe('ships');
    expect(game.state.scenario).toMatchObject({ hasMines: false, hasSubmarines: false });
  });

  test('[NW-6.2] in turn 1 a side with fields marks a hex of the sea for each; only it is asked', () => {
    const game = fieldGame({}, { land: [{ q: 5, r: 0 }] });
    expect(fleetAction.segment(game.state)).toMatchObject({
      phase: 'mines',
      active: { allies: 'waiting', axis: 'declare' },
    });
    expect(refusalOf(game, 'axis', 'lay-mines 5,0 -')).toBe('land NW-6.2');
    expect(refusalOf(game, 'axis', 'lay-mines 99,0 -')).toBe('off-the-map NW-6.2');
    expect(refusalOf(game, 'allies', 'lay-mines 5,1 -')).toBe('already-confirmed NW-28.1');
    expect(legal(game.state, 'axis', 'layMines')).toHaveLength(61 * 51 - 1);
    const [told] = give(game, 'axis', 'lay-mines 3,-4 -');
    expect(told?.seenBy).toEqual(['axis']);
    expect(refusalOf(game, 'axis', 'lay-mines 3,-5 -')).toBe('no-minefields NW-6.2');
    expect(legal(game.state, 'axis', 'layMines')).toEqual([]);
    give(game, 'axis', 'done -');
    expect(game.state.step.kind).toBe('ships');
  });

  test('[NW-3.23] the enemy sees no field in his view until it attacks', () => {
    const game = mined('0,-2');
    expect(JSON.stringify(fleetAction.view(game.state, 'allies'))).not.toContain('axis-mines');
    expect(fleetAction.view(game.state, 'axis').forces.axis?.minefields).toHaveLength(1);
    expect(eventsFor(game.events, 'allies').map(({ kind }) => kind)).not.toContain('minesLaid');
  });

  const layer: DataSheet = sheet('Fletcher', { traits: ['minelayer'], mineLoads: 1 });
  const laying = (knots: number) => {
    const game = newGame({ allies: [{ sheet: layer, id: 'layer', knots }], axis: [FAR] });
    goTo(game, 'end');
    return game;
  };

  test('[NW-6.3] from turn 2 a minelayer that was slow enough marks the hex she is in', () => {
    const game = laying(20);
    goTo(game, 'mines', 2);
    const hex = `0,${unit(game, 'layer').hex.r}`;
    expect(refusalOf(game, 'allies', 'lay-mines 3,3 layer')).toMatch('no-such-unit');
    expect(refusalOf(game, 'allies', 'lay-mines 3,3 -')).toMatch('no-minefields');
    give(game, 'allies', `lay-mines ${hex} layer`);
    expect(condition(game, 'layer').mineLoads).toBe(0);
    expect(game.state.forces.allies.minefields).toMatchObject([{ isFresh: true, isShown: false }]);
    expect(refusalOf(game, 'allies', `lay-mines ${hex} layer`)).toMatch('no-mines');
    give(game, 'allies', 'done -');
    expect(game.state.step.kind).toBe('ships');
  });

  test('[NW-6.3] one that was too fast is not asked, nor any in turn 1', () => {
    const afterInitiative = (knots: number) => {
      const game = laying(knots);
      goTo(game, 'initiative', 2);
      give(game, 'allies', 'done -');
      return game;
    };
    expect(afterInitiative(20).state.step.kind).toBe('mines');
    const game = afterInitiative(21);
    expect(game.state.step.kind).toBe('ships');
    game.state.step = { kind: 'mines' };
    game.state.confirmed = { allies: false, axis: false };
    const order = { kind: 'layMines', hex: unit(game, 'layer').hex, by: 'layer' } as const;
    expect(whyNot(game.state, 'allies', order)).toMatch('too-fast');
    game.state.turn = 1;
    expect(whyNot(game.state, 'allies', order)).toMatch('no-mines');
  });
});

describe('mines attack', () => {
  test.each([
    ['Fletcher', 'enemy', 15 + 1],
    ['Ajax', 'enemy', 15],
    ['Bismarck', 'enemy', 15 - 3],
    ['Ajax', 'own', 18],
    ['Bismarck', 'own', 18 - 3],
  ] as const)('[NW-6.4] [NW-6.5] %s in a field of the %s needs %i', (name, whose, need) => {
    expect(mineNeed({ sheet: sheet(name) }, whose)).toBe(need);
  });

  test('[NW-6.4] small craft are hit on 19, and lose a vessel', () => {
    const boat = sheet('Fletcher', {
      ...{ type: 'X', size: -4, smallCraft: { savingThrow: 0, tubes: 2 } },
    });
    expect(mineNeed({ sheet: boat }, 'enemy')).toBe(19);
    const game = mined('0,-2', { sheet: boat, vessels: 4 });
    const told = give(game, 'allies', 'move ship aa', { mine: [19] });
    expect(unit(game, 'ship').vessels).toBe(3);
    expect(only(told, 'mineAttacked')).toMatchObject([{ isHit: true, section: null }]);
  });

  test('[NW-6.4] [NW-6.8] on a ship that enters, once a turn; the field is shown', () => {
    const game = mined('0,-2');
    const told = give(game, 'allies', 'move ship aaa', { mine: [15] });
    expect(kinds(told)).toEqual([
      ...['shipMoved', 'mineShown', 'mineAttacked', 'shipMoved', 'watersTried'],
    ]);
    expect(only(told, 'mineAttacked')[0]).toMatchObject({ hex: { q: 0, r: -2 }, isHit: false });
    expect(fleetAction.view(game.state, 'allies').shownMinefields).toMatchObject([
      { hex: { q: 0, r: -2 }, side: 'axis' },
    ]);
    expect(condition(game, 'ship').turn.mined).toEqual(['0,-2']);
  });

  test('[NW-6.4] not on a wreck', () => {
    const game = mined('0,0');
    unit(game, 'ship').fate = 'wreck';
    const play = playOf(game.state, diceOf());
    expect([strikeMines(play, unit(game, 'ship'), 'starts'), play.events]).toEqual([false, []]);
  });

  test('[NW-6.4] on a ship that starts her movement there, before her order; a hit makes her owner think again', () => {
    const game = mined('0,0');
    give(game, 'allies', 'speed ship 10', MINE_HIT);
    expect(condition(game, 'ship').turn).toMatchObject({ mined: ['0,0'], allowance: null });
    expect(game.state.step).toMatchObject({ kind: 'ships', side: 'allies' });
    expect(kinds(give(game, 'allies', 'speed ship 10'))).toEqual(['speedSet']);
  });

  test('[NW-6.6] [NW-6.7] [NW-21.2] a hit is an underwater hit of 17 points and critical value 10, and stops her path', () => {
    const game = mined('0,-2', { sheet: 'Ajax', id: 'ship' });
    const { flotation } = condition(game, 'ship');
    const told = give(game, 'allies', 'move ship aaaa', MINE_HIT);
    expect(condition(game, 'ship').flotation).toBeLessThanOrEqual(flotation - 17);
    expect(only(told, 'damaged')[0]).toMatchObject({ flotation: 17 });
    expect(only(told, 'criticalRolled')[0]).toMatchObject({ criticalValue: 10 });
    expect(only(told, 'mineAttacked')[0]).toMatchObject({ isHit: true, section: 'bow' });
    expect(condition(game, 'ship').turn.moved).toBe(2);
  });

  test.each([
    [1, 'bow'],
    [5, 'bow'],
    [6, 'midships'],
    [8, 'midships'],
    [9, 'stern'],
    [10, 'stern'],
  ])('[NW-6.7] a %i on the die strikes the %s', (die, section) => {
    expect(mineSectionAt(die)).toBe(section);
  });

  test('[NW-6.5] a field of this battle attacks its own side above 10 knots; one of the scenario never', () => {
    const own = (isFresh: boolean, knots: number) => {
      const game = mined('20,0', { knots });
      const hex = { q: 0, r: -1 };
      const field = { id: 'own', side: 'allies', hex, isFresh, isShown: false } as const;
      game.state.forces.allies.minefields.push(field);
      return kinds(give(game, 'allies', 'move ship a')).includes('mineAttacked');
    };
    expect([own(true, 11), own(true, 10), own(false, 20)]).toEqual([true, false, false]);
  });

  test('[NW-30.9] a ship lost to mines of her own side scores for the enemy', () => {
    const game = mined('20,0');
    const hex = { q: 0, r: -1 };
    const field = { id: 'own', side: 'allies', hex, isFresh: true, isShown: false } as const;
    game.state.forces.allies.minefields.push(field);
    give(game, 'allies', 'move ship a', { mine: [20], 'wreck-test': [1] });
    expect(unit(game, 'ship').fate).toBe('wreck');
    expect(pointsOf(game.state, 'axis')).toBe(sheet('Fletcher').value);
  });

  test('[NW-3.25] a marker that enters a field is deployed first; a dummy passes', () => {
    const hidden = { isContact: true } as const;
    const game = mined('0,-2', hidden);
    const told = give(game, 'allies', 'move-contact allies-contact-1 20 aaaa');
    expect(kinds(told)).toEqual([
      ...['contactMoved', 'contactDeployed', 'mineShown', 'mineAttacked'],
    ]);
    expect(condition(game, 'ship').turn).toMatchObject({ allowance: 4, moved: 2 });
    const dummies = [{ hex: { q: 0, r: 0 }, facing: 1, speedKnots: 20 } as const];
    const sides = { allies: { dummies }, axis: { minefields: 1 } };
    const empty = mined('0,-2', { hex: { q: 20, r: 0 } }, { sides });
    const passed = give(empty, 'allies', 'move-contact allies-contact-1 20 aaaa');
    expect(kinds(passed)).toEqual(['contactMoved']);
  });

  test('[NW-3.25] a marker that begins in a field is deployed first, and moves on with its allowance', () => {
    const game = mined('0,0', { isContact: true });
    give(game, 'allies', 'move-contact allies-contact-1 20 aaaa', { mine: [1] });
    expect(condition(game, 'ship').turn).toMatchObject({ allowance: 4, moved: 0, mined: ['0,0'] });
  });

  test('[NW-3.23] what comes of a step cannot be foreseen from a view', () => {
    const game = mined('0,-2');
    const steps = { kind: 'moveShip', ship: 'ship', steps: ['ahead', 'ahead'] };
    const seen = fleetAction.view(game.state, 'allies');
    expect(foresee(fleetAction, seen, 'allies', steps)).toBeUndefined();
  });

  test('[NW-33.3] that no mine was met cannot be taken back', () => {
    const game = mined('20,0');
    const told = give(game, 'allies', 'move ship a');
    expect(only(told, 'watersTried')[0]).toMatchObject({ seenBy: [], reveals: true });
    expect(eventsFor(told, 'allies').map(({ kind }) => kind)).toEqual(['shipMoved']);
  });
});

describe('sweeping', () => {
  const sweeper: DataSheet = sheet('Fletcher', { traits: ['minesweeper'] });
  const atField = (knots = 15) => {
    const game = mined('0,-2', { sheet: sweeper, knots });
    give(game, 'allies', 'move ship aa', { mine: [1] });
    goTo(game, 'activations');
    return game;
  };

  test('[NW-6.9] a minesweeper that passes her Crew Test removes a field shown nearby, and does nothing else', () => {
    const game = atField();
    expect(refusalOf(game, 'allies', 'sweep ship 0,-1')).toMatch('nothing-to-sweep');
    const told = give(game, 'allies', 'sweep ship 0,-2', { 'crew-test': [6] });
    expect(only(told, 'swept')[0]).toMatchObject({ isSwept: true });
    expect(game.state.forces.axis.minefields).toEqual([]);
    expect(game.state.shownMinefields).toEqual([]);
    expect(unit(game, 'ship').open.hasActed).toBe(true);
  });

  test('[NW-6.9] the odds of sweeping are those of her Crew Test', () => {
    const game = atField();
    condition(game, 'ship').crewQuality = 1;
    const order = { kind: 'sweep', ship: 'ship', hex: { q: 0, r: -2 } } as const;
    expect(fleetAction.explain(game.state, 'allies', [order]).tests).toMatchObject([
      { chance: 0.6 },
    ]);
  });

  test('[NW-6.9] if the test fails the field stays', () => {
    const game = atField();
    give(game, 'allies', 'sweep ship 0,-2', { 'crew-test': [1] });
    expect(game.state.shownMinefields).toHaveLength(1);
  });

  test('[NW-6.9] not above 15 knots, not by other ships, not after another task', () => {
    const fast = atField(15);
    unit(fast, 'ship').speedKnots = 16;
    expect(refusalOf(fast, 'allies', 'sweep ship 0,-2')).toBe('too-fast NW-6.9');
    const acted = atField();
    acted.state.step = { kind: 'activations', side: 'allies', active: 'ship', isAlone: false };
    expect(refusalOf(acted, 'allies', 'sweep ship 0,-2')).toMatch('has-acted');
    const other = atField();
    unit(other, 'ship').sheet = sheet('Fletcher');
    expect(refusalOf(other, 'allies', 'sweep ship 0,-2')).toMatch('no-sweeping-gear');
  });
});
