import * as z from 'zod/mini';
import { checked } from '../form/check';
import type { Read } from '../form/fault';
import { count, id } from '../form/fields';

/** What is read of a measurement of two bots; the command line writes more. */
const rung = z.object({
  /** By id. */
  bots: z.tuple([id, id]),
  system: z.optional(id),
  /** Games by the bot that won them, and `draw`. */
  wins: z.record(id, count),
  /** In how many battles drawn for it; absent where they were shipped scenarios. */
  skirmishes: z.optional(count),
});

/** How bots have done against each other; written by the arena. */
const ladderSchema = z.strictObject({ kind: z.literal('ladder'), rungs: z.array(rung) });

type LadderFile = z.output<typeof ladderSchema>;

/** How a bot has done against another in a rule system. */
export interface Strength {
  system: string;
  bot: string;
  against: string;
  games: number;
  won: number;
  lost: number;
  /** In battles that nobody had prepared for, not in shipped scenarios. */
  isDrawn: boolean;
}

export const loadLadder = (value: unknown, file: string): Read<LadderFile> =>
  checked(ladderSchema, value, file);

/** All measurements of one system each. */
export const strengthsIn = ({ rungs }: LadderFile): Strength[] =>
  rungs.flatMap(({ bots: [bot, against], system, wins, skirmishes }) => {
    if (system === undefined) return [];
    const won = wins[bot] ?? 0;
    const lost = wins[against] ?? 0;
    const games = won + lost + (wins.draw ?? 0);
    return [{ system, bot, against, games, won, lost, isDrawn: skirmishes !== undefined }];
  });
