import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import { fleetAction } from '../../../src/rules/fleet-action';
import { saveHull } from '../../../src/rules/fleet-action/harm/saves';
import { strikeWithTorpedoes } from '../../../src/rules/fleet-action/torpedoes/hit';
import { speedFor } from '../../../src/rules/fleet-action/undersea/paths';
import { legal, reckoned } from './acting';
import { boats } from './boats';
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

/** An Axis submarine, and an Allied destroyer called `ship` at the middle; the Axis is to act with it. */
function hunt(ship: Partial<TestShip> = {}, changed: TestBattle = {}): Game {
  const game = newGame({
    allies: [{ sheet: 'Fletcher', id: 'ship', knots: 20, ...ship }],
    sides: { axis: { submarines: boats(['u-1']) } },
    ...changed,
  });
  give(game, 'allies', 'first allies allies');
  return game;
}

/** The submarine is placed at a hex, submerged, and has taken a step to the north: it faces north. */
function lurking(hex: { q: number; r: number }, ship: Partial<TestShip> = {}): Game {
  const game = hunt(ship);
  Object.assign(unit(game, 'u-1'), { fate: 'inPlay', hex, isSubmerged: true });
  return game;
}

describe('a submarine appears', () => {
  test('[NW-4.4] [NW-7.1] only submarines that may appear are asked for', () => {
    const late = hunt({}, { sides: { axis: { submarines: boats(['u-1'], 2) } } });
    expect(late.state.step.kind).toBe('ships');
    goTo(late, 'submarines', 2);
    expect(fleetAction.segment(late.state)).toMatchObject({
      phase: 'submarines',
      active: { allies: 'waiting', axis: 'orders' },
    });
  });

  test('[NW-7.3] 6 hexes or more from every enemy ship and marker, and only its owner is told', () => {
    const game = hunt();
    expect(refusalOf(game, 'axis', 'deploy-sub u-1 0,-5 no')).toBe('too-near NW-7.3');
    expect(refusalOf(game, 'axis', 'deploy-sub u-1 99,0 no')).toBe('off-the-map NW-7.3');
    expect(refusalOf(game, 'axis', 'move-sub u-1 - no')).toBe('not-entered NW-7.3');
    const [told] = give(game, 'axis', 'deploy-sub u-1 0,-6 no');
    expect(told?.seenBy).toEqual(['axis']);
    expect(unit(game, 'u-1')).toMatchObject({ fate: 'inPlay', isSubmerged: true });
    expect(refusalOf(game, 'axis', 'deploy-sub u-1 0,-7 no')).toMatch('already-placed');
    const marked = hunt({ isContact: true });
    expect(refusalOf(marked, 'axis', 'deploy-sub u-1 0,-5 no')).toMatch('too-near');
    expect(legal(marked.state, 'axis', 'deploySub').length).toBe(2 * (61 * 51 - 91));
  });

  test('[NW-7.12] submerged it is in no view of the enemy, surfaced it is', () => {
    const game = hunt();
    give(game, 'axis', 'deploy-sub u-1 0,-6 no');
    expect(JSON.stringify(fleetAction.view(game.state, 'allies'))).not.toContain('u-1');
    expect(JSON.stringify(eventsFor(game.events, 'allies'))).not.toContain('u-1');
    unit(game, 'u-1').isDetected = true;
    expect(fleetAction.view(game.state, 'allies').units['u-1']).toMatchObject({ condition: null });
    const open = hunt();
    const [told] = give(open, 'axis', 'deploy-sub u-1 0,-6 yes');
    expect(told).toMatchObject({ seenBy: 'all', reveals: true });
  });

  test('[NW-4.9] [NW-4.10] submarines of both sides act in turn', () => {
    const sides = {
      allies: { submarines: boats(['s-1']) },
      axis: { submarines: boats(['u-1', 'u-2']) },
    };
    const game = hunt({}, { axis: [{ sheet: 'Fubuki', hex: { q: -20, r: 0 } }], sides });
    const order: string[] = [];
    for (; game.state.step.kind === 'submarines'; ) {
      order.push(game.state.step.side);
      give(game, game.state.step.side, 'done -');
    }
    expect(order).toEqual(['allies', 'axis', 'axis']);
  });

  test('[NW-4.9] while one acts another waits; the enemy does not see which', () => {
    const game = hunt({}, { sides: { axis: { submarines: boats(['u-1', 'u-2']) } } });
    give(game, 'axis', 'deploy-sub u-1 0,-6 no');
    expect(refusalOf(game, 'axis', 'deploy-sub u-2 0,-7 no')).toMatch('another-is-active');
    expect(fleetAction.view(game.state, 'allies').step).toMatchObject({ active: null });
    give(game, 'axis', 'done u-1');
    expect(refusalOf(game, 'axis', 'move-sub u-1 - no')).toMatch('no-such-unit');
    give(game, 'axis', 'deploy-sub u-2 0,-7 no');
  });
});

describe('a submarine moves', () => {
  test('[NW-7.4] submerged at 8 knots with carry, in any direction, and dives or surfaces at the end', () => {
    const game = lurking({ q: 0, r: -12 });
    expect(refusalOf(game, 'axis', 'move-sub u-1 0,-11/0,-10 no')).toBe('not-a-path NW-7.4');
    condition(game, 'u-1').carry = 3;
    expect(refusalOf(game, 'axis', 'move-sub u-1 0,-11/0,-12 no')).toBeUndefined();
    expect(speedFor(game.state, unit(game, 'u-1'), 1)).toEqual({ knots: 5, carry: 3 });
    expect(speedFor(game.state, unit(game, 'u-1'), 0)).toEqual({ knots: 0, carry: 0 });
    const told = give(game, 'axis', 'move-sub u-1 0,-11/0,-10 yes');
    expect(unit(game, 'u-1')).toMatchObject({
      ...{ hex: { q: 0, r: -10 }, facing: 4, speedKnots: 8, isSubmerged: false },
    });
    expect(condition(game, 'u-1').carry).toBe(1);
    expect(told.map(({ kind, seenBy }) => [kind, seenBy])).toEqual([
      ['submarineMoved', ['axis']],
      ['submarineSurfaced', 'all'],
    ]);
    expect(refusalOf(game, 'axis', 'move-sub u-1 - no')).not.toBeUndefined();
  });

  test('[NW-7.5] surfaced as a ship of MVR 1: a turn a hex, 10 knots more at most, seen by all', () => {
    const game = lurking({ q: 0, r: -12 });
    Object.assign(unit(game, 'u-1'), { isSubmerged: false, speedKnots: 5 });
    expect(refusalOf(game, 'axis', 'move-sub u-1 0,-11 yes')).toBe('not-a-path NW-7.4');
    expect(refusalOf(game, 'axis', 'move-sub u-1 0,-13/0,-14/0,-15/0,-16 yes')).toMatch(
      'not-a-path',
    );
    const [told] = give(game, 'axis', 'move-sub u-1 1,-13/2,-14/2,-15 yes');
    expect(unit(game, 'u-1')).toMatchObject({ facing: 1, speedKnots: 15 });
    expect(told).toMatchObject({ kind: 'submarineMoved', seenBy: 'all', rule: 'NW-7.5' });
  });

  test('[NW-7.5] [NW-8.4] a fast one cannot stop within a turn, unless it is blocked', () => {
    const game = lurking({ q: 0, r: -12 });
    Object.assign(unit(game, 'u-1'), { isSubmerged: false, speedKnots: 17 });
    condition(game, 'u-1').carry = 3;
    expect(refusalOf(game, 'axis', 'move-sub u-1 - yes')).toMatch('not-a-path');
    const walls = [
      { q: 0, r: -13 },
      { q: 1, r: -13 },
      { q: -1, r: -12 },
    ];
    const blocked = hunt({}, { land: walls });
    Object.assign(unit(blocked, 'u-1'), { fate: 'inPlay', hex: { q: 0, r: -12 }, speedKnots: 17 });
    condition(blocked, 'u-1').carry = 3;
    expect(refusalOf(blocked, 'axis', 'move-sub u-1 - yes')).toBeUndefined();
  });

  test('[NW-8.17] it dives under the enemy, and does not come up among him', () => {
    const game = lurking({ q: 0, r: -1 });
    expect(refusalOf(game, 'axis', 'move-sub u-1 0,0 yes')).toBe('enemy-hex NW-8.17');
    expect(refusalOf(game, 'axis', 'move-sub u-1 0,0 no')).toBeUndefined();
  });

  test('[NW-1.19] a step off the map takes it away, unseen while submerged', () => {
    const game = lurking({ q: 0, r: -25 });
    const told = give(game, 'axis', 'move-sub u-1 0,-26 no');
    expect(unit(game, 'u-1').fate).toBe('left');
    expect(told.every(({ seenBy }) => seenBy !== 'all')).toBe(true);
    expect(fleetAction.view(game.state, 'allies').units['u-1']).toBeUndefined();
  });
});

describe('a submarine attacks', () => {
  /** It lies abeam of the ship, so many hexes south of her, and faces north. */
  const abeam = (hexes: number, ship: Partial<TestShip> = {}): Game =>
    lurking({ q: 0, r: hexes }, { facing: 2, ...ship });

  test('[NW-7.6] AIMED within 10 hexes, resolved at once without splash markers', () => {
    const game = abeam(4);
    unit(game, 'u-1').splashes = 2;
    const told = give(game, 'axis', 'sub-attack u-1 ship 4 0', { torpedoes: [1, 1] });
    const [rolled] = only(told, 'torpedoAttackRolled');
    expect(rolled).toMatchObject({ rule: 'NW-15.2', count: 4, hits: 0 });
    expect(reckoned(rolled as never)).not.toHaveProperty('splashes');
    expect(refusalOf(game, 'axis', 'sub-attack u-1 ship 1 0')).toMatch('already-attacked');
    expect(refusalOf(abeam(11), 'axis', 'sub-attack u-1 ship 4 0')).toMatch('not-in-sight');
    expect(refusalOf(abeam(10), 'axis', 'sub-attack u-1 ship 4 0')).toMatch('out-of-reach');
    expect(refusalOf(abeam(6), 'axis', 'sub-attack u-1 ship 4 0')).toBeUndefined();
  });

  test('[NW-7.6] within the visibility if that is less, farther for what is lit', () => {
    const dark = abeam(6);
    Object.assign(dark.state.scenario, { isNight: true, visibility: 1 });
    expect(refusalOf(dark, 'axis', 'sub-attack u-1 ship 4 0')).toMatch('not-in-sight');
    unit(dark, 'ship').isLit = true;
    expect(refusalOf(dark, 'axis', 'sub-attack u-1 ship 4 0')).toBeUndefined();
  });

  test('[NW-7.6] bow tubes into its bow, stern tubes into its stern, none abeam', () => {
    const game = abeam(4);
    const most = () => legal(game.state, 'axis', 'subAttack').map(({ tubes }) => tubes)[0];
    expect(most()).toBe(4);
    unit(game, 'u-1').facing = 4;
    expect(most()).toBe(1);
    expect(refusalOf(game, 'axis', 'sub-attack u-1 ship 2 0')).toBe('no-tubes NW-7.6');
    unit(game, 'u-1').facing = 3;
    expect(most()).toBeUndefined();
  });

  test('[NW-7.6] one that has taken no step since it was placed faces nowhere', () => {
    const game = hunt();
    give(game, 'axis', 'deploy-sub u-1 0,6 no');
    expect(legal(game.state, 'axis', 'subAttack')).toEqual([]);
    give(game, 'axis', 'move-sub u-1 0,5 no');
    expect(legal(game.state, 'axis', 'subAttack').length).toBeGreaterThan(0);
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
  ])('[NW-7.7] %i torpedoes roll %i dice', (tubes, dice) => {
    const told = give(abeam(4), 'axis', `sub-attack u-1 ship ${tubes} 0`, { torpedoes: [1, 1] });
    expect(only(told, 'torpedoAttackRolled')[0]?.dice[0]?.values).toHaveLength(dice);
  });

  test('[NW-7.14] a tube is fired twice a game, not in two turns running', () => {
    const game = abeam(4);
    give(game, 'axis', 'sub-attack u-1 ship 3 0', { torpedoes: [1, 1], listen: [1] });
    const { tubesFired } = condition(game, 'u-1');
    expect(tubesFired.map(({ times }) => times)).toEqual([1, 1, 1, 0, 0]);
    const readyIn = (turn: number) => {
      game.state.turn = turn;
      condition(game, 'u-1').turn.hasLaunched = false;
      return legal(game.state, 'axis', 'subAttack')[0]?.tubes;
    };
    expect([readyIn(2), readyIn(3)]).toEqual([1, 4]);
    for (const tube of tubesFired) tube.times = 2;
    expect(readyIn(9)).toBeUndefined();
  });

  test('[NW-11.14] not at land, not at what is submerged; a torpedo that hits takes effect at once', () => {
    const game = abeam(4);
    expect(refusalOf(game, 'axis', 'sub-attack u-1 nothing 1 0')).toMatch('no-target');
    expect(refusalOf(game, 'axis', 'sub-attack u-1 ship 1 7')).toMatch('no-such-setting');
    give(game, 'axis', 'sub-attack u-1 ship 2 0', { torpedoes: [20], listen: [1] });
    expect(condition(game, 'ship').flotation).toBeLessThan(sheet('Fletcher').flotation);
  });
});

describe('it is heard', () => {
  const attack = (hexes: number, script: Script, ship: Partial<TestShip> = {}) => {
    const game = lurking({ q: 0, r: hexes }, { facing: 2, ...ship });
    const told = give(game, 'axis', 'sub-attack u-1 ship 1 0', { torpedoes: [1], ...script });
    return { game, told };
  };

  test('[NW-7.8] after an attack by every ship with ASW factors within 3 hexes that passes a Crew Test', () => {
    const { game, told } = attack(3, { listen: [6] });
    expect(kinds(told)).toContain('submarineDetected');
    expect(unit(game, 'u-1').isDetected).toBe(true);
    expect(kinds(attack(4, { listen: [10] }).told)).not.toContain('submarineDetected');
    const deaf = sheet('Fletcher', { light: { ...sheet('Fletcher').light, asw: 0 } });
    expect(kinds(attack(3, { listen: [10] }, { sheet: deaf }).told)).not.toContain(
      'submarineDetected',
    );
  });

  test('[NW-7.8] a search that found nothing is told to nobody; its dice are', () => {
    const { told } = attack(3, { listen: [5] });
    expect(only(told, 'submarineSought')[0]?.seenBy).toEqual([]);
    const found = attack(3, { listen: [6] }).told;
    const diceFor = (side: 'allies' | 'axis') =>
      only(eventsFor(found, side), 'submarineDetected')[0]?.dice.length;
    expect([diceFor('allies'), diceFor('axis')]).toEqual([1, 0]);
  });

  const passing = (knots: number, script: Script = {}) => {
    const game = lurking({ q: 1, r: -2 }, { knots });
    give(game, 'axis', 'done -');
    const told = give(game, 'allies', 'move ship aa', script);
    return { game, told };
  };

  test('[NW-7.8] by a ship that passes within 1 hex at 20 knots or less, once a turn', () => {
    const { game, told } = passing(20, { listen: [6] });
    expect(kinds(told)).toEqual([
      ...['shipMoved', 'submarineDetected', 'shipMoved', 'watersTried'],
    ]);
    expect(fleetAction.view(game.state, 'allies').units['u-1']).toBeDefined();
    expect(kinds(passing(21, { listen: [10] }).told)).toEqual(['shipMoved']);
    const { game: missed } = passing(20, { listen: [1] });
    expect(condition(missed, 'u-1').turn.soughtBy).toEqual(['ship']);
    expect(kinds(give(missed, 'allies', 'done -', { listen: [10] }))).not.toContain(
      'submarineDetected',
    );
  });

  test('[NW-7.8] [NW-33.3] a search that failed looks like none: nothing is told, and neither can be taken back', () => {
    const near = passing(20, { listen: [1] });
    const far = lurking({ q: 20, r: -2 }, { knots: 20 });
    give(far, 'axis', 'done -');
    const told = give(far, 'allies', 'move ship aa');
    const heard = eventsFor(near.told, 'allies');
    expect(heard).toEqual(eventsFor(told, 'allies'));
    for (const events of [near.told, told])
      expect(events.some(({ reveals }) => reveals)).toBe(true);
    const views = [near.game, far].map(({ state }) => fleetAction.view(state, 'allies'));
    expect(views[0]).toEqual(views[1]);
  });

  test('[NW-7.8] a ship that lies still by it may hear it; the End Phase loses it', () => {
    const game = lurking({ q: 0, r: -1 }, { knots: 0 });
    give(game, 'axis', 'done -');
    give(game, 'allies', 'done -', { listen: [10] });
    expect(unit(game, 'u-1').isDetected).toBe(true);
    goTo(game, 'initiative', 2);
    expect(unit(game, 'u-1').isDetected).toBe(false);
  });
});

describe('it is attacked', () => {
  /** The ship lies still beside it and has heard it; she may act. */
  const detected = () => {
    const game = lurking({ q: 0, r: -1 }, { knots: 0 });
    give(game, 'axis', 'done -');
    goTo(game, 'activations');
    return game;
  };

  test('[NW-7.9] [NW-7.10] a die for each ASW factor, 13 with Crew Quality; it saves with its own', () => {
    const game = detected();
    const told = give(game, 'allies', 'depth-charge ship u-1', {
      ...{ 'depth-charges': [13, 12], save: [4] },
    });
    expect(only(told, 'depthCharged')[0]).toMatchObject({ need: 13, hits: 1 });
    expect(only(told, 'saveRolled')[0]).toMatchObject({ need: 5, failed: 1 });
    expect(condition(game, 'u-1').hull).toBe(2);
    expect(condition(game, 'ship').turn.usedAsw).toBe(true);
  });

  test('[NW-11.6] once in an activation', () => {
    const game = detected();
    condition(game, 'ship').turn.usedAsw = true;
    expect(refusalOf(game, 'allies', 'depth-charge ship u-1')).toBe('already-used NW-11.6');
  });

  test('[NW-7.10] a save of 5 with Crew Quality 1 is enough', () => {
    const game = detected();
    give(game, 'allies', 'depth-charge ship u-1', { 'depth-charges': [20, 20], save: [5, 5] });
    expect(condition(game, 'u-1').hull).toBe(3);
  });

  test('[NW-7.9] only while it is detected, and within 1 hex', () => {
    const game = detected();
    unit(game, 'u-1').hex = { q: 0, r: -2 };
    expect(refusalOf(game, 'allies', 'depth-charge ship u-1')).toMatch('out-of-range');
    const lost = detected();
    unit(lost, 'u-1').isDetected = false;
    expect(refusalOf(lost, 'allies', 'depth-charge ship u-1')).toBe('not-detected NW-7.9');
    expect(legal(lost.state, 'allies', 'aswAttack')).toEqual([]);
  });

  test('[NW-7.11] at hull 1 it comes up and stays up, at hull 0 it sinks', () => {
    const game = detected();
    give(game, 'allies', 'depth-charge ship u-1', { 'depth-charges': [20, 20], save: [1, 1] });
    expect(unit(game, 'u-1').isSubmerged).toBe(false);
    goTo(game, 'submarines', 2);
    expect(refusalOf(game, 'axis', 'move-sub u-1 - no')).toMatch('cannot-dive');
    const play = playOf(game.state, diceOf({ save: [1] }));
    saveHull(play, unit(game, 'u-1'), [], 1);
    expect(unit(game, 'u-1').fate).toBe('sunk');
    expect(fleetAction.view(game.state, 'allies').units['u-1']).toMatchObject({ fate: 'sunk' });
  });

  test('[NW-7.13] a torpedo costs a surfaced one all its hull', () => {
    const game = detected();
    unit(game, 'u-1').isSubmerged = false;
    const play = playOf(game.state, []);
    const warhead = { impactPoints: 15, criticalValue: 8, dudNumber: 0 };
    strikeWithTorpedoes(play, unit(game, 'u-1'), warhead, { arc: 'beam', hits: 1 });
    expect(unit(game, 'u-1').fate).toBe('sunk');
  });
});
