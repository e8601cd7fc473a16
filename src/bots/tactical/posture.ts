/** Who leads by points, or by what else decides the battle. */
export type Lead = 'ahead' | 'even' | 'behind';

/** Odds of fighting strength below which a side acts, by its situation. */
export type Limits = Readonly<Record<Lead, number>>;

/** A side's aim: to fight it out, or to keep what it has. */
export type Posture = 'fight' | 'withdraw';

/** Who leads when a lead counts from so many times the other's points. */
export function leadBy(own: number, enemy: number, margin: number): Lead {
  if (own > enemy * margin) return 'ahead';
  return enemy > own * margin ? 'behind' : 'even';
}

/** Own strength by the enemy's. */
export const oddsOf = (own: number, enemy: number): number => own / Math.max(enemy, 0.01);
