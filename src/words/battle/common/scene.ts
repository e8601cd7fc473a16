import { type Axial, addHex, ORIGIN, stepOf } from '../../../hex';
import {
  type BattleEvent,
  type BattleView,
  type Row,
  type ShipId,
  type StackId,
  startingStacks,
} from '../../../rules/battle';
import { ROWS } from '../../../rules/battle/query';
import type { Viewer } from '../../../rules/core';

/** The ships of a stack, or its last ones if it is gone. */
export type Roster = ReadonlyMap<StackId, readonly ShipId[]>;

/** What is needed to describe an event: the state of things at its moment. */
export interface Scene {
  roster: Roster;
  /** The middle of the board, which moves with every shift [BT-5.12]. */
  center: Axial;
  /** Boxes left by ship and row. */
  left: ReadonlyMap<string, number>;
}

export const boxKey = (id: ShipId, row: Row): string => `${id}/${row}`;

/** The scene before the first event: all stacks, or with fog the viewer's own [BT-20.10]. */
export const openingScene = ({ scenario, options }: BattleView, viewer?: Viewer): Scene => ({
  roster: new Map(
    startingStacks(scenario)
      .filter(({ side }) => !options.fog || !viewer || side === viewer)
      .map(({ id, ships }) => [id, ships]),
  ),
  center: ORIGIN,
  left: new Map(
    scenario.taskForces.flatMap(({ ships }) =>
      ships.flatMap(({ id, sheet, lost }) =>
        ROWS.map((row) => [boxKey(id, row), sheet.rows[row].length - (lost?.[row] ?? 0)] as const),
      ),
    ),
  ),
});

/** The scene of each event: as it was before it, or after it for stacks that combine or are placed. */
export function scenesOf(
  events: readonly BattleEvent[],
  view: BattleView,
  viewer?: Viewer,
): Scene[] {
  let scene = openingScene(view, viewer);
  return events.map((event) => {
    const before = scene;
    scene = sceneAfter(scene, event);
    return NAMED_AFTER.includes(event.kind) ? scene : before;
  });
}

/** Kinds that are about the resulting stack. */
const NAMED_AFTER: readonly BattleEvent['kind'][] = ['stacksCombined', 'stackPlaced'];

/** The scene once an event has happened; the same one when it changes nothing. */
export function sceneAfter(scene: Scene, event: BattleEvent): Scene {
  switch (event.kind) {
    case 'boardShifted':
      return { ...scene, center: addHex(scene.center, stepOf(event.direction)) };
    case 'hitScored':
      return event.row ? withLeft(scene, boxKey(event.ship, event.row), event.left) : scene;
    case 'criticalHit':
      return event.row ? withLost(scene, boxKey(event.ship, event.row), event.boxes) : scene;
    case 'shipSank':
    case 'shipScuttled':
      return { ...scene, roster: without(scene.roster, [event.ship]) };
    default:
      return regrouped(scene, event);
  }
}

const withLeft = (scene: Scene, key: string, left: number): Scene =>
  scene.left.get(key) === left ? scene : { ...scene, left: new Map(scene.left).set(key, left) };

const withLost = (scene: Scene, key: string, boxes: number): Scene =>
  withLeft(scene, key, Math.max(0, (scene.left.get(key) ?? 0) - boxes));

/** Stacks without some ships; a stack that would lose its last ship keeps that one's name. */
const without = (roster: Roster, gone: readonly ShipId[]): Roster =>
  new Map(
    [...roster].map(([id, ships]) => {
      const rest = ships.filter((ship) => !gone.includes(ship));
      return [id, rest.length > 0 ? rest : ships];
    }),
  );

function regrouped(scene: Scene, event: BattleEvent): Scene {
  const { roster } = scene;
  switch (event.kind) {
    case 'stackPlaced':
    case 'stackLeft':
      return { ...scene, roster: new Map(roster).set(event.stack, event.ships) };
    case 'shipsSeparated':
      return {
        ...scene,
        roster: new Map(without(roster, event.ships)).set(event.stack, event.ships),
      };
    case 'stackDivided':
      return {
        ...scene,
        roster: new Map([
          ...roster,
          ...event.into.map((id, i) => [id, event.groups[i] ?? []] as const),
        ]),
      };
    case 'stacksSighted':
      return {
        ...scene,
        roster: new Map([...roster, ...event.stacks.map((it) => [it.stack, it.ships] as const)]),
      };
    case 'sightLost':
      return { ...scene, roster: new Map([...roster, ...event.stacks.map(unknown)]) };
    case 'stacksCombined':
      return { ...scene, roster: combined(roster, event.stacks, event.into) };
    default:
      return scene;
  }
}

const unknown = (id: StackId): [StackId, readonly ShipId[]] => [id, []];

function combined(roster: Roster, stacks: readonly StackId[], into: StackId): Roster {
  const others = stacks.filter((id) => id !== into);
  const ships = [into, ...others].flatMap((id) => roster.get(id) ?? []);
  const kept = [...roster].filter(([id]) => !others.includes(id));
  return new Map(kept).set(into, ships);
}
