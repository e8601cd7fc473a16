import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { type Axial, sameHex } from '../../../../../hex';
import type { Order } from '../../../../../rules/strategic';
import type { Desk } from '../../desk/desk';
import { keepRoutes, keptRoutes } from './kept';
import { orderAlong, ordersDue, type Route, type Routes, routesNow, wayAlong } from './way';

/** Courses over several turns: what they are, and how they are plotted. */
export interface RouteDesk {
  routes: Routes;
  /** The next hex picked is added to the course. */
  isAdding: boolean;
  setAdding: (on: boolean) => void;
  /** Lays or extends the selected division's course to a hex. Returns whether it could. */
  plot: (hex: Axial, isAdded: boolean) => boolean;
  clear: (division: string) => void;
}

const NO_ROUTES: Routes = {};
export const RouteContext = createContext<RouteDesk>({
  ...{ routes: NO_ROUTES, isAdding: false },
  ...{ setAdding: () => {}, plot: () => false, clear: () => {} },
});

export const useRouteDesk = (): RouteDesk => useContext(RouteContext);

/**
 * Courses over several turns. In each Movement phase the order that follows a course is given for who has none yet, to be seen,
 * changed or taken back before it is confirmed; another order ends the course.
 * @param match the key of the match in storage
 */
export function useRoutes(desk: Desk, match: string): RouteDesk & Pick<Desk, 'give'> {
  const { view, side, stage, selected } = desk;
  const eyes = `${match}/${side}`;
  const [kept, setKept] = useState(() => ({ eyes, routes: keptRoutes(eyes) }));
  const [isAdding, setAdding] = useState(false);
  const all = kept.eyes === eyes ? kept.routes : keptRoutes(eyes);
  const set = (routes: Routes) => {
    setKept({ eyes, routes });
    keepRoutes(eyes, routes);
  };
  const change = (id: string, route: Route | undefined) => {
    const { [id]: _, ...others } = all;
    set(route ? { ...others, [id]: route } : others);
  };
  useFollowing(desk, eyes, all, () => set(routesNow(desk, all)));
  return {
    ...{ routes: stage === 'waiting' ? NO_ROUTES : all, isAdding, setAdding },
    clear: (id) => change(id, undefined),
    plot: (hex, isAdded) => {
      const route = plotted(desk, all[selected ?? ''] ?? [], hex, isAdded || isAdding);
      if (!route || !selected) return false;
      change(selected, route);
      setAdding(false);
      const order = orderAlong(desk, selected, route);
      if (order) desk.give(order);
      return true;
    },
    give: (...orders) => {
      const left = orders.flatMap((order) => leftBy(desk, all, order) ?? []);
      if (left.length > 0 && view.step.kind === 'movement')
        set(Object.fromEntries(Object.entries(all).filter(([id]) => !left.includes(id))));
      return desk.give(...orders);
    },
  };
}

/** Gives a turn's orders once, at the start of its Movement phase. */
function useFollowing(desk: Desk, eyes: string, routes: Routes, passed: () => void): void {
  const { view, stage } = desk;
  const followed = useRef('');
  const place = `${eyes}/${view.turn}`;
  const isAsked = stage !== 'waiting' && view.step.kind === 'movement' && !view.air && !view.action;
  useEffect(() => {
    if (!isAsked || followed.current === place) return;
    followed.current = place;
    const orders = ordersDue(desk, routes);
    if (orders.length > 0) desk.give(...orders);
    if (Object.keys(routes).length > 0) passed();
  }, [desk, isAsked, place, routes, passed]);
}

/** The course to a hex, from the last point or from where the division lies; nothing where ships cannot go. */
export function plotted(
  { view, side, selected, squads, stage }: Desk,
  route: Route,
  hex: Axial,
  isAdded: boolean,
): Route | undefined {
  const division = view.forces[side]?.divisions[selected ?? ''];
  const isAsked = stage !== 'waiting' && view.step.kind === 'movement' && squads.size === 0;
  if (!isAsked || !division?.hex || division.status !== 'present') return undefined;
  const points = isAdded ? [...route, hex] : [hex];
  const end = wayAlong(view.scenario, division.hex, points).at(-1);
  return end && sameHex(end, hex) ? points : undefined;
}

/** The division whose course an order ends. */
function leftBy(desk: Desk, routes: Routes, order: Order): string | undefined {
  if (order.kind !== 'moveDivision' && order.kind !== 'leaveMap' && order.kind !== 'pursue')
    return undefined;
  const route = routes[order.division];
  if (!route) return undefined;
  const along = orderAlong(desk, order.division, route);
  const isAlong =
    order.kind === 'moveDivision' && along?.kind === 'moveDivision' && sameHex(along.to, order.to);
  return isAlong ? undefined : order.division;
}
