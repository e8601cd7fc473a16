import type { BattleState } from '../../rules/battle';
import type { Side } from '../../rules/core';
import type { Task } from './plan';

/** [BT-14.3] Running for the edge, when that scores. */
export const exits = ({ scenario }: BattleState, side: Side): Task[] =>
  (scenario.extraPoints.exits ?? []).some(
    (exit) => exit.side === side && (exit.of ?? side) === side,
  )
    ? [{ kind: 'exit' }]
    : [];
