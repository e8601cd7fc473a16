import { firstRefusal, type Refusal, type Side } from '../../core';
import type { OrderOf } from '../model/orders';
import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import { notNow, type OrderRule } from '../model/rule';
import type { Division, StrategicView } from '../model/state';
import { forceOf, presentDivisions } from './own';

/** [ST-6.1] Puts a division into one of the boxes that the scenario leaves to its owner. */
export const placeDivision: OrderRule<'placeDivision'> = {
  legal: (view, side) =>
    mayPlace(view, side) ? presentDivisions(forceOf(view, side)).flatMap(placings) : [],
  refuse: (view, side, order) =>
    firstRefusal(
      () => (mayPlace(view, side) ? undefined : notNow('setup')),
      () => refusePlacing(view, side, order),
    ),
  apply: (play, side, { division, box }) => {
    const placed = play.state.forces[side].divisions[division];
    if (placed) placed.box = box;
    tell(play, { kind: 'divisionPlaced', rule: 'ST-6.2', seenBy: [side], side, division, box });
  },
};

const mayPlace = ({ step, confirmed }: StrategicView, side: Side): boolean =>
  step.kind === 'setup' && !confirmed[side];

const placings = ({ id, box, choice = [] }: Division): OrderOf<'placeDivision'>[] =>
  choice.filter((it) => it !== box).map((it) => ({ kind: 'placeDivision', division: id, box: it }));

function refusePlacing(
  view: StrategicView,
  side: Side,
  { division: id, box }: OrderOf<'placeDivision'>,
): Refusal | undefined {
  const division = presentDivisions(forceOf(view, side)).find((it) => it.id === id);
  if (!division) return refusal('no-such-division.here', 'ST-6.1', { division: id });
  if (division.box === box) return refusal('already-there', 'ST-6.2', { division: id });
  if (!division.choice?.includes(box))
    return refusal('box-not-allowed', 'ST-6.2', { division: id });
  return undefined;
}
