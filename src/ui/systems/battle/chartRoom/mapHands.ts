import { type Axial, isWithin, line, neighbors, ORIGIN, sameHex } from '../../../../hex';
import {
  type BoardSide,
  findStack,
  isAtSea,
  type StackId,
  stacksAt,
} from '../../../../rules/battle';
import { withEntryToggled } from '../../../../scenario/battle/draft/forces';
import { filled, painted } from '../../../../scenario/battle/draft/ground';
import { movedStack, type StackAt, stackOfShip } from '../../../../scenario/battle/draft/stacks';
import type { Picking, Target } from '../../../hexmap/picking';
import { drawnStackAt, type EditorDesk } from './desk';

/** A hex, and the stack in it or the edge of the board that it stands for. */
interface EditorTarget extends Target {
  stack?: StackId;
  edge?: BoardSide;
}

/** What the pointer holds between press and release. */
export interface Held {
  /** A ship of the stack that is dragged. */
  ship?: string;
  /** Where the brush was last. */
  from?: Axial;
}

/** What can be picked, dragged and painted on the map of a battle that is edited. */
export function editorPicking(desk: EditorDesk, held: { current: Held }): Picking<EditorTarget> {
  const { view, draft, brush } = desk;
  const atSea = view.stacks.filter(isAtSea).map(({ hex }) => hex);
  return {
    field: { center: ORIGIN, has: (hex) => isWithin(hex, ORIGIN, draft.radius) },
    home: ORIGIN,
    busy: brush === 'hand' ? atSea : [],
    marked: [],
    visited: atSea,
    pieces: '[data-stack], [data-edge]',
    pieceOf: ({ stack, edge }) => {
      if (edge) return { hex: ORIGIN, edge: edge as BoardSide };
      const found = stack ? findStack(view, stack) : undefined;
      return found && { stack: found.id, hex: found.hex };
    },
    targetIn: (hex) => stackIn(desk, hex),
    pick: (target, { by, isAdded }) => {
      if (target.edge) toggleEdge(desk, target.edge);
      else if (brush !== 'hand' && !target.stack) {
        if (by === 'keys') paint(desk, [target.hex]);
      } else if (isAdded && desk.stack) moveTo(desk, desk.stack, target.hex);
      else pickAt(desk, target);
    },
    clear: () => {
      desk.hold('hand');
      desk.pickStack(undefined);
      desk.pickHex(null);
    },
    grab: (target) => grab(desk, held, target),
    drag: (hex) => drag(desk, held, hex),
    drop: () => {
      held.current = {};
      desk.editing.settle();
    },
  };
}

/** A pick of the same hex again means its next stack. */
function stackIn({ view, draft, stack }: EditorDesk, hex: Axial): EditorTarget {
  const here = stacksAt(view, hex);
  const now = here.findIndex(({ ships }) => {
    const at = ships[0] === undefined ? undefined : stackOfShip(draft, ships[0]);
    return at && stack && at.force === stack.force && at.stack === stack.stack;
  });
  const next = here[(now + 1) % Math.max(1, here.length)];
  return next ? { hex, stack: next.id } : { hex };
}

function pickAt(desk: EditorDesk, { hex, stack }: EditorTarget): void {
  desk.pickHex(hex);
  desk.pickStack(stack ? drawnStackAt(desk, stack) : undefined);
}

const toggleEdge = (desk: EditorDesk, edge: BoardSide): void =>
  desk.change((draft) => withEntryToggled(draft, desk.force, edge));

/** Puts a stack into a hex of the board. */
export function moveTo(desk: EditorDesk, stack: StackAt, hex: Axial): void {
  desk.change((draft) => movedStack(draft, stack, hex));
  desk.pickHex(hex);
}

function grab(desk: EditorDesk, held: { current: Held }, target: EditorTarget): void {
  desk.editing.settle();
  if (target.edge) return;
  const [ship] = (target.stack && findStack(desk.view, target.stack)?.ships) || [];
  if (ship !== undefined) {
    held.current = { ship };
    pickAt(desk, target);
  } else if (desk.brush !== 'hand') {
    held.current = { from: target.hex };
    paint(desk, [target.hex], STROKE);
  }
}

/** Changes under one press of the pointer are undone in one step. */
const STROKE = 'stroke';

function drag(desk: EditorDesk, held: { current: Held }, hex: Axial): void {
  const { ship, from } = held.current;
  if (ship !== undefined && isWithin(hex, ORIGIN, desk.draft.radius)) {
    desk.change((draft) => {
      const at = stackOfShip(draft, ship);
      return at ? movedStack(draft, at, hex) : draft;
    }, STROKE);
    desk.pickHex(hex);
  } else if (from && !sameHex(from, hex)) {
    held.current = { from: hex };
    if (desk.size !== 'fill') paint(desk, line(from, hex), STROKE);
  }
}

function paint(desk: EditorDesk, hexes: readonly Axial[], gesture?: string): void {
  const { brush, size } = desk;
  if (brush === 'hand') return;
  const [first] = hexes;
  desk.change((draft) => {
    if (brush === 'island') return painted(draft, hexes, brush);
    if (size === 'fill') return first ? filled(draft, first, brush) : draft;
    const all = size === 'seven' ? hexes.flatMap((hex) => [hex, ...neighbors(hex)]) : hexes;
    return painted(draft, all, brush);
  }, gesture);
}
