import { firstRefusal, type Refusal, type Side } from '../../core';
import { basicOf, boxOfLandUnit, forceOf, presentDivision, presentDivisions } from '../common/own';
import type { Detachment, StrikeTarget } from '../model/basicState';
import type { OrderOf } from '../model/orders';
import { refusal } from '../model/refusals';
import { notNow, type OrderRule } from '../model/rule';
import type { SquadronRecord, StrategicView } from '../model/state';
import { isNextTo, type RangeBox } from '../tables/rangeBoxes';
import { plansIn } from './flow';
import {
  assigned,
  homeBox,
  readySquadrons,
  refuseSquadron,
  refuseSteps,
  stepChoices,
  stepsOf,
} from './missions';

type AssignCap = OrderOf<'assignCap'>;

/** [ST-7.3, ST-7.4] Puts squadrons of any type, or steps of them, over own divisions and land units. */
export const assignCap: OrderRule<'assignCap'> = {
  legal: (view, side) =>
    plansIn(view, side, 'cap')
      ? readySquadrons(view, side).flatMap((it) => choices(view, side, it))
      : [],
  refuse: (view, side, order) =>
    firstRefusal(
      () => (plansIn(view, side, 'cap') ? undefined : notNow('cap')),
      () => refuseAssignment(view, side, order),
    ),
  apply: ({ state }, side, { squadron, steps, over }) => {
    const basic = basicOf(state, side);
    const isSame = (it: AssignCapped) => it.squadron === squadron && it.over === over;
    basic.cap = assigned(basic.cap, isSame, { squadron, steps, over });
  },
};

type AssignCapped = Detachment & { over: string };

const asked = (view: StrategicView, side: Side, squadron: string, over: string) => ({
  squadron,
  standing: stepsOf(
    basicOf(view, side).cap.filter((it) => it.over === over),
    squadron,
  ),
});

const choices = (view: StrategicView, side: Side, { id, home }: SquadronRecord): AssignCap[] =>
  protectable(view, side)
    .filter((over) => isInReach(homeBox(view, side, home), protectedBox(view, side, over)))
    .flatMap((over) =>
      stepChoices(view, side, asked(view, side, id, over)).map(
        (steps): AssignCap => ({ kind: 'assignCap', squadron: id, steps, over }),
      ),
    );

/** Own divisions and land units. */
function protectable(view: StrategicView, side: Side): string[] {
  const force = forceOf(view, side);
  const bases = Object.values(force.landUnits).filter(({ isCaptured }) => !isCaptured);
  return [...presentDivisions(force), ...bases].map(({ id }) => id);
}

function protectedBox(view: StrategicView, side: Side, id: string): RangeBox | undefined {
  const force = forceOf(view, side);
  const unit = force.landUnits[id];
  if (unit) return unit.isCaptured ? undefined : boxOfLandUnit(view, id);
  return presentDivision(force, id)?.box ?? undefined;
}

/** [ST-7.5] Fighters cover neighbors. */
const isInReach = (from: RangeBox | undefined, to: RangeBox | undefined): boolean =>
  from !== undefined && to !== undefined && isNextTo(from, to);

function refuseAssignment(
  view: StrategicView,
  side: Side,
  { squadron, steps, over }: AssignCap,
): Refusal | undefined {
  const home = forceOf(view, side).squadrons[squadron]?.home ?? '';
  return firstRefusal(
    () => refuseSquadron(view, side, squadron),
    () => (protectedBox(view, side, over) ? undefined : refusal('nothing-to-protect', 'ST-7.3')),
    () =>
      isInReach(homeBox(view, side, home), protectedBox(view, side, over))
        ? undefined
        : refusal('cap-too-far', 'ST-7.5'),
    () => refuseSteps(view, side, asked(view, side, squadron, over), steps),
  );
}

/** [ST-7.13] CAP that protects a target; land units in one box share theirs. */
export function capOver(view: StrategicView, side: Side, target: StrikeTarget): AssignCapped[] {
  const { cap } = basicOf(view, side);
  if ('division' in target) return cap.filter(({ over }) => over === target.division);
  const { landUnits } = forceOf(view, side);
  const box = boxOfLandUnit(view, target.landUnit);
  return cap.filter(({ over }) => landUnits[over] && boxOfLandUnit(view, over) === box);
}
