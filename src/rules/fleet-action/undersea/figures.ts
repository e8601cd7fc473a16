import type { Section } from '../tables/criticals';

/** [NW-6.4] What a mine's d20 needs. */
export const MINE_NEED = 15;

/** [NW-6.4] Against small craft, without their size. */
export const MINE_NEED_SMALL_CRAFT = 19;

/** [NW-6.5] A mine laid in this battle, against its own side; and the speed up to which it does nothing. */
export const OWN_MINE_NEED = 18;
export const OWN_MINE_KNOTS = 10;

/** [NW-6.6] */
export const MINE = { impactPoints: 17, criticalValue: 10 } as const;

/** [NW-6.7] Sections by d10: the highest die of each. */
export const MINE_SECTIONS: readonly { section: Section; upTo: number }[] = [
  { section: 'bow', upTo: 5 },
  { section: 'midships', upTo: 8 },
  { section: 'stern', upTo: 10 },
];

/** [NW-6.3] A minelayer lays at this speed or less. */
export const LAYING_KNOTS = 20;

/** [NW-6.9] A minesweeper sweeps at this speed or less, her own hex or one so near. */
export const SWEEPING_KNOTS = 15;
export const SWEEPING_HEXES = 1;

/** [NW-7.3] A submarine appears no nearer to an enemy ship. */
export const APPEARING_HEXES = 6;

/** [NW-7.6] */
export const ATTACK_HEXES = 10;

/** [NW-7.14] Times that a tube may be fired in a game. */
export const TUBE_SHOTS = 2;

/** [NW-7.8] After an attack, and while a ship passes at this speed or less. */
export const HEARING = { afterAttackHexes: 3, passingHexes: 1, passingKnots: 20 } as const;

/** [NW-7.9] */
export const DEPTH_CHARGE = { need: 13, hexes: 1 } as const;
