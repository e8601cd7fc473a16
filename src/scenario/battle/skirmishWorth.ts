import type { Armor, ShipSheet } from '../../rules/battle';
import type { RegisteredShip } from '../records/figures';
import { sheetOn } from './sheets';

/** What a ship is worth in a drawn battle, in points of which a destroyer of 1942 has about ten. */
export const battleWorth = (ship: RegisteredShip, date: string): number =>
  worthOf(sheetOn(ship, date));

/** What a box or a torpedo factor is worth. */
const BOX = { primary: 7, secondary: 3.2, tertiary: 0.5, aa: 0.5 } as const;
/** A hull box by its armor: what an armored one adds was fitted, not chosen. */
const HULL_BOX: Record<Armor, number> = { none: 0.75, light: 1.4, heavy: 2.6 };
const TORPEDO_FACTOR = { 'long-lance': 4.6, other: 2 } as const;

/**
 * Weights fitted by logistic regression to games between two Commanders in 1,800 drawn battles whose sides were up to
 * half as strong again as each other (decision 0040).
 */
function worthOf({ rows, torpedoes }: ShipSheet): number {
  const guns = BOX_ROWS.reduce((sum, row) => sum + rows[row].length * BOX[row], 0);
  const hull = rows.hull.reduce((sum, armor) => sum + HULL_BOX[armor], 0);
  const kind = torpedoes?.kind === 'long-lance' ? 'long-lance' : 'other';
  return Math.round(guns + hull + (torpedoes?.factors ?? 0) * TORPEDO_FACTOR[kind]);
}

const BOX_ROWS = Object.keys(BOX) as (keyof typeof BOX)[];
