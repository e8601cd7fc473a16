import { describe, expect, test } from 'vitest';
import { eventsFor, must, orderDice } from '../../../src/rules/core';
import { fleetAction } from '../../../src/rules/fleet-action';
import { orders } from '../../../src/rules/fleet-action/game/rules';
import { saveHull } from '../../../src/rules/fleet-action/harm/saves';
import type { Order } from '../../../src/rules/fleet-action/model/orders';
import { strikeWithTorpedoes } from '../../../src/rules/fleet-action/torpedoes/hit';
import { legal } from './acting';
import { boatSheet, lurking } from './boats';
import {
  condition,
  diceOf,
  type Game,
  give,
  goTo,
  kinds,
  only,
  refusalOf,
  type Script,
  unit,
} from './game';
import { playOf } from './position';
import type { TestShip } from './setting';
import { sheet } from './sheets';

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
    const own = fleetAction.view(missed.state, 'axis').units['u-1'];
    expect(own?.condition?.turn.soughtBy).toEqual([]);
    expect(kinds(give(missed, 'allies', 'done -', { listen: [10] }))).not.toContain(
      'submarineDetected',
    );
  });

  test('[NW-7.12] which boat is at it is not told while nobody has detected her', () => {
    const { state } = lurking({ q: 1, r: -2 });
    state.step = { kind: 'activations', side: 'axis', active: 'u-1', isAlone: false };
    const activeFor = (viewer: 'allies' | 'axis' | 'spectator') => {
      const { step } = fleetAction.view(state, viewer);
      return step.kind === 'activations' && step.active;
    };
    expect([activeFor('allies'), activeFor('spectator'), activeFor('axis')]).toEqual([
      null,
      null,
      'u-1',
    ]);
    Object.assign(must(state.units['u-1'], 'u-1'), { isDetected: true });
    expect(activeFor('allies')).toBe('u-1');
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

describe('odds', () => {
  /** What comes of a line that is carried out again and again. */
  const trials = (game: Game, side: 'allies' | 'axis', line: string) =>
    Array.from({ length: 250 }, (_, trial) => {
      const play = playOf(fleetAction.copy(game.state), orderDice('trial', trial));
      orders.apply(play, side, fleetAction.parseOrder(line) as Order);
      return play;
    });

  const share = (ends: readonly boolean[]) => ends.filter(Boolean).length / ends.length;

  const explain = (game: Game, side: 'allies' | 'axis', line: string) =>
    fleetAction.explain(game.state, side, [fleetAction.parseOrder(line) as Order]);

  test('[NW-7.6, NW-7.7] of an attack are those of the code that resolves', () => {
    const game = lurking({ q: 0, r: 4 }, { facing: 2 });
    const line = 'sub-attack u-1 ship 4 0';
    const [odds] = explain(game, 'axis', line).torpedoes;
    expect(odds).toMatchObject({ torpedoes: 4, targets: [{ target: 'ship', dice: 2 }] });
    const hits = trials(game, 'axis', line).map(({ events }) =>
      only(events, 'torpedoAttackRolled').some((it) => it.hits > 0),
    );
    expect(share(hits)).toBeCloseTo(odds?.targets[0]?.hitChance ?? 0, 1);
  });

  test('[NW-7.9, NW-7.10] of depth charges are exact', () => {
    const game = lurking({ q: 0, r: -1 }, { knots: 0 });
    give(game, 'axis', 'done -');
    goTo(game, 'activations');
    const boat = { hull: 2, bowTubes: 4, sternTubes: 1, submergedKnots: 8 };
    unit(game, 'u-1').sheet = boatSheet({ boat });
    condition(game, 'u-1').hull = 2;
    condition(game, 'ship').factors.asw = 4;
    const line = 'depth-charge ship u-1';
    const [odds] = explain(game, 'allies', line).depthCharges;
    expect(odds).toMatchObject({ need: 13, dice: 4, dieChance: 8 / 20 });
    expect(odds?.hitChance).toBeCloseTo(1 - (12 / 20) ** 4);
    const left = trials(game, 'allies', line).map(
      ({ state }) => state.units['u-1']?.condition?.hull ?? 0,
    );
    expect(share(left.map((hull) => hull === 0))).toBeCloseTo(odds?.lossChance ?? 0, 1);
    const mean = left.reduce((sum, hull) => sum + 2 - hull, 0) / left.length;
    expect(mean).toBeCloseTo(odds?.meanLoss ?? 0, 1);
  });
});
