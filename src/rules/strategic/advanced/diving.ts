import { firstRefusal, type Refusal, type Side } from '../../core';
import { stateOf } from '../cards/shipNow';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { Force, StrategicView } from '../model/state';
import { isPlanning, ownDivision, refuseDivision, refusePhase, replaced } from './ordered';
import { advancedOf, forceOf, presentDivisions, shipsOfDivision } from './own';

/** [ST-19.8, ST-20.1, ST-20.2] */
function refuseDive(force: Force, view: StrategicView, side: Side, id: string) {
  const division = ownDivision(view, side, id);
  const submarine = division?.submarine;
  if (!division || !submarine) return refusal('no-submarine.division', 'ST-20.1', { division: id });
  if (submarine.isSubmerged) return refusal('submerged', 'ST-20.1', { division: id });
  if (submarine.turnsLeft === 0) return refusal('no-air', 'ST-20.9', { division: id });
  return shipsOfDivision(force, division).some((ship) => stateOf(ship) === 'heavy')
    ? refusal('heavy-damage', 'ST-19.8', { division: id })
    : undefined;
}

function refuseSurfacing(view: StrategicView, side: Side, id: string): Refusal | undefined {
  const submarine = ownDivision(view, side, id)?.submarine;
  if (!submarine) return refusal('no-submarine.division', 'ST-20.1', { division: id });
  return submarine.isSubmerged ? undefined : refusal('surfaced', 'ST-20.1', { division: id });
}

const submarines = (view: StrategicView, side: Side): string[] =>
  isPlanning(view, side, 'movement')
    ? presentDivisions(forceOf(view, side)).flatMap(({ id, submarine }) => (submarine ? id : []))
    : [];

/** A submerged boat stays down: the order cancels an order to surface. */
export const submerge: OrderRule<'submerge'> = {
  legal: (view, side) =>
    submarines(view, side)
      .filter((id) => !refuseGoingDown(view, side, id))
      .map((division) => ({ kind: 'submerge', division })),
  refuse: (view, side, { division }) =>
    firstRefusal(
      () => refusePhase(view, side, 'movement'),
      () => refuseDivision(view, side, division),
      () => refuseGoingDown(view, side, division),
    ),
  apply({ state }, side, { division }) {
    goTo(state, side, division, 'down');
  },
};

export const surface: OrderRule<'surface'> = {
  legal: (view, side) =>
    submarines(view, side)
      .filter((id) => !refuseComingUp(view, side, id))
      .map((division) => ({ kind: 'surface', division })),
  refuse: (view, side, { division }) =>
    firstRefusal(
      () => refusePhase(view, side, 'movement'),
      () => refuseDivision(view, side, division),
      () => refuseComingUp(view, side, division),
    ),
  apply({ state }, side, { division }) {
    goTo(state, side, division, 'up');
  },
};

const refuseGoingDown = (view: StrategicView, side: Side, id: string) =>
  advancedOf(view, side).surfacing.includes(id)
    ? undefined
    : refuseDive(forceOf(view, side), view, side, id);

const refuseComingUp = (view: StrategicView, side: Side, id: string) =>
  advancedOf(view, side).diving.includes(id) ? undefined : refuseSurfacing(view, side, id);

/** [ST-20.1] Sets what a boat is to do; nothing is ordered for one that is so already. */
function goTo(state: StrategicView, side: Side, id: string, where: 'up' | 'down'): void {
  const plans = advancedOf(state, side);
  const isDown = forceOf(state, side).divisions[id]?.submarine?.isSubmerged === true;
  plans.diving = replaced(plans.diving, (it) => it === id);
  plans.surfacing = replaced(plans.surfacing, (it) => it === id);
  if (where === 'down' && !isDown) plans.diving.push(id);
  if (where === 'up' && isDown) plans.surfacing.push(id);
}
