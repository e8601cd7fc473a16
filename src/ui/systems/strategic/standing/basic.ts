import type { Side } from '../../../../rules/core';
import type { Order, SquadronRecord, StrategicView } from '../../../../rules/strategic';
import {
  attemptsOf,
  type SearchTarget,
  searchable,
  skyOf,
} from '../../../../rules/strategic/query';
import type { Kept } from './kept';

/** [ST-7.12] By night a launch is a risk: patrols and searches of the day go on by day. */
const isNight = (view: StrategicView): boolean => skyOf(view, null).isNight;

/** Searches, patrols and what was looked for in a Basic turn. */
export function keepBasic(view: StrategicView, side: Side, kept: Kept): Kept {
  const basic = view.forces[side]?.basic;
  if (!basic || isNight(view)) return kept;
  switch (view.step.kind) {
    case 'search':
      return { ...kept, search: basic.search };
    case 'cap':
      return { ...kept, cap: basic.cap };
    case 'searchTargets':
      return { ...kept, targets: named(view, side) };
    default:
      return kept;
  }
}

function named(view: StrategicView, side: Side): Kept['targets'] {
  const targets = view.forces[side]?.basic?.searchTargets ?? [];
  return attemptsOf(view, side).flatMap(({ id }, at) => {
    const target = targets[at];
    return target ? [{ squadron: id, target }] : [];
  });
}

/** The same searches and patrols; a squadron with losses sends what it has. */
export function repeatBasic(view: StrategicView, side: Side, kept: Kept): Order[] {
  switch (view.step.kind) {
    case 'search':
      return able(view, side, kept.search).map((it) => ({ kind: 'assignSearch', ...it }));
    case 'cap':
      return able(view, side, kept.cap).map((it) => ({ kind: 'assignCap', ...it }));
    case 'searchTargets':
      return kept.targets.length > 0 ? aimed(view, side, kept.targets) : [];
    default:
      return [];
  }
}

function able<D extends { squadron: string; steps: number }>(
  view: StrategicView,
  side: Side,
  detachments: readonly D[],
): D[] {
  const { squadrons = {} } = view.forces[side] ?? {};
  return detachments.flatMap((it) => {
    const record = squadrons[it.squadron];
    const steps = Math.min(it.steps, record?.steps ?? 0);
    const flies = steps > 0 && (!isNight(view) || record?.card.hasRadar === true);
    return flies ? [{ ...it, steps }] : [];
  });
}

/** Each attempt looks for what an attempt of its squadron looked for, or where that is gone for an enemy in reach. */
function aimed(view: StrategicView, side: Side, targets: Kept['targets']): Order[] {
  const left = [...targets];
  const kept = attemptsOf(view, side).map((squadron) => {
    const found = left.findIndex((it) => it.squadron === squadron.id);
    const [it] = found < 0 ? [] : left.splice(found, 1);
    return it && isThere(view, side, squadron, it.target) ? it.target : null;
  });
  return spread(view, side, kept).flatMap((target, at): Order[] => {
    const attempt = at + 1;
    if (!target) return [];
    return [
      'division' in target
        ? { kind: 'searchDivision', attempt, division: target.division }
        : { kind: 'searchBox', attempt, box: target.submarinesIn },
    ];
  });
}

const isThere = (
  view: StrategicView,
  side: Side,
  squadron: SquadronRecord,
  target: SearchTarget,
): boolean => !('division' in target) || searchable(view, side, squadron).includes(target.division);

type Targets = readonly (SearchTarget | null)[];

/**
 * The targets of attempts, each without one looking for the enemy in its reach for which the fewest do; those that are
 * spotted only where all are.
 */
function spread(view: StrategicView, side: Side, targets: Targets): Targets {
  const known = view.known[side]?.divisions ?? {};
  const counts = new Map<string, number>();
  const count = (id: string) => counts.get(id) ?? 0;
  const named = (target: SearchTarget | null) => {
    if (target && 'division' in target) counts.set(target.division, count(target.division) + 1);
    return target;
  };
  targets.forEach(named);
  return attemptsOf(view, side).map((squadron, at) => {
    const target = targets[at];
    if (target) return target;
    const reached = searchable(view, side, squadron);
    const sought = reached.filter((id) => !known[id]?.isSpotted);
    const [division] = (sought.length > 0 ? sought : reached).toSorted(
      (a, b) => count(a) - count(b),
    );
    return division === undefined ? null : named({ division });
  });
}

/** Orders to begin with, while nothing is kept of an earlier turn: attempts are spread over all enemies in reach. */
export const proposeBasic = (view: StrategicView, side: Side, kept: Kept): Order[] =>
  view.step.kind === 'searchTargets' && kept.targets.length === 0 ? aimed(view, side, []) : [];
