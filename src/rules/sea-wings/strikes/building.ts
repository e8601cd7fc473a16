import { distance } from '../../../hex';
import { enemyOf, must, SIDES, type Side, valueOf } from '../../core';
import { formationsOf, hexOfHome, taskForceOf } from '../common/formations';
import { tellLots } from '../common/lots';
import { forceOf, taskForcesOf } from '../common/own';
import type { Formation, StrikeTask } from '../model/air';
import type { BaseId, ForceId, ShipId, TaskForceId } from '../model/ids';
import type { Play } from '../model/play';
import type { Force, SeaWingsState, SeaWingsView, Strike } from '../model/state';

/** [WG-8.9 to WG-8.13] Sorts the strike tasks of a side into strikes: one for each origin, launch and target. */
export function buildStrikes({ state }: Play, side: Side): void {
  const force = state.forces[side];
  for (const formation of formationsOf(force))
    for (const task of formation.boxes.strike) {
      const from = hexOfHome(force, formation);
      if (!from) continue;
      const origin = originOf(force, side, formation);
      const { launch, target } = task;
      const same = force.strikes.find(
        (it) => it.origin === origin && it.launch === launch && sameTarget(it.target, target),
      );
      const strike = same ?? {
        id: `${side}-strike-${force.strikes.length + 1}`,
        origin,
        from: { ...from },
        launch,
        target,
        hasSurprise: false,
        isDone: false,
      };
      if (!same) force.strikes.push(strike);
      task.strike = strike.id;
    }
}

/** [WG-8.9, WG-8.10] A carrier or base; for the Japanese side, the task force of the carrier. */
export const originOf = (
  force: Force,
  side: Side,
  { home }: Pick<Formation, 'home'>,
): ShipId | BaseId | TaskForceId =>
  side === 'axis' ? (taskForceOf(force, home)?.id ?? home.id) : home.id;

const sameTarget = (a: Strike['target'], b: Strike['target']): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** The tasks of a strike, each with its formation. */
export const tasksOf = (
  view: SeaWingsView,
  side: Side,
  strike: string,
): { formation: Formation; task: StrikeTask; index: number }[] =>
  formationsOf(forceOf(view, side)).flatMap((formation) =>
    formation.boxes.strike.flatMap((task, index) =>
      task.strike === strike ? [{ formation, task, index }] : [],
    ),
  );

/** The force that a strike flies at; `undefined` when it is gone, or for a strike at nothing. */
export function targetForce(
  { forces }: SeaWingsState,
  side: Side,
  { target }: Strike,
): ForceId | undefined {
  const enemy = forces[enemyOf(side)];
  if (target === null) return undefined;
  if ('base' in target) return target.base;
  return taskForcesOf(enemy).find(({ marker }) => marker === target.marker)?.id;
}

/** [WG-9.13, WG-8.18] Steps B2, B3 and B4. */
export const STRIKE_STEPS = ['surprising', 'first', 'second'] as const;
type StrikeStep = (typeof STRIKE_STEPS)[number];

const isOf = (step: StrikeStep, { hasSurprise, launch }: Strike): boolean =>
  step === 'surprising' ? hasSurprise : (launch === 'first') === (step === 'first');

/** [WG-8.18] The next strike of a step: the nearest to its target, ties by a die each. */
export function nextStrike(
  play: Play,
  step: StrikeStep,
): { side: Side; strike: Strike } | undefined {
  const open = SIDES.flatMap((side) =>
    play.state.forces[side].strikes
      .filter((strike) => !strike.isDone && isOf(step, strike))
      .map((strike) => ({ side, strike, hexes: hexesTo(play.state, side, strike) })),
  );
  const least = Math.min(...open.map(({ hexes }) => hexes));
  return drawLots(
    play,
    open.filter(({ hexes }) => hexes === least),
  );
}

/** [WG-8.18] One die for each, the lowest first; ties are rolled again. */
function drawLots<T>(play: Play, tied: readonly T[]): T | undefined {
  if (tied.length < 2) return tied[0];
  const dice = tied.map(() => valueOf(tellLots(play, play.dice.roll('d6', 1, 'strike-order'))));
  const lowest = Math.min(...dice);
  return drawLots(
    play,
    tied.filter((_, i) => dice[i] === lowest),
  );
}

function hexesTo(state: SeaWingsState, side: Side, strike: Strike): number {
  const id = targetForce(state, side, strike);
  if (id === undefined) return 0;
  const { taskForces, bases } = state.forces[enemyOf(side)];
  return distance(strike.from, must(taskForces[id] ?? bases[id], id).hex);
}
