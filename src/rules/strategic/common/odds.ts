import { type Dice, type Side, scriptedDice } from '../../core';
import type { Ship } from '../cards/cards';
import { damageState } from '../cards/damage';
import type { Order, OrderOf } from '../model/orders';
import type { SeenShip, StrategicView } from '../model/state';
import type { DamageState } from '../tables/kinds';

/** The odds of an order. */
export interface Odds {
  /** Chance that it does what it is for (spots, hits, intercepts), from 0 to 1. */
  chance: number;
  /** Mean Damage Levels or steps, where there are any. */
  meanDamage: number | null;
  /** Mean Damage Levels that the attacker takes in return, if any. */
  ownDamage?: number;
}

/** The odds functions by kind of order; `undefined` where the side cannot tell. */
export type OddsTable = {
  readonly [Kind in Order['kind']]?: (
    view: StrategicView,
    side: Side,
    order: OrderOf<Kind>,
  ) => Odds | undefined;
};

const DIE = [1, 2, 3, 4, 5, 6] as const;

/**
 * The result of an opposed roll for each of the 36 pairs of dice, by the function that resolves it. It depends on the
 * difference of the dice alone [ST-3.1], so one pair per difference is rolled.
 */
export function overPairs<T>(resolve: (dice: Dice) => T): T[] {
  const results = new Map<number, T>();
  return DIE.flatMap((attacker) =>
    DIE.map((defender) => {
      const difference = attacker - defender;
      if (!results.has(difference))
        results.set(difference, resolve(scriptedDice([attacker, defender])));
      return results.get(difference) as T;
    }),
  );
}

/** The mean of equally likely values. */
export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** [ST-5.9] The minimum Damage Levels of a visible state. */
const leastLevels = (state: DamageState, capacity: number): number =>
  Array.from({ length: capacity + 1 }, (_, levels) => levels).find(
    (levels) => damageState(levels, capacity) === state,
  ) ?? capacity;

/** An enemy ship by what is seen of her. */
export const shipSeen = ({ source: { card }, state }: SeenShip): Ship => ({
  card,
  damageLevels: leastLevels(state, card.capacity),
  criticals: [],
});
