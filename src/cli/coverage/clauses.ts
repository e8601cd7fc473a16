/** The ids of the numbered clauses of a rules reference, in its order: lines that begin `- **BT-9.1**`. */
export const clausesOf = (rules: string): string[] =>
  [...rules.matchAll(/^- \*\*([A-Z]{2}-(?:EX)?\d+(?:\.\d+)?[a-z]?)\*\*/gm)].map(
    ([, id]) => id as string,
  );

/** The ids of clauses that say themselves that they rule nothing: `(withdrawn: why)` and `(no rule: why)`. */
export const clausesWithoutRule = (rules: string): string[] =>
  rules
    .split('\n')
    .flatMap((line) => (/\((withdrawn|no rule): /.test(line) ? clausesOf(line) : []));

/** The clauses that a test's title names in square brackets. */
export const clausesNamed = (title: string): string[] =>
  [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside]) =>
    [...(inside as string).matchAll(/\b[A-Z]{2}-(?:EX)?\d+(?:\.\d+)?[a-z]?/g)].map(([id]) => id),
  );
