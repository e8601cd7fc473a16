import { type Axial, hexLabel } from '../../../hex';
import type { BattleEvent } from '../../../rules/battle/events';
import type { ScenarioShip } from '../../../rules/battle/scenario';
import type { BattleView, ShipId, StackId, TaskForceId } from '../../../rules/battle/state';
import type { Side } from '../../../rules/core';
import { listed } from './words';

/** How things are called in the log and on the panel. */
export interface Names {
  ship(id: ShipId): string;
  stack(id: StackId): string;
  side(side: Side): string;
  taskForce(id: TaskForceId): string;
  hex(hex: Axial): string;
}

/** Which ships a stack had, gathered from events: stacks of the past are gone from the view. */
export type Roster = ReadonlyMap<StackId, readonly ShipId[]>;

/** The ships of every stack a battle has had, as its events tell it and the view completes it. */
export function rosterOf(events: readonly BattleEvent[], view: BattleView): Roster {
  const roster = new Map<StackId, readonly ShipId[]>();
  for (const event of events) note(roster, event);
  for (const { id, ships } of view.stacks) if (!roster.has(id)) roster.set(id, ships);
  return roster;
}

/** The same with every stack that is still there as it is now: for decisions, where the log tells of the past. */
export const rosterNow = (roster: Roster, { stacks }: BattleView): Roster =>
  new Map([...roster, ...stacks.map(({ id, ships }) => [id, ships] as const)]);

function note(roster: Map<StackId, readonly ShipId[]>, event: BattleEvent): void {
  if (event.kind === 'stackPlaced' || event.kind === 'stackLeft') {
    roster.set(event.stack, event.ships);
  } else if (event.kind === 'shipsSeparated') {
    roster.set(event.stack, event.ships);
  } else if (event.kind === 'stackDivided') {
    for (const [i, id] of event.into.entries()) roster.set(id, event.groups[i] ?? []);
  } else if (event.kind === 'stacksCombined') {
    const joined = event.stacks.flatMap((id) => roster.get(id) ?? []);
    if (joined.length > 0) roster.set(event.into, joined);
  }
}

/** Names as the view's scenario gives them. */
export function newNames(view: BattleView, roster: Roster = new Map()): Names {
  const { scenario, center } = view;
  const ships = new Map<ShipId, ScenarioShip>(
    scenario.taskForces.flatMap((force) => force.ships.map((ship) => [ship.id, ship] as const)),
  );
  const ship = (id: ShipId): string =>
    ships.get(id)?.sheet.name ?? counterName([...ships.values()], id);
  return {
    ship,
    stack: (id) => stackName(roster.get(id) ?? shipsNow(view, id), ship),
    side: (side) => scenario.sides[side].name,
    taskForce: (id) => scenario.taskForces.find((force) => force.id === id)?.name ?? id,
    hex: (hex) => hexLabel(hex, center, scenario.radius),
  };
}

/** [BT-8.13] A multi-ship counter goes by the names of its ships. */
const counterName = (ships: readonly ScenarioShip[], counter: string): string => {
  const members = ships.filter((ship) => ship.counter === counter).map(({ sheet }) => sheet.name);
  return members.length > 0 ? listed(members) : counter;
};

const shipsNow = (view: BattleView, id: StackId): readonly ShipId[] =>
  view.stacks.find((stack) => stack.id === id)?.ships ?? [];

/** Up to three ships by name; more by the first and their number. */
export function stackName(ships: readonly ShipId[], name: (id: ShipId) => string): string {
  const [first] = ships;
  if (!first) return 'A stack';
  return ships.length <= 3
    ? listed(ships.map(name))
    : `${name(first)} and ${ships.length - 1} more`;
}

/** The rules call stacks by their ids; a sentence for people calls them by their ships. */
export const withStackNames = (sentence: string, names: Names): string =>
  sentence.replace(
    /\b([Ss])tack ([AX]\d+)\b/g,
    (_match, first: string, id: string) =>
      `${first === 'S' ? 'The' : 'the'} stack of ${names.stack(id)}`,
  );
