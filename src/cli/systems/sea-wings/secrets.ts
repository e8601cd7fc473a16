import { enemyOf, SIDES, type Side, type Viewer } from '../../../rules/core';
import type { SeaWingsEvent, SeaWingsState, SeaWingsView } from '../../../rules/sea-wings';

/** [WG-24.3, WG-24.20] What a viewer may not see before the end, and finds in its view. */
export function leaks(view: SeaWingsView, viewer: Viewer, state: SeaWingsState): string[] {
  if (state.step.kind === 'over') return [];
  const { scenario: _public, ...rest } = view;
  return [
    ...SIDES.filter((side) => side !== viewer && view.forces[side]).map(
      (side) => `the force of the ${side}`,
    ),
    ...named(rest, hiddenIds(state, viewer)).map((id) => `${id}, which is hidden`),
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

/** Which of some names stand anywhere in plain data, as a value or a key. */
function named(data: unknown, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const words = new Set<string>();
  gather(data, words);
  return names.filter((name) => words.has(name));
}

/** Fields of the other system's events that are names of ships too: the Stack was a destroyer. */
const FIELDS: ReadonlySet<string> = new Set(['stack']);

function gather(data: unknown, found: Set<string>): void {
  if (typeof data === 'string') found.add(data);
  else if (Array.isArray(data)) for (const item of data) gather(item, found);
  else if (typeof data === 'object' && data !== null)
    for (const [key, value] of Object.entries(data)) {
      // Classes are named for ships.
      if (value === undefined || key === 'classId') continue;
      if (!FIELDS.has(key)) found.add(key);
      gather(value, found);
    }
}

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
  return named(
    events,
    hidden.filter((id) => !met.has(id)),
  );
}

/** [WG-20.9] Who bombards a base is seen from it. */
const metIn = (event: SeaWingsEvent): string[] => (event.kind === 'bombarded' ? [event.ship] : []);
