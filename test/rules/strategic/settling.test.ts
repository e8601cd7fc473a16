import { expect, test } from 'vitest';
import type { BattleState, BattleView } from '../../../src/rules/battle';
import {
  type AnySystem,
  type BaseEvent,
  type Draw,
  drawFrom,
  eventsFor,
  giveOrder,
  type Match,
  must,
  orderDice,
  refusalCode,
  SIDES,
  type Side,
  UNDO,
} from '../../../src/rules/core';
import { systemOf } from '../../../src/rules/registry';
import type { BattleStage } from '../../../src/rules/strategic/model/actionState';
import type { StrategicEvent } from '../../../src/rules/strategic/model/events';
import type { Order } from '../../../src/rules/strategic/model/orders';
import type { StrategicState, StrategicView } from '../../../src/rules/strategic/model/state';
import { scenarioShip as battleShip, type TestShip } from '../battle/fixture';
import { inAction, type TestAction } from './actionFixture';
import { BATTLESHIP, DESTROYER, scenarioShip } from './smallGame';

const joined: AnySystem = must(systemOf('strategic'), 'strategic');

const armed = (id: string, card = {}, sheet: Partial<TestShip> = {}) =>
  scenarioShip(id, card, {
    sheet: battleShip({ id, hull: 'LNNN', primary: 'LL', ...sheet }).sheet,
  });

const squadron = (letter: string) => [
  armed(`${letter}-bb`, BATTLESHIP, { type: 'BB', primary: 'HHHH', hull: 'HHHHHHHH' }),
  ...[1, 2].map((n) => armed(`${letter}-ca-${n}`, {}, { type: 'CA' })),
  ...[1, 2].map((n) =>
    armed(`${letter}-dd-${n}`, DESTROYER, { type: 'DD', speed: '2+', hull: 'NN' }),
  ),
];

const FLEETS = { allies: { A1: squadron('a') }, axis: { X1: squadron('x') } };

/** A game whose action both have chosen to fight out as a battle, which has begun. */
function fighting(seed: string, given: Partial<TestAction> = {}) {
  const scenario = { resolution: { usual: 'battle', ordered: false } } as const;
  const { state } = inAction({ ...FLEETS, scenario, ...given });
  const told: StrategicEvent[] = [];
  for (const [n, side] of SIDES.entries())
    told.push(...joined.apply(state, side, { kind: 'confirm' }, orderDice(seed, n)));
  return { state, told };
}

const stageOf = ({ action }: StrategicView): BattleStage | undefined =>
  action?.stage.kind === 'battle' ? action.stage : undefined;

const battleIn = (view: StrategicView): BattleView =>
  must(stageOf(view)?.battle as BattleView | undefined, 'battle');

const pick = <T>(draw: Draw, list: readonly T[]): T =>
  must(list[draw(Math.min(list.length, 256))], 'item');

/** A legal order by lot, none that ends the fight early. */
function drawOrder(state: StrategicState, draw: Draw): { side: Side; order: Order } {
  const active = SIDES.filter((side) => joined.segment(state).active[side] !== 'waiting');
  const side = pick(draw, active);
  const orders: Order[] = joined.legalOrders(state, side);
  const own = orders.filter(
    (it) => it.kind === 'battle' && !/^(scuttle|break-off yes)/.test(it.line),
  );
  const byVerb = new Map<string, Order[]>();
  for (const order of own) {
    const verb = order.kind === 'battle' ? must(order.line.split(' ')[0], 'verb') : order.kind;
    byVerb.set(verb, [...(byVerb.get(verb) ?? []), order]);
  }
  return { side, order: pick(draw, pick(draw, [...byVerb.values()])) };
}

/** Plays the battle by lot to its end; `watch` sees the state before each order, and what it told. */
function playBattle(
  seed: string,
  given: Partial<TestAction> = {},
  watch: (state: StrategicState, given: { side: Side; order: Order }) => void = () => {},
) {
  const { state, told } = fighting(seed, given);
  const draw = drawFrom(`lot ${seed}`);
  let orders = 0;
  for (; stageOf(state); orders++) {
    if (orders > 3000) throw new Error('the battle does not end');
    const drawn = drawOrder(state, draw);
    watch(state, drawn);
    const line = joined.makeOrder(drawn.order);
    const order = joined.parseOrder(line);
    const refused = joined.refuse(state, drawn.side, order);
    if (refused) throw new Error(`${line}: ${refusalCode(refused)}`);
    told.push(...joined.apply(state, drawn.side, order, orderDice(seed, 10 + orders)));
  }
  return { state, told, orders };
}

test('[ST-21.2, ST-21.4] both choose Battle: it begins with both sides’ ships, under its own phases', () => {
  const { state, told } = fighting('begin');
  const battle = battleIn(state);
  expect(Object.keys(battle.ships)).toHaveLength(10);
  expect(battle.options.fog).toBe(true);
  const { phase, name, active } = joined.segment(state);
  expect([phase, name.code, name.within?.system]).toEqual(['battle.setup', 'turn', 'battle']);
  expect(Object.values(active).sort()).toEqual(['orders', 'waiting']);
  const inner = told.filter((event) => event.kind === 'battleEvent').map(({ event }) => event.kind);
  expect(inner).toContain('battleBegan');
});

test('[ST-21.3] a battle of random orders comes back, and the turn goes on', () => {
  for (const level of ['basic', 'advanced'] as const) {
    const { state, told, orders } = playBattle(`whole ${level}`, { level });
    expect(orders).toBeGreaterThan(50);
    const returned = told.find((event) => event.kind === 'battleReturned');
    expect(returned?.rounds).toBeLessThanOrEqual(level === 'basic' ? 4 : 3);
    expect(told.some(({ kind }) => kind === 'actionEnded')).toBe(true);
    expect(state.action).toBeNull();
    for (const side of SIDES)
      for (const { card, fate, damageLevels } of Object.values(state.forces[side].ships)) {
        expect(damageLevels).toBeLessThanOrEqual(card.capacity);
        expect(damageLevels === card.capacity).toBe(fate === 'sunk');
      }
  }
});

test('[ST-21.20, ST-1.17] the same seed gives the same battle and the same return', () => {
  const [one, two] = [playBattle('twice'), playBattle('twice')];
  expect(one.state).toEqual(two.state);
  expect(one.told).toEqual(two.told);
});

test('[ST-21.21, ST-5.20] what is listed is legal, and of a view the same is asked as of the state', () => {
  let asked = 0;
  playBattle('asked', {}, (state, { side }) => {
    if (asked++ % 25 !== 0) return;
    const view = joined.view(state, side);
    const orders: Order[] = joined.legalOrders(state, side);
    expect(joined.legalOrders(view, side)).toEqual(orders);
    for (const order of orders.slice(0, 40)) {
      expect(joined.refuse(state, side, order)).toBeUndefined();
      expect(joined.parseOrder(joined.makeOrder(order))).toEqual(order);
    }
    const other = side === 'allies' ? 'axis' : 'allies';
    if (joined.segment(state).active[other] === 'waiting')
      expect(joined.legalOrders(state, other)).toEqual([]);
  });
  expect(asked).toBeGreaterThan(50);
});

const hiddenIn = (state: StrategicState, viewer: Side): string[] => {
  const known = Object.keys(battleIn(joined.view(state, viewer)).ships);
  return Object.keys(battleIn(state).ships).filter((id) => !known.includes(id));
};

test('[ST-21.7c, ST-5.22] in a battle the other side’s force stays hidden, and in fog its ships out of sight', () => {
  let hidden = 0;
  playBattle('fog', { turn: 3 }, (state, { side }) => {
    const view: StrategicView = joined.view(state, side);
    expect(Object.keys(view.forces)).toEqual([side]);
    const out = hiddenIn(state, side);
    hidden += out.length;
    const { scenario } = battleIn(view);
    const ships = scenario.taskForces.flatMap((force) => force.ships);
    for (const id of out)
      expect(Object.keys(ships.find((ship) => ship.id === id) ?? {})).toEqual(['id', 'sheet']);
    const spectator = battleIn(joined.view(state, 'spectator'));
    expect([spectator.declared, spectator.votes]).toEqual([
      { allies: [], axis: [] },
      { allies: null, axis: null },
    ]);
  });
  expect(hidden).toBeGreaterThan(0);
});

test('[ST-21.7c, ST-5.22] two battles that differ in what is out of sight look alike', () => {
  const { state } = fighting('twins', { turn: 3 });
  const twin: StrategicState = joined.copy(state);
  const own = hiddenIn(state, 'allies');
  expect(own.length).toBeGreaterThan(0);
  const battle = battleIn(twin) as BattleState;
  for (const id of own) must(battle.ships[id], id).lost.primary += 1;
  const ship = must(twin.forces.axis.ships['x-bb'], 'x-bb');
  ship.damageLevels += 1;
  ship.launchesLeft = 0;
  expect(joined.view(twin, 'allies')).toEqual(joined.view(state, 'allies'));
  expect(joined.view(twin, 'axis')).not.toEqual(joined.view(state, 'axis'));
});

test('[ST-21.7c, ST-5.10] events of the battle tell each side what the battle tells it', () => {
  const { told } = playBattle('told', { turn: 3 });
  const inner = (viewer: Side | 'spectator'): BaseEvent[] =>
    eventsFor(told, viewer).flatMap((event) => (event.kind === 'battleEvent' ? [event.event] : []));
  const whole = told.flatMap((event) => (event.kind === 'battleEvent' ? [event.event] : []));
  expect(inner('allies')).not.toEqual(whole);
  expect(inner('axis')).not.toEqual(inner('allies'));
  expect(JSON.stringify(eventsFor(told, 'axis'))).not.toContain('toldAs');
});

test('[ST-21.21] both abandon a battle that has begun: nothing of it is kept', () => {
  const { state } = fighting('given up');
  const draw = drawFrom('a few orders');
  const obey = ({ side, order }: { side: Side; order: Order }, n: number) =>
    joined.apply(state, side, order, orderDice('given up', n));
  for (let n = 0; n < 40; n++) obey(drawOrder(state, draw), n);
  const before = structuredClone(state.forces);
  for (let n = 40; stageOf(state) && n < 400; n++) {
    const { active } = joined.segment(state);
    const willing = SIDES.find(
      (side) => active[side] !== 'waiting' && !stageOf(state)?.abandoning[side],
    );
    const offer: Order = { kind: 'abandonBattle', answer: 'yes' };
    obey(willing ? { side: willing, order: offer } : drawOrder(state, draw), n);
  }
  expect(state.action?.stage.kind).toBe('quick');
  for (const side of SIDES) expect(state.forces[side].ships).toEqual(before[side].ships);
});

test('[ST-21.4] odds of the battle’s orders are told beside those of the game', () => {
  const { state } = fighting('odds');
  const side = must(
    SIDES.find((it) => joined.segment(state).active[it] !== 'waiting'),
    'side',
  );
  const [order] = joined.legalOrders(state, side);
  expect(joined.explain(joined.view(state, side), side, [order])).toHaveProperty('battle');
});

/** A match that stands at a position. */
function matchAt(state: StrategicState): Match {
  const start = joined.copy(state);
  const chapter = { chapter: 1, closedEvents: [] };
  return {
    ...{ ...chapter, state, orders: 0, chapterStart: start, chapterOrders: [], events: [] },
    quiet: { ...chapter, start, orders: [] },
  };
}

test('[ST-21.4, ST-5.14] in a battle an order can be taken back while its segment lasts', () => {
  const large = (letter: string) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((n) => armed(`${letter}-${n}`, {}, { type: 'CA' }));
  const { state } = fighting('undone', { allies: { A1: large('a') }, axis: { X1: large('x') } });
  const match = matchAt(state);
  const before = structuredClone(match.state);
  const { active } = joined.segment(state);
  const side = must(
    SIDES.find((it) => active[it] !== 'waiting'),
    'side',
  );
  const give = (order: string) => giveOrder(joined, match, { side, order }, 'seed');
  const lines = joined.legalOrders(state, side).map(joined.makeOrder);
  const line = must(
    lines.find((it) => it.startsWith('battle divide ')),
    'division',
  );
  expect(give(line)).toBeUndefined();
  const stacks = (position: unknown) => battleIn(position as StrategicState).stacks.length;
  expect(stacks(match.state)).toBe(stacks(before) + 1);
  expect(give(UNDO)).toBeUndefined();
  expect(match.state).toEqual(before);
  expect(give('battle sail home')?.code).toBe('unreadable');
});
