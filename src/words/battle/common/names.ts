import { type Axial, hexLabel } from '../../../hex';
import type {
  Armor,
  BattleEvent,
  BattleTables,
  BattleView,
  Row,
  ScenarioShip,
  ShipId,
  StackId,
  TaskForceId,
} from '../../../rules/battle';
import { tablesOf } from '../../../rules/battle/query';
import type { Outcome, Side, Viewer } from '../../../rules/core';
import { wordsText } from '../texts/words';
import { verdictText } from './conditions';
import { boxKey, openingScene, type Roster, type Scene, sceneAfter, scenesOf } from './scene';
import { listed } from './words';

export type { Roster } from './scene';

/** Names of things in the log and on the panel. */
export interface Names {
  ship(id: ShipId): string;
  /** Whether an id is a ship's. */
  isShip(id: string): boolean;
  stack(id: StackId): string;
  /** The ships of a stack; none where they are not known. */
  shipsOf(id: StackId): readonly ShipId[];
  side(side: Side): string;
  /** [BT-14.1] The condition of the scenario that decides for a winner; `undefined` where points decide. */
  verdict(winner: Outcome['winner']): string | undefined;
  taskForce(id: TaskForceId): string;
  hex(hex: Axial): string;
  /** A hex by its name when the middle of the board was there [BT-5.17]. */
  hexThen(spot: { hex: Axial; center: Axial }): string;
  /** The boxes of a ship's row as built, and how many of them were left before the event. */
  row(id: ShipId, row: Row): { boxes: readonly Armor[]; left: number };
  /** The tables that the battle uses. */
  tables: BattleTables;
  /** Whether the ship was built with torpedoes. */
  hasTorpedoes(id: ShipId): boolean;
}

/** The present ships of every stack: for decisions, while the log is about the past. */
export const rosterNow = (roster: Roster, { stacks }: BattleView): Roster =>
  new Map([...roster, ...stacks.map(({ id, ships }) => [id, ships] as const)]);

/** The ships of every stack that a battle has had; of those that are gone, their last ones. */
export const rosterOf = (
  events: readonly BattleEvent[],
  view: BattleView,
  viewer?: Viewer,
): Roster => events.reduce(sceneAfter, openingScene(view, viewer)).roster;

/** The names for describing each event: those of its own moment. */
export function namesOver(
  events: readonly BattleEvent[],
  view: BattleView,
  viewer?: Viewer,
): Names[] {
  const named = new Map<Scene, Names>();
  return scenesOf(events, view, viewer).map((scene) => {
    const names = named.get(scene) ?? newNames(view, scene.roster, scene);
    named.set(scene, names);
    return names;
  });
}

/** Names from the view's scenario. */
export function newNames(
  view: BattleView,
  roster: Roster = new Map(),
  { center, left }: Pick<Scene, 'center' | 'left'> = { center: view.center, left: new Map() },
): Names {
  const { scenario } = view;
  const ships = new Map<ShipId, ScenarioShip>(
    scenario.taskForces.flatMap((force) => force.ships.map((ship) => [ship.id, ship] as const)),
  );
  const shipsOf = (id: StackId) => roster.get(id) ?? shipsNow(view, id);
  const ship = (id: ShipId): string =>
    ships.get(id)?.sheet.name ?? counterName([...ships.values()], id);
  return {
    ship,
    isShip: (id) => ships.has(id),
    tables: tablesOf(view),
    stack: (id) => stackName(shipsOf(id), ship),
    shipsOf,
    side: (side) => scenario.sides[side].name,
    verdict: (winner) => verdictText(view, winner, { ship }),
    taskForce: (id) => scenario.taskForces.find((force) => force.id === id)?.name ?? id,
    hex: (hex) => hexLabel(hex, center, scenario.radius),
    hexThen: (spot) => hexLabel(spot.hex, spot.center, scenario.radius),
    row: (id, row) => {
      const boxes = ships.get(id)?.sheet.rows[row] ?? [];
      const lost = ships.get(id)?.lost?.[row] ?? 0;
      return { boxes, left: left.get(boxKey(id, row)) ?? boxes.length - lost };
    },
    hasTorpedoes: (id) => Boolean(ships.get(id)?.sheet.torpedoes),
  };
}

/** [BT-8.13] A multi-ship counter is named by its ships. */
const counterName = (ships: readonly ScenarioShip[], counter: string): string => {
  const members = ships.filter((ship) => ship.counter === counter).map(({ sheet }) => sheet.name);
  return members.length > 0 ? listed(members) : counter;
};

const shipsNow = (view: BattleView, id: StackId): readonly ShipId[] =>
  view.stacks.find((stack) => stack.id === id)?.ships ?? [];

/** Up to three ships by name; more by the first and their number; a stack out of sight has no name [BT-20.10]. */
export function stackName(ships: readonly ShipId[], name: (id: ShipId) => string): string {
  const [first] = ships;
  if (!first) return wordsText('aStack');
  return ships.length <= 3
    ? listed(ships.map(name))
    : wordsText('stackAndMore', { first: name(first), count: ships.length - 1 });
}
