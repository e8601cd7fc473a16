import {
  afloatShips,
  type BattleView,
  isAfloat,
  isSurprised,
  surprisedForces,
  type TaskForce,
} from '../../../rules/battle';
import type { Side } from '../../../rules/core';
import { listed } from '../../../words/battle/common/words';
import { decisionText } from '../../../words/battle/texts/decision';

/** [BT-19.3] The sentences about what of a side is taken by surprise now; none when nothing is. */
export function surpriseSentences(view: BattleView, side: Side): string[] {
  const forces = surprisedForces(view).filter(
    (force) => force.side === side && fights(view, force),
  );
  const impulses = [...new Set(forces.map(({ surprisedUntil = 0 }) => surprisedUntil))];
  return impulses.map((until) => {
    const names = forces.filter((it) => it.surprisedUntil === until).map(({ name }) => name);
    return decisionText('surprised', { count: names.length, forces: listed(names), until });
  });
}

const fights = ({ ships }: BattleView, force: TaskForce): boolean =>
  force.ships.some(({ id }) => {
    const ship = ships[id];
    return ship !== undefined && isAfloat(ship);
  });

/** [BT-19.3] Every ship that a side has in the battle is taken by surprise. */
export function isAllSurprised(view: BattleView, side: Side): boolean {
  const own = afloatShips(view, side);
  return own.length > 0 && own.every(({ id }) => isSurprised(view, id));
}
