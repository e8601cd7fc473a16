import { bySide, type ClauseId, type Outcome, SIDES, type Side } from '../../core';
import { book } from '../harm/book';
import type { Ending } from '../model/endings';
import { type Play, tell } from '../model/play';
import type { StrategicState } from '../model/state';
import { finalPoints } from './points';
import { ratioHundredths, victoryResult } from './victory';

const RULE_OF_ENDING: Readonly<Record<Ending, ClauseId>> = {
  sideGone: 'ST-22.1',
  turnsOver: 'ST-22.4',
  noContact: 'ST-22.2',
  agreed: 'ST-22.5',
};

/** [ST-7.52, ST-22.1, ST-22.4] What ends a game of either level when a turn has ended. */
export function endingOf(state: StrategicState): Ending | undefined {
  if (SIDES.some((side) => isGone(state, side))) return 'sideGone';
  return state.turn >= state.scenario.turns ? 'turnsOver' : undefined;
}

/** [ST-22.1] All divisions, submarines among them, are sunk or withdrawn; aircraft and land units do not count. */
const isGone = ({ forces }: StrategicState, side: Side): boolean =>
  Object.values(forces[side].divisions).every(
    ({ status }) => status === 'gone' || status === 'withdrawn',
  );

/** [ST-22.6 to ST-22.14] Ends the game: losses so far of an air attack under way count, then points are totaled and their ratio is read. */
export function finish(play: Play, ending: Ending): void {
  const { state } = play;
  if (state.air) book(play, state.air);
  const points = finalPoints(state);
  const outcome = outcomeOf(points.allies, points.axis);
  state.air = null;
  state.action = null;
  state.step = { kind: 'over', outcome };
  state.clock += 1;
  const ratio = ratioHundredths(points.allies, points.axis);
  tell(play, {
    kind: 'gameEnded',
    rule: RULE_OF_ENDING[ending],
    ending,
    outcome,
    points,
    ratioHundredths: ratio,
  });
}

/** [ST-22.12] The reason of a result is its degree. */
function outcomeOf(allies: number, axis: number): Outcome {
  const result = victoryResult(allies, axis);
  return {
    winner: result.winner,
    reason: result.winner === 'draw' ? 'draw' : result.degree,
    rule: 'ST-22.12',
    victoryPoints: bySide((side) => (side === 'allies' ? allies : axis)),
  };
}
