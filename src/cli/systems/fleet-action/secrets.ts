import { SIDES, type Side, type Viewer } from '../../../rules/core';
import type {
  FleetActionEvent,
  FleetActionState,
  FleetActionView,
} from '../../../rules/fleet-action';
import { namesIn } from '../../common/namesIn';

/** [NW-3.9, NW-3.21] What a viewer may not see before the end, and finds in its view. */
export function leaks(view: FleetActionView, viewer: Viewer, state: FleetActionState): string[] {
  if (state.step.kind === 'over') return [];
  const { scenario: _public, ...rest } = view;
  const foreign = SIDES.filter((side) => side !== viewer);
  return [
    ...foreign.filter((side) => view.forces[side]).map((side) => `the force of the ${side}`),
    ...Object.values(view.units)
      .filter(({ side, condition }) => side !== viewer && condition !== null)
      .map(({ id }) => `the condition of ${id}`),
    ...namesIn(rest, hiddenIds(state, viewer), PUBLIC).map((id) => `${id}, which is hidden`),
  ];
}

/** Ids that may nowhere stand in what a viewer gets. */
const hiddenIds = (state: FleetActionState, viewer: Viewer): string[] =>
  SIDES.filter((side) => side !== viewer).flatMap((side) => hiddenOf(state, side));

/** [NW-3.9, NW-7.12] Of a side its units under markers, those to come, submarines not found, and its minefields not shown. */
function hiddenOf({ units, forces }: FleetActionState, side: Side): string[] {
  return [
    ...Object.values(units)
      .filter((unit) => unit.side === side)
      .filter(
        ({ fate, isSubmerged, isDetected }) =>
          fate === 'waiting' ||
          fate === 'hidden' ||
          (isSubmerged && !isDetected && fate !== 'sunk'),
      )
      .map(({ id }) => id),
    ...forces[side].minefields.filter(({ isShown }) => !isShown).map(({ id }) => id),
  ];
}

/**
 * Marks of own squadrons name the public ships of the scenario; sheets are public [NW-2]; torpedo hits were seen before a ship
 * went back under a marker.
 */
const PUBLIC = { skipped: new Set(['sheet', 'entersNear', 'torpedoHits']) };

/** Hidden names that events told to a viewer have though it knew of them neither before nor after. */
export function eventLeaks(
  events: readonly FleetActionEvent[],
  viewer: Viewer,
  { before, after }: { before: FleetActionState; after: FleetActionState },
): string[] {
  if (after.step.kind === 'over') return [];
  const wasHidden = new Set(hiddenIds(before, viewer));
  const hidden = hiddenIds(after, viewer).filter((id) => wasHidden.has(id));
  return namesIn(events, hidden, PUBLIC);
}
