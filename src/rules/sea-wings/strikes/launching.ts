import { bySide, must, type Refusal, SIDES, type Side } from '../../core';
import { oneOrAll } from '../common/amounts';
import { formationsAt, formationsOf } from '../common/formations';
import { forceOf } from '../common/own';
import type { Formation, StrikeTask } from '../model/air';
import type { OrderOf } from '../model/orders';
import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import { enterStep, type OrderRule } from '../model/rule';
import type { DeckLaunch, Force, SeaWingsState, SeaWingsView } from '../model/state';
import { loadIn, NONE } from '../plans/loads';
import { capacityOf } from '../plans/planning';
import { extraCrew, keyOf } from '../plans/strike';

/** [WG-8.29] On deck for a launch: combined strikes go up with the second. */
const isWaiting = ({ isLaunched, launch }: StrikeTask, now: DeckLaunch): boolean =>
  !isLaunched && (launch === 'first') === (now === 'first');

const waitingIn = ({ boxes }: Formation, launch: DeckLaunch): StrikeTask[] =>
  boxes.strike.filter((task) => task.factors > 0 && isWaiting(task, launch));

/** [WG-8.20, WG-8.21, WG-8.30] Strikes on deck go up as far as their homes can still launch them. */
export function launchNow(state: SeaWingsState, launch: DeckLaunch): void {
  for (const side of SIDES) goUp(state.forces[side], launch);
  state.launched.push(launch);
}

function goUp(force: Force, launch: DeckLaunch): void {
  const capacity = new Map<string, number>();
  for (const formation of bombersLast(formationsOf(force))) {
    const { id } = formation.home;
    for (const task of formation.boxes.strike.filter((it) => isWaiting(it, launch))) {
      const left = capacity.get(id) ?? lateCapacity(force, formation);
      const flown = Math.min(left, task.factors);
      capacity.set(id, left - flown);
      formation.boxes.hangar += task.factors - flown;
      Object.assign(task, { factors: flown, isLaunched: true });
    }
  }
}

/** [WG-24.25] Fighters are cut last: they are the first to be launched. */
const bombersLast = (formations: readonly Formation[]): Formation[] =>
  [...formations].sort((a, b) => Number(b.type.class === 'F') - Number(a.type.class === 'F'));

/** A combined strike has both launches of its home [WG-8.11]. */
function lateCapacity(force: Force, formation: Formation): number {
  const one = capacityOf(force, formation);
  const isCombined = formation.boxes.strike.some(({ launch }) => launch === 'combined');
  const most = isCombined ? 2 * one : one;
  return most > 0 ? most + extraCrew(force, formation.home.id) : 0;
}

/** [WG-8.30] Stops for a side whose carriers were hit in this phase, whether it has to cut a launch or not [WG-24.25]. */
export function stopForCuts(state: SeaWingsState, launch: DeckLaunch): boolean {
  const asked = bySide((side) => state.forces[side].isDeckHit);
  if (!asked.allies && !asked.axis) return false;
  enterStep(state, { kind: 'launchCut', launch, asked });
  return true;
}

/** [WG-8.30] Factors above what the deck of a home can still launch; 0 where nothing goes up, since all stays. */
function surplusOf(force: Force, formation: Formation, launch: DeckLaunch): number {
  const capacity = lateCapacity(force, formation);
  const waiting = formationsAt(force, formation.home.id)
    .flatMap((it) => waitingIn(it, launch))
    .reduce((sum, { factors }) => sum + factors, 0);
  return capacity === 0 ? 0 : Math.max(0, waiting - capacity);
}

const launchIn = ({ step, confirmed }: SeaWingsView, side: Side): DeckLaunch | undefined =>
  step.kind === 'launchCut' && step.asked[side] && !confirmed[side] ? step.launch : undefined;

/** The task of a formation that an order names. */
const taskIn = (
  formation: Formation | undefined,
  launch: DeckLaunch,
  { target, ordnance }: Pick<OrderOf<'launchCut'>, 'target' | 'ordnance'>,
): StrikeTask | undefined =>
  formation &&
  waitingIn(formation, launch).find(
    (it) => keyOf(it.target) === target && it.ordnance === loadIn(ordnance),
  );

/** [WG-8.30] Factors of a strike that stay behind because its deck cannot launch all of it. */
export const launchCut: OrderRule<'launchCut'> = {
  // One factor or all that can be left; `refuse` allows any number.
  legal(view, side) {
    const launch = launchIn(view, side);
    if (!launch) return [];
    const force = forceOf(view, side);
    return formationsOf(force).flatMap((formation) =>
      waitingIn(formation, launch).flatMap(({ factors, target, ordnance }) => {
        const most = Math.min(factors, surplusOf(force, formation, launch));
        const about = { target: keyOf(target), ordnance: ordnance ?? NONE };
        return oneOrAll(most).map((it) => ({
          kind: 'launchCut',
          formation: formation.id,
          factors: it,
          ...about,
        }));
      }),
    );
  },
  refuse(view, side, { formation: id, factors, ...about }): Refusal | undefined {
    const launch = launchIn(view, side);
    if (!launch) return refusal('not-now', 'WG-8.30');
    const force = forceOf(view, side);
    const formation = force.formations[id];
    const free = taskIn(formation, launch, about)?.factors ?? 0;
    if (!formation || factors < 1 || factors > free)
      return refusal('no-factors', 'WG-8.30', { formation: id, free });
    const most = surplusOf(force, formation, launch);
    return factors > most
      ? refusal('launch-cut', 'WG-8.30', { home: formation.home.id, most })
      : undefined;
  },
  apply(play, side, { formation: id, factors, ...about }) {
    const formation = must(play.state.forces[side].formations[id], id);
    const launch = must(launchIn(play.state, side), 'launch');
    must(taskIn(formation, launch, about), 'task').factors -= factors;
    formation.boxes.hangar += factors;
    const facts = { side, formation: id, factors };
    tell(play, { kind: 'launchCut', rule: 'WG-8.30', seenBy: [side], ...facts });
  },
};
