import * as z from 'zod/mini';
import { SIDES, type Side } from '../../rules/core';
import { checked } from '../form/check';
import type { Read } from '../form/fault';
import { count, id, text } from '../form/fields';

const wins = z.strictObject({ allies: count, axis: count, draw: count });

/** How often each side has won each battle when a bot played both; written by the bench. */
const balanceSchema = z.strictObject({
  kind: z.literal('balance'),
  bots: z.array(
    z.strictObject({
      /** By name. */
      bot: text,
      wins: z.record(id, wins),
    }),
  ),
});

/** The results of a number of games between two bots of one kind. */
export interface Balance {
  bot: string;
  wins: z.output<typeof wins>;
}

export type BalanceFile = z.output<typeof balanceSchema>;

export const loadBalance = (value: unknown, file: string): Read<BalanceFile> =>
  checked(balanceSchema, value, file);

/** The measurements of a battle, bot by bot. */
export const balancesOf = (file: BalanceFile | undefined, id: string): Balance[] =>
  (file?.bots ?? []).flatMap(({ bot, wins }) => {
    const found = Object.hasOwn(wins, id) ? wins[id] : undefined;
    return found ? [{ bot, wins: found }] : [];
  });

/** A side whose task is hopeless, and how often it won all the same. */
export interface Hopeless {
  side: Side;
  /** Who played both sides. */
  bot: string;
  won: number;
  /** Games that were no draw. */
  decided: number;
}

/** Its games say how hopeless a task is: it plays every scenario. */
const YARDSTICK = 'Commander';

/** A side that wins less than this share of the decided games has a hopeless task. */
const HOPELESS = 0.2;

/** Fewer decided games than this say nothing. */
const MIN_DECIDED = 10;

/** [Decision 0029] The side that wins too seldom to be measured by victory; `undefined` if neither is. */
export function hopelessIn(balances: readonly Balance[]): Hopeless | undefined {
  const found = balances.find(({ bot }) => bot === YARDSTICK);
  if (!found) return undefined;
  const { bot, wins } = found;
  const decided = wins.allies + wins.axis;
  const side = SIDES.find((it) => wins[it] < HOPELESS * decided);
  return side && decided >= MIN_DECIDED ? { side, bot, won: wins[side], decided } : undefined;
}

/** A file with new measurements of a bot in place of its old ones. */
export const withBalance = (
  file: BalanceFile,
  bot: string,
  measured: Readonly<Record<string, Balance['wins']>>,
): BalanceFile => {
  const before = file.bots.find((it) => it.bot === bot)?.wins;
  const others = file.bots.filter((it) => it.bot !== bot);
  return { ...file, bots: [...others, { bot, wins: { ...before, ...measured } }] };
};

/** The standard normal deviate of 95 %. */
const Z = 1.96;

/** The 95 % confidence interval of the true share. Source: E. B. Wilson, 1927, score interval. */
export function wilsonInterval(won: number, of: number): { low: number; high: number } {
  const share = won / of;
  const spread = 1 + Z ** 2 / of;
  const middle = (share + Z ** 2 / (2 * of)) / spread;
  const half = (Z / spread) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
