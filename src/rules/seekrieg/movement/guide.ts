import type { Side } from '../../core';
import { planOf } from '../common/own';
import { presentMaximum } from '../common/speed';
import type { ElementId } from '../model/ids';
import type { Element, SeekriegView } from '../model/state';
import type { Ship } from '../model/units';

/** [SK-34.4] The share of the lowest listed maximum that a guide makes. */
const GUIDE_SHARE = 0.75;

/** An own element; `undefined` if there is none of that name. */
export const elementOf = (
  { forces }: SeekriegView,
  side: Side,
  id: ElementId,
): Element | undefined => forces[side]?.elements[id];

/** Ships of an element that take orders and steam with it, in the order of its list. */
const inCompany = ({ ships }: SeekriegView, element: Element): Ship[] =>
  element.ships.flatMap((id) => {
    const ship = ships[id];
    return ship?.fate === 'inPlay' && !planOf(ship).isAlone ? [ship] : [];
  });

/** [SK-34.4, SK-34.5] The line of an element: its guide, then the others in the order of the list. */
export function lineOf(view: SeekriegView, element: Element): Ship[] {
  const company = inCompany(view, element);
  const guide = company.find(({ id }) => id === element.guide) ?? ablest(view, company);
  return guide ? [guide, ...company.filter((it) => it !== guide)] : [];
}

/** [SK-34.4] The first that keeps up with the slowest of the list, else the fastest. */
function ablest(view: SeekriegView, company: readonly Ship[]): Ship | undefined {
  const lowest = Math.min(...company.map(({ sheet }) => sheet.speedKnots));
  const speeds = company.map((ship) => presentMaximum(view, ship));
  const able = company.find((_, i) => (speeds[i] as number) >= lowest * GUIDE_SHARE);
  return able ?? company[speeds.indexOf(Math.max(...speeds))];
}

/** The ship leads her element, or steams by herself. */
export function isLeading(view: SeekriegView, ship: Ship): boolean {
  const element = ship.element && elementOf(view, ship.side, ship.element);
  return !element || planOf(ship).isAlone || lineOf(view, element)[0] === ship;
}
