import { type BySide, bySide } from '../../rules/core';

/** The names of a scenario's sides, which every scenario has, whatever its system. */
export function sideNamesIn(scenario: unknown): BySide<string> {
  const { sides } = Object(scenario) as { sides?: BySide<{ name?: unknown }> };
  return bySide((side) => String(sides?.[side]?.name ?? side));
}
