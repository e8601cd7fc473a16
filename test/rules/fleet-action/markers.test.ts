import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import { fleetAction } from '../../../src/rules/fleet-action';
import { condition, type Game, give, goTo, kinds, newGame, refusalOf, sailing, unit } from './game';
import type { TestBattle, TestShip } from './setting';

const FOE: TestShip = { sheet: 'Fubuki', id: 'foe', hex: { q: 0, r: -8 }, facing: 2 };

const hidden = (changed: TestBattle = {}): Game =>
  sailing({
    allies: [
      { sheet: 'Ajax', squadron: 'light', isContact: true, knots: 20, facing: 2 },
      { sheet: 'Fletcher', id: 'dd', squadron: 'light' },
    ],
    axis: [FOE],
    ...changed,
  });

const ID = 'allies-contact-1';

describe('what a marker may not do', () => {
  test('[NW-3.7] [NW-3.9] its ships begin under it: the enemy sees where it is, not what it holds', () => {
    const game = hidden();
    expect(unit(game, 'ajax').fate).toBe('hidden');
    const seen = fleetAction.view(game.state, 'axis');
    expect(seen.contacts[ID]).toMatchObject({ hex: { q: 0, r: 0 }, facing: 2 });
    expect([seen.units.ajax, seen.forces.allies]).toEqual([undefined, undefined]);
    expect(fleetAction.view(game.state, 'allies').units.ajax).toBeDefined();
  });

  test('[NW-3.11] neither shoot nor launch torpedoes nor lay smoke', () => {
    const game = hidden();
    expect(refusalOf(game, 'allies', 'smoke dd')).toBe('no-such-unit NW-33.1');
    expect(refusalOf(game, 'allies', 'torpedoes dd 0 0 foe')).toBe('no-such-unit NW-33.1');
    game.state.step = { kind: 'activations', side: 'allies', active: null, isAlone: true };
    expect(refusalOf(game, 'allies', 'shoot ajax main 0 foe')).toBe('cannot-act NW-11.5');
  });

  test('[NW-3.12] nor be shot at', () => {
    const game = hidden();
    game.state.step = { kind: 'activations', side: 'axis', active: null, isAlone: true };
    const targets = () =>
      new Set(
        fleetAction
          .legalOrders(game.state, 'axis')
          .flatMap((it) => ('target' in it ? [it.target] : [])),
      );
    expect(targets()).toEqual(new Set());
    unit(game, 'ajax').fate = 'inPlay';
    expect(targets()).toEqual(new Set(['ajax']));
  });

  test('[NW-3.25] its ships neither spot nor act', () => {
    const game = newGame({
      allies: [{ sheet: 'Ajax', isContact: true }],
      axis: [{ sheet: 'Fubuki', id: 'foe', hex: { q: 0, r: -8 }, isContact: true }],
    });
    game.state.step = { kind: 'spotting', side: 'allies' };
    expect(refusalOf(game, 'allies', 'spot ajax axis-contact-1')).toBe('already-spotted NW-12.24');
    unit(game, 'ajax').fate = 'inPlay';
    expect(refusalOf(game, 'allies', 'spot ajax axis-contact-1')).toBeUndefined();
    unit(game, 'ajax').fate = 'hidden';
    game.state.step = { kind: 'activations', side: 'allies', active: null, isAlone: true };
    expect(refusalOf(game, 'allies', 'done ajax')).toBe('nothing-open NW-33.1');
  });

  test('[NW-3.27] a dummy that leaves the map is removed, and scores nothing', () => {
    const dummies = [{ hex: { q: 0, r: -24 }, facing: 1, speedKnots: 20 } as const];
    const game = hidden({ allies: [{ sheet: 'Ajax' }], axis: [], sides: { allies: { dummies } } });
    const told = give(game, 'allies', `move-contact ${ID} 20 aa`);
    expect(kinds(told)).toEqual(['contactMoved', 'dummyRemoved']);
    expect(game.state.tally.exits).toEqual({});
  });

  test('[NW-1.19] ships that leave under a marker are gone', () => {
    const game = hidden({
      allies: [{ sheet: 'Ajax', isContact: true, hex: { q: 0, r: -24 }, facing: 1, knots: 20 }],
    });
    give(game, 'allies', `move-contact ${ID} 20 aa`);
    expect(unit(game, 'ajax').fate).toBe('left');
    expect(game.state.tally.exits.ajax).toMatchObject({ edge: 'north' });
  });
});

describe('back to a marker', () => {
  const far: TestShip = { ...FOE, hex: { q: 0, r: -25 }, facing: 1 };
  const atEnd = (changed: TestBattle = {}): Game => {
    const game = newGame({
      visibility: 2,
      allies: [
        { sheet: 'Ajax', squadron: 'light' },
        { sheet: 'Fletcher', id: 'dd', squadron: 'light', hex: { q: 0, r: 1 } },
      ],
      axis: [far],
      ...changed,
    });
    goTo(game, 'end');
    return game;
  };

  test('[NW-3.17] a squadron that nobody sees, with all its state', () => {
    const game = atEnd();
    condition(game, 'dd').structure = 7;
    const told = give(game, 'allies', 'to-contact light');
    expect(eventsFor(told, 'axis')).toEqual([]);
    goTo(game, 'initiative', 2);
    expect([unit(game, 'ajax').fate, unit(game, 'dd').fate]).toEqual(['hidden', 'hidden']);
    const [contact] = Object.values(game.state.contacts);
    expect(contact).toMatchObject({ side: 'allies', hex: { q: 0, r: 0 } });
    expect(condition(game, 'dd').structure).toBe(7);
  });

  test('[NW-3.17] not in sight, not scattered, not on fire, not disengaging', () => {
    const order = 'to-contact light';
    expect(refusalOf(atEnd({ axis: [FOE], visibility: 5 }), 'allies', order)).toBe(
      'in-sight NW-3.17',
    );
    const spread = atEnd();
    unit(spread, 'dd').hex = { q: 0, r: 4 };
    expect(refusalOf(spread, 'allies', order)).toBe('too-scattered NW-3.17');
    for (const changed of [{ fires: 1 }, { isDisengaging: true }]) {
      const game = atEnd();
      Object.assign(unit(game, 'dd'), changed);
      expect(refusalOf(game, 'allies', order)).toBe('cannot-hide NW-3.17');
    }
  });
});
