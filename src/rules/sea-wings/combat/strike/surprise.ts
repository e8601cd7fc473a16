import { type Dice, type Modifier, type Side, sumOf, valueOf } from '../../../core';
import type { CombatFact } from '../../model/facts';
import type { Searcher } from '../../model/units';
import { STANDARD_TABLES } from '../../tables/standard';
import type { SurpriseModifier, TableSet } from '../../tables/tableSet';

type SurpriseTables = Pick<TableSet, 'surprise'>;

/** A strike whose target has itself a strike to launch in the turn [WG-9.1, WG-9.2, WG-9.3]. */
export interface SurpriseAttempt {
  /** The strike. */
  id: string;
  side: Side;
  /** The force from which it flies, a task force or a base, and the one at which it flies. */
  from: string;
  at: string;
  isFromBase: boolean;
  /** [WG-9.8, WG-9.9, WG-9.22] What spotted the target; nobody, where it is a base. */
  spottedBy: readonly Searcher[];
  /** Strikes that the target launches in this turn. */
  launches: number;
  /** [WG-9.7] Strikes that return to the target in this turn. */
  returning: number;
}

/** [WG-9.4 to WG-9.9] */
export function surpriseModifiers(
  { isFromBase, spottedBy, launches, returning }: SurpriseAttempt,
  { surprise }: SurpriseTables = STANDARD_TABLES,
): Modifier[] {
  const counts: Readonly<Record<SurpriseModifier, number>> = {
    'other-kind-of-search': Number(spottedBy.includes(isFromBase ? 'sea' : 'base')),
    'two-strikes': Number(launches >= 2),
    returning,
  };
  return Object.entries(surprise.modifiers)
    .map(([code, value]) => ({
      code,
      value: value * counts[code as SurpriseModifier],
      rule: 'WG-9.4' as const,
    }))
    .filter(({ value }) => value !== 0);
}

const totalOf = (attempt: SurpriseAttempt, tables: SurpriseTables): number =>
  surpriseModifiers(attempt, tables).reduce((sum, { value }) => sum + value, 0);

/**
 * [WG-9.4, WG-9.10 to WG-9.12, WG-9.21] Rolls for the surprise of each strike, two dice each, in the order given; then settles pairs of
 * forces that would surprise each other. The modifiers are told to nobody.
 */
export function rollSurprise(
  attempts: readonly SurpriseAttempt[],
  dice: Dice,
  tables: SurpriseTables = STANDARD_TABLES,
): { surprising: string[]; facts: CombatFact[] } {
  const facts: CombatFact[] = [];
  const succeeded = attempts.filter((it) => rollOne(it, dice, { tables, facts }));
  const lost = pairsIn(succeeded).map((pair) => loserOf(pair, dice, { tables, facts }));
  const surprising = succeeded
    .filter((it) => !lost.some(({ from, at }) => it.from === from && it.at === at))
    .map(({ id }) => id);
  return { surprising, facts };
}

interface Rolling {
  tables: SurpriseTables;
  facts: CombatFact[];
}

function rollOne(attempt: SurpriseAttempt, dice: Dice, { tables, facts }: Rolling): boolean {
  const roll = dice.roll('d6', 2, 'surprise', { strike: attempt.id });
  const total = sumOf(roll) + totalOf(attempt, tables);
  const isSurprise = total <= tables.surprise.upTo;
  facts.push({
    kind: 'surpriseRolled',
    rule: 'WG-9.4',
    dice: [roll],
    strike: attempt.id,
    modifiers: surpriseModifiers(attempt, tables),
    total,
    isSurprise,
  });
  return isSurprise;
}

/** Strikes of two forces at each other, Allied ones first. */
type Pair = readonly [allies: SurpriseAttempt[], axis: SurpriseAttempt[]];

function pairsIn(attempts: readonly SurpriseAttempt[]): Pair[] {
  const allied = attempts.filter(({ side }) => side === 'allies');
  const routes = [...new Set(allied.map(({ from, at }) => JSON.stringify([from, at])))];
  return routes
    .map((route): Pair => {
      const [from, at] = JSON.parse(route) as [string, string];
      return [
        allied.filter((it) => it.from === from && it.at === at),
        attempts.filter((it) => it.side === 'axis' && it.from === at && it.at === from),
      ];
    })
    .filter(([, axis]) => axis.length > 0);
}

/** [WG-9.10, WG-9.11, WG-9.12] The strikes that do not surprise after all. */
function loserOf([allies, axis]: Pair, dice: Dice, { tables, facts }: Rolling): SurpriseAttempt {
  const least = (strikes: readonly SurpriseAttempt[]) =>
    Math.min(...strikes.map((it) => totalOf(it, tables)));
  const first = [allies[0], axis[0]] as [SurpriseAttempt, SurpriseAttempt];
  const lead = least(allies) - least(axis);
  if (lead !== 0) return lead < 0 ? first[1] : first[0];
  const roll = dice.roll('d6', 1, 'surprise-tie', { strike: first[0].id });
  const winner: Side = valueOf(roll) % 2 === 0 ? 'allies' : 'axis';
  facts.push({ kind: 'surpriseSettled', rule: 'WG-9.11', dice: [roll], side: winner });
  return winner === 'allies' ? first[1] : first[0];
}
