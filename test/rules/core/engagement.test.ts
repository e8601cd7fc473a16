import { expect, test } from 'vitest';
import {
  type AnySystem,
  type BaseEvent,
  bySide,
  type Dice,
  type Engagement,
  type EngagementHost,
  type EngagementPort,
  enemyOf,
  eventsFor,
  giveOrder,
  isRefusal,
  newMatch,
  type RuleSystem,
  type Side,
  scriptedDice,
  valueOf,
  withEngagements,
  wrapTellings,
} from '../../../src/rules/core';

/** A duel: the sides take turns to throw a die, in secret, until so many have been thrown. */
interface Duel {
  left: number;
  turn: Side;
  clock: number;
  thrown: { side: Side; value: number | null }[];
}
interface Throw {
  kind: 'throw';
}

const duel: RuleSystem<Duel, Throw, Duel, BaseEvent, { throws: number }, unknown, unknown> = {
  ...{
    id: 'duel',
    name: 'Duel',
    version: 1,
    clausePrefix: 'BT' as const,
    phases: ['duel'],
    defaultOptions: {},
  },
  hidesForces: () => true,
  newState: ({ throws }, _options, dice) => {
    const roll = dice.roll('d6', 1, 'who begins');
    const turn = valueOf(roll) <= 3 ? 'allies' : 'axis';
    const began: BaseEvent = { kind: 'began', rule: 'BT-3.1', seenBy: 'all', dice: [roll] };
    return { state: { left: throws, turn, clock: 0, thrown: [] }, events: [began] };
  },
  segment: ({ turn, clock }) => ({
    ...{ phase: 'duel', name: { code: turn }, clock },
    active: bySide((side) => (side === turn ? 'orders' : 'waiting')),
  }),
  legalOrders: ({ turn, left }, side) => (side === turn && left > 0 ? [{ kind: 'throw' }] : []),
  refuse: ({ turn }, side) =>
    side === turn ? undefined : { code: 'not-your-throw', rule: 'BT-4.5' },
  apply: (state, side, _order, dice) => {
    const roll = dice.roll('d6', 1, 'duel');
    state.thrown.push({ side, value: valueOf(roll) });
    Object.assign(state, { left: state.left - 1, turn: enemyOf(side), clock: state.clock + 1 });
    const whole: BaseEvent = { kind: 'threw', rule: 'BT-1.1', seenBy: 'all', dice: [roll] };
    const { dice: _, ...told } = whole;
    return [{ ...whole, toldAs: { [enemyOf(side)]: told, spectator: null } }];
  },
  view: (state, viewer) => ({
    ...state,
    thrown: state.thrown.map((it) => (it.side === viewer ? it : { ...it, value: null })),
  }),
  explain: (_view, _side, orders) => ({ throws: orders.length }),
  fates: () => [],
  outcome: ({ left }) =>
    left > 0
      ? undefined
      : { winner: 'draw', reason: 'thrown', rule: 'BT-1.1', victoryPoints: bySide(() => 0) },
  copy: (position) => structuredClone(position),
  makeOrder: () => 'throw',
  parseOrder: (text) =>
    text === 'throw' ? { kind: 'throw' } : { code: 'unreadable', sentence: 'Only a throw.' },
};

/** A war: either side may begin a duel of some throws; what comes of it is counted. */
interface War {
  fight: { throws: number; position: Duel | null } | null;
  fought: number;
  rounds: number;
  clock: number;
  isOver: boolean;
}
type WarOrder =
  | { kind: 'begin'; throws: number }
  | { kind: 'end' }
  | { kind: 'fight'; line: string };
type WarEvent = BaseEvent & { event?: BaseEvent };

const war: RuleSystem<War, WarOrder, War, WarEvent, unknown, unknown, unknown> = {
  ...{
    id: 'war',
    name: 'War',
    version: 1,
    clausePrefix: 'BT' as const,
    phases: ['peace', 'fight'],
    defaultOptions: {},
  },
  hidesForces: () => true,
  newState: () => ({
    state: { fight: null, fought: 0, rounds: 0, clock: 0, isOver: false },
    events: [],
  }),
  segment: ({ fight, clock }) => ({
    ...{ phase: fight ? 'fight' : 'peace', name: { code: fight ? 'fight' : 'peace' }, clock },
    active: bySide(() => 'orders'),
  }),
  legalOrders: ({ fight }) => (fight ? [{ kind: 'end' }] : [{ kind: 'begin', throws: 2 }]),
  refuse: ({ fight }, _side, { kind }) => {
    const allowed = fight ? kind === 'end' : kind === 'begin';
    return allowed ? undefined : { code: 'not-now', rule: 'ST-25.1' };
  },
  apply: (state, _side, order) => {
    if (order.kind === 'begin') state.fight = { throws: order.throws, position: null };
    if (order.kind === 'end') state.fight = null;
    state.clock += 1;
    return [];
  },
  view: (state) => ({ ...state, fight: state.fight && { ...state.fight, position: null } }),
  explain: (_view, _side, orders) => ({ orders: orders.length }),
  fates: () => [],
  outcome: () => undefined,
  copy: (position) => structuredClone(position),
  makeOrder: (order) =>
    order.kind === 'fight'
      ? `fight ${order.line}`
      : order.kind === 'begin'
        ? `begin ${order.throws}`
        : 'end',
  parseOrder: (text) => {
    const [kind, ...words] = text.split(' ');
    if (kind === 'fight') return { kind, line: words.join(' ') };
    return kind === 'begin' ? { kind, throws: Number(words[0]) } : { kind: 'end' };
  },
};

const PORT: EngagementPort<War, WarOrder, WarEvent> = {
  engagementOf: ({ fight }) =>
    fight ? ({ id: 'f', rounds: fight.throws } as unknown as Engagement) : undefined,
  hostOf: () => undefined,
  positionIn: ({ fight }) => fight?.position,
  withPosition: (position, inner) =>
    position.fight
      ? { ...position, fight: { ...position.fight, position: inner as Duel | null } }
      : position,
  keep: (draft, inner, ticks) => {
    if (draft.fight) draft.fight.position = inner as Duel;
    draft.clock += ticks;
  },
  lineOf: (order) => (order.kind === 'fight' ? order.line : undefined),
  orderOf: (line) => ({ kind: 'fight', line }),
  wrap: (_state, event) =>
    wrapTellings(event, ({ toldAs: _, ...told }) => ({
      ...{ kind: 'told', rule: 'ST-21.4', seenBy: told.seenBy, event: told },
    })),
  takeBack: (draft, { rounds }, dice) => {
    draft.fight = null;
    draft.fought += 1;
    draft.rounds = rounds + valueOf(dice.roll('d6', 1, 'aftermath'));
    return [{ kind: 'taken-back', rule: 'ST-21.14', seenBy: 'all' }];
  },
  notNow: () => ({ code: 'not-now', rule: 'ST-25.1' }),
};

const HOST: EngagementHost<Duel> = {
  system: duel,
  scenarioOf: ({ rounds }) => ({ throws: rounds }),
  optionsOf: () => ({}),
  resultOf: ({ thrown }) => ({ ships: [], rounds: thrown.length, brokeOff: null }),
};

const joined: AnySystem = withEngagements(war, PORT, [HOST]);

const begin = (dice: Dice, throws = 2) => {
  const { state } = joined.newState({}, {}, dice);
  const events = joined.apply(state, 'allies', { kind: 'begin', throws }, dice);
  return { state: state as War, events: events as WarEvent[] };
};

const THROW = { kind: 'fight', line: 'throw' };

test('a fight that waits is begun by the order that brought it, and its events are told as events of the game', () => {
  const { state, events } = begin(scriptedDice([1]));
  expect(state.fight?.position).toMatchObject({ left: 2, turn: 'allies' });
  expect(events).toMatchObject([{ kind: 'told', event: { kind: 'began' } }]);
});

test('while it lasts segment and orders are those of the fight, under the clock of the game', () => {
  const { state } = begin(scriptedDice([5]));
  expect(joined.segment(state)).toEqual({
    ...{
      phase: 'duel.duel',
      name: { code: 'fight', within: { system: 'duel', name: { code: 'axis' } } },
      clock: 1,
    },
    active: { allies: 'waiting', axis: 'orders' },
  });
  expect(joined.legalOrders(state, 'axis')).toEqual([THROW, { kind: 'end' }]);
  expect(joined.legalOrders(state, 'allies')).toEqual([]);
});

test('an order is refused by the fight, or because the other side acts in it', () => {
  const { state } = begin(scriptedDice([5]));
  expect(joined.refuse(state, 'allies', THROW)?.code).toBe('not-your-throw');
  expect(joined.refuse(state, 'axis', { kind: 'fight', line: 'yield' })?.code).toBe('unreadable');
  expect(joined.refuse(state, 'allies', { kind: 'end' })?.code).toBe('not-now');
  expect(joined.refuse(state, 'axis', { kind: 'end' })).toBeUndefined();
  expect(joined.refuse(state, 'axis', { kind: 'begin', throws: 1 })?.code).toBe('not-now');
});

test('without a fight its orders are refused by the game', () => {
  const { state } = joined.newState({}, {}, scriptedDice([]));
  expect(joined.refuse(state, 'axis', THROW)?.code).toBe('not-now');
  expect(joined.segment(state).name).toEqual({ code: 'peace' });
});

test('the clock goes on with that of the fight, and its end gives the result back with the dice of the same order', () => {
  const dice = scriptedDice([1, 4, 2, 6]);
  const { state } = begin(dice);
  joined.apply(state, 'allies', THROW, dice);
  expect(joined.segment(state).clock).toBe(2);
  const events: WarEvent[] = joined.apply(state, 'axis', THROW, dice);
  expect(events.map(({ kind }) => kind)).toEqual(['told', 'taken-back']);
  expect(state).toMatchObject({ fight: null, fought: 1, rounds: 8, clock: 3 });
  expect(dice.left()).toBe(0);
});

test('a fight that is over as it begins is given back at once', () => {
  const { state, events } = begin(scriptedDice([1, 3]), 0);
  expect(state).toMatchObject({ fight: null, fought: 1, rounds: 3 });
  expect(events.map(({ kind }) => kind)).toEqual(['told', 'taken-back']);
});

test('an order of the game may end a fight, with nothing given back', () => {
  const dice = scriptedDice([1]);
  const { state } = begin(dice);
  joined.apply(state, 'allies', { kind: 'end' }, dice);
  expect(state).toMatchObject({ fight: null, fought: 0 });
});

test('a viewer sees what the fight shows, and is told what the fight tells', () => {
  const dice = scriptedDice([1, 4]);
  const { state } = begin(dice);
  const events: WarEvent[] = joined.apply(state, 'allies', THROW, dice);
  const thrown = (viewer: Side | 'spectator') => joined.view(state, viewer).fight.position.thrown;
  expect(thrown('allies')).toEqual([{ side: 'allies', value: 4 }]);
  expect(thrown('axis')).toEqual([{ side: 'allies', value: null }]);
  expect(state.fight?.position?.thrown).toEqual([{ side: 'allies', value: 4 }]);
  expect(eventsFor(events, 'allies')[0]?.event?.dice).toHaveLength(1);
  expect(eventsFor(events, 'axis')[0]?.event?.dice).toBeUndefined();
  expect(eventsFor(events, 'spectator')).toEqual([]);
});

test('questions may be asked of a view as of the state', () => {
  const { state } = begin(scriptedDice([5]));
  const view = joined.view(state, 'axis');
  expect(joined.legalOrders(view, 'axis')).toEqual(joined.legalOrders(state, 'axis'));
  expect(joined.segment(view)).toEqual(joined.segment(state));
  expect(joined.explain(view, 'axis', [THROW, { kind: 'end' }])).toEqual({
    ...{ orders: 1, battle: { throws: 1 } },
  });
});

test('a copy may be changed without the state, the fight with it', () => {
  const dice = scriptedDice([1, 4]);
  const { state } = begin(dice);
  const copy: War = joined.copy(state);
  joined.apply(copy, 'allies', THROW, dice);
  expect(state.fight?.position).toMatchObject({ left: 2, thrown: [] });
  expect(copy.fight?.position?.left).toBe(1);
});

test('a match of the joined system is played by lines, and each throw closes a chapter', () => {
  const match = newMatch(joined, {}, {}, 'seed');
  expect(giveOrder(joined, match, { side: 'axis', order: 'begin 2' }, 'seed')).toBeUndefined();
  for (let n = 0; n < 2; n++) {
    const { active } = joined.segment(match.state);
    const side = active.allies === 'orders' ? 'allies' : 'axis';
    expect(isRefusal(joined.parseOrder('fight throw'))).toBe(false);
    expect(giveOrder(joined, match, { side, order: 'fight throw' }, 'seed')).toBeUndefined();
  }
  expect(match.state).toMatchObject({ fight: null, fought: 1 });
  expect(match.chapterOrders).toEqual([]);
});
