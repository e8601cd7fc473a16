import { type Dice, type Side, scriptedDice } from '../../core';
import type { Ship } from '../cards/cards';
import { damageState } from '../cards/damage';
import type { Order, OrderOf } from '../model/orders';
import type { SeenShip, StrategicView } from '../model/state';
import type { DamageState } from '../tables/kinds';

/** What is likely to come of an order. */
export interface Odds {
  /** Chance that it does what it is for (spots, hits, intercepts), from 0 to 1. */
  chance: number;
  /** Mean Damage Levels or steps, where there are any. */
  meanDamage: number | null;
  /** Mean Damage Levels that whoever attacks takes in return, where there is a return. */
  ownDamage?: number;
}

/** How the odds of kinds of orders are reckoned; `undefined` where the side cannot tell. */
export type OddsTable = {
  readonly [Kind in Order['kind']]?: (
    view: StrategicView,
    side: Side,
    order: OrderOf<Kind>,
  ) => Odds | undefined;
};

const DIE = [1, 2, 3, 4, 5, 6] as const;

/**
 * What an opposed roll comes to with each of the 36 pairs of dice, by the very function that resolves it. It hangs on the
 * difference of the dice alone [ST-3.1], so one pair of each difference is rolled.
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

/** The mean of values that are each as likely. */
export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** [ST-5.9] The fewest Damage Levels of a state that is seen. */
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
