import { clausesNamed, clausesOf, clausesWithoutRule } from './clauses';

/** How much of one system's rules reference is proved by tests. */
export interface Coverage {
  system: string;
  /** Clauses that rule something. */
  clauses: number;
  proven: number;
  /** Clauses that no test names, in the order of the reference. */
  missing: string[];
}

export function coverageOf(system: string, rules: string, titles: readonly string[]): Coverage {
  const named = new Set(titles.flatMap(clausesNamed));
  const clauses = provableIn(rules);
  const missing = clauses.filter((id) => !named.has(id));
  return { system, clauses: clauses.length, proven: clauses.length - missing.length, missing };
}

function provableIn(rules: string): string[] {
  const without = new Set(clausesWithoutRule(rules));
  return clausesOf(rules).filter((id) => !without.has(id));
}

/** Clauses named by tests that the reference does not have, or that rule nothing. */
export function unknownClauses(rules: readonly string[], titles: readonly string[]): string[] {
  const known = new Set(rules.flatMap(provableIn));
  const named = new Set(titles.flatMap(clausesNamed));
  return [...named].filter((id) => !known.has(id)).sort();
}
