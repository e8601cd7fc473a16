import { type BySide, bySide, type Side } from './side';

/** Guns by the weight of their shells: 10.5 inches and more, 5.3 to 10.4, and less, as BT-16 has them. */
export const GUN_WEIGHTS = ['heavy', 'medium', 'light'] as const;
export type GunWeight = (typeof GUN_WEIGHTS)[number];

const HEAVY_INCHES = 10.5;
const MEDIUM_INCHES = 5.3;

export const gunWeightOf = (caliberInches: number): GunWeight => {
  if (caliberInches >= HEAVY_INCHES) return 'heavy';
  return caliberInches >= MEDIUM_INCHES ? 'medium' : 'light';
};

/** Hits on the enemy by guns of one weight, as a system counts hits. */
interface GunHits {
  by: Side;
  guns: GunWeight;
  hits: number;
}

/** How a system tells of gunfire, so that battles by several systems are measured alike. */
export interface GunfireTold<State, Event> {
  /** Of an event as it happened, not as it is told; `undefined` of one that is no hit of guns on an enemy ship. */
  hitsOf(event: Event, state: State): GunHits | undefined;
  /** Minutes from the start of the battle to a position. */
  minutesTo(state: State): number;
}

/** Hits by side and weight of gun. */
export type HitCount = BySide<Record<GunWeight, number>>;

export const noHits = (): HitCount => bySide(() => ({ heavy: 0, medium: 0, light: 0 }));
