import { firstRefusal, type Refusal, type Side } from '../../core';
import { basicOf, forceOf } from '../common/own';
import type { BasicForce, Strike } from '../model/basicState';
import type { OrderOf } from '../model/orders';
import { refusal } from '../model/refusals';
import { notNow, type OrderRule } from '../model/rule';
import type { SquadronRecord, StrategicState, StrategicView } from '../model/state';
import { plansIn } from './flow';
import {
  assigned,
  readySquadrons,
  refuseBox,
  refuseSquadron,
  refuseSteps,
  stepChoices,
  stepsOf,
} from './missions';
import {
  asTarget,
  idOf,
  isLocated,
  reaches,
  strikeTargets,
  targetBox,
  weaponsAt,
} from './strikeTargets';

type AssignStrike = OrderOf<'assignStrike'>;
type AssignEscort = OrderOf<'assignEscort'>;

/** The strike of a side at a target, if it has assigned one. */
export const strikeAt = ({ strikes }: BasicForce, target: string): Strike | undefined =>
  strikes.find((it) => idOf(it.target) === target);

/** [ST-7.6, ST-7.8, ST-7.10] Sets squadrons, or steps of them, beside a located target. */
export const assignStrike: OrderRule<'assignStrike'> = {
  legal: (view, side) =>
    plansIn(view, side, 'strikePlan')
      ? strikeTargets(view, side).flatMap((target) =>
          flyers(view, side, target).flatMap((it) => strikeChoices(view, side, it, target)),
        )
      : [],
  refuse: (view, side, order) =>
    firstRefusal(
      () => refuseNow(view, side),
      () => refuseMission(view, side, order),
      () => refuseWeapon(view, side, order),
      () => refuseSteps(view, side, askedStrike(view, side, order), order.steps),
    ),
  apply: ({ state }, side, { squadron, steps, target, weapon }) => {
    const strike = strikeFor(state, side, target);
    const isSame = (it: Strike['parts'][number]) =>
      it.squadron === squadron && it.weapon === weapon;
    strike.parts = assigned(strike.parts, isSame, { squadron, steps, weapon });
    const basic = basicOf(state, side);
    basic.strikes = basic.strikes.filter(({ parts }) => parts.length > 0);
  },
};

/** [ST-7.11] Adds fighters to a strike. */
export const assignEscort: OrderRule<'assignEscort'> = {
  legal: (view, side) =>
    plansIn(view, side, 'strikePlan')
      ? basicOf(view, side).strikes.flatMap((strike) => escortChoices(view, side, strike))
      : [],
  refuse: (view, side, order) =>
    firstRefusal(
      () => refuseNow(view, side),
      () => refuseMission(view, side, order),
      () => refuseEscort(view, side, order),
      () => refuseSteps(view, side, askedEscort(view, side, order), order.steps),
    ),
  apply: ({ state }, side, { squadron, steps, target }) => {
    const strike = strikeFor(state, side, target);
    const isSame = (it: { squadron: string }) => it.squadron === squadron;
    strike.escort = assigned(strike.escort, isSame, { squadron, steps });
  },
};

function strikeFor(state: StrategicState, side: Side, target: string): Strike {
  const basic = basicOf(state, side);
  const standing = strikeAt(basic, target);
  if (standing) return standing;
  const strike: Strike = {
    target: asTarget(state, side, target),
    parts: [],
    escort: [],
    isFlown: false,
  };
  basic.strikes.push(strike);
  return strike;
}

/** Own squadrons that reach a target. */
const flyers = (view: StrategicView, side: Side, target: string): SquadronRecord[] =>
  readySquadrons(view, side).filter((it) => reaches(view, side, it, targetBox(view, side, target)));

const strikeChoices = (
  view: StrategicView,
  side: Side,
  squadron: SquadronRecord,
  target: string,
): AssignStrike[] =>
  weaponsAt(view, side, squadron, target).flatMap((weapon) => {
    const part = { squadron: squadron.id, target, weapon };
    const choices = stepChoices(view, side, askedStrike(view, side, part));
    return choices.map((steps): AssignStrike => ({ kind: 'assignStrike', steps, ...part }));
  });

const escortChoices = (view: StrategicView, side: Side, strike: Strike): AssignEscort[] => {
  const target = idOf(strike.target);
  return flyers(view, side, target)
    .filter(({ card }) => card.type === 'F')
    .flatMap(({ id: squadron }) =>
      stepChoices(view, side, askedEscort(view, side, { squadron, target })).map(
        (steps): AssignEscort => ({ kind: 'assignEscort', squadron, steps, target }),
      ),
    );
};

const askedStrike = (
  view: StrategicView,
  side: Side,
  { squadron, target, weapon }: Pick<AssignStrike, 'squadron' | 'target' | 'weapon'>,
) => ({
  squadron,
  standing: stepsOf(
    (strikeAt(basicOf(view, side), target)?.parts ?? []).filter((it) => it.weapon === weapon),
    squadron,
  ),
});

const askedEscort = (
  view: StrategicView,
  side: Side,
  { squadron, target }: Pick<AssignEscort, 'squadron' | 'target'>,
) => ({
  squadron,
  standing: stepsOf(strikeAt(basicOf(view, side), target)?.escort ?? [], squadron),
});

const refuseNow = (view: StrategicView, side: Side): Refusal | undefined =>
  plansIn(view, side, 'strikePlan') ? undefined : notNow('strikes');

/** [ST-7.6, ST-7.9] */
const refuseMission = (
  view: StrategicView,
  side: Side,
  { squadron, target }: Pick<AssignEscort, 'squadron' | 'target'>,
): Refusal | undefined =>
  firstRefusal(
    () => refuseSquadron(view, side, squadron),
    () => refuseBox(view, side, squadron),
    () =>
      isLocated(view, side, target) ? undefined : refusal('not-located', 'ST-7.6', { target }),
    () =>
      flyers(view, side, target).some(({ id }) => id === squadron)
        ? undefined
        : refusal('out-of-reach.strike', 'ST-7.9', { target }),
  );

function refuseWeapon(
  view: StrategicView,
  side: Side,
  { squadron: id, target, weapon }: AssignStrike,
): Refusal | undefined {
  const squadron = forceOf(view, side).squadrons[id];
  return squadron && weaponsAt(view, side, squadron, target).includes(weapon)
    ? undefined
    : refusal('no-such-weapon', 'ST-7.10');
}

function refuseEscort(
  view: StrategicView,
  side: Side,
  { squadron, target }: AssignEscort,
): Refusal | undefined {
  if (forceOf(view, side).squadrons[squadron]?.card.type !== 'F')
    return refusal('no-fighter', 'ST-7.11');
  return strikeAt(basicOf(view, side), target)
    ? undefined
    : refusal('nothing-to-escort', 'ST-7.11');
}
