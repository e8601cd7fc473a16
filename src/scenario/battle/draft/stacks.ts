import { type Axial, addHex, ORIGIN, stepOf } from '../../../hex';
import { BOARD_SIDES, type BoardSide, stackingCount } from '../../../rules/battle';
import { MAX_STACK } from '../../../rules/battle/query';
import { fromFile, inFile } from '../../draft/hexes';
import { refitted } from '../../records/figures';
import type { ShipRegistry } from '../../records/registry';
import { freeHexNear } from './ground';
import type { BattleDraft, DraftForce, DraftStack } from './shape';

/** A stack by its force and its place in the force's list. */
export interface StackAt {
  force: number;
  stack: number;
}

export const stackAt = ({ taskForces }: BattleDraft, { force, stack }: StackAt) =>
  taskForces[force]?.stacks?.[stack];

export function stackOfShip({ taskForces }: BattleDraft, id: string): StackAt | undefined {
  const force = taskForces.findIndex(({ stacks = [] }) =>
    stacks.some(({ ships }) => ships.includes(id)),
  );
  const stack = taskForces[force]?.stacks?.findIndex(({ ships }) => ships.includes(id));
  return stack === undefined ? undefined : { force, stack };
}

/** A force whose stacks have the ship no more; a stack that was hers alone is gone. */
export function dropShip(force: DraftForce, id: string): DraftForce {
  if (!force.stacks) return force;
  const stacks = force.stacks
    .map((stack) => ({ ...stack, ships: stack.ships.filter((it) => it !== id) }))
    .filter(({ ships }) => ships.length > 0);
  return { ...force, stacks };
}

type Ships = Pick<ShipRegistry, 'ships'>;

/** [BT-2.3] What ships count; counters of several ships are not looked into. */
const countOf = (
  ids: readonly string[],
  { ships }: Ships,
  { date }: Pick<BattleDraft, 'date'>,
): number =>
  ids.reduce((sum, id) => {
    const record = ships.get(id);
    return sum + (record ? stackingCount(refitted(record, date).type) : 1);
  }, 0);

/** A ship of a force put into its last stack with room [BT-2.4], or into a new one; nothing where forces enter by edges. */
export function stackUp(draft: BattleDraft, at: number, id: string, registry: Ships): BattleDraft {
  const force = draft.taskForces[at];
  if (!force?.stacks) return draft;
  const last = force.stacks.at(-1);
  const hasRoom = last && countOf([...last.ships, id], registry, draft) <= MAX_STACK;
  if (hasRoom) return withStacks(draft, at, [...force.stacks.slice(0, -1), joined(last, id)]);
  const near = last ? fromFile(last.hex) : hexToward(force.entry[0], draft.radius);
  return withNewStack(draft, at, [id], freeHexNear(draft, near));
}

const joined = (stack: DraftStack, id: string): DraftStack => ({
  ...stack,
  ships: [...stack.ships, id],
});

const withStacks = (draft: BattleDraft, at: number, stacks: DraftStack[]): BattleDraft => ({
  ...draft,
  taskForces: draft.taskForces.map((force, f) => (f === at ? { ...force, stacks } : force)),
});

const withNewStack = (draft: BattleDraft, at: number, ships: string[], hex: Axial): BattleDraft =>
  withStacks(draft, at, [...(draft.taskForces[at]?.stacks ?? []), { ships, hex: inFile(hex) }]);

/** A hex on the way from the middle to an edge of the board, where a force begins that comes from there. */
function hexToward(edge: BoardSide | undefined, radius: number): Axial {
  const side = Math.max(0, BOARD_SIDES.indexOf(edge ?? 'N'));
  const steps = Math.floor(radius / 2);
  // The middle of a side lies between two directions.
  return Array.from({ length: steps }, (_, i) =>
    stepOf(((side + (i % 2 === 0 ? 0 : 5)) % 6) as Parameters<typeof stepOf>[0]),
  ).reduce(addHex, ORIGIN);
}

/** A stack put into another hex, wherever that is. */
export function movedStack(draft: BattleDraft, { force, stack }: StackAt, hex: Axial): BattleDraft {
  const stacks = draft.taskForces[force]?.stacks ?? [];
  return withStacks(
    draft,
    force,
    stacks.map((it, i) => (i === stack ? { ...it, hex: inFile(hex) } : it)),
  );
}

/** A ship by herself in a free hex beside the stack that she was in. */
export function splitOff(draft: BattleDraft, id: string): BattleDraft {
  const at = stackOfShip(draft, id);
  const from = at && stackAt(draft, at);
  const force = at && draft.taskForces[at.force];
  if (!force || !from || from.ships.length < 2) return draft;
  const left = withStacks(draft, at.force, dropShip(force, id).stacks ?? []);
  return withNewStack(left, at.force, [id], freeHexNear(draft, fromFile(from.hex)));
}

/** A ship into another stack of her force. */
export function intoStack(draft: BattleDraft, id: string, to: StackAt): BattleDraft {
  const target = stackAt(draft, to);
  const force = draft.taskForces[to.force];
  if (!target || !force || target.ships.includes(id)) return draft;
  const stacks = (force.stacks ?? []).map((it) =>
    it === target ? joined(it, id) : { ...it, ships: it.ships.filter((ship) => ship !== id) },
  );
  return withStacks(
    draft,
    to.force,
    stacks.filter(({ ships }) => ships.length > 0),
  );
}

/** All ships of a force that are in one hex in one stack. */
export function joinedInHex(draft: BattleDraft, { force, stack }: StackAt): BattleDraft {
  const stacks = draft.taskForces[force]?.stacks ?? [];
  const own = stacks[stack];
  if (!own) return draft;
  const isHere = ({ hex }: DraftStack) => hex[0] === own.hex[0] && hex[1] === own.hex[1];
  const whole = { ...own, ships: stacks.filter(isHere).flatMap(({ ships }) => ships) };
  return withStacks(
    draft,
    force,
    stacks.flatMap((it) => (it === own ? [whole] : isHere(it) ? [] : [it])),
  );
}
