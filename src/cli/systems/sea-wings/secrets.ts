import { enemyOf, SIDES, type Side, type Viewer } from '../../../rules/core';
import type { SeaWingsEvent, SeaWingsState, SeaWingsView } from '../../../rules/sea-wings';
import { namesIn } from '../../common/namesIn';

/** [WG-24.3, WG-24.20] What a viewer may not see before the end, and finds in its view. */
export function leaks(view: SeaWingsView, viewer: Viewer, state: SeaWingsState): string[] {
  if (state.step.kind === 'over') return [];
  const { scenario: _public, ...rest } = view;
  return [
    ...SIDES.filter((side) => side !== viewer && view.forces[side]).map(
      (side) => `the force of the ${side}`,
    ),
    ...namesIn(rest, hiddenIds(state, viewer), NOT_NAMES).map((id) => `${id}, which is hidden`),
  ];
}

/** Ids that may nowhere stand in what a viewer gets. */
const hiddenIds = (state: SeaWingsState, viewer: Viewer): string[] =>
  SIDES.filter((side) => side !== viewer).flatMap((side) => hiddenOf(state, side, viewer));

/** [WG-24.4, WG-24.12, WG-13.32] Of a side its task forces and formations, and ships that the enemy has not met. */
function hiddenOf({ forces, known }: SeaWingsState, side: Side, viewer: Viewer): string[] {
  const { ships, formations, taskForces } = forces[side];
  const { notebook, lost, targets } = known[enemyOf(side)];
  const met = new Set([
    ...lost,
    ...(viewer === 'spectator'
      ? []
      : [...notebook.flatMap((seen) => seen.ships), ...targets.map(({ id }) => id)]),
  ]);
  return [
    ...Object.keys(ships).filter((id) => !met.has(id)),
    ...Object.keys(formations),
    ...Object.keys(taskForces),
  ];
}

/** Classes are named for ships; "stack", a field of the battle that a meeting is fought as, was a destroyer. */
const NOT_NAMES = { skipped: new Set(['classId']), fields: new Set(['stack']) };

/** Hidden names that events told to a viewer have though it knew of them neither before nor after. */
export function eventLeaks(
  events: readonly SeaWingsEvent[],
  viewer: Viewer,
  { before, after }: { before: SeaWingsState; after: SeaWingsState },
): string[] {
  if (after.step.kind === 'over') return [];
  const wasHidden = new Set(hiddenIds(before, viewer));
  const hidden = hiddenIds(after, viewer).filter((id) => wasHidden.has(id));
  const met = new Set(events.flatMap(metIn));
  const unmet = hidden.filter((id) => !met.has(id));
  return namesIn(events, unmet, NOT_NAMES);
}

/** [WG-20.9] Who bombards a base is seen from it. */
const metIn = (event: SeaWingsEvent): string[] => (event.kind === 'bombarded' ? [event.ship] : []);
