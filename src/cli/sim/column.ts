import type { Thinking } from '../../bots';
import type { Column } from '../../lab/column';
import type { BySide } from '../../rules/core';
import type { Entry } from '../common/library';

/** The games of a scenario as the lab plays them. */
export const columnOf = (
  entry: Entry,
  { bots, seed, thinking }: { bots: BySide<string>; seed: string; thinking: Thinking },
): Column => ({
  system: entry.system,
  scenario: entry.scenario,
  options: entry.options,
  ...{ bots, seed, thinking },
});
