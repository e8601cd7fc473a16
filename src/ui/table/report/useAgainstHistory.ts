import type { Snapshot } from '../../../game';
import { type BySide, bySide } from '../../../rules/core';
import { systemOf } from '../../../rules/registry';
import type { ScenarioCard } from '../../../scenario';
import { type AgainstHistory, againstHistory } from '../../../scenario/core/againstHistory';
import { type Hopeless, hopelessIn } from '../../../scenario/core/balance';
import { type BetterThan, betterThan } from '../../../scenario/core/simulated';
import type { PreparedScenario } from '../../../scenario/core/system';
import { useScenario } from '../../match/useScenarios';

/** A finished game held against history. */
export interface HeldAgainst {
  card: ScenarioCard;
  /** The side that is measured by it, if one is. */
  hopeless: Hopeless | undefined;
  of: BySide<AgainstHistory>;
  /** How the game stands among the simulated ones, where those were recorded. */
  among: BySide<BetterThan | undefined>;
}

/** What is asked of a game. */
type Ended = Pick<Snapshot, 'outcome' | 'view'>;

/** `undefined` while a game goes on, and for one without a shipped scenario or losses in history. */
export function useAgainstHistory(system: string, ended: Ended): HeldAgainst | undefined {
  const { scenario } = Object(ended.view) as { scenario?: { id?: unknown } };
  const prepared = useScenario(String(scenario?.id));
  return prepared && ended.outcome ? heldAgainst(prepared, system, ended) : undefined;
}

/** A final position held against the history of its scenario. */
export function heldAgainst(
  { card, balances, simulated }: Pick<PreparedScenario, 'card' | 'balances' | 'simulated'>,
  system: string,
  { outcome, view }: Ended,
): HeldAgainst | undefined {
  const { losses } = card;
  if (!losses) return undefined;
  const fates = systemOf(system)?.fates(view) ?? [];
  const of = bySide((side) => againstHistory(losses, fates, side));
  const points = outcome?.victoryPoints;
  const among = bySide((side) => points && betterThan(simulated, points, side));
  return { card, hopeless: hopelessIn(balances), of, among };
}
