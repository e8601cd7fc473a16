import { firstRefusal, type Refusal, type Side } from '../../core';
import { basicOf } from '../common/own';
import type { OrderOf } from '../model/orders';
import { notNow, type OrderRule } from '../model/rule';
import type { SquadronId, StrategicView } from '../model/state';
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

/** [ST-7.2] Sets squadrons, or steps of them, aside to search. */
export const assignSearch: OrderRule<'assignSearch'> = {
  legal: (view, side) =>
    plansIn(view, side, 'search')
      ? readySquadrons(view, side)
          .filter(({ id }) => !refuseBox(view, side, id))
          .flatMap(({ id }) => choices(view, side, id))
      : [],
  refuse: (view, side, order) =>
    firstRefusal(
      () => (plansIn(view, side, 'search') ? undefined : notNow('search')),
      () => refuseAssignment(view, side, order),
    ),
  apply: ({ state }, side, { squadron, steps }) => {
    const basic = basicOf(state, side);
    const isSame = (it: { squadron: SquadronId }) => it.squadron === squadron;
    basic.search = assigned(basic.search, isSame, { squadron, steps });
  },
};

const standing = (view: StrategicView, side: Side, squadron: SquadronId) => ({
  squadron,
  standing: stepsOf(basicOf(view, side).search, squadron),
});

const choices = (
  view: StrategicView,
  side: Side,
  squadron: SquadronId,
): OrderOf<'assignSearch'>[] =>
  stepChoices(view, side, standing(view, side, squadron)).map((steps) => ({
    kind: 'assignSearch',
    squadron,
    steps,
  }));

const refuseAssignment = (
  view: StrategicView,
  side: Side,
  { squadron, steps }: OrderOf<'assignSearch'>,
): Refusal | undefined =>
  firstRefusal(
    () => refuseSquadron(view, side, squadron),
    () => refuseBox(view, side, squadron),
    () => refuseSteps(view, side, standing(view, side, squadron), steps),
  );
