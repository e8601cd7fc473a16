import { bySide, orderDice, type Side } from '../core';
import type { Arc } from './arcs';
import { copyState } from './copy';
import { isGun, type Salvo, type Spread, salvosOf, spreadsOf } from './firing';
import type { Order } from './orders';
import { boxesBuilt, shipOf } from './ships';
import { shipsOfCounter } from './stacks';
import type { BattleState, BattleView, Declaration, ShipId, Weapon } from './state';
import { resolveGunnery } from './steps/gunnery';
import { resolveTorpedoes } from './steps/torpedoes';
import { TO_HIT } from './tables/ranges';

/** The odds of one salvo or spread. */
export interface SalvoOdds {
  ships: ShipId[];
  weapon: Weapon;
  target: string;
  rangeHexes: number;
  dice: number;
  /** What a die must show. */
  needed: number;
  halved: boolean;
  /** [BT-15.1] The firer's arc, where it brings less than all guns to bear. */
  arc: Arc;
  /** Chance of a hit or more, exact. */
  hitChance: number;
  /** Exact. */
  meanHits: number;
}

/**
 * The odds for one ship of all that is planned at its counter. Hits are those at the whole counter [BT-8.13], the far
 * ones of BT-10.4 and those that may stray by BT-15.2 among them, as if no stack were kept from firing [BT-8.6]; hull boxes and chances are the ship's own,
 * sampled with all rules.
 */
export interface TargetOdds {
  ship: ShipId;
  meanHits: number;
  hitChance: number;
  meanHullBoxes: number;
  /** Chance that it has lost half its hull or more, or is dead in the water, after the impulse. */
  crippleChance: number;
  sinkChance: number;
}

/** What `explain` tells of planned declarations. */
export interface BattleOdds {
  salvos: SalvoOdds[];
  targets: TargetOdds[];
  /** Battles sampled for the chances; 0 when nothing is planned. */
  samples: number;
  /** Largest standard error of the sampled chances. */
  standardError: number;
}

const SAMPLES = 400;

/** The odds of what a side has declared in this impulse together with the declarations among `orders`. */
export function explain(view: BattleView, side: Side, orders: readonly Order[]): BattleOdds {
  const planned = [...view.declared[side], ...declarationsIn(orders)];
  const salvos = planned.every(({ weapon }) => isGun(weapon))
    ? salvosOf(view, side, planned).map(gunOdds)
    : spreadsOf(view, side, planned).map(spreadOdds);
  const samples = planned.length > 0 ? SAMPLES : 0;
  return {
    salvos,
    targets: targetOdds(view, side, planned, salvos),
    samples,
    standardError: samples > 0 ? 0.5 / Math.sqrt(samples) : 0,
  };
}

const declarationsIn = (orders: readonly Order[]): Declaration[] =>
  orders.flatMap((order) => {
    if (order.kind !== 'declare') return [];
    const { ship, weapon, target, full } = order;
    return [{ ship, weapon, target, full }];
  });

const gunOdds = ({ ship, factors, side: _, modifiers: _m, ...salvo }: Salvo): SalvoOdds =>
  withChances({ ...salvo, ships: [ship], dice: factors });

const spreadOdds = ({ ships, target, rangeHexes, dice }: Spread): SalvoOdds =>
  withChances({
    ships,
    weapon: 'torpedoes',
    target,
    rangeHexes,
    dice,
    needed: TO_HIT,
    halved: false,
    arc: 'beam',
  });

/** Dice are independent: hits are binomial. */
function withChances(salvo: Omit<SalvoOdds, 'hitChance' | 'meanHits'>): SalvoOdds {
  const each = (7 - salvo.needed) / 6;
  return { ...salvo, hitChance: 1 - (1 - each) ** salvo.dice, meanHits: salvo.dice * each };
}

function targetOdds(
  view: BattleView,
  side: Side,
  planned: readonly Declaration[],
  salvos: readonly SalvoOdds[],
): TargetOdds[] {
  const targets = [...new Set(planned.map(({ target }) => target))];
  const results = sample(view, side, planned);
  return targets.flatMap((target) =>
    shipsOfCounter(view, target).map((ship) => {
      const at = salvos.filter((salvo) => salvo.target === target);
      return {
        ship,
        meanHits: at.reduce((sum, { meanHits }) => sum + meanHits, 0),
        hitChance: 1 - at.reduce((miss, { hitChance }) => miss * (1 - hitChance), 1),
        ...harmTo(view, ship, results),
      };
    }),
  );
}

function harmTo(view: BattleView, id: ShipId, results: readonly BattleState[]) {
  const before = shipOf(view, id).lost.hull;
  const mean = (value: (after: BattleState) => number) =>
    results.reduce((sum, after) => sum + value(after), 0) / Math.max(1, results.length);
  const isCrippled = (after: BattleState) => {
    const { fate, lost, speed } = shipOf(after, id);
    return fate !== 'afloat' || speed === '0' || lost.hull * 2 >= boxesBuilt(after, id, 'hull');
  };
  return {
    meanHullBoxes: mean((after) => shipOf(after, id).lost.hull - before),
    crippleChance: mean((after) => (isCrippled(after) ? 1 : 0)),
    sinkChance: mean((after) => (shipOf(after, id).fate === 'sunk' ? 1 : 0)),
  };
}

/** Resolves the planned fire many times over with dice of its own. */
function sample(view: BattleView, side: Side, planned: readonly Declaration[]): BattleState[] {
  if (planned.length === 0) return [];
  const resolve = planned.every(({ weapon }) => isGun(weapon)) ? resolveGunnery : resolveTorpedoes;
  return Array.from({ length: SAMPLES }, (_, i) => {
    const state = copyState(view);
    state.declared = bySide((it) => (it === side ? planned.map((one) => ({ ...one })) : []));
    state.scuttling = bySide(() => []);
    resolve({ state, dice: orderDice('odds', i), events: [] });
    return state;
  });
}
