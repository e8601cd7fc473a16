import * as z from 'zod/mini';
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
