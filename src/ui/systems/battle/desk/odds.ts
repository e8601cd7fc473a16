import {
  type BattleOdds,
  type BattleView,
  battle,
  type Order,
  type SalvoOdds,
  type TargetOdds,
} from '../../../../rules/battle';
import type { Side } from '../../../../rules/core';
import type { Mount } from './mounts';

/** The odds of firing a mount at one of its targets, as computed by the rules. */
export interface OptionOdds {
  target: string;
  salvo: SalvoOdds | undefined;
  /** Of everything declared at the target together with this mount. */
  total: TargetOdds | undefined;
  /** Others fire at the target too. */
  isShared: boolean;
  /** Of the chances of harm; 0 where they are exact. */
  standardError: number;
}

/** The odds of a mount at one of its targets, with what else is declared there. */
export function optionOdds(view: BattleView, side: Side, mount: Mount, target: string): OptionOdds {
  const { ship, weapon } = mount;
  const others = view.declared[side].filter(
    (it) => it.target === target && (it.ship !== ship || it.weapon !== weapon),
  );
  const position = { ...view, declared: { ...view.declared, [side]: others } };
  const order: Order = { kind: 'declare', ship, weapon, target, full: false };
  return oddsIn(battle.explain(position, side, [order]), mount, target);
}

function oddsIn(odds: BattleOdds, { ship, weapon }: Mount, target: string): OptionOdds {
  const { salvos, targets, standardError } = odds;
  const at = salvos.filter((it) => it.target === target);
  const salvo = at.find((it) => it.weapon === weapon && it.ships.includes(ship));
  return { target, salvo, total: targets[0], isShared: at.length > 1, standardError };
}

const reckoned = new WeakMap<BattleView, Map<Side, BattleOdds>>();

/** The odds of everything declared so far; computed once for a position, wherever they are shown. */
export function declaredOdds(view: BattleView, side: Side): BattleOdds {
  const known = reckoned.get(view) ?? new Map<Side, BattleOdds>();
  reckoned.set(view, known);
  const odds = known.get(side) ?? battle.explain(view, side, []);
  known.set(side, odds);
  return odds;
}

/** All that is declared, added up. */
interface DeclaredTotal {
  /** Exact. */
  meanHits: number;
  /** Chance of a hit or more by any salvo, exact. */
  hitChance: number;
  /** Ships newly crippled, and ships sunk, on average. */
  meanCrippled: number;
  meanSunk: number;
}

export const totalOf = ({ salvos, targets, hitChance }: BattleOdds): DeclaredTotal => ({
  meanHits: sum(salvos.map(({ meanHits }) => meanHits)),
  hitChance,
  meanCrippled: sum(targets.map(({ crippled, crippleChance }) => (crippled ? 0 : crippleChance))),
  meanSunk: sum(targets.map(({ sinkChance }) => sinkChance)),
});

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** A number of hits less likely than this is not shown. */
const MIN_CHANCE = 0.005;

/** The plausible numbers of hits, without a gap. */
export function likelyHits(hits: readonly number[]): { count: number; chance: number }[] {
  const counts = hits.map((chance, count) => ({ count, chance }));
  const likely = counts.filter(({ chance }) => chance >= MIN_CHANCE);
  const first = likely[0]?.count ?? 0;
  const last = likely.at(-1)?.count ?? 0;
  return counts.slice(first, last + 1);
}
