import { bySide, orderDice, type Side } from '../../core';
import { isGun, type Salvo, type Spread, salvosOf, spreadsOf } from '../common/firing';
import { boxesBuilt, shipOf } from '../common/ships';
import { shipsOfCounter } from '../common/stacks';
import type { Arc } from '../model/arcs';
import type { Order } from '../model/orders';
import { ROWS, type Row } from '../model/sheet';
import type { BattleState, BattleView, Declaration, ShipId, Weapon } from '../model/state';
import { resolveGunnery } from '../steps/gunnery';
import { resolveTorpedoes } from '../steps/torpedoes';
import { tablesOf } from '../tables/standard';
import { copyState } from './copy';

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
 * The odds for one ship of everything planned at its counter. Hits are those at the whole counter [BT-8.13], the far
 * ones of BT-10.4 and those that may stray by BT-15.2 among them, as if no stack were kept from firing [BT-8.6]; boxes,
 * crippling and sinking are the ship's own, sampled with all rules.
 */
export interface TargetOdds {
  ship: ShipId;
  /** Exact. */
  meanHits: number;
  /** Chance of a hit or more, exact. */
  hitChance: number;
  /** Chance of exactly 0, 1, 2, … hits; exact. */
  hits: number[];
  /** Boxes that it will lose, row by row. */
  meanBoxes: Record<Row, number>;
  /** It is already crippled, in the sense of `crippleChance`. */
  crippled: boolean;
  /** Chance that it has lost half its hull or more, or is dead in the water, after the impulse. */
  crippleChance: number;
  sinkChance: number;
}

/** What `explain` reports about planned declarations. */
export interface BattleOdds {
  salvos: SalvoOdds[];
  targets: TargetOdds[];
  /** Battles sampled for the chances; 0 when nothing is planned. */
  samples: number;
  /** Largest standard error of the sampled chances. */
  standardError: number;
}

const SAMPLES = 400;

/**
 * The odds of what a side has declared in this impulse together with the declarations among `orders`. The standard error
 * of what is sampled is at most 0.5 by the root of `most` samples.
 */
export function explain(
  view: BattleView,
  side: Side,
  orders: readonly Order[],
  most = SAMPLES,
): BattleOdds {
  const planned = [...view.declared[side], ...declarationsIn(orders)];
  const salvos = planned.every(({ weapon }) => isGun(weapon))
    ? salvosOf(view, side, planned).map(gunOdds)
    : spreadsOf(view, side, planned).map((spread) => spreadOdds(view, spread));
  const samples = planned.length > 0 ? most : 0;
  return {
    salvos,
    targets: targetOdds(view, planned, salvos, sample(view, side, planned, samples)),
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

const spreadOdds = (view: BattleView, { ships, target, rangeHexes, dice }: Spread): SalvoOdds =>
  withChances({
    ships,
    weapon: 'torpedoes',
    target,
    rangeHexes,
    dice,
    needed: tablesOf(view).toHit.torpedoes,
    halved: false,
    arc: 'beam',
  });

const chanceOfDie = ({ needed }: Pick<SalvoOdds, 'needed'>): number => (7 - needed) / 6;

/** Dice are independent: hits are binomial. */
function withChances(salvo: Omit<SalvoOdds, 'hitChance' | 'meanHits'>): SalvoOdds {
  const each = chanceOfDie(salvo);
  return { ...salvo, hitChance: 1 - (1 - each) ** salvo.dice, meanHits: salvo.dice * each };
}

function targetOdds(
  view: BattleView,
  planned: readonly Declaration[],
  salvos: readonly SalvoOdds[],
  results: readonly BattleState[],
): TargetOdds[] {
  const targets = [...new Set(planned.map(({ target }) => target))];
  return targets.flatMap((target) =>
    shipsOfCounter(view, target).map((ship) => {
      const at = salvos.filter((salvo) => salvo.target === target);
      return {
        ship,
        meanHits: at.reduce((sum, { meanHits }) => sum + meanHits, 0),
        hitChance: 1 - at.reduce((miss, { hitChance }) => miss * (1 - hitChance), 1),
        hits: hitChances(at),
        ...harmTo(view, ship, results),
      };
    }),
  );
}

/** The chances of 0, 1, 2, … hits by all dice together. */
const hitChances = (salvos: readonly SalvoOdds[]): number[] =>
  salvos
    .flatMap((salvo) => Array<number>(salvo.dice).fill(chanceOfDie(salvo)))
    .reduce(withDie, [1]);

/** Adds one die, with its own chance to hit, to the chances of 0, 1, 2, … hits. */
const withDie = (chances: number[], each: number): number[] =>
  Array.from(
    { length: chances.length + 1 },
    (_, hits) => (chances[hits] ?? 0) * (1 - each) + (chances[hits - 1] ?? 0) * each,
  );

/** Half its hull gone, dead in the water, or no longer afloat. */
function isCrippled(view: BattleView, id: ShipId): boolean {
  const { fate, lost, speed } = shipOf(view, id);
  return fate !== 'afloat' || speed === '0' || lost.hull * 2 >= boxesBuilt(view, id, 'hull');
}

function harmTo(view: BattleView, id: ShipId, results: readonly BattleState[]) {
  const before = shipOf(view, id).lost;
  const mean = (value: (after: BattleState) => number) =>
    results.reduce((sum, after) => sum + value(after), 0) / Math.max(1, results.length);
  const boxes = ROWS.map((row) => [row, mean((it) => shipOf(it, id).lost[row] - before[row])]);
  return {
    meanBoxes: Object.fromEntries(boxes) as Record<Row, number>,
    crippled: isCrippled(view, id),
    crippleChance: mean((after) => (isCrippled(after, id) ? 1 : 0)),
    sinkChance: mean((after) => (shipOf(after, id).fate === 'sunk' ? 1 : 0)),
  };
}

/** Resolves the planned fire many times with its own dice. */
function sample(
  view: BattleView,
  side: Side,
  planned: readonly Declaration[],
  samples: number,
): BattleState[] {
  const resolve = planned.every(({ weapon }) => isGun(weapon)) ? resolveGunnery : resolveTorpedoes;
  return Array.from({ length: samples }, (_, i) => {
    const state = copyState(view);
    state.declared = bySide((it) => (it === side ? planned.map((one) => ({ ...one })) : []));
    state.scuttling = bySide(() => []);
    resolve({ state, dice: orderDice('odds', i), events: [] });
    return state;
  });
}
