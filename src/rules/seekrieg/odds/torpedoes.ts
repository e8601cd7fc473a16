import type { Side, Yards } from '../../core';
import { rangeYards } from '../common/geometry';
import { shipOf, targetShip } from '../common/own';
import { armorAt } from '../damage/armor';
import type { ShipId, TargetId } from '../model/ids';
import type { OrderOf } from '../model/orders';
import type { TorpedoBattery } from '../model/sheet';
import type { SeekriegView } from '../model/state';
import { tablesOf } from '../model/tables';
import type { Ship } from '../model/units';
import { rounded } from '../tables/rounding';
import { type TorpedoRun, torpedoOf } from '../tables/torpedoes';
import { dudChance, type Pistol, torpedoEffect, torpedoFactor } from '../tables/torpedoHits';
import { chanceOf } from '../torpedoes/figure';
import { runOf, turnsToArrive } from '../torpedoes/runs';
import { shotAt } from '../torpedoes/shot';
import { hexOf } from '../torpedoes/sighted';

type Order = OrderOf<'torpedoes'>;

/** What the tubes of one mount at one target promise. */
export interface TorpedoOdds {
  ship: ShipId;
  mount: number;
  target: TargetId;
  count: number;
  rangeYards: Yards;
  arrivesOnTurn: number;
  /** [SK-17.18] Of each torpedo in per cent, if the target keeps her speed and does not comb; `null` of a marker. */
  chance: number | null;
  /** [SK-17.21] That a hit does not burst, in per cent. */
  dudPercent: number;
  /** [SK-17.22] Damage points of a hit that bursts, on average; `null` of a marker. */
  damage: number | null;
}

/** [SK-34.8] The odds of torpedo orders on a side's view; an order at what it no longer sees has none. */
export const torpedoOdds = (
  view: SeekriegView,
  side: Side,
  orders: readonly Order[],
): TorpedoOdds[] => orders.flatMap((order) => oddsOf(view, side, order) ?? []);

function oddsOf(view: SeekriegView, side: Side, order: Order): TorpedoOdds | null {
  const ship = shipOf(view, order.ship);
  const { torpedoes } = ship.sheet;
  const hex = hexOf(view, ship, order.target);
  const run = torpedoes && runOf(torpedoes.model, order.setting);
  if (!torpedoes || !hex || !run || order.count === 0) return null;
  const { mount, target, count } = order;
  const known = targetShip(view, side, target);
  return {
    ship: ship.id,
    mount,
    target,
    count,
    rangeYards: rangeYards(ship.hex, hex),
    arrivesOnTurn: view.turn + turnsToArrive(ship.hex, hex, run as TorpedoRun),
    chance: known ? chanceOf(tablesOf(view).trackingError, shotAt(view, ship, known, order)) : null,
    dudPercent: dudsOf(view, ship, torpedoes, order),
    damage: known ? meanDamage(view, known, torpedoes, order) : null,
  };
}

function dudsOf(
  view: SeekriegView,
  { sheet: { nation } }: Ship,
  { model }: TorpedoBattery,
  { pistol }: Pick<Order, 'pistol'>,
): number {
  const { date } = view.scenario;
  return dudChance(tablesOf(view).torpedoDuds, { nation, model, date, pistol }) ?? 0;
}

/** All rolls of percentile dice. */
const ROLLS = Array.from({ length: 100 }, (_, at) => at + 1);

/**
 * [SK-17.21, SK-17.22] Damage points of a hit on average, duds counted.
 *
 * @throws Error for a ship without torpedoes
 */
export function torpedoBurst(view: SeekriegView, ship: Ship, target: Ship, pistol: Pistol): number {
  const torpedoes = ship.sheet.torpedoes as TorpedoBattery;
  const bursts = 1 - dudsOf(view, ship, torpedoes, { pistol }) / 100;
  return bursts * meanDamage(view, target, torpedoes, { pistol });
}

/** [SK-17.22] Over all rolls of CHART T7. */
function meanDamage(
  view: SeekriegView,
  target: Ship,
  { model }: TorpedoBattery,
  { pistol }: Pick<Order, 'pistol'>,
): number {
  const tables = tablesOf(view);
  const belt = armorAt(tables, target.sheet, 'belt');
  const effect = torpedoEffect(tables.torpedoDamage, torpedoOf(model).charge, belt);
  const sum = ROLLS.reduce(
    (all, roll) => all + rounded(effect * torpedoFactor(tables.torpedoModifier, pistol, roll)),
    0,
  );
  return sum / ROLLS.length;
}
