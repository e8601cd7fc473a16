import { type BattleEvent, type BattleState, isAtSea, maySeeToFire } from '../../../rules/battle';
import { SIDES, type Viewer } from '../../../rules/core';

/** [BT-20.4, BT-20.7, BT-20.8, BT-20.10] What a viewer may not see before the end, but its view contains. */
export function leaks(view: BattleState, viewer: Viewer): string[] {
  if (view.step.kind === 'over') return [];
  const sealed = SIDES.filter((side) => side !== viewer).flatMap((side) => [
    ...(view.declared[side].length > 0 ? [`declarations of the ${side}`] : []),
    ...(view.scuttling[side].length > 0 ? [`scuttling of the ${side}`] : []),
    ...(view.votes[side] !== null ? [`the vote of the ${side}`] : []),
  ]);
  return view.options.fog ? [...sealed, ...fogLeaks(view, viewer)] : sealed;
}

function fogLeaks(view: BattleState, viewer: Viewer): string[] {
  const open = view.stacks.filter(({ side, band }) => side !== viewer && band === undefined);
  const { scenario: _public, ...rest } = view;
  return [
    ...open.filter((stack) => !isSighted(view, stack)).map(({ id }) => `stack ${id} out of sight`),
    ...named([rest, Object.keys(view.ships)], hiddenShips(view, viewer)).map(
      (id) => `${id}, who is out of sight`,
    ),
  ];
}

/**
 * The stack that sights it may itself be hidden from a spectator, or have radar that the spectator does not know
 * of.
 */
const isSighted = (view: BattleState, stack: BattleState['stacks'][number]): boolean =>
  isAtSea(stack) &&
  view.stacks
    .filter((it) => it.side !== stack.side && isAtSea(it))
    .some((it) => it.band !== undefined || maySeeToFire(view, it, stack));

/**
 * Ships of the scenario that are neither the viewer's nor in sight nor sunk; not those whose task force has the
 * same name, which is public.
 */
function hiddenShips(view: BattleState, viewer: Viewer): string[] {
  const seen = new Set(view.stacks.flatMap(({ ships }) => ships));
  const { taskForces } = view.scenario;
  return taskForces
    .filter(({ side }) => side !== viewer)
    .flatMap(({ ships }) => ships.map(({ id }) => id))
    .filter((id) => taskForces.every((force) => force.id !== id))
    .filter((id) => !seen.has(id) && !['sunk', 'scuttled'].includes(view.ships[id]?.fate ?? ''));
}

/** Those names that occur anywhere in plain data as a value; a key may happen to be a ship's name. */
function named(data: unknown, names: readonly string[]): string[] {
  const values = new Set<unknown>();
  JSON.stringify(data, (_key, value) => {
    if (typeof value === 'string') values.add(value);
    return value;
  });
  return names.filter((name) => values.has(name));
}

/** [BT-20.12] Ships named in events to a viewer who sighted them neither before nor after, nor in between. */
export function eventLeaks(
  events: readonly BattleEvent[],
  { before, after }: { before: BattleState; after: BattleState },
  viewer: Viewer,
): string[] {
  if (!after.options.fog || after.step.kind === 'over') return [];
  const between = events.flatMap((event) =>
    event.kind === 'stacksSighted' ? event.stacks.flatMap(({ ships }) => ships) : [],
  );
  const hidden = hiddenShips(after, viewer).filter(
    (id) => hiddenShips(before, viewer).includes(id) && !between.includes(id),
  );
  return named(events, hidden);
}
