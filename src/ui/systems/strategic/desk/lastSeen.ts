import type { Viewer } from '../../../../rules/core';
import { SIDES } from '../../../../rules/core';
import type { DivisionId, StrategicView } from '../../../../rules/strategic';
import { facesOf, type ShipFace } from './faces';

/** What a division of the enemy was made of when its ships were in sight last. */
export interface LastSeen {
  turn: number;
  ships: readonly ShipFace[];
}

/** Keyed by table and viewer: what has been seen since this page was opened. The rules do not keep it [ST-5.4]. */
const memories = new WeakMap<object, Map<Viewer, ReadonlyMap<DivisionId, LastSeen>>>();

/** All that these eyes have seen at a table, with what they see now; of a replay nothing that came later. */
export function remember(
  table: object,
  viewer: Viewer,
  view: StrategicView,
): ReadonlyMap<DivisionId, LastSeen> {
  const all = memories.get(table) ?? new Map();
  const seen = withSeen(all.get(viewer) ?? new Map(), view);
  memories.set(table, all.set(viewer, seen));
  return new Map([...seen].filter(([, { turn }]) => turn <= view.turn));
}

/** What was known, brought up to date with a position; an earlier position changes nothing. */
export function withSeen(
  known: ReadonlyMap<DivisionId, LastSeen>,
  view: StrategicView,
): ReadonlyMap<DivisionId, LastSeen> {
  const { turn } = view;
  const now = SIDES.flatMap((side) => facesOf(view)[side]).flatMap(({ id, isOpen, ships }) =>
    isOpen || ships === null || (known.get(id)?.turn ?? 0) > turn
      ? []
      : [[id, { turn, ships }] as const],
  );
  return new Map([...known, ...now]);
}
