import type { Axial } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { Order, OrderOf, SeaWingsView } from '../../../rules/sea-wings';
import { formationsOf } from '../../../rules/sea-wings/query';
import { isRecord, newKeptByMatch } from '../../table/keptByMatch';
import type { StandingKit } from '../../table/standing/standing';
import { isAsBefore, type Left, leave, NOTHING_LEFT, repairsAgain } from './asBefore';
import { usualPlan } from './orders/usualPlan';

/** What goes on from turn to turn until it is changed. */
interface Kept {
  /** Patrols and searches, as they were ordered; nothing before the first plans of the air. */
  air: null | (OrderOf<'planCap'> | OrderOf<'planSearch'>)[];
  /** The steps of the last course of each task force, so that they fit wherever it is by now. */
  courses: Readonly<Record<string, readonly Axial[]>>;
  /** Small decisions that were left as they were proposed; missing in what an earlier version kept. */
  left?: Left;
}

const NOTHING_KEPT: Kept = { air: null, courses: {} };

const isKept = (it: unknown): it is Kept =>
  isRecord(it) &&
  (it.air === null || Array.isArray(it.air)) &&
  isRecord(it.courses) &&
  (it.left === undefined || isLeft(it.left));

const isLeft = (it: unknown): boolean =>
  isRecord(it) &&
  isRecord(it.repairs) &&
  Array.isArray(it.cards) &&
  (it.rings === undefined || Array.isArray(it.rings));

export const KEPT_ORDERS = newKeptByMatch<Kept>('flag-plot.standing-air', isKept);

/** Patrols, searches and courses go on from turn to turn. Strikes do not: each is for one target. */
export const STANDING: StandingKit<SeaWingsView, Order, Kept> = {
  none: NOTHING_KEPT,
  closes: 'confirm',
  keep(view, side, kept, legal) {
    if (view.step.kind === 'airPlans') return { ...kept, air: airNow(view, side) };
    if (view.step.kind === 'plots') return { ...kept, courses: coursesNow(view, side) };
    return { ...kept, left: leave(view, side, kept.left ?? NOTHING_LEFT, legal) };
  },
  repeat(view, side, { air, courses, left = NOTHING_LEFT }) {
    if (view.step.kind === 'airPlans') return air ?? [];
    if (view.step.kind === 'plots') return plotsOn(view, side, courses);
    return view.step.kind === 'damageControl' ? repairsAgain(view, side, left) : [];
  },
  /** [WG-6.1] The first plans of the air are the usual ones. */
  propose: (view, side, { air }, legal) =>
    view.step.kind === 'airPlans' && air === null ? usualPlan({ view, side, legal }) : [],
  wasIdle: () => false,
  isAsBefore: (view, side, { left = NOTHING_LEFT }, legal) => isAsBefore(view, side, left, legal),
  askAgain: (kept) => ({ ...kept, left: NOTHING_LEFT }),
};

const less = (to: Axial, from: Axial): Axial => ({ q: to.q - from.q, r: to.r - from.r });
const plus = (from: Axial, by: Axial): Axial => ({ q: from.q + by.q, r: from.r + by.r });

function airNow(view: SeaWingsView, side: Side): NonNullable<Kept['air']> {
  const force = view.forces[side];
  if (!force) return [];
  return formationsOf(force).flatMap(({ id: formation, boxes }) => [
    ...boxes.cap.map(({ factors, over }) => ({
      ...({ kind: 'planCap', formation, factors, over } as const),
    })),
    ...boxes.search.map(({ factors, arc: [from, to], rangeHexes, ordnance }) => ({
      ...({ kind: 'planSearch', formation, factors, from, to, rangeHexes } as const),
      ordnance: ordnance ?? '-',
    })),
  ]);
}

function coursesNow(view: SeaWingsView, side: Side): Kept['courses'] {
  const force = view.forces[side];
  const all = Object.entries(force?.plots ?? {}).flatMap(([id, { path, leaves }]) => {
    const from = force?.taskForces[id]?.hex;
    return from && !leaves ? [[id, path.map((hex) => less(hex, from))] as const] : [];
  });
  return Object.fromEntries(all);
}

const plotsOn = (view: SeaWingsView, side: Side, courses: Kept['courses']): Order[] =>
  Object.entries(courses).flatMap(([taskForce, steps]) => {
    const force = view.forces[side];
    const from = force?.taskForces[taskForce]?.hex;
    if (!from || steps.length === 0 || force?.plots[taskForce]) return [];
    return [{ kind: 'plot', taskForce, path: steps.map((step) => plus(from, step)) }];
  });
