import type { BattleScenario } from './scenario';

/** What follows from the scenario alone, and so never changes in a battle: worked out when first asked for. */
export function perScenario<T extends object>(
  make: (scenario: BattleScenario) => T,
): (scenario: BattleScenario) => T {
  const made = new WeakMap<BattleScenario, T>();
  return (scenario) => {
    const known = made.get(scenario);
    if (known !== undefined) return known;
    const value = make(scenario);
    made.set(scenario, value);
    return value;
  };
}
