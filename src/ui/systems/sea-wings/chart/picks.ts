import { type Axial, flatBearing, line, sameHex } from '../../../../hex';
import type { Refusal } from '../../../../rules/core';
import type { Order } from '../../../../rules/sea-wings';
import { hexOfHome, isDummy } from '../../../../rules/sea-wings/query';
import type { ChartMark as MarkAt } from '../../../chart/Layers';
import { type Desk, ownForce } from '../desk/desk';
import { type ChartUnit, unitsAt } from './units';

/** What picking a hex would order. */
export const MARK_KINDS = ['leave', 'move', 'enter'] as const;
export type ChartMark = MarkAt<(typeof MARK_KINDS)[number]>;

/** What is selected while ships that wait are brought in. */
export const ENTERING = 'entering';

type Picking = { hex: Axial; kind: ChartMark['kind']; order: Order };

/** The orders that hexes give in this step, for what is selected. */
const pickings = ({ legal, selected }: Pick<Desk, 'legal' | 'selected'>): Picking[] =>
  legal.flatMap((order) => {
    const found = pickingOf(order);
    return found && found.of === selected ? [{ hex: found.hex, kind: found.kind, order }] : [];
  });

/** The hex that an order is given by, and what has to be selected for it. */
function pickingOf(order: Order): { of: string; hex: Axial; kind: ChartMark['kind'] } | undefined {
  switch (order.kind) {
    case 'plot':
      return along(order.taskForce, order.path, 'move');
    case 'plotExit':
      return along(order.taskForce, order.path, 'leave');
    case 'moveDummy':
      return { of: order.taskForce, hex: order.hex, kind: 'move' };
    case 'enter':
      return along(ENTERING, order.path, 'enter');
    default:
      return undefined;
  }
}

function along(of: string, path: readonly Axial[], kind: ChartMark['kind']) {
  const hex = path.at(-1);
  return hex && { of, hex, kind };
}

/** Hexes where a pick gives an order; leaving the map has buttons of its own. */
export const marksOf = (desk: Pick<Desk, 'legal' | 'selected'>): ChartMark[] =>
  pickings(desk)
    .filter(({ kind }) => kind !== 'leave')
    .map(({ hex, kind }) => ({ hex, kind }));

/** Picks a hex or what stands there: a course, the direction of a search, a target, or the thing itself. */
export function pickHex(desk: Desk, hex: Axial, units: readonly ChartUnit[], pin?: string): void {
  const unit = units.find(({ id }) => id === pin);
  const given = pickings(desk).find((it) => it.kind !== 'leave' && sameHex(it.hex, hex));
  if (desk.search) turnSearch(desk, hex);
  else if (given && (!unit || unit.side !== desk.side)) desk.give(given.order);
  else if (unit) pickUnit(desk, unit);
  else pickEmpty(desk, hex, unitsAt(units, hex));
}

/** Where a course cannot lead the selection stays, and the reason is shown. */
function pickEmpty(desk: Desk, hex: Axial, here: readonly ChartUnit[]): void {
  const refused = here.length === 0 ? refusedAt(desk, hex) : undefined;
  desk.explain(refused ?? null);
  if (!refused) pickNext(desk, here);
}

/** Why what is selected cannot go there in this step. */
function refusedAt(desk: Desk, hex: Axial): Refusal | undefined {
  const force = ownForce(desk)?.taskForces[desk.selected ?? ''];
  if (!force || sameHex(force.hex, hex)) return undefined;
  const { id: taskForce } = force;
  if (desk.view.step.kind === 'dummies')
    return isDummy(force) ? desk.whyNot({ kind: 'moveDummy', taskForce, hex }) : undefined;
  if (desk.view.step.kind !== 'plots') return undefined;
  return desk.whyNot({ kind: 'plot', taskForce, path: line(force.hex, hex).slice(1) });
}

/** The search that is being planned looks toward the hex. */
function turnSearch(desk: Desk, hex: Axial): void {
  const { search } = desk;
  const force = ownForce(desk);
  const formation = force?.formations[search?.formation ?? ''];
  const from = force && formation && hexOfHome(force, formation);
  if (!search || !from || sameHex(from, hex)) return;
  desk.planSearch({ ...search, bearing: Math.round(flatBearing(from, hex)) });
}

/** While plans are made, an enemy that is picked becomes the target of the strike. */
function pickUnit(desk: Desk, unit: ChartUnit): void {
  const { view, stage, side } = desk;
  const isTarget = unit.side !== side && (unit.kind === 'marker' || unit.kind === 'base');
  if (view.step.kind === 'airPlans' && stage !== 'waiting' && isTarget) desk.aimAt(unit.id);
  desk.select(unit.id);
}

/** The things in a hex one after the other. */
function pickNext(desk: Desk, here: readonly ChartUnit[]): void {
  const at = here.findIndex(({ id }) => id === desk.selected);
  const next = here[(at + 1) % here.length];
  if (next) pickUnit(desk, next);
  else desk.select(null);
}
