import type { Axial } from '../../../src/hex';
import {
  type Armor,
  type BattleEvent,
  type BattleOptions,
  type BattleScenario,
  type BattleState,
  battle,
  DEFAULT_OPTIONS,
  type EventOf,
  type Impulse,
  type Row,
  type ScenarioShip,
  type Ship,
  type ShipSheet,
  type ShipTrait,
  type ShipType,
  type SpeedClass,
  type Step,
  type TorpedoKind,
  tablesOf,
} from '../../../src/rules/battle';
import {
  bySide,
  isRefusal,
  type Refusal,
  refusalCode,
  SIDES,
  type Side,
  scriptedDice,
} from '../../../src/rules/core';

/** A row of boxes as a text: H heavy, L light, N none, one letter a box. */
const ARMOR: Readonly<Record<string, Armor>> = { H: 'heavy', L: 'light', N: 'none' };
export const boxes = (row: string): Armor[] => [...row].map((letter) => ARMOR[letter] as Armor);

/** A ship of a test: everything not said is that of a plain cruiser without torpedoes. */
export interface TestShip {
  id: string;
  type?: ShipType;
  nation?: string;
  speed?: SpeedClass;
  primary?: string;
  secondary?: string;
  tertiary?: string;
  aa?: string;
  hull?: string;
  immune?: number;
  torpedoes?: { factors: number; kind: TorpedoKind };
  traits?: ShipTrait[];
  counter?: string;
}

/** Ships that stand together in one hex; a test's stacks are numbered in the order given, Allies first. */
export interface TestStack {
  at: [q: number, r: number];
  ships: TestShip[];
}

export interface TestBattle {
  allies: TestStack[];
  axis: TestStack[];
  scenario?: Partial<Omit<BattleScenario, 'taskForces'>>;
  options?: Partial<BattleOptions>;
}

const sheet = (ship: TestShip): ShipSheet => ({
  name: ship.id,
  classId: 'test',
  type: ship.type ?? 'CL',
  nation: ship.nation ?? 'test',
  speed: ship.speed ?? '2',
  rows: {
    primary: boxes(ship.primary ?? ''),
    secondary: boxes(ship.secondary ?? 'NNN'),
    tertiary: boxes(ship.tertiary ?? 'N'),
    aa: boxes(ship.aa ?? 'N'),
    hull: boxes(ship.hull ?? 'NNNN'),
  },
  immuneHullBoxes: ship.immune ?? 0,
  torpedoes: ship.torpedoes ?? null,
  traits: ship.traits ?? [],
});

export const scenarioShip = (ship: TestShip): ScenarioShip => ({
  id: ship.id,
  sheet: sheet(ship),
  ...(ship.counter !== undefined && { counter: ship.counter }),
});

/** A scenario without task forces: a clear day on a board of radius 9, the Allies with the initiative. */
export const PLAIN_SCENARIO: Omit<BattleScenario, 'taskForces'> = {
  system: 'battle',
  id: 'test',
  title: 'Test',
  date: '1941-05-24',
  hour: 'day',
  weather: 'clear',
  radius: 9,
  land: [],
  islandMarker: false,
  sides: { allies: { name: 'Allies', nation: 'gb' }, axis: { name: 'Axis', nation: 'de' } },
  initiative: 'allies',
  rounds: 4,
  extraPoints: {},
  allows: { flashes: true, tertiaryInStorm: false, torpedoesInStorm: false },
};

/** A battle with its stacks on given hexes [BT-3.15]; it stands in round 1. */
export function newBattle(test: TestBattle): BattleState {
  const taskForces = SIDES.map((side) => ({
    id: `${side}-force`,
    name: side,
    side,
    entry: [side === 'allies' ? ('S' as const) : ('N' as const)],
    ships: test[side].flatMap(({ ships }) => ships.map(scenarioShip)),
    stacks: test[side].map(({ at, ships }) => ({
      ships: ships.map(({ id }) => id),
      hex: { q: at[0], r: at[1] },
    })),
  }));
  const scenario = { ...PLAIN_SCENARIO, ...test.scenario, taskForces };
  const options = { ...DEFAULT_OPTIONS, ...test.options };
  return battle.newState(scenario, options, scriptedDice([])).state;
}

/** The step of an impulse for a side with the initiative; in the opening, where nobody can move yet, that of movement. */
function stepAt(state: BattleState, impulse: number): Step {
  const { phase, mover } = tablesOf(state).impulses.sequence[impulse - 1] as Impulse;
  const other: Side = state.initiative === 'allies' ? 'axis' : 'allies';
  const side = mover === 'other' ? other : state.initiative;
  if (phase === 'movement' || phase === 'opening')
    return { kind: 'movement', side, mayLeave: null };
  return phase === 'repair' ? { kind: 'repair', side } : { kind: phase };
}

/** Puts a battle at an impulse, open for all who act in it, as if nothing had been ordered in it yet. */
export function atImpulse(state: BattleState, impulse: number, round = 1): BattleState {
  state.round = round;
  state.impulse = impulse;
  state.step = stepAt(state, impulse);
  state.clock += 1;
  state.done = bySide(() => false);
  state.declared = bySide(() => []);
  for (const stack of state.stacks) Object.assign(stack, { acted: null, separated: false });
  return state;
}

/** Changes a ship of a test in place. */
export const setShip = (state: BattleState, id: string, change: Partial<Ship>): void => {
  Object.assign(shipIn(state, id), change);
};

export const shipIn = (state: BattleState, id: string): Ship => state.ships[id] as Ship;

/** Marks boxes of a ship as destroyed, without what follows from it. */
export const mark = (state: BattleState, id: string, row: Row, count: number): void => {
  shipIn(state, id).lost[row] = count;
};

const readOrder = (line: string) => {
  const order = battle.parseOrder(line);
  if (isRefusal(order)) throw new Error(refusalCode(order));
  return order;
};

/** Gives an order that must be legal, with scripted dice of which all must be thrown. */
export function give(
  state: BattleState,
  side: Side,
  line: string,
  dice: readonly number[] = [],
): BattleEvent[] {
  const order = readOrder(line);
  const refused = battle.refuse(state, side, order);
  if (refused) throw new Error(`${line} is refused: ${refusalCode(refused)}`);
  const script = scriptedDice(dice);
  const events = battle.apply(state, side, order, script);
  if (script.left() > 0) throw new Error(`${script.left()} scripted dice were not thrown`);
  return events;
}

/** Why an order is refused; `undefined` when it is legal. */
export const refusalOf = (state: BattleState, side: Side, line: string): Refusal | undefined =>
  battle.refuse(state, side, readOrder(line));

/** The lines of all legal orders of a side, or of those that begin with a word. */
export const legalLines = (state: BattleState, side: Side, verb = ''): string[] =>
  battle
    .legalOrders(state, side)
    .map((order) => battle.makeOrder(order))
    .filter((line) => line.startsWith(verb));

/**
 * Both sides declare and close a sealed impulse: the side with the initiative first. The dice are all those of the
 * resolution, in the order of BT-8.17.
 */
export function resolve(
  state: BattleState,
  lines: Partial<Record<Side, string[]>>,
  dice: readonly number[],
): BattleEvent[] {
  const sides = SIDES.filter((side) => !state.done[side]);
  for (const side of sides) for (const line of lines[side] ?? []) give(state, side, line);
  const last = sides.at(-1);
  return sides.flatMap((side) => give(state, side, 'done', side === last ? dice : []));
}

/** The events of one kind. */
export const eventsOf = <Kind extends BattleEvent['kind']>(
  events: readonly BattleEvent[],
  kind: Kind,
): EventOf<Kind>[] => events.filter((event): event is EventOf<Kind> => event.kind === kind);

/** The hexes of a list as texts, sorted, for comparing. */
export const keysOf = (hexes: readonly Axial[]): string[] =>
  hexes.map(({ q, r }) => `${q},${r}`).sort();
