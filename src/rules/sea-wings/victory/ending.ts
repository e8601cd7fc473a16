import { type BySide, type ClauseId, enemyOf, type Outcome, type Side } from '../../core';
import { type Play, tell } from '../model/play';
import { enterStep } from '../model/rule';
import type { VictoryMargin } from '../model/scenario';
import { finalPoints } from './points';

/** [WG-22.5, WG-29.50] The side with more points, unless the scenario asks for a lead. */
export function winnerOf(points: BySide<number>, margin: VictoryMargin | null): Outcome['winner'] {
  if (!margin)
    return points.allies === points.axis ? 'draw' : points.allies > points.axis ? 'allies' : 'axis';
  const lead = points[margin.side] - points[enemyOf(margin.side)];
  if (lead >= margin.wins) return margin.side;
  return lead < margin.loses ? enemyOf(margin.side) : 'draw';
}

const RULES: Readonly<Record<string, ClauseId>> = {
  gone: 'WG-22.2',
  turns: 'WG-22.2',
  resigned: 'WG-22.14',
};

/** [WG-22.2, WG-22.14, WG-24.19] Ends the game; from now on nothing is hidden. */
export function finish(play: Play, reason: 'gone' | 'turns' | 'resigned', loser?: Side): void {
  const { state } = play;
  const victoryPoints = finalPoints(state);
  const winner = loser ? enemyOf(loser) : winnerOf(victoryPoints, state.scenario.margin);
  const rule = RULES[reason] as ClauseId;
  const outcome: Outcome = { winner, reason, rule, victoryPoints };
  enterStep(state, { kind: 'over', outcome });
  tell(play, { kind: 'gameEnded', rule, outcome, reveals: true });
}
