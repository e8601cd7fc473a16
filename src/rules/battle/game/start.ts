import { ORIGIN } from '../../../hex';
import { bySide, type Dice, type Started } from '../../core';
import { inFog } from '../common/fogEvents';
import { noteHalfHull } from '../common/losses';
import { boxesIn, shipOf } from '../common/ships';
import { newStack } from '../common/splitting';
import { countersOf, countOf, MAX_STACK, MIN_STACK } from '../common/stacks';
import type { BattleEvent } from '../model/events';
import { type Play, tell } from '../model/play';
import type { BattleScenario, ScenarioShip, TaskForce } from '../model/scenario';
import { hasTrait } from '../model/sheet';
import {
  type BattleOptions,
  type BattleState,
  DEFAULT_OPTIONS,
  type Ship,
  type ShipId,
} from '../model/state';
import { standAt } from '../steps/placement';
import { advance, openRound, openSetUp, rollInitiative } from './sequence';

/** The position at the start of a battle, with the initiative settled [BT-3.1] and nothing placed yet. */
export function newState(
  scenario: BattleScenario,
  options: BattleOptions,
  dice: Dice,
): Started<BattleState, BattleEvent> {
  const play: Play = { state: emptyState(scenario, options), dice, events: [] };
  if (!scenario.initiative) rollInitiative(play);
  tell(play, { kind: 'battleBegan', rule: 'BT-3.1', initiative: play.state.initiative });
  inFog(play, () => open(play));
  advance(play);
  return { state: play.state, events: play.events };
}

/** Ships with their earlier damage, in their stacks, in the first step that applies. */
function open(play: Play): void {
  const { scenario, ships } = play.state;
  for (const id of Object.keys(ships)) noteHalfHull(play, id);
  for (const force of scenario.taskForces) formStacks(play.state, force);
  if (scenario.taskForces.some(({ stacks }) => stacks)) openRound(play);
  else openSetUp(play);
}

/** The position before anything has happened: ships and stacks as the scenario has them. */
export function startingPosition(scenario: BattleScenario): BattleState {
  const state = emptyState(scenario, DEFAULT_OPTIONS);
  for (const force of scenario.taskForces) formStacks(state, force);
  return state;
}

/** The stacks at the start, before any regrouping; its events refer to these from the first on. */
export const startingStacks = (scenario: BattleScenario): BattleState['stacks'] =>
  startingPosition(scenario).stacks;

/** The ships of a scenario as they begin. */
export const startingShips = (scenario: BattleScenario): BattleState['ships'] =>
  emptyState(scenario, DEFAULT_OPTIONS).ships;

function emptyState(scenario: BattleScenario, options: BattleOptions): BattleState {
  const ships = scenario.taskForces.flatMap((force) =>
    force.ships.map((ship) => [ship.id, newShip(ship, force)] as const),
  );
  return {
    system: 'battle',
    scenario,
    options: { ...options },
    round: 0,
    impulse: 0,
    clock: 0,
    step: { kind: 'placement', side: 'allies' },
    initiative: scenario.initiative ?? 'allies',
    center: { ...ORIGIN },
    entries: {},
    forcesPlaced: [],
    ships: Object.fromEntries(ships),
    stacks: [],
    nextStackNumber: 1,
    tows: [],
    declared: bySide(() => []),
    scuttling: bySide(() => []),
    done: bySide(() => false),
    attempts: [],
    votes: bySide(() => null),
  };
}

/** A ship as a battle begins. */
export function newShip(
  { id, sheet, counter, lost, torpedoesSpent, reloadSpent, speed }: ScenarioShip,
  { side }: Pick<TaskForce, 'side'>,
): Ship {
  const all = sheet.torpedoes?.kind === 'long-lance' ? 2 : 1;
  const launches = torpedoesSpent ? all : reloadSpent ? all - 1 : 0;
  const marked = { primary: 0, secondary: 0, tertiary: 0, aa: 0, hull: 0, ...lost };
  return {
    id,
    side,
    counter: counter ?? id,
    fate: 'afloat',
    lost: marked,
    ...(hasTrait(sheet, 'unloading') && { unloading: { rounds: 0, boxesLost: boxesIn(marked) } }),
    speed: speed ?? sheet.speed,
    halfHullTaken: speed !== undefined && marked.hull * 2 >= sheet.rows.hull.length,
    mountHit: false,
    launches: Array.from({ length: launches }, () => ({ round: 0, impulse: 0 })),
    flash: false,
    aground: false,
    beyondRepair: false,
    blindCalibers: [],
    silenced: { gunnery: false, torpedoes: false },
    steeringHit: false,
  };
}

/** [BT-2.4, BT-3.15] The stacks that a scenario gives, or as few as a task force can form; their owner may regroup them. */
function formStacks(state: BattleState, force: TaskForce): void {
  if (force.stacks) {
    for (const { ships, hex } of force.stacks)
      standAt(state, newStack(state, force.side, force.id, ships), { ...hex });
    return;
  }
  const unloading = ({ sheet }: ScenarioShip) => sheet.traits.includes('unloading');
  for (const part of [force.ships.filter(unloading), force.ships.filter((it) => !unloading(it))])
    for (const ships of packed(
      state,
      counters(
        state,
        part.map(({ id }) => id),
      ),
    ))
      newStack(state, force.side, force.id, ships);
}

/** Ships grouped by their counters. */
const counters = (state: BattleState, ships: readonly ShipId[]): ShipId[][] =>
  countersOf(state, ships).map((counter) =>
    ships.filter((id) => shipOf(state, id).counter === counter),
  );

/** Fills stacks up to the limit in order; a last one below the minimum takes from the one before it. */
function packed(state: BattleState, groups: readonly ShipId[][]): ShipId[][] {
  const stacks: ShipId[][][] = [];
  for (const group of groups) {
    const last = stacks.at(-1);
    if (last && countOf(state, [...last.flat(), ...group]) <= MAX_STACK) last.push(group);
    else stacks.push([group]);
  }
  evenOut(state, stacks);
  return stacks.map((stack) => stack.flat());
}

function evenOut(state: BattleState, stacks: ShipId[][][]): void {
  const [before, last] = stacks.slice(-2);
  if (!before || !last) return;
  while (countOf(state, last.flat()) < MIN_STACK) last.unshift(before.pop() as ShipId[]);
}
