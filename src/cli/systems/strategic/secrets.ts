import { enemyOf, SIDES, type Side, type Viewer } from '../../../rules/core';
import type { StrategicEvent, StrategicState, StrategicView } from '../../../rules/strategic';
import { namesIn } from '../../common/namesIn';

/** [ST-5.1, ST-5.22] What a viewer may not see before the end, and finds in its view. */
export function leaks(view: StrategicView, viewer: Viewer, state: StrategicState): string[] {
  if (state.step.kind === 'over') return [];
  const { scenario: _public, ...rest } = view;
  return [
    ...SIDES.filter((side) => side !== viewer && view.forces[side]).map(
      (side) => `the force of the ${side}`,
    ),
    ...secretParts(view, viewer),
    ...named(rest, hiddenIds(state, viewer)).map((id) => `${id}, which is hidden`),
  ];
}

/** [ST-5.18, ST-11.16] What not even the side itself may see. */
const secretParts = ({ forces }: StrategicView, viewer: Viewer): string[] => {
  const secret = viewer === 'spectator' ? undefined : forces[viewer]?.advanced?.secret;
  const kept = secret ? Object.values(secret).flatMap((it) => Object.keys(it ?? {})) : [];
  return kept.length > 0 ? [`the secret part of its own force: ${kept.join(', ')}`] : [];
};

/** Ids that may nowhere stand in what a viewer gets: of squadrons, and of ships and divisions that are not known. */
function hiddenIds(state: StrategicState, viewer: Viewer): string[] {
  const hiding = SIDES.filter((side) => side !== viewer);
  return hiding.flatMap((side) => hiddenOf(state, side));
}

/** What of a side the other side does not know. */
function hiddenOf({ forces, known, scenario }: StrategicState, side: Side): string[] {
  const { ships, divisions } = known[enemyOf(side)];
  const own = forces[side];
  // Whose end was seen in a Basic game is known with her division.
  const isOfKnown = (id: string) =>
    scenario.level === 'basic' && Object.values(ships).some(({ division }) => division === id);
  return [
    ...Object.keys(own.squadrons),
    ...Object.keys(own.ships).filter((id) => !ships[id]),
    ...Object.keys(own.divisions).filter((id) => !divisions[id] && !isOfKnown(id)),
  ];
}

/**
 * Where no id stands: a class may have the name of its first ship, a ship that of a nation, and a sheet, long as it is, stands
 * beside the id of its ship.
 */
const WITHOUT_IDS: readonly string[] = ['class', 'classId', 'navy', 'nation', 'sheet'];

/** Where another system's own names stand: the position of a battle, and its events. */
const OF_BATTLE: readonly string[] = ['battle', 'event'];

const ANYWHERE = { skipped: new Set(WITHOUT_IDS) };
const OUTSIDE_BATTLES = { skipped: new Set([...WITHOUT_IDS, ...OF_BATTLE]) };

/** Names that stacks of a battle have as well as divisions. */
const STACK_NAME = /^[AX]\d+$/;

/** Which of some names stand in plain data; those that may be stacks, outside battles. */
const named = (data: unknown, names: readonly string[]): string[] => [
  ...namesIn(
    data,
    names.filter((name) => !STACK_NAME.test(name)),
    ANYWHERE,
  ),
  ...namesIn(
    data,
    names.filter((name) => STACK_NAME.test(name)),
    OUTSIDE_BATTLES,
  ),
];

/** [ST-5.10, ST-5.17] Hidden units that events told to a viewer name though it knew of them neither before nor after. */
export function eventLeaks(
  events: readonly StrategicEvent[],
  viewer: Viewer,
  { before, after }: { before: StrategicState; after: StrategicState },
): string[] {
  if (after.step.kind === 'over') return [];
  const wasHidden = new Set(hiddenIds(before, viewer));
  const hidden = hiddenIds(after, viewer).filter((id) => wasHidden.has(id));
  const met = new Set(events.flatMap((it) => metIn(it, after)));
  return named(
    events,
    hidden.filter((id) => !met.has(id)),
  );
}

/**
 * [ST-5.3, ST-5.10b, ST-5.17] Who meets in what is told: who is fired at, or seen to be hit, is seen by the firer; a
 * boat that is hunted learns by whom, and its counter shows while it is detected.
 */
function metIn(event: StrategicEvent, state: StrategicState): string[] {
  switch (event.kind) {
    case 'boatFired':
    case 'shipBombed':
      return [event.ship];
    case 'shipHit':
    case 'shipSunk':
      return event.ship && !isBoatHunted(state, event.ship) ? [event.ship] : [];
    case 'flakFired':
      return event.by ? [event.by] : [];
    case 'boatAttacked':
      return event.isDetected && event.submarine ? [event.by, event.submarine] : [event.by];
    default:
      return [];
  }
}

/** [ST-5.10b, ST-11.16] A submarine of an Advanced game: who hits her does not learn who she is, unless he sees her anyway. */
const isBoatHunted = ({ scenario, forces }: StrategicState, id: string): boolean =>
  scenario.level === 'advanced' && SIDES.some((side) => forces[side].ships[id]?.card.type === 'SS');
