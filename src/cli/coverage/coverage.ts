import { clausesNamed, clausesOf } from './clauses';

/** How much of one system's rules reference is proved by tests. */
export interface Coverage {
  system: string;
  clauses: number;
  proven: number;
  /** Clauses that no test names, in the order of the reference. */
  missing: string[];
}

export function coverageOf(system: string, rules: string, titles: readonly string[]): Coverage {
  const named = new Set(titles.flatMap(clausesNamed));
  const clauses = clausesOf(rules);
  const missing = clauses.filter((id) => !named.has(id));
  return { system, clauses: clauses.length, proven: clauses.length - missing.length, missing };
}

/** Clauses named by tests that the reference does not have. */
export function unknownClauses(rules: readonly string[], titles: readonly string[]): string[] {
  const known = new Set(rules.flatMap(clausesOf));
  const named = new Set(titles.flatMap(clausesNamed));
  return [...named].filter((id) => !known.has(id)).sort();
}
