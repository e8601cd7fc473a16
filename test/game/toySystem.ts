import {
  type BaseEvent,
  type BySide,
  bySide,
  copyPlain,
  type Dice,
  enemyOf,
  firstRefusal,
  type Outcome,
  type Refusal,
  type RuleSystem,
  type Segment,
  type Side,
  type Stage,
  sumOf,
} from '../../src/rules/core';

/**
 * The smallest game with everything that the adapter must carry: rounds of movement by one side and then the other, in
 * the open, with a die to be had (`scout`), and of gunnery by both at once, sealed, with dice at the end.
 */
export interface ToyScenario {
  id: string;
  rounds: number;
}

export interface ToyState {
  scenario: ToyScenario;
  round: number;
  clock: number;
  step: 'allies' | 'axis' | 'gunnery' | 'over';
  position: BySide<number>;
  scouted: boolean;
  aims: BySide<string[]>;
  done: BySide<boolean>;
  hits: BySide<number>;
}

export type ToyOrder =
  | { kind: 'advance'; hexes: number }
  | { kind: 'scout' }
  | { kind: 'aim'; at: string }
  | { kind: 'done' };

export interface ToyEvent extends BaseEvent {
  side?: Side;
  hexes?: number;
  aims?: BySide<string[]>;
  at?: string;
}

type Toy = RuleSystem<ToyState, ToyOrder, ToyState, ToyEvent, ToyScenario, null, null>;

const MAX_AIMS = 3;
const FARTHEST = 9;

const event = (kind: string, facts: Partial<ToyEvent> = {}): ToyEvent => ({
  kind,
  rule: 'BT-1',
  seenBy: 'all',
  ...facts,
});

const stageOf = ({ step, done }: ToyState, side: Side): Stage => {
  if (step === 'gunnery') return done[side] ? 'waiting' : 'declare';
  return step === side ? 'orders' : 'waiting';
};

const segment = (state: ToyState): Segment => ({
  phase: state.step === 'gunnery' ? 'gunnery' : 'movement',
  name: { code: state.step, figures: { round: state.round } },
  clock: state.clock,
  active: bySide((side) => stageOf(state, side)),
});

const toMove = (state: ToyState, side: Side): Refusal | undefined =>
  stageOf(state, side) === 'waiting' ? { code: 'not-to-move', rule: 'BT-1' } : undefined;

const during = (state: ToyState, sealed: boolean): Refusal | undefined =>
  (state.step === 'gunnery') === sealed ? undefined : { code: 'wrong-phase', rule: 'BT-1' };

function refuseKind(state: ToyState, side: Side, order: ToyOrder): Refusal | undefined {
  switch (order.kind) {
    case 'advance':
      return order.hexes < 1 || state.position[side] + order.hexes > FARTHEST
        ? { code: 'too-far', rule: 'BT-1' }
        : during(state, false);
    case 'scout':
      return state.scouted ? { code: 'scouted', rule: 'BT-1' } : during(state, false);
    case 'aim':
      return state.aims[side].length >= MAX_AIMS
        ? { code: 'too-many', rule: 'BT-1' }
        : during(state, true);
    case 'done':
      return undefined;
  }
}

const refuse = (state: ToyState, side: Side, order: ToyOrder) =>
  firstRefusal(
    () => toMove(state, side),
    () => refuseKind(state, side, order),
  );

function apply(state: ToyState, side: Side, order: ToyOrder, dice: Dice): ToyEvent[] {
  if (refuse(state, side, order)) throw new Error('illegal order');
  switch (order.kind) {
    case 'advance':
      state.position[side] += order.hexes;
      return [event('advanced', { side, hexes: order.hexes })];
    case 'scout':
      state.scouted = true;
      return [event('scouted', { side, dice: [dice.roll('d6', 1, 'scouting')] })];
    case 'aim':
      state.aims[side].push(order.at);
      return [event('aimed', { side, at: order.at, seenBy: [side] })];
    case 'done':
      return [event('sideDone', { side }), ...finish(state, side, dice)];
  }
}

function finish(state: ToyState, side: Side, dice: Dice): ToyEvent[] {
  if (state.step !== 'gunnery') return goOn(state);
  state.done[side] = true;
  if (!state.done[enemyOf(side)]) return [];
  const events = [event('revealed', { aims: copyPlain(state.aims) }), ...fire(state, dice)];
  return [...events, ...goOn(state)];
}

function fire(state: ToyState, dice: Dice): ToyEvent[] {
  return (['allies', 'axis'] as const).map((side) => {
    const roll = dice.roll('d6', state.aims[side].length, 'fire');
    state.hits[enemyOf(side)] += sumOf(roll);
    return event('fired', { side, dice: [roll] });
  });
}

function goOn(state: ToyState): ToyEvent[] {
  state.clock += 1;
  state.scouted = false;
  if (state.step === 'gunnery') return newRound(state);
  state.step = state.step === 'allies' ? 'axis' : 'gunnery';
  return [];
}

function newRound(state: ToyState): ToyEvent[] {
  state.aims = bySide(() => []);
  state.done = bySide(() => false);
  state.step = state.round === state.scenario.rounds ? 'over' : 'allies';
  if (state.step !== 'over') state.round += 1;
  return [event('roundBegan')];
}

function outcome({ step, hits }: ToyState): Outcome | undefined {
  if (step !== 'over') return undefined;
  const points = { allies: hits.axis, axis: hits.allies };
  const winner = points.allies > points.axis ? 'allies' : 'axis';
  return {
    winner: points.allies === points.axis ? 'draw' : winner,
    reason: 'hits',
    rule: 'BT-1',
    victoryPoints: points,
  };
}

function parseOrder(line: string): ToyOrder | Refusal {
  const [kind, word = ''] = line.split(' ');
  if (kind === 'advance') return { kind, hexes: Number(word) };
  if (kind === 'aim') return { kind, at: word };
  if (kind === 'scout' || kind === 'done') return { kind };
  return { code: 'unreadable' };
}

function makeOrder(order: ToyOrder): string {
  if (order.kind === 'advance') return `advance ${order.hexes}`;
  return order.kind === 'aim' ? `aim ${order.at}` : order.kind;
}

const CANDIDATES: ToyOrder[] = [
  { kind: 'advance', hexes: 1 },
  { kind: 'advance', hexes: 2 },
  { kind: 'scout' },
  { kind: 'aim', at: 'bow' },
  { kind: 'aim', at: 'stern' },
  { kind: 'done' },
];

export const toySystem: Toy = {
  id: 'toy',
  name: 'Toy',
  version: 1,
  clausePrefix: 'BT',
  phases: ['movement', 'gunnery'],
  defaultOptions: null,
  newState: (scenario, _options, dice) => ({
    state: {
      scenario,
      round: 1,
      clock: 0,
      step: 'allies',
      position: bySide(() => 0),
      scouted: false,
      aims: bySide(() => []),
      done: bySide(() => false),
      hits: bySide(() => 0),
    },
    events: [event('began', { dice: [dice.roll('d6', 1, 'start')] })],
  }),
  segment,
  legalOrders: (state, side) => CANDIDATES.filter((order) => !refuse(state, side, order)),
  refuse,
  apply,
  view: (state, viewer) => ({
    ...state,
    aims: bySide((side) => (side === viewer ? state.aims[side] : [])),
  }),
  hidesForces: () => false,
  explain: () => null,
  outcome,
  fates: () => [],
  copy: copyPlain,
  makeOrder,
  parseOrder,
};

export const TOY: ToyScenario = { id: 'toy', rounds: 3 };
