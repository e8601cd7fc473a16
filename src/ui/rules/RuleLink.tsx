import { Link } from 'wouter';
import type { ClauseId } from '../../rules/core';

interface RuleLinkProps {
  system: string;
  rule: ClauseId | undefined;
}

/** The clause behind something, opened in the rules. */
export function RuleLink({ system, rule }: RuleLinkProps) {
  if (!rule) return null;
  return (
    <Link
      className="rule-link"
      href={`/rules/${system}#${rule}`}
      target="_blank"
      title="Open this clause of the rules"
    >
      {rule}
    </Link>
  );
}
