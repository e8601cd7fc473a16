import type { Violation } from './checks';
import { COMPUTED } from './syntax';

/** A breach that is meant, with the reason why. */
export interface Exception extends Violation {
  reason: string;
}

/** Every breach of the architecture that we live with; one that is gone must be struck off. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    check: 'import',
    path: 'server/start.ts',
    detail: COMPUTED,
    reason: 'It runs the built server, which is no file of the source.',
  },
];

const sameBreach = (a: Violation, b: Violation): boolean =>
  a.check === b.check && a.path === b.path && a.detail === b.detail;

/** The breaches that nothing excuses, and the exceptions that excuse nothing. */
export function settle(
  violations: readonly Violation[],
  exceptions: readonly Exception[],
): { open: Violation[]; stale: Exception[] } {
  return {
    open: violations.filter((it) => !exceptions.some((exception) => sameBreach(it, exception))),
    stale: exceptions.filter((exception) => !violations.some((it) => sameBreach(it, exception))),
  };
}
