import { parseArgs } from 'node:util';
import { botById, USUAL_NODES } from '../../bots';
import { changedEntry } from '../common/changeOptions';
import { allScenarios, findScenario, packIn } from '../common/library';
import type { BalanceTask } from './balance';

/** What the bench should measure: speeds, whole games of one scenario a second, or many games by bots. */
export type Asked =
  | { kind: 'speeds' }
  | { kind: 'warm'; scenario: string }
  | { kind: 'balance' | 'history'; task: BalanceTask; keep: boolean };

const ARGUMENTS = {
  balance: { type: 'string' },
  history: { type: 'boolean' },
  warm: { type: 'string' },
  games: { type: 'string' },
  scenarios: { type: 'string' },
  bot: { type: 'string' },
  nodes: { type: 'string' },
  seed: { type: 'string' },
  tables: { type: 'string' },
  keep: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** For each scenario, when no number is given. */
const USUAL_GAMES = '100';

/** `undefined` where they cannot be read. */
export function readArgs(args: readonly string[]): Asked | undefined {
  try {
    const { values } = parseArgs({ args: [...args], options: ARGUMENTS });
    const { balance, history, warm, games, json: _, ...rest } = values;
    if (warm !== undefined)
      return balance || history || games || Object.keys(rest).length > 0
        ? undefined
        : { kind: 'warm', scenario: warm };
    if (balance !== undefined)
      return history || games !== undefined ? undefined : gamesAsked('balance', balance, rest);
    if (history) return gamesAsked('history', games ?? USUAL_GAMES, rest);
    return games === undefined && Object.keys(rest).length === 0 ? { kind: 'speeds' } : undefined;
  } catch {
    return undefined;
  }
}

interface Rest {
  scenarios?: string | undefined;
  bot?: string | undefined;
  nodes?: string | undefined;
  seed?: string | undefined;
  tables?: string | undefined;
  keep?: boolean | undefined;
}

function gamesAsked(
  kind: 'balance' | 'history',
  games: string,
  {
    scenarios,
    bot = 'commander',
    nodes = String(USUAL_NODES),
    seed = 'balance',
    tables,
    keep = false,
  }: Rest,
): Asked | undefined {
  const player = botById(bot);
  // Figures of other tables than the standard ones are not recorded.
  if (!isCount(games) || !isCount(nodes) || !player || (keep && tables)) return undefined;
  const thinking = { nodes: Number(nodes) };
  const named = scenarios?.split(',').map(findScenario) ?? allScenarios();
  const pack = tables === undefined ? undefined : packIn(tables);
  const entries = pack ? named.map((entry) => changedEntry(entry, {}, pack)) : named;
  return { kind, task: { games: Number(games), entries, bot: player, thinking, seed }, keep };
}

const isCount = (text: string): boolean => /^[1-9]\d{0,5}$/.test(text);
