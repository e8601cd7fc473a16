import { enemyOf, must, SIDES, type Side } from '../../core';
import { rollSurprise, type SurpriseAttempt } from '../combat/strike/surprise';
import { isDummy } from '../common/own';
import type { ForceId } from '../model/ids';
import { type Play, tell } from '../model/play';
import type { Force, SeaWingsState, Strike } from '../model/state';
import { targetForce } from './building';

/** [WG-9.2] The force of a strike's origin: its task force, or the base itself. */
export const originForce = ({ ships }: Force, { origin }: Pick<Strike, 'origin'>): ForceId =>
  ships[origin]?.taskForce ?? origin;

const strikesFrom = (force: Force, id: ForceId): Strike[] =>
  force.strikes.filter((strike) => originForce(force, strike) === id);

/** [WG-9.1 to WG-9.13, WG-9.21] Step B1: all dice, then both players are told which strikes have surprise, and where. */
export function settleSurprise(play: Play): void {
  const { state } = play;
  const attempts = SIDES.flatMap((side) =>
    state.forces[side].strikes.flatMap((strike) => attemptOf(state, side, strike)),
  );
  const { surprising, facts } = rollSurprise(attempts, play.dice);
  for (const fact of facts) tell(play, { ...fact, seenBy: [] });
  for (const side of SIDES)
    state.forces[side].surprised = [
      ...new Set(
        attempts.filter((it) => it.side !== side && surprising.includes(it.id)).map(({ at }) => at),
      ),
    ];
  for (const { id, side } of attempts.filter((it) => surprising.includes(it.id)))
    gain(play, side, id);
}

function gain(play: Play, side: Side, id: string): void {
  const strike = must(
    play.state.forces[side].strikes.find((it) => it.id === id),
    id,
  );
  strike.hasSurprise = true;
  tell(play, { kind: 'surpriseGained', rule: 'WG-9.4', side, target: targetOf(strike) });
}

const targetOf = ({ target }: Strike): string =>
  target === null ? '' : 'marker' in target ? target.marker : target.base;

/** [WG-9.1, WG-9.2, WG-9.3] A strike whose target has itself a strike to launch. */
function attemptOf(state: SeaWingsState, side: Side, strike: Strike): SurpriseAttempt[] {
  const at = targetForce(state, side, strike);
  const enemy = state.forces[enemyOf(side)];
  if (at === undefined) return [];
  const taskForce = enemy.taskForces[at];
  const launches = strikesFrom(enemy, at).length;
  if (launches === 0 || (taskForce && isDummy(taskForce))) return [];
  const from = originForce(state.forces[side], strike);
  return [
    {
      id: strike.id,
      side,
      from,
      at,
      launches,
      isFromBase: state.forces[side].bases[from] !== undefined,
      spottedBy: taskForce?.spotted?.by ?? [],
      returning: enemy.returning.filter((origin) => originForce(enemy, { origin }) === at).length,
    },
  ];
}
