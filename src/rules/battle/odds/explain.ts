import { type Dice, orderDice, type Side } from '../../core';
import { shipOf } from '../common/ships';
import { shipsOfCounter } from '../common/stacks';
import type { Order } from '../model/orders';
import type { BattleState, BattleView, Declaration, ShipId } from '../model/state';
import { mayStray } from '../steps/confusion';
import { drawnFirings, firings } from './firings';
import { type Harm, harmBy, isCrippled, meanHarm } from './harm';
import { type Chances, mixed } from './hits';
import { poolsAt } from './pools';
import { type Case, hitsBy, overCases, type SalvoOdds, salvosFor } from './salvos';
import { harmIn, resolved } from './sampled';

/**
 * The odds for one ship of everything planned at its counter. Hits are those at the whole counter [BT-8.13], the far
 * ones of BT-10.4 and those that may stray by BT-15.2 among them; boxes, crippling and sinking are the ship's own.
 */
export interface TargetOdds extends Harm {
  ship: ShipId;
  meanHits: number;
  /** Chance of a hit or more. */
  hitChance: number;
  /** Chance of exactly 0, 1, 2, … hits. */
  hits: Chances;
  /** It is already crippled, in the sense of `crippleChance`. */
  crippled: boolean;
}

/** What `explain` reports about planned declarations. */
export interface BattleOdds {
  /** Dice and halves as if all of them were fired; chances over all cases of BT-8.6. */
  salvos: SalvoOdds[];
  targets: TargetOdds[];
  /** Chance of a hit or more by anything planned. */
  hitChance: number;
  /** Impulses resolved for what is not worked out exactly; 0 where all of it is. */
  samples: number;
  /** Largest standard error of the chances: 0 where they are exact. */
  standardError: number;
}

const SAMPLES = 1000;

/**
 * The odds of what a side has declared in this impulse together with the declarations among `orders`. They are exact to
 * less than 0.001, but for hits that may stray [BT-15.2] and where there are too many cases to go through; there the
 * standard error is at most 0.5 by the root of `most` samples.
 */
export function explain(
  view: BattleView,
  side: Side,
  orders: readonly Order[],
  most = SAMPLES,
): BattleOdds {
  const planned = [...view.declared[side], ...declarationsIn(orders)];
  const all = firings(view, planned);
  const streams = () => streamsFor(view, planned, most);
  const cases = (all ?? drawnFirings(view, planned, streams())).map((firing) => ({
    ...firing,
    salvos: salvosFor(view, side, firing.declared),
  }));
  const reckoning = { view, side, cases };
  const targets = targetsOf(view, planned);
  const exact = all && !mayStray(view, planned) ? exactHarm(reckoning, targets) : undefined;
  const harm = exact ?? sampledHarm(view, targets, resolved(view, side, planned, streams()));
  const samples = exact ? 0 : most;
  return {
    salvos: salvosFor(view, side, planned).map((salvo) => overCases(salvo, cases)),
    targets: targets.map((ship, i) => ({ ...targetOdds(reckoning, ship), ...(harm[i] as Harm) })),
    hitChance: hitChanceIn(hitsOver(cases)),
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

/** Every question has dice of its own: none is always lucky, and the same question has the same answer. */
const streamsFor = (
  { round, impulse }: BattleView,
  planned: readonly Declaration[],
  count: number,
): Dice[] => {
  const question = `odds/${round}/${impulse}/${JSON.stringify(planned)}`;
  return Array.from({ length: count }, (_, sample) => orderDice(question, sample));
};

/** Every ship of every counter that is fired at. */
const targetsOf = (view: BattleView, planned: readonly Declaration[]): ShipId[] =>
  [...new Set(planned.map(({ target }) => target))].flatMap((it) => shipsOfCounter(view, it));

const hitsOver = (cases: readonly Case[], target?: string): Chances =>
  mixed(
    cases.map(({ salvos, chance }) => ({
      chances: hitsBy(salvos.filter((it) => target === undefined || it.target === target)),
      chance,
    })),
  );

const hitChanceIn = ([none = 1]: Chances): number => 1 - none;

interface Reckoning {
  view: BattleView;
  side: Side;
  cases: readonly Case[];
}

function targetOdds({ view, cases }: Reckoning, id: ShipId): Omit<TargetOdds, keyof Harm> {
  const ship = shipOf(view, id);
  const hits = hitsOver(cases, ship.counter);
  return {
    ship: id,
    meanHits: hits.reduce((sum, chance, count) => sum + chance * count, 0),
    hitChance: hitChanceIn(hits),
    hits,
    crippled: isCrippled(view, ship),
  };
}

const sampledHarm = (
  view: BattleView,
  ids: readonly ShipId[],
  results: readonly BattleState[],
): Harm[] => ids.map((id) => harmIn(view, id, results));

/** `undefined` when one of the ships has too many courses to go through. */
function exactHarm(reckoning: Reckoning, ids: readonly ShipId[]): Harm[] | undefined {
  const all: Harm[] = [];
  for (const id of ids) {
    const harm = harmOver(reckoning, id);
    if (!harm) return undefined;
    all.push(harm);
  }
  return all;
}

/** Cases in which the same is fired at the ship are one. */
function harmOver({ view, side, cases }: Reckoning, id: ShipId): Harm | undefined {
  const apart = new Map<string, { pools: ReturnType<typeof poolsAt>; chance: number }>();
  for (const { declared, chance } of cases) {
    const pools = poolsAt(view, side, declared, id);
    const key = JSON.stringify(pools);
    apart.set(key, { pools, chance: chance + (apart.get(key)?.chance ?? 0) });
  }
  const { length } = shipsOfCounter(view, shipOf(view, id).counter);
  const means: { harm: Harm; chance: number }[] = [];
  for (const { pools, chance } of apart.values()) {
    const harm = harmBy(view, id, pools, length);
    if (!harm) return undefined;
    means.push({ harm, chance });
  }
  return meanHarm(means);
}
