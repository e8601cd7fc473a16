import type { BattleScenario } from '../model/scenario';

/**
 * Values that depend on the scenario alone, computed on first use. One battle is
 * queried again and again, so the last one is cached.
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
