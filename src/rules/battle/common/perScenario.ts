import type { BattleScenario } from '../model/scenario';

/**
 * What follows from the scenario alone, and so never changes in a battle: worked out when first asked for. As one battle is
 * asked about again and again, the last one is at hand.
 */
export function perScenario<T extends object>(
  make: (scenario: BattleScenario) => T,
): (scenario: BattleScenario) => T {
  const made = new WeakMap<BattleScenario, T>();
  let last: { scenario: BattleScenario; value: T } | undefined;
  return (scenario) => {
    if (last?.scenario === scenario) return last.value;
    const value = made.get(scenario) ?? make(scenario);
    made.set(scenario, value);
    last = { scenario, value };
    return value;
  };
}
