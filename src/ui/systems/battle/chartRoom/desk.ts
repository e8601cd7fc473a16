import { useMemo, useState } from 'react';
import { type Axial, hexLabel, ORIGIN } from '../../../../hex';
import { type BattleView, findStack, type StackId } from '../../../../rules/battle';
import { startingPosition } from '../../../../rules/battle/query';
import type { Side } from '../../../../rules/core';
import type { RegisteredShip } from '../../../../scenario';
import { shipIdsIn } from '../../../../scenario/battle/draft/forces';
import type { BattleDraft } from '../../../../scenario/battle/draft/shape';
import { sketchOf } from '../../../../scenario/battle/draft/sketch';
import { type StackAt, stackAt, stackOfShip } from '../../../../scenario/battle/draft/stacks';
import { victoryWords } from '../../../../scenario/battle/draft/victoryWords';
import { withWordsOf } from '../../../../scenario/draft/victoryWords';
import type { BrushSize } from '../../../chartRoom/BrushBar';
import type { Editing } from '../../../table/editorProps';

/** What the map does under the pointer: it moves what is there, or paints. */
export const BRUSHES = ['hand', 'land', 'island', 'sea'] as const;
type Brush = (typeof BRUSHES)[number];

/** A battle that is being edited: what of it is picked, what is in hand. */
export interface EditorDesk {
  editing: Editing<BattleDraft>;
  draft: BattleDraft;
  /** As it would begin. */
  view: BattleView;
  brush: Brush;
  size: BrushSize;
  hold(brush: Brush, size?: BrushSize): void;
  hex: Axial | null;
  /** The force that ships join and whose edges the map shows. */
  force: number;
  stack: StackAt | undefined;
  pickHex(hex: Axial | null): void;
  pickForce(force: number): void;
  pickStack(stack: StackAt | undefined): void;
  /** A change of the battle; its words of victory follow. */
  change(edit: (draft: BattleDraft) => BattleDraft, gesture?: string): void;
  nameOf(ship: string): string;
  shipsOf(side: Side): readonly string[];
}

export function useEditorDesk(editing: Editing<BattleDraft>): EditorDesk {
  const { draft, registry } = editing;
  const [brush, setBrush] = useState<{ brush: Brush; size: BrushSize }>({
    brush: 'hand',
    size: 'one',
  });
  const [hex, pickHex] = useState<Axial | null>(null);
  const [picked, pickForce] = useState(0);
  const [stack, setStack] = useState<StackAt>();
  const view = useMemo(() => startingPosition(sketchOf(draft, registry)), [draft, registry]);
  const nameOf = (ship: string): string => nameIn(registry.ships, ship);
  const withVictory = withWordsOf((it: BattleDraft) => victoryWords(it, nameOf));
  return {
    ...{ editing, draft, view, hex, pickHex, pickForce, nameOf },
    shipsOf: (side) => shipIdsIn(draft, side),
    ...brush,
    hold: (next, size = brush.size) => setBrush({ brush: next, size }),
    force: Math.min(picked, Math.max(0, draft.taskForces.length - 1)),
    stack: stack && stackAt(draft, stack) ? stack : undefined,
    pickStack: (next) => {
      setStack(next);
      if (next) pickForce(next.force);
    },
    change: (edit, gesture) => editing.change((now) => withVictory(now, edit(now)), gesture),
  };
}

const nameIn = (ships: ReadonlyMap<string, RegisteredShip>, id: string): string =>
  ships.get(id)?.name ?? id;

/** The stack of the draft that a drawn one is. */
export function drawnStackAt({ view, draft }: Pick<EditorDesk, 'view' | 'draft'>, id: StackId) {
  const [lead] = findStack(view, id)?.ships ?? [];
  return lead === undefined ? undefined : stackOfShip(draft, lead);
}

/** The drawn stack of one of the draft. */
export function drawnStack(
  { view, draft }: Pick<EditorDesk, 'view' | 'draft'>,
  at: StackAt | undefined,
) {
  const ships = at ? (stackAt(draft, at)?.ships ?? []) : [];
  return view.stacks.find((stack) => stack.ships.some((ship) => ships.includes(ship)))?.id ?? null;
}

export const labelOf = ({ radius }: Pick<BattleDraft, 'radius'>, hex: Axial): string =>
  hexLabel(hex, ORIGIN, radius);
