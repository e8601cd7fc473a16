import { describe, expect, test } from 'vitest';
import { type BattleState, battle } from '../../../src/rules/battle';
import { eventsFor, giveOrder, newMatch, SIDES } from '../../../src/rules/core';
import {
  atImpulse,
  eventsOf,
  give,
  legalLines,
  newBattle,
  refusalOf,
  resolve,
  setShip,
} from './fixture';
import { newSetUp, stackWith } from './forces';
import { playRandomly } from './randomPlay';

/** Two Allied stacks in one hex and one Axis ship in range. */
const gunnery = (): BattleState =>
  atImpulse(
    newBattle({
      allies: [
        { at: [0, 1], ships: [{ id: 'a', primary: 'HH' }] },
        { at: [0, 1], ships: [{ id: 'b', primary: 'H' }] },
      ],
      axis: [{ at: [0, -1], ships: [{ id: 'x' }] }],
    }),
    4,
  );

const SEALED = ['declared', 'scuttling', 'votes'] as const;

const withoutSealed = (state: BattleState) =>
  Object.fromEntries(Object.entries(state).filter(([key]) => !SEALED.some((it) => it === key)));

describe('what is open', () => {
  test('[BT-20.1] all but sealed lists and votes is in the view of every viewer, at every moment of a battle', () => {
    playRandomly('open', 300, ({ match: { state } }) => {
      for (const viewer of [...SIDES, 'spectator'] as const)
        expect(withoutSealed(battle.view(state, viewer))).toEqual(withoutSealed(state));
    });
  });

  test('[BT-20.2] directions, placements and shifts are seen by both as they are made', () => {
    const state = newSetUp([
      { id: 'f', side: 'axis', entry: ['N', 'NE'], ships: [{ id: 'x' }] },
      { id: 'e', side: 'allies', entry: ['S'], ships: [{ id: 'a' }] },
    ]);
    const events = [
      ...give(state, 'axis', 'entry f N'),
      ...give(state, 'axis', 'place X1 3,-9'),
      ...give(state, 'allies', 'place A2 -3,9'),
    ];
    events.push(...give(state, 'allies', legalLines(state, 'allies', 'shift')[0] as string));
    const kinds = eventsFor(events, 'spectator').map(({ kind }) => kind);
    for (const kind of ['directionSettled', 'stackPlaced', 'sideShifted'])
      expect(kinds).toContain(kind);
    expect(eventsFor(events, 'allies')).toEqual(events);
    expect(stackWith(battle.view(state, 'allies'), 'x').place).toBe('board');
  });

  test('[BT-20.3] a move is seen by the other side at once, and it gives no orders meanwhile', () => {
    const state = atImpulse(gunnery(), 6);
    const events = give(state, 'allies', 'move A1 1,0');
    expect(eventsFor(events, 'axis')).toEqual(events);
    expect(battle.view(state, 'axis').stacks[0]?.hex).toEqual({ q: 1, r: 0 });
    expect(battle.legalOrders(state, 'axis')).toEqual([]);
  });
});

describe('sealed impulses', () => {
  test('[BT-20.4] a side sees its own declarations, and of the other only whether it is done', () => {
    const state = gunnery();
    const events = give(state, 'allies', 'fire a primary x full');
    give(state, 'allies', 'scuttle b');
    const [own, other] = [battle.view(state, 'allies'), battle.view(state, 'axis')];
    expect(own.declared.allies).toMatchObject([{ ship: 'a', target: 'x', full: true }]);
    expect(own.scuttling.allies).toEqual(['b']);
    expect(other.declared).toEqual({ allies: [], axis: [] });
    expect(other.scuttling).toEqual({ allies: [], axis: [] });
    expect(eventsFor(events, 'axis')).toEqual([]);
    const done = give(state, 'allies', 'done');
    expect(eventsFor(done, 'axis')).toMatchObject([{ kind: 'sideDone', side: 'allies' }]);
    expect(battle.view(state, 'axis').done).toEqual({ allies: true, axis: false });
  });

  test('[BT-20.4] nor does it see withdrawals or their number', () => {
    const state = gunnery();
    const before = JSON.stringify(battle.view(state, 'axis'));
    const events = [
      ...give(state, 'allies', 'fire a primary x'),
      ...give(state, 'allies', 'withdraw a primary'),
      ...give(state, 'allies', 'fire b primary x'),
    ];
    expect(eventsFor(events, 'axis')).toEqual([]);
    expect(JSON.stringify(battle.view(state, 'axis'))).toBe(before);
  });

  test('[BT-20.4] the state itself is not changed by a view of it', () => {
    const state = gunnery();
    give(state, 'allies', 'fire a primary x');
    battle.view(state, 'axis');
    expect(state.declared.allies).toHaveLength(1);
  });

  test('[BT-20.5] when both are done both lists appear whole with the names for full strength, before the first die', () => {
    const events = resolve(
      gunnery(),
      { allies: ['fire a primary x', 'fire b primary x'], axis: ['fire x secondary a'] },
      [5, 2, 1, 1, 1, 1, 1],
    );
    const revealed = eventsOf(events, 'declarationsRevealed');
    expect(revealed).toMatchObject([{ seenBy: 'all', rule: 'BT-20.5' }]);
    expect(revealed[0]?.declared.allies.map(({ ship }) => ship)).toEqual(['a', 'b']);
    expect(revealed[0]?.declared.axis.map(({ ship }) => ship)).toEqual(['x']);
    expect(revealed[0]?.named.map(({ ship }) => ship)).toEqual(['a', 'x']);
    const first = events.findIndex(({ dice }) => dice && dice.length > 0);
    expect(events.findIndex(({ kind }) => kind === 'declarationsRevealed')).toBeLessThan(first);
  });

  test('[BT-20.5] void declarations are shown as void', () => {
    const events = resolve(
      gunnery(),
      { allies: ['fire a primary x', 'fire b primary x'] },
      [5, 2, 1, 1],
    );
    const voided = eventsOf(events, 'declarationVoided');
    expect(voided).toMatchObject([{ declaration: { ship: 'b' }, seenBy: 'all' }]);
  });

  test('[BT-20.6] a side that can declare nothing is done by itself', () => {
    const state = atImpulse(
      newBattle({
        allies: [{ at: [0, 1], ships: [{ id: 'a', primary: 'H', speed: '2+' }] }],
        axis: [{ at: [0, -4], ships: [{ id: 'x', speed: '2+' }] }],
      }),
      3,
    );
    give(state, 'axis', 'done');
    expect(state).toMatchObject({ impulse: 4, done: { allies: false, axis: true } });
    expect(battle.segment(state).active).toEqual({ allies: 'declare', axis: 'waiting' });
    expect(refusalOf(state, 'axis', 'done')).toMatchObject({ code: 'not-now' });
  });

  test('[BT-20.7] sealed scuttling is in no view of the other side, and appears after the damage', () => {
    const state = gunnery();
    const sealed = give(state, 'allies', 'scuttle b');
    expect(eventsFor(sealed, 'axis')).toEqual([]);
    expect(battle.view(state, 'axis').scuttling.allies).toEqual([]);
    const events = resolve(state, {}, []);
    expect(eventsFor(events, 'axis').map(({ kind }) => kind)).toContain('shipScuttled');
  });

  test('[BT-20.8] votes are sealed; both appear together, then the dice', () => {
    const state = gunnery();
    state.step = { kind: 'breakOff' };
    const events = give(state, 'allies', 'break-off yes');
    expect(battle.view(state, 'allies').votes.allies).toBe('yes');
    expect(battle.view(state, 'axis').votes.allies).toBeNull();
    expect(JSON.stringify(eventsFor(events, 'axis'))).not.toContain('yes');
    const shown = give(state, 'axis', 'break-off no', [3, 6, 4]).map(({ kind }) => kind);
    expect(shown.indexOf('votesRevealed')).toBeLessThan(shown.indexOf('breakOffRolled'));
  });
});

describe('dice and spectators', () => {
  test('[BT-20.9] neither a state nor an event carries the seed', () => {
    const seed = 'the secret of this match';
    const { state, closedEvents } = playRandomly(seed, 200);
    expect(JSON.stringify([state, closedEvents])).not.toContain(seed);
  });

  test('[BT-20.9] the same orders roll the same dice under one seed, others under another', () => {
    const diceOf = (seed: string) => {
      const match = newMatch(battle, gunnery().scenario, battle.defaultOptions, seed);
      const orders = [
        ['allies', 'fire a primary x'],
        ['allies', 'done'],
        ['axis', 'done'],
      ] as const;
      for (const [side, order] of orders) giveOrder(battle, match, { side, order }, seed);
      return match.closedEvents.flatMap(({ dice = [] }) => dice.flatMap(({ values }) => values));
    };
    const seeds = Array.from({ length: 12 }, (_, i) => `seed ${i}`);
    for (const seed of seeds) expect(diceOf(seed)).toEqual(diceOf(seed));
    expect(new Set(seeds.map((seed) => diceOf(seed).slice(0, 2).join())).size).toBeGreaterThan(6);
  });

  test('[BT-20.11] a spectator sees what both sides may see, never a sealed order', () => {
    const state = gunnery();
    const events = give(state, 'allies', 'fire a primary x');
    give(state, 'axis', 'fire x secondary a');
    expect(eventsFor(events, 'spectator')).toEqual([]);
    expect(battle.view(state, 'spectator').declared).toEqual({ allies: [], axis: [] });
  });

  test('[BT-20.11] after the end everything is open', () => {
    const state = gunnery();
    setShip(state, 'a', { speed: '0' });
    state.step = { kind: 'breakOff' };
    give(state, 'allies', 'break-off yes');
    give(state, 'axis', 'break-off yes');
    expect(state.step.kind).toBe('over');
    for (const viewer of [...SIDES, 'spectator'] as const)
      expect(battle.view(state, viewer)).toEqual(state);
    expect(battle.view(state, 'spectator').votes).toEqual({ allies: 'yes', axis: 'yes' });
  });
});
