import { type Bot, botById, type Thinking } from '../bots';
import { type BySide, bySide, must } from '../rules/core';
import { systemOf } from '../rules/registry';
import type { LoadedScenario } from '../scenario/core/system';
import { type GameResult, playedResult } from './gameResult';

/** Games of one scenario between the same bots, as plain data that a worker can be sent. */
export interface Column {
  system: string;
  scenario: unknown;
  options: unknown;
  /** By id. */
  bots: BySide<string>;
  /** About each decision. */
  thinking: Thinking;
  /** Game n, from 0 on, has the seed `<seed>/n`: two columns of one seed have their dice in common. */
  seed: string;
}

/** The games of a scenario. */
export const columnOf = (
  { system, scenario, options }: Pick<LoadedScenario, 'system' | 'scenario' | 'options'>,
  { bots, seed, thinking }: Pick<Column, 'bots' | 'seed' | 'thinking'>,
): Column => ({ system, scenario, options, bots, seed, thinking });

/** Plays game n of a column: the same wherever and whenever it is played, if thinking is limited by nodes. */
export function playColumn(column: Column, n: number, clock?: () => number): GameResult {
  const { system, scenario, options, bots, thinking, seed } = column;
  return playedResult({
    system: must(systemOf(system), `system ${system}`),
    scenario,
    options,
    seed: `${seed}/${n}`,
    bots: bySide((side): Bot => must(botById(bots[side]), `bot ${bots[side]}`)),
    thinking,
    ...(clock && { clock }),
  });
}
