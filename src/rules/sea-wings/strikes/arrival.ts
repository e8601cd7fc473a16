import { firstRefusal, must, type Refusal, type Side } from '../../core';
import { forceOf } from '../common/own';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import { enterStep, type OrderRule } from '../model/rule';
import type { SeaWingsState, SeaWingsView, Strike } from '../model/state';
import { refuseWeather } from '../plans/planning';
import { keyOf, refuseEmpty, refuseRange, targetOf, targetsOf } from '../plans/strike';
import { tasksOf } from './building';

const mayDivert = ({ step, confirmed }: SeaWingsView, side: Side): boolean =>
  step.kind === 'arrival' && step.side === side && !confirmed[side];

/** The strike whose turn has come. */
function arrivingOf(view: SeaWingsView, side: Side): Strike {
  const { arriving, strikes } = forceOf(view, side);
  return must(
    strikes.find(({ id }) => id === arriving?.strike),
    'strike',
  );
}

/** [WG-8.26] The strike goes for another target than it was launched at; its own takes the change back. */
export const divert: OrderRule<'divert'> = {
  legal: (view, side) =>
    mayDivert(view, side)
      ? targetsOf(view, side)
          .map((target) => ({ kind: 'divert', target }) as const)
          .filter((order) => !divert.refuse(view, side, order))
      : [],
  refuse: (view, side, { target }) =>
    mayDivert(view, side) ? refuseTarget(view, side, target) : refusal('not-now', 'WG-8.26'),
  apply(play, side, { target }) {
    const arriving = must(play.state.forces[side].arriving, 'strike');
    arriving.target = must(targetOf(play.state, side, target), target).target;
    tell(play, { kind: 'strikeDiverted', rule: 'WG-8.26', seenBy: [side], side, target });
  },
};

/** [WG-8.4, WG-8.26, WG-12.14, WG-21.19] Within the range of every formation, and of use to each of their loads. */
function refuseTarget(view: SeaWingsView, side: Side, id: string): Refusal | undefined {
  const aim = targetOf(view, side, id);
  const now = keyOf(forceOf(view, side).arriving?.target ?? arrivingOf(view, side).target);
  if (!aim?.hex || id === now) return refusal('no-such-marker', 'WG-8.26', { target: id });
  const { from, id: strike } = arrivingOf(view, side);
  const checks = tasksOf(view, side, strike)
    .filter(({ task }) => task.factors > 0)
    .flatMap(({ formation, task }) => [
      () => refuseRange(from, formation, aim),
      () => refuseEmpty(formation, aim, task.ordnance),
    ]);
  const { hex } = aim;
  return firstRefusal(() => refuseWeather(view, hex), ...checks);
}

/** [WG-8.26] Option A: before a strike is resolved its owner may change its target; `false` where nobody is asked. */
export function stopForDiversion(state: SeaWingsState, side: Side, strike: Strike): boolean {
  const isFlown = tasksOf(state, side, strike.id).some(({ task }) => task.factors > 0);
  if (!state.options.searchAndStrike || strike.target === null || !isFlown) return false;
  state.forces[side].arriving = { strike: strike.id, target: null };
  enterStep(state, { kind: 'arrival', side });
  return true;
}

/** The strike that was asked about, with its target as it is now. */
export function settleTarget({ state }: Play, side: Side): Strike {
  const strike = arrivingOf(state, side);
  const target = state.forces[side].arriving?.target ?? null;
  state.forces[side].arriving = null;
  if (target === null || keyOf(target) === keyOf(strike.target)) return strike;
  Object.assign(strike, { target, isDiverted: true });
  for (const { task } of tasksOf(state, side, strike.id)) task.target = target;
  return strike;
}
