import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import { fleetAction } from '../../../src/rules/fleet-action';
import { speedFor } from '../../../src/rules/fleet-action/undersea/paths';
import { legal, reckoned } from './acting';
import { boats, hunt, lurking } from './boats';
import { condition, type Game, give, goTo, only, refusalOf, unit } from './game';
import type { TestShip } from './setting';
import { sheet } from './sheets';

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
    expect(refusalOf(game, 'axis', 'move-sub u-1 - no')).toBe('has-moved NW-7.4');
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
    expect(told.map(({ kind }) => kind)).toEqual(['submarineMoved', 'shipLeft']);
    expect(eventsFor(told, 'allies')).toEqual([]);
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

  test('[NW-7.12] [NW-3.24] undetected it is told as torpedoes at a ship, and its name to nobody else', () => {
    const game = abeam(4);
    const told = give(game, 'axis', 'sub-attack u-1 ship 4 0', { torpedoes: [20, 1] });
    expect(only(told, 'torpedoAttackRolled')).toHaveLength(1);
    for (const viewer of ['allies', 'spectator'] as const) {
      const heard = eventsFor(told, viewer);
      expect(only(heard, 'unseenTorpedoes')).toMatchObject([{ target: 'ship', hits: 1 }]);
      expect(JSON.stringify(heard)).not.toContain('u-1');
    }
    expect(JSON.stringify(eventsFor(told, 'axis'))).toContain('u-1');
  });

  test('[NW-7.12] one that is surfaced or detected is told by its name', () => {
    for (const known of [{ isSubmerged: false }, { isDetected: true }]) {
      const game = abeam(4);
      Object.assign(unit(game, 'u-1'), known);
      const told = give(game, 'axis', 'sub-attack u-1 ship 4 0', { torpedoes: [1, 1] });
      expect(only(eventsFor(told, 'allies'), 'torpedoAttackRolled')).toMatchObject([
        { unit: 'u-1', count: null, need: null },
      ]);
    }
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
