import type { DicePart } from '../../src/game/online/dice';
import type { BySide, Entropy } from '../../src/rules/core';

/** What the players have added to the dice so far. */
export interface StoredDice {
  /** How long each part may take once both seats are taken. */
  waitSeconds: number;
  part: DicePart;
  /** When the part ends; milliseconds since 1970. */
  until?: number;
  commits: Partial<BySide<string>>;
  opened: Partial<BySide<Entropy>>;
}
