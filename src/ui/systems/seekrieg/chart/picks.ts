import { type Axial, sameHex } from '../../../../hex';
import type { OrderOf } from '../../../../rules/seekrieg';
import { pathTo } from '../../../../rules/seekrieg/query';
import type { ChartMark } from '../../../chart/Layers';
import { ordersOf } from '../../../table/desk';
import { strikeDraft } from '../air/drafts';
import type { Desk } from '../desk/desk';
import { type SearchUnit, unitsAt } from './units';

export const MARK_KINDS = ['move'] as const;

/** Where straight ways of the picked force end. */
export const marksOf = ({ legal, selected }: Pick<Desk, 'legal' | 'selected'>) =>
  ordersOf(legal, 'search').flatMap(({ force, path }): ChartMark<'move'>[] => {
    const hex = path.at(-1);
    return hex && force === selected ? [{ hex, kind: 'move' }] : [];
  });

type Unit = SearchUnit | undefined;

/** Picks a hex or what stands there: a target of the picked flight, a way of the picked force, or the thing itself. */
export function pickChart(
  desk: Desk,
  hex: Axial,
  units: readonly SearchUnit[],
  pin?: string,
): void {
  const unit: Unit = units.find(({ id }) => id === pin);
  const order = orderAt(desk, hex, unit);
  if (order) {
    desk.give(order);
    return;
  }
  desk.explain(null);
  desk.select(unit ? unit.id : nextIn(desk, unitsAt(units, hex)));
}

/** What the picked force or flight is ordered by a pick. */
function orderAt(
  { view, side, stage, selected, legal, whyNot }: Desk,
  hex: Axial,
  unit: Unit,
): OrderOf<'strike' | 'search'> | undefined {
  if (stage === 'waiting' || (unit && unit.side === side)) return undefined;
  const strike = strikeDraft({ view, side, legal }, selected ?? '');
  const isFree = strike && whyNot(strike)?.code !== 'mission-begun';
  if (isFree) return { ...strike, at: unit?.kind === 'base' ? unit.id : hex };
  const force = view.forces[side]?.search?.forces[selected ?? ''];
  return force && !sameHex(force.hex, hex)
    ? { kind: 'search', force: force.id, path: pathTo(view, force.hex, hex, 0) }
    : undefined;
}

/** The things in a hex one after the other. */
function nextIn({ selected }: Desk, here: readonly SearchUnit[]): string | null {
  const at = here.findIndex(({ id }) => id === selected);
  return here[(at + 1) % Math.max(1, here.length)]?.id ?? null;
}
