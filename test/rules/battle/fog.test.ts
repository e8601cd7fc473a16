import { describe, expect, test } from 'vitest';
import { type BattleView, battle, DEFAULT_OPTIONS, scoreOf } from '../../../src/rules/battle';
import { eventsFor, SIDES, type Viewer } from '../../../src/rules/core';
import { atImpulse, give, legalLines, mark, newBattle, refusalOf, setShip } from './fixture';
import { squadron, stackIn } from './forces';
import { NIGHT, picket } from './picket';
import { playRandomly } from './randomPlay';

const VIEWERS: readonly Viewer[] = [...SIDES, 'spectator'];

const bandIn = (view: BattleView, id: string) => stackIn(view, id).band;

describe('fog', () => {
  test('[BT-15.5] on, a stack out of sighting range is shown as a stack only, without its ships', () => {
    const view = battle.view(picket([6, 7]), 'allies');
    expect(stackIn(view, 'X2').ships).toEqual(['x11', 'x12']);
    expect(stackIn(view, 'X3')).toEqual({
      ...{ id: 'X3', number: 3, side: 'axis', place: 'board', hex: { q: 7, r: 0 }, facing: 4 },
      ...{ taskForce: '', ships: [], acted: null, separated: false, band: '1-3' },
    });
    expect(Object.keys(view.ships)).toEqual(['a', 'x11', 'x12']);
  });

  test('[BT-15.5] off, or in a battle begun before it was offered, all ships are shown', () => {
    for (const options of [{ fog: false }, {}]) {
      const state = picket([6, 7], { options });
      expect(battle.view(state, 'allies')).toEqual(state);
    }
    const { fog: _absent, ...old } = DEFAULT_OPTIONS;
    playRandomly(
      'no fog',
      60,
      ({ match: { state, events } }) => {
        expect(Object.keys(battle.view(state, 'axis').ships)).toHaveLength(31);
        expect(
          eventsFor(events, 'axis').length + eventsFor(events, 'allies').length,
        ).toBeGreaterThanOrEqual(events.length);
        expect(events.every(({ toldAs }) => toldAs === undefined)).toBe(true);
      },
      old,
    );
  });
});

describe('what is shown', () => {
  test('[BT-20.10] a stack is whole while any own stack sights it, and hidden again after', () => {
    const state = atImpulse(picket([7]), 6);
    expect(bandIn(battle.view(state, 'allies'), 'X2')).toBe('1-3');
    give(state, 'allies', 'move A1 1,0');
    mark(state, 'x11', 'hull', 2);
    expect(battle.view(state, 'allies').ships.x11?.lost.hull).toBe(2);
    give(state, 'allies', 'done');
    give(state, 'axis', 'move X2 8,0');
    expect(bandIn(battle.view(state, 'allies'), 'X2')).toBe('1-3');
    expect(battle.view(state, 'allies').ships).not.toHaveProperty('x11');
  });

  test('[BT-20.10] own search radar and the flash of guns show a stack at night', () => {
    const radar = { id: 'a', traits: ['searchRadar' as const] };
    const seen = picket([4, 5], { scenario: NIGHT, allies: [{ at: [0, 0], ships: [radar] }] });
    expect([
      bandIn(battle.view(seen, 'allies'), 'X2'),
      bandIn(battle.view(seen, 'allies'), 'X3'),
    ]).toEqual([undefined, '1-3']);
    expect(bandIn(battle.view(seen, 'axis'), 'A1')).toBe('1-3');
    setShip(seen, 'x22', { flash: true });
    expect(bandIn(battle.view(seen, 'allies'), 'X3')).toBeUndefined();
  });

  test('[BT-20.10] land hides what stands behind it', () => {
    const state = picket([2], { scenario: { land: [{ q: 1, r: 0 }] } });
    expect(bandIn(battle.view(state, 'allies'), 'X2')).toBe('1-3');
  });

  test.each([
    [3, '1-3'],
    [4, '4-7'],
    [7, '4-7'],
    [8, '8-12'],
    [12, '8-12'],
  ])('[BT-20.10] of a stack that counts %i the band is %s', (count, band) => {
    const state = picket([], { axis: [{ at: [8, 0], ships: squadron('x', count) }] });
    expect(bandIn(battle.view(state, 'allies'), 'X2')).toBe(band);
  });

  test('[BT-20.10] capital ships count two, and a multi-ship counter one, in the band', () => {
    const capital = picket([], { axis: [{ at: [8, 0], ships: squadron('x', 2, { type: 'BB' }) }] });
    expect(bandIn(battle.view(capital, 'allies'), 'X2')).toBe('4-7');
    const counter = picket([], {
      axis: [{ at: [8, 0], ships: squadron('x', 4, { type: 'DD', counter: 'c' }) }],
    });
    expect(bandIn(battle.view(counter, 'allies'), 'X2')).toBe('1-3');
  });

  test('[BT-20.10] ships that are sunk or scuttled are named at once', () => {
    const state = atImpulse(picket([8]), 7);
    const events = give(state, 'axis', 'scuttle x11');
    expect(eventsFor(events, 'allies')).toMatchObject([{ kind: 'shipScuttled', ship: 'x11' }]);
    expect(Object.keys(battle.view(state, 'allies').ships)).toEqual(['a', 'x11']);
  });

  test('[BT-20.11] a spectator sees with fog what both sides may see, and after the end all', () => {
    const state = picket([6, 7]);
    const view = battle.view(state, 'spectator');
    expect(view.stacks.map(({ band }) => band)).toEqual([undefined, undefined, '1-3']);
    expect(Object.keys(view.ships)).toEqual(['a', 'x11', 'x12']);
    state.step = { kind: 'breakOff' };
    for (const side of SIDES) give(state, side, 'break-off yes');
    for (const viewer of VIEWERS) expect(battle.view(state, viewer)).toEqual(state);
  });
});

describe('what stays open, and what is not known', () => {
  test('[BT-20.14] the order of battle, all hexes and moves', () => {
    const state = atImpulse(picket([8]), 7);
    const events = give(state, 'axis', 'move X2 7,1');
    const view = battle.view(state, 'allies');
    expect(view.scenario).toEqual(state.scenario);
    expect(eventsFor(events, 'allies')).toEqual(events);
    expect(stackIn(view, 'X2').hex).toEqual({ q: 7, r: 1 });
  });

  test('[BT-20.14] a ship that has left is out of sight, and counts in no score that the other side reads', () => {
    const exits = [{ side: 'axis' as const, by: ['NE' as const, 'SE' as const], points: 5 }];
    const state = atImpulse(picket([9, 8], { scenario: { extraPoints: { exits } } }), 7);
    const events = give(state, 'axis', 'move X2 10,0');
    expect(eventsFor(events, 'allies')).toMatchObject([
      { kind: 'stackLeft', stack: 'X2', ships: [] },
    ]);
    const [known, all] = [battle.view(state, 'allies'), state];
    expect(Object.keys(known.ships)).toEqual(['a']);
    expect([scoreOf(known, 'axis'), scoreOf(all, 'axis')]).toEqual([0, 10]);
  });

  test('[BT-20.14] a score before the end counts the damage that its reader sees', () => {
    const state = picket([6, 8]);
    for (const id of ['x11', 'x21']) mark(state, id, 'hull', 2);
    const worth = scoreOf(state, 'allies');
    expect(scoreOf(battle.view(state, 'allies'), 'allies')).toBe(worth / 2);
    expect(scoreOf(battle.view(state, 'axis'), 'allies')).toBe(worth);
  });
});

describe('orders by what is known', () => {
  test('[BT-20.15] a ship that is hidden is no target, and the refusal does not tell where she is', () => {
    const state = atImpulse(picket([6, 7]), 4);
    const refused = refusalOf(state, 'allies', 'fire a primary x21');
    expect(refused).toMatchObject({ code: 'target-not-sighted', rule: 'BT-20.15' });
    expect(JSON.stringify(refused)).not.toContain('X3');
    expect(refusalOf(battle.view(state, 'allies'), 'allies', 'fire a primary x21')).toEqual(
      refused,
    );
    expect(refusalOf(state, 'allies', 'fire a primary nobody')).toMatchObject({
      code: 'no-such-target',
    });
  });

  test('[BT-20.15] for room in a hex a hidden stack is taken for the most of its band', () => {
    const entering = (fog: boolean) => {
      const state = newBattle({
        allies: [{ at: [0, 0], ships: squadron('a', 8) }],
        axis: ['x', 'y'].map((name) => ({ at: [-3, 9], ships: squadron(name, 8) })),
        options: { fog },
      });
      Object.assign(stackIn(state, 'A1'), { place: 'waiting' });
      state.entries = { 'allies-force': 'S' };
      return legalLines(atImpulse(state, 10), 'allies', 'enter');
    };
    expect(entering(false)).toHaveLength(4);
    expect(entering(true)).toEqual(entering(false).filter((line) => line !== 'enter A1 -3,9'));
  });

  test('[BT-20.15] a hidden stack may be the faster one that keeps a stack from leaving', () => {
    const state = atImpulse(
      newBattle({
        allies: [{ at: [9, 0], ships: [{ id: 'a', speed: '2' }] }],
        axis: [{ at: [-2, 0], ships: [{ id: 'x', speed: '2+' }] }],
        options: { fog: true },
      }),
      6,
    );
    const events = give(state, 'allies', 'move A1 10,0');
    expect(eventsFor(events, 'allies')).toMatchObject([{ kind: 'boardShifted' }]);
  });

  test('[BT-20.15] legal orders, refusals and odds are the same asked of the state and of the view', () => {
    let compared = 0;
    for (const key of ['a', 'b', 'c'])
      playRandomly(
        `fog ${key}`,
        250,
        ({ match: { state }, side }) => {
          const view = battle.view(state, side);
          const orders = battle.legalOrders(state, side);
          expect(battle.legalOrders(view, side)).toEqual(orders);
          const fire = orders.find(({ kind }) => kind === 'declare');
          if (!fire || compared > 6) return;
          compared += 1;
          expect(battle.explain(view, side, [fire])).toEqual(battle.explain(state, side, [fire]));
        },
        { ...DEFAULT_OPTIONS, fog: true },
      );
    expect(compared).toBeGreaterThan(5);
  });
});
