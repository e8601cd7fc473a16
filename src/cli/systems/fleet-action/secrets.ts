import { SIDES, type Side, type Viewer } from '../../../rules/core';
import type {
  FleetActionEvent,
  FleetActionState,
  FleetActionView,
} from '../../../rules/fleet-action';

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
    ...named(rest, hiddenIds(state, viewer)).map((id) => `${id}, which is hidden`),
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

/** Which of some names stand anywhere in plain data, as a value or a key. */
function named(data: unknown, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const words = new Set<string>();
  gather(data, words);
  return names.filter((name) => words.has(name));
}

function gather(data: unknown, found: Set<string>): void {
  if (typeof data === 'string') found.add(data);
  else if (Array.isArray(data)) for (const item of data) gather(item, found);
  else if (typeof data === 'object' && data !== null)
    for (const [key, value] of Object.entries(data)) {
      // Marks of own squadrons name the public ships of the scenario; sheets are public [NW-2].
      if (value === undefined || key === 'sheet' || key === 'entersNear') continue;
      found.add(key);
      gather(value, found);
    }
}

/** Hidden names that events told to a viewer have though it knew of them neither before nor after. */
export function eventLeaks(
  events: readonly FleetActionEvent[],
  viewer: Viewer,
  { before, after }: { before: FleetActionState; after: FleetActionState },
): string[] {
  if (after.step.kind === 'over') return [];
  const wasHidden = new Set(hiddenIds(before, viewer));
  const hidden = hiddenIds(after, viewer).filter((id) => wasHidden.has(id));
  return named(events, hidden);
}
