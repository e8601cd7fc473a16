import { type Axial, addHex, disk, neighbors, ORIGIN } from '../../../hex';
import {
  type BattleEvent,
  type BattleOptions,
  type BattleScenario,
  type BattleState,
  BOARD_SIDES,
  boxesBuilt,
  CALIBERS,
  countAt,
  countOf,
  isLand,
  isOnBoard,
  type Order,
  ROWS,
  type Ship,
  type Stack,
} from '../../../rules/battle';
import { enemyOf, SIDES, type Side } from '../../../rules/core';
import { savedBattle } from '../../../scenario/battle/saved';
import type { FuzzSubject } from '../../common/fuzzSubject';
import { eventLeaks, leaks } from './secrets';
import { varyBattle } from './vary';

type Draw = (below: number) => number;

/** What the fuzzer needs to know of the battle. */
export const battleSubject: FuzzSubject<BattleState, Order, BattleEvent> = {
  vary: (scenario, draw) => varyBattle(scenario as BattleScenario, draw),
  options: (scenario, draw) => {
    const drawn = drawOptions(draw);
    const isValid = savedBattle.faults(scenario, drawn, '').length === 0;
    return isValid ? drawn : { ...drawn, looseStacks: true };
  },
  weight: ({ kind }) => WEIGHTS[kind] ?? 1,
  invent,
  isSelection: ({ kind }) => kind === 'divide' || kind === 'separate' || kind === 'combine',
  isAttack: ({ kind }) => kind === 'declare',
  leaks,
  eventLeaks,
  breaches: (before, after) => [
    ...SIDES.flatMap((side) => sealedBreaches(after, side)),
    ...Object.values(after.ships).flatMap((ship) => shipBreaches(before, after, ship)),
    ...after.stacks.flatMap((stack) => stackBreaches(after, stack)),
    ...clockBreaches(before, after),
  ],
};

const drawOptions = (draw: Draw): BattleOptions => ({
  noDisengagement: draw(4) === 0,
  looseStacks: draw(4) === 0,
  facing: draw(3) === 0,
  nightConfusion: draw(3) === 0,
  fog: draw(3) === 0,
});

/** Not all ships are scuttled at once, nor stacks divided forever; orders that end an impulse come often enough. */
const WEIGHTS: Partial<Record<Order['kind'], number>> = {
  scuttle: 0.02,
  divide: 0.3,
  combine: 0.5,
  withdraw: 0.5,
  castOff: 0.3,
  done: 2,
};

const pick = <T>(draw: Draw, items: readonly T[], otherwise: T): T =>
  items.length === 0 ? otherwise : (items[draw(Math.min(items.length, 256))] as T);

/** Names of things that an invented order may use: mostly real ones of either side, now and then none at all. */
function namesIn(state: BattleState, draw: Draw) {
  const ships = Object.keys(state.ships);
  const stacks = state.stacks.map(({ id }) => id);
  const ship = () => (draw(12) === 0 ? 'no-such-ship' : pick(draw, ships, 'nobody'));
  const stack = () => (draw(12) === 0 ? 'Z9' : pick(draw, stacks, 'Z9'));
  const group = () => Array.from({ length: draw(3) + 1 }, ship);
  return { ship, stack, groups: () => Array.from({ length: draw(3) + 1 }, group) };
}

/** A hex next to some stack, or anywhere, even off the board. */
function hexIn(state: BattleState, draw: Draw): Axial {
  const near = pick(draw, state.stacks, undefined);
  if (near && draw(3) > 0) return pick(draw, [...neighbors(near.hex), near.hex], ORIGIN);
  return addHex(pick(draw, disk(ORIGIN, 9), ORIGIN), state.center);
}

function invent(state: BattleState, side: Side, draw: Draw): Order {
  const { ship, stack, groups } = namesIn(state, draw);
  const hex = () => hexIn(state, draw);
  const answer = () => pick(draw, ['yes', 'no'] as const, 'no');
  const weapon = () => pick(draw, [...CALIBERS, 'torpedoes'] as const, 'primary');
  const force = () => pick(draw, state.scenario.taskForces, undefined)?.id ?? 'none';
  const parted = (): Order => ({
    kind: pick(draw, ['divide', 'separate'] as const, 'divide'),
    ...parts(state, side, draw),
  });
  const makers: (() => Order)[] = [
    () => ({ kind: 'chooseDoe', taskForce: force(), doe: pick(draw, BOARD_SIDES, 'N') }),
    () => ({ kind: 'placeStack', stack: stack(), hex: hex() }),
    () => ({ kind: 'shift', displacement: hex() }),
    () => ({ kind: 'enter', stack: stack(), hex: hex() }),
    () => ({ kind: 'moveStack', stack: stack(), to: hex() }),
    () => ({ kind: 'leave', stack: stack(), answer: answer() }),
    () => ({ kind: 'stay', stack: stack() }),
    () => ({ kind: 'divide', stack: stack(), groups: groups() }),
    parted,
    () => ({ kind: 'combine', stacks: Array.from({ length: draw(3) + 1 }, stack) }),
    () => ({ kind: 'separate', stack: stack(), groups: groups() }),
    () => ({ kind: 'tow', tower: ship(), towed: ship() }),
    () => ({ kind: 'castOff', tower: ship() }),
    () => ({ kind: 'scuttle', ship: ship() }),
    () => ({
      kind: 'declare',
      ship: ship(),
      weapon: weapon(),
      target: ship(),
      full: draw(2) === 0,
    }),
    () => ({ kind: 'withdraw', ship: ship(), weapon: weapon() }),
    () => ({ kind: 'tryRepair', ship: ship(), answer: answer() }),
    () => ({ kind: 'tryRefloat', ship: ship(), answer: answer() }),
    () => ({ kind: 'done' }),
    () => ({ kind: 'breakOff', answer: answer() }),
  ];
  return pick(draw, makers, () => ({ kind: 'done' }) as const)();
}

/** A real stack's ships dealt into random groups: now and then a division that is legal though not listed. */
function parts(state: BattleState, side: Side, draw: Draw): { stack: string; groups: string[][] } {
  const stack = pick(
    draw,
    state.stacks.filter((it) => it.side === side),
    undefined,
  );
  const groups: string[][] = [[], [], []];
  for (const ship of stack?.ships ?? []) groups[draw(3)]?.push(ship);
  return { stack: stack?.id ?? 'Z9', groups: groups.filter(({ length }) => length > 0) };
}

function sealedBreaches(state: BattleState, side: Side): string[] {
  const sealed = state.step.kind === 'gunnery' || state.step.kind === 'torpedoes';
  const keys = state.declared[side].map(({ ship, weapon }) => `${ship} ${weapon}`);
  return [
    ...(!sealed && keys.length > 0 ? [`declarations of the ${side} outlive their impulse`] : []),
    ...(new Set(keys).size < keys.length ? [`the ${side} declared a weapon twice`] : []),
  ];
}

function shipBreaches(before: BattleState, state: BattleState, ship: Ship): string[] {
  const was = before.ships[ship.id];
  const stacks = state.stacks.filter(({ ships }) => ships.includes(ship.id));
  const boxes = ROWS.filter(
    (row) =>
      ship.lost[row] < (was?.lost[row] ?? 0) || ship.lost[row] > boxesBuilt(state, ship.id, row),
  );
  const afloat = ship.fate === 'afloat';
  return [
    ...boxes.map((row) => `${ship.id}: ${row} boxes lost ${was?.lost[row]} then ${ship.lost[row]}`),
    ...(was && was.fate !== 'afloat' && was.fate !== ship.fate ? [`${ship.id} came back`] : []),
    ...(stacks.length !== (afloat ? 1 : 0)
      ? [`${ship.id}, ${ship.fate}, in ${stacks.length} stacks`]
      : []),
    ...(stacks.some(({ side }) => side !== ship.side) ? [`${ship.id} is in an enemy stack`] : []),
    ...(afloat && ship.lost.hull === boxesBuilt(state, ship.id, 'hull')
      ? [`${ship.id} floats without a hull`]
      : []),
  ];
}

/** [BT-2.4, BT-2.5] and where stacks may be. */
function stackBreaches(state: BattleState, stack: Stack): string[] {
  if (stack.ships.length === 0) return [`stack ${stack.id} is empty`];
  if (stack.place !== 'board') return [];
  const count = countOf(state, stack.ships);
  const inHex = countAt(state, stack.hex);
  return [
    ...(count > 12 ? [`stack ${stack.id} counts ${count}`] : []),
    ...(inHex > 24 ? [`the hex of ${stack.id} holds ${inHex}`] : []),
    ...(isOnBoard(state, stack.hex) ? [] : [`stack ${stack.id} stands off the board`]),
    ...(isLand(state, stack.hex) ? [`stack ${stack.id} stands on land`] : []),
  ];
}

function clockBreaches(before: BattleState, after: BattleState): string[] {
  const when = ({ round, impulse }: BattleState) => round * 100 + impulse;
  const tows = after.tows.filter(({ tower, towed }) =>
    [tower, towed].some((id) => after.ships[id]?.fate !== 'afloat'),
  );
  return [
    ...(when(after) < when(before) ? ['the impulses run backward'] : []),
    ...(after.round > after.scenario.rounds ? [`round ${after.round}`] : []),
    ...tows.map(({ tower, towed }) => `a tow of ships that are gone: ${tower}, ${towed}`),
    ...tornTows(after),
  ];
}

/** [BT-6.4] Tower and towed are in one stack, on one side. */
const tornTows = (state: BattleState): string[] =>
  state.tows
    .filter(
      ({ tower, towed }) =>
        !state.stacks.some(({ ships }) => ships.includes(tower) && ships.includes(towed)) ||
        state.ships[tower]?.side === enemyOf(state.ships[towed]?.side ?? 'allies'),
    )
    .map(({ tower, towed }) => `a torn tow: ${tower}, ${towed}`);
