import type { Impulse, TableSet } from '../model/tables';

/** [BT-4.1] */
export const IMPULSES_PER_ROUND = 22;
export const MAX_ROUNDS = 4;

const BLOCK: readonly Omit<Impulse, 'block'>[] = [
  { phase: 'movement', mover: 'initiative' },
  { phase: 'movement', mover: 'other' },
  { phase: 'gunnery', mover: null },
  { phase: 'torpedoes', mover: null },
];

/** [BT-4.3, BT-6.2] */
export const impulses: TableSet['impulses'] = {
  name: 'Impulses',
  source:
    "BT-4.3: fill, rebuilt from the older sister series and the primer's impulses 10, 11 and 22",
  fill: true,
  sequence: [
    { phase: 'opening', block: 0, mover: null },
    ...[1, 2, 3, 4, 5].flatMap((block) => BLOCK.map((impulse) => ({ ...impulse, block }))),
    { phase: 'repair', block: 0, mover: null },
  ],
  firstBlock: { '2+': 1, '2': 2, '1': 3, '1 slow': 4 },
  towBlock: 3,
};
