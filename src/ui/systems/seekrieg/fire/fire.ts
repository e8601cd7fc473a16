import type { Side } from '../../../../rules/core';
import { type Order, type OrderOf, type SeekriegView, seekrieg } from '../../../../rules/seekrieg';
import {
  type FireOrder,
  firePlotOf,
  type GunfireOdds,
  type Ship,
  shipsInPlay,
} from '../../../../rules/seekrieg/query';
import { type GameDesk, ordersOf } from '../../../table/desk';

/** An order to fire, or to hold fire. */
export type Gunfire = OrderOf<'gunfire'>;

type Desk = GameDesk<SeekriegView, Order>;
type At = Pick<Desk, 'view' | 'side'>;

/** Turrets of a battery that fire at one target or hold, and whatever else they could fire at. */
export interface FireRow {
  key: string;
  ship: string;
  battery: number;
  /** `null`: these turrets hold fire. */
  order: Gunfire | null;
  /** The player has ordered it; else it is the default [SK-34.6]. */
  isOrdered: boolean;
  /** Orders at each target, for the turrets of this row. */
  options: readonly Gunfire[];
}

/** Own ships that are asked in the fire plot: those with guns that can fire at something. */
export const shootersOf = ({ view, side, legal }: At & Pick<Desk, 'legal'>): Ship[] => {
  const able = new Set(ordersOf(legal, 'gunfire').map(({ ship }) => ship));
  return shipsInPlay(view, side).filter(({ id }) => able.has(id));
};

const plots = new WeakMap<SeekriegView, Map<Side, ReturnType<typeof firePlotOf>>>();

/** [SK-34.6] The fire plot of a side as it stands; computed once for a position. */
export function plotOf({ view, side }: At): ReturnType<typeof firePlotOf> {
  const kept = plots.get(view) ?? new Map<Side, ReturnType<typeof firePlotOf>>();
  plots.set(view, kept);
  const plot = kept.get(side) ?? firePlotOf(view, side);
  kept.set(side, plot);
  return plot;
}

/** An entry of a fire plot as an order. */
const orderOf = (
  ship: string,
  { battery, turrets, target, estimateYards, isBarrage }: FireOrder,
): Gunfire => ({
  ...{ kind: 'gunfire', ship, battery, turrets, target: target ?? '-', estimateYards, isBarrage },
});

/** All fire at targets that stands now. */
export const plannedFire = (at: At): Gunfire[] =>
  [...plotOf(at)].flatMap(([ship, orders]) =>
    orders.filter(({ target }) => target !== null).map((order) => orderOf(ship, order)),
  );

/** What each battery of a ship does and could do: one row for each of its targets, or one for a battery that holds. */
export function fireRows(desk: At & Pick<Desk, 'legal'>, ship: Ship): FireRow[] {
  const legal = ordersOf(desk.legal, 'gunfire').filter((it) => it.ship === ship.id);
  const plot = plotOf(desk).get(ship.id) ?? [];
  return [...ship.sheet.batteries.keys()].flatMap((battery) => {
    const options = legal.filter((it) => it.battery === battery);
    if (options.length === 0) return [];
    const planned = plot.filter((it) => it.battery === battery && it.target !== null);
    const orders = planned.map((it) => orderOf(ship.id, it));
    return rowsOf(desk.view, ship, { battery, options, orders });
  });
}

interface BatteryFire {
  battery: number;
  options: readonly Gunfire[];
  orders: readonly Gunfire[];
}

function rowsOf(
  view: SeekriegView,
  ship: Ship,
  { battery, options, orders }: BatteryFire,
): FireRow[] {
  const ordered = view.ships[ship.id]?.plan?.fire ?? [];
  const isOrdered = (order: Gunfire) =>
    ordered.some((it) => it.battery === battery && it.turrets.join() === order.turrets.join());
  const row = { ship: ship.id, battery };
  if (orders.length === 0)
    return [{ ...row, key: `${battery}`, order: null, isOrdered: true, options }];
  return orders.map((order) => ({
    ...row,
    ...{ key: `${battery}/${order.turrets.join()}`, order, isOrdered: isOrdered(order) },
    options: orders.length === 1 ? options : options.flatMap((it) => narrowed(it, order.turrets)),
  }));
}

/** An order for those of some turrets that can carry it out. */
function narrowed(order: Gunfire, turrets: readonly number[]): Gunfire[] {
  const able = order.turrets.filter((it) => turrets.includes(it));
  return able.length > 0 ? [{ ...order, turrets: able }] : [];
}

/** Everything a ship can fire at a target; other batteries go on as they did. */
export const ordersAt = (legal: Desk['legal'], ships: readonly string[], target: string) =>
  ordersOf(legal, 'gunfire').filter((it) => it.target === target && ships.includes(it.ship));

const odds = new WeakMap<SeekriegView, Map<string, GunfireOdds | undefined>>();

/** The odds of one order as things are; computed once for a position. */
export function oddsOf({ view, side }: At, order: Gunfire): GunfireOdds | undefined {
  const kept = odds.get(view) ?? new Map<string, GunfireOdds | undefined>();
  odds.set(view, kept);
  const key = JSON.stringify(order);
  if (!kept.has(key)) kept.set(key, seekrieg.explain(view, side, [order]).gunfire[0]);
  return kept.get(key);
}

/** The chance of a hit or more, from 0 to 1. */
export const hitChanceOf = ({ hits }: Pick<GunfireOdds, 'hits'>): number => 1 - (hits[0] ?? 1);

/** The orders at targets with their odds, the best chance first. */
export const byChance = (at: At, options: readonly Gunfire[]) =>
  options
    .filter(({ target }) => target !== '-')
    .map((order) => ({ order, odds: oddsOf(at, order) }))
    .sort((a, b) => chanceIn(b.odds) - chanceIn(a.odds));

const chanceIn = (found: GunfireOdds | undefined): number => (found ? hitChanceOf(found) : 0);

/** What all fire at one target promises together. */
export interface TargetOdds {
  target: string;
  /** Ships that fire at it. */
  ships: number;
  shells: number;
  /** The chance of a hit or more, from 0 to 1. */
  chance: number;
  meanHits: number;
  /** Damage points on average; `null` of a target that has not been identified. */
  damage: number | null;
}

/** Salvos put together by their targets; each rolls for itself. */
export function byTarget(all: readonly GunfireOdds[]): TargetOdds[] {
  const targets = [...new Set(all.map(({ target }) => target))];
  return targets.map((target) => targetOdds(all.filter((it) => it.target === target)));
}

function targetOdds(salvos: readonly GunfireOdds[]): TargetOdds {
  const sum = (of: (it: GunfireOdds) => number) => salvos.reduce((all, it) => all + of(it), 0);
  const isKnown = salvos.every(({ impact }) => impact);
  return {
    target: salvos[0]?.target ?? '',
    ships: new Set(salvos.map(({ ship }) => ship)).size,
    shells: sum(({ shells }) => shells),
    chance: 1 - salvos.reduce((none, { hits }) => none * (hits[0] ?? 1), 1),
    meanHits: sum(({ meanHits }) => meanHits),
    damage: isKnown ? sum((it) => it.meanHits * (it.impact?.damage ?? 0)) : null,
  };
}
