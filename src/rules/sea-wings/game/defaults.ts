import type { Side } from '../../core';
import { formationsOf } from '../common/formations';
import { forceOf, realOf } from '../common/own';
import { usualDiscard } from '../events/deck';
import { holdFire } from '../gunfire/shots';
import type { Formation, SearchTask } from '../model/air';
import type { Order, OrderOf } from '../model/orders';
import type { SeaWingsView } from '../model/state';
import { plot } from '../movement/plots';
import { NONE } from '../plans/loads';
import { ownForce, planCap } from '../plans/patrol';
import { requiredOrder } from '../plans/required';
import { planSearch } from '../plans/search';
import { confirm } from './confirm';

const CONFIRM = { kind: 'confirm' } as const;

/**
 * [WG-24.22, WG-24.23, WG-24.25] The next order of a side that decides nothing itself: what it has planned stands, the rest is as the
 * rules have it, and the last such order confirms the step. `undefined` while the side has nothing to decide.
 */
export function defaultOrder(view: SeaWingsView, side: Side): Order | undefined {
  const planned = view.step.kind === 'airPlans' ? planFor(view, side) : undefined;
  if (planned) return planned;
  if (!confirm.refuse(view, side, CONFIRM)) return CONFIRM;
  return (
    requiredOrder(view, side) ??
    fleeing(view, side) ??
    withdrawn(view, side) ??
    usualDiscard(view, side)
  );
}

/** [WG-24.22] What the scenario wants, the searches of the turn before as far as they can be flown, CAP of half the fighters. */
function planFor(view: SeaWingsView, side: Side): Order | undefined {
  if (view.confirmed[side]) return undefined;
  return requiredOrder(view, side) ?? searchAgain(view, side) ?? halfOnCap(view, side);
}

function searchAgain(view: SeaWingsView, side: Side): Order | undefined {
  const { formations, searchesBefore } = forceOf(view, side);
  return searchesBefore
    .filter(({ formation, task }) => !isPlanned(formations[formation], task))
    .map(({ formation, task }) => searchOrder(formation, task))
    .find((order) => !planSearch.refuse(view, side, order));
}

const isPlanned = (formation: Formation | undefined, { arc, rangeHexes }: SearchTask): boolean =>
  formation?.boxes.search.some(
    (it) => it.arc[0] === arc[0] && it.arc[1] === arc[1] && it.rangeHexes === rangeHexes,
  ) ?? true;

const searchOrder = (
  formation: string,
  { factors, arc: [from, to], rangeHexes, ordnance }: SearchTask,
): OrderOf<'planSearch'> => ({
  kind: 'planSearch',
  formation,
  factors,
  from,
  to,
  rangeHexes,
  ordnance: ordnance ?? NONE,
});

/** Over their own force, of each formation that has none on CAP; a half factor counts as one. */
function halfOnCap(view: SeaWingsView, side: Side): Order | undefined {
  const force = forceOf(view, side);
  return formationsOf(force)
    .filter(({ type, boxes }) => type.class === 'F' && boxes.hangar > 0 && boxes.cap.length === 0)
    .map(
      (it): OrderOf<'planCap'> => ({
        kind: 'planCap',
        formation: it.id,
        factors: Math.ceil(it.boxes.hangar / 2),
        over: ownForce(force, it) ?? '',
      }),
    )
    .find((order) => !planCap.refuse(view, side, order));
}

/** [WG-19.20] A task force that must flee and has no way yet. */
const fleeing = (view: SeaWingsView, side: Side): Order | undefined =>
  view.step.kind === 'plots'
    ? plot
        .legal(view, side)
        .find(({ taskForce }) =>
          realOf(forceOf(view, side)).some(
            ({ id, flees }) =>
              id === taskForce && flees !== null && !(id in forceOf(view, side).plots),
          ),
        )
    : undefined;

/** [WG-19.32] Shots that leave a ship out are taken back, for those of WG-19.51. */
const withdrawn = (view: SeaWingsView, side: Side): Order | undefined =>
  holdFire.legal(view, side)[0];
