import {
  type BaseEvent,
  type BySide,
  bySide,
  defineNotation,
  defineSequence,
  defineSystem,
  enemyOf,
  gameOver,
  type Outcome,
  orderKit,
  type Play,
  refusalsOf,
  SIDES,
  type Side,
  type Viewer,
  valueOf,
} from '../../src/rules/core';

export interface DuelScenario {
  system: 'duel';
  id: string;
  title: string;
  date: string;
  turns: number;
  sides: BySide<{ name: string; nation: string }>;
  ships: BySide<{ id: string; name: string; boxes: number }>;
}

export type DuelOrder = { kind: 'fire' } | { kind: 'turnAway' };
type Sealed = DuelOrder['kind'] | 'sealed' | null;

export interface DuelState {
  system: 'duel';
  scenario: DuelScenario;
  turn: number;
  boxes: BySide<number>;
  orders: BySide<Sealed>;
}

export interface DuelEvent extends BaseEvent {
  kind: 'sealed' | 'fired';
  turn: number;
  side: Side;
  hit?: boolean;
}

type DuelPlay = Play<DuelState, DuelEvent>;

const refusal = refusalsOf({ 'already-sealed': [] });

const isAsked = (view: DuelState, side: Side): boolean =>
  view.orders[side] === null && !outcomeOf(view);

/** What each kind of order has in common: it is sealed, once a turn [DU-1.1]. */
const sealedRule = <Kind extends DuelOrder['kind']>(kind: Kind) => ({
  legal: (view: DuelState, side: Side) => (isAsked(view, side) ? [{ kind }] : []),
  refuse: (view: DuelState, side: Side) =>
    isAsked(view, side) ? undefined : refusal('already-sealed', 'DU-1.1'),
  apply({ state, events }: DuelPlay, side: Side) {
    state.orders[side] = kind;
    events.push({ kind: 'sealed', rule: 'DU-1.1', seenBy: [side], turn: state.turn, side });
  },
});

/** [DU-1.2, DU-1.3] */
function shoot({ state, dice, events }: DuelPlay, side: Side): void {
  if (state.orders[side] !== 'fire') return;
  const enemy = enemyOf(side);
  const roll = dice.roll('d6', 1, 'gunnery');
  const hit = valueOf(roll) >= (state.orders[enemy] === 'turnAway' ? 6 : 4);
  if (hit) state.boxes[enemy] -= 1;
  const { turn } = state;
  events.push({ kind: 'fired', rule: 'DU-1.2', seenBy: 'all', turn, side, hit, dice: [roll] });
}

/** [DU-1.1, DU-1.3] One step, gunnery, until the duel is over. */
const sequence = defineSequence<DuelState, DuelPlay, { kind: 'gunnery' | 'over' }, 'gunnery'>(
  (view) => ({ kind: outcomeOf(view) ? 'over' : 'gunnery' }),
  {
    gunnery: {
      phase: 'gunnery',
      active: (view) => bySide((side) => (isAsked(view, side) ? 'declare' : 'waiting')),
      close(play) {
        for (const side of SIDES) shoot(play, side);
        play.state.turn += 1;
        play.state.orders = bySide(() => null);
      },
    },
    over: gameOver('gunnery'),
  },
);

/** [DU-1.4] */
function outcomeOf({ turn, scenario, boxes }: DuelState): Outcome | undefined {
  const { allies, axis } = boxes;
  if (turn <= scenario.turns && allies > 0 && axis > 0) return undefined;
  const winner = allies === axis ? 'draw' : allies > axis ? 'allies' : 'axis';
  return { winner, reason: 'boxes-left', rule: 'DU-1.4', victoryPoints: { allies, axis } };
}

const view = (state: DuelState, viewer: Viewer): DuelState => ({
  ...state,
  orders: bySide((side) =>
    side === viewer || state.orders[side] === null ? state.orders[side] : 'sealed',
  ),
});

/** Two ships, one gun each. */
export const duel = defineSystem({
  id: 'duel',
  name: 'Duel',
  version: 1,
  clausePrefix: 'DU',
  phases: ['gunnery'],
  defaultOptions: {},
  newState: (scenario: DuelScenario): { state: DuelState; events: DuelEvent[] } => ({
    state: {
      system: 'duel',
      scenario,
      turn: 1,
      boxes: bySide((side) => scenario.ships[side].boxes),
      orders: bySide(() => null),
    },
    events: [],
  }),
  orders: orderKit<DuelState, DuelPlay, DuelOrder>({
    fire: sealedRule('fire'),
    turnAway: sealedRule('turnAway'),
  }),
  notation: defineNotation<DuelOrder>({ fire: ['fire', {}], turnAway: ['turn-away', {}] }),
  knownTo: view,
  sequence,
  nameOf: ({ turn }) => ({ code: 'turn', figures: { turn } }),
  clockOf: ({ turn }) => turn,
  view,
  hidesForces: () => false,
  explain: () => ({}),
  outcome: outcomeOf,
  fates: ({ scenario: { ships }, boxes }) =>
    SIDES.map((side) => ({
      id: ships[side].id,
      side,
      isLost: boxes[side] <= 0,
      isCrippled: false,
      hullLost: ships[side].boxes - boxes[side],
      hull: ships[side].boxes,
      points: ships[side].boxes,
    })),
  copy: (position) => structuredClone(position),
});
