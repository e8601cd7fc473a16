/** [BT-4.3] What an impulse of the round is for. */
export interface Impulse {
  phase: 'opening' | 'movement' | 'gunnery' | 'torpedoes' | 'repair';
  /** 1 to 5; 0 for impulses 1 and 22, which belong to no block. */
  block: number;
  /** Who moves, in a movement impulse. */
  mover: 'initiative' | 'other' | null;
}

/** [BT-4.1] */
export const IMPULSES_PER_ROUND = 22;
export const MOST_ROUNDS = 4;
/** [BT-6.2] Tows move in the third block only: impulses 10 and 11. */
export const TOW_BLOCK = 3;

const BLOCK: readonly Omit<Impulse, 'block'>[] = [
  { phase: 'movement', mover: 'initiative' },
  { phase: 'movement', mover: 'other' },
  { phase: 'gunnery', mover: null },
  { phase: 'torpedoes', mover: null },
];

/**
 * The sequence of a round, impulse 1 first.
 * Source: BT-4.3, a fill rebuilt from the older sister series and the primer's impulses 10, 11 and 22.
 */
export const IMPULSES: readonly Impulse[] = [
  { phase: 'opening', block: 0, mover: null },
  ...[1, 2, 3, 4, 5].flatMap((block) => BLOCK.map((impulse) => ({ ...impulse, block }))),
  { phase: 'repair', block: 0, mover: null },
];

/** [BT-4.3] The first block in which a speed class moves; it moves in all later ones too. Dead ships never do. */
export const FIRST_BLOCK = { '2+': 1, '2': 2, '1': 3, '1 slow': 4, '0': 6 } as const;
