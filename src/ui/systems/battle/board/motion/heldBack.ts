import type { BattleView, ShipId, Stack } from '../../../../../rules/battle';
import type { BattleAct } from '../common/acts';

/** The position to draw while some acts are still to be shown: their effects are left out. */
export function heldBack(
  before: BattleView,
  after: BattleView,
  pending: readonly BattleAct[],
): BattleView {
  if (pending.length === 0) return after;
  const unhurt = pick(before.ships, new Set(pending.flatMap(({ ships }) => ships)));
  return {
    ...after,
    ships: { ...after.ships, ...unhurt },
    stacks: notMoved(withLost(before, after, lostIn(pending)), pending),
  };
}

const lostIn = (pending: readonly BattleAct[]): Set<ShipId> =>
  new Set(pending.flatMap(({ lost }) => lost ?? []));

const pick = (ships: BattleView['ships'], ids: ReadonlySet<ShipId>): BattleView['ships'] =>
  Object.fromEntries(Object.entries(ships).filter(([id]) => ids.has(id)));

/** Ships still to sink stand where they stood. */
function withLost(before: BattleView, after: BattleView, lost: ReadonlySet<ShipId>): Stack[] {
  const wounded = before.stacks.filter(({ ships }) => ships.some((id) => lost.has(id)));
  const kept = after.stacks.map((stack) => {
    const old = wounded.find(({ id }) => id === stack.id);
    if (!old) return stack;
    return { ...stack, ships: old.ships.filter((id) => stack.ships.includes(id) || lost.has(id)) };
  });
  const gone = wounded
    .filter(({ id }) => !after.stacks.some((stack) => stack.id === id && isShown(stack)))
    .map((stack) => ({ ...stack, ships: stack.ships.filter((id) => lost.has(id)) }));
  return [...kept.filter(({ id }) => !gone.some((stack) => stack.id === id)), ...gone];
}

const isShown = ({ place, ships }: Stack): boolean => place === 'board' && ships.length > 0;

/** Stacks still to move stand where their first move starts. */
function notMoved(stacks: readonly Stack[], pending: readonly BattleAct[]): Stack[] {
  return stacks.map((stack) => {
    const first = pending.find(({ moved }) => moved?.stack === stack.id)?.moved;
    return first && stack.place === 'board' ? { ...stack, hex: first.from } : stack;
  });
}
