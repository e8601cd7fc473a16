import type { DiceMemory, KeptDice } from '../../game/online';
import type { Side } from '../../rules/core';

const keyOf = (match: string, side: Side | undefined): string =>
  `flag-plot.dice.${match}.${side ?? 'spectator'}`;

/** Remembers the dice of a match in this browser; where storage is forbidden, as long as the page. */
export const diceMemory = (match: string, side: Side | undefined): DiceMemory => ({
  load: () => {
    try {
      return parseDice(localStorage.getItem(keyOf(match, side)));
    } catch {
      return undefined;
    }
  },
  save: (kept) => {
    try {
      localStorage.setItem(keyOf(match, side), JSON.stringify(kept));
    } catch {
      // What it adds to the dice lasts as long as the page.
    }
  },
});

export const forgetDice = (match: string, side: Side): void => {
  try {
    localStorage.removeItem(keyOf(match, side));
  } catch {
    // Nothing is stored.
  }
};

/** What cannot be read counts as nothing. */
export function parseDice(text: string | null): KeptDice | undefined {
  try {
    const { value, root, commits } = Object(JSON.parse(text ?? 'null')) as Record<string, unknown>;
    if (typeof value !== 'string' || !/^[0-9a-f]{32}$/.test(value)) return undefined;
    return {
      value,
      ...(typeof root === 'string' && { root }),
      ...(typeof commits === 'object' && commits !== null && { commits }),
    };
  } catch {
    return undefined;
  }
}
