interface Assertion {
  status: string;
  title: string;
}

/** The titles of the tests that passed, in a report of `vitest --reporter=json`. */
export function titlesInReport(text: string): string[] {
  const { testResults } = JSON.parse(text) as { testResults: { assertionResults: Assertion[] }[] };
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ title }) => title);
}
