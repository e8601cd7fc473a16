import { enemyOf, SIDES, type Side, type Viewer } from '../../../rules/core';
import type { SeekriegEvent, SeekriegState, SeekriegView } from '../../../rules/seekrieg';
import { namesIn } from '../../common/namesIn';

/** [SK-5.7 to SK-5.11] What a viewer may not see before the end, and finds in its view. */
export function leaks(view: SeekriegView, viewer: Viewer, state: SeekriegState): string[] {
  if (state.step.kind === 'over') return [];
  const { scenario: _public, ...rest } = view;
  const foreign = SIDES.filter((side) => side !== viewer);
  return [
    ...(view.hidden ? ['what neither side knows'] : []),
    ...foreign.filter((side) => view.forces[side]).map((side) => `the force of the ${side}`),
    ...foreign
      .filter((side) => view.torpedoes.salvos[side].length > 0)
      .map((side) => `the torpedoes of the ${side}`),
    ...SIDES.flatMap((side) => view.torpedoes.salvos[side])
      .filter(({ aim }) => aim && !view.ships[aim.ship])
      .map(({ id }) => `the aim of ${id}`),
    ...Object.values(view.ships)
      .filter(({ side, condition, plan }) => side !== viewer && (condition || plan))
      .map(({ id }) => `the log of ${id}`),
    ...namesIn(rest, hiddenIds(state, viewer), REMEMBERED).map((id) => `${id}, which is hidden`),
  ];
}

/** [SK-5.9, SK-5.10, SK-8.19] Ids of enemy ships that may nowhere stand in what a viewer gets: those that he cannot name now. */
const hiddenIds = (state: SeekriegState, viewer: Viewer): string[] =>
  SIDES.filter((side) => side !== viewer).flatMap((side) => unnamed(state, viewer, side));

/** A spectator can name the ships of a side that its enemy can name. */
function unnamed({ ships, hidden, forces }: SeekriegState, viewer: Viewer, side: Side): string[] {
  const watcher = viewer !== 'spectator' ? viewer : enemyOf(side);
  const reported = new Set(viewer === 'spectator' ? [] : reportedTo(forces[viewer]));
  return Object.values(ships)
    .filter((it) => it.side === side && hidden.sightings[watcher][it.id]?.id !== it.id)
    .map(({ id }) => id)
    .filter((id) => !reported.has(id));
}

/** [SK-8.19] Enemy ships of forces that a side has had reported in full. */
const reportedTo = ({ search }: SeekriegState['forces'][Side]): string[] =>
  Object.values(search?.contacts ?? {}).flatMap(({ report }) => report?.ships ?? []);

/**
 * Own orders, logs and torpedoes name targets as they were known when they were fired at, and plots as they were known when they
 * were seen last [SK-5.18]; what they may name is a promise of its own. Sheets and objectives are the scenario's, and a side is told its score [SK-1.12].
 */
const REMEMBERED = {
  skipped: new Set([
    'sheet',
    'objectives',
    'scored',
    'salvos',
    'plan',
    'batteries',
    'spotter',
    'plots',
  ]),
};

/** Hidden names that events told to a viewer have though it could name the ships neither before nor after. */
export function eventLeaks(
  events: readonly SeekriegEvent[],
  viewer: Viewer,
  { before, after }: { before: SeekriegState; after: SeekriegState },
): string[] {
  if (after.step.kind === 'over') return [];
  const wasHidden = new Set(hiddenIds(before, viewer));
  const hidden = hiddenIds(after, viewer).filter((id) => wasHidden.has(id));
  const told = events.filter(({ kind }) => kind !== 'objectiveScored');
  return [...namesIn(told, hidden, REMEMBERED), ...plottedUnnamed(hidden, viewer, before, after)];
}

/** [SK-5.18] A plot is put down under a name only while the side can name the ship. */
function plottedUnnamed(
  hidden: readonly string[],
  viewer: Viewer,
  before: SeekriegState,
  after: SeekriegState,
): string[] {
  if (viewer === 'spectator') return [];
  const [was, is] = [before, after].map(({ forces }) => forces[viewer].plots);
  return hidden.filter((id) => is?.[id] && is[id]?.turn !== was?.[id]?.turn);
}
