import type { Side } from '../../../../rules/core';
import type { Order, StrategicView } from '../../../../rules/strategic';
import { attemptsOf, skyOf } from '../../../../rules/strategic/query';
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
      return aimed(view, side, kept.targets);
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

/** Each attempt looks for what an attempt of its squadron looked for. */
function aimed(view: StrategicView, side: Side, targets: Kept['targets']): Order[] {
  const left = [...targets];
  return attemptsOf(view, side).flatMap(({ id }, at): Order[] => {
    const found = left.findIndex(({ squadron }) => squadron === id);
    const [kept] = found < 0 ? [] : left.splice(found, 1);
    if (!kept) return [];
    const attempt = at + 1;
    return [
      'division' in kept.target
        ? { kind: 'searchDivision', attempt, division: kept.target.division }
        : { kind: 'searchBox', attempt, box: kept.target.submarinesIn },
    ];
  });
}
