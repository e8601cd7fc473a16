import type { ClauseId } from '../../rules/core';
import { appText } from '../i18n/app';

interface RuleLinkProps {
  system: string;
  rule: ClauseId | undefined;
}

/** The clause behind something, opened in the rules beside the battle: a plain link, as the router's stays in the tab. */
export function RuleLink({ system, rule }: RuleLinkProps) {
  if (!rule) return null;
  return (
    <a
      className="rule-link"
      href={`/rules/${system}#${rule}`}
      target="_blank"
      rel="noopener"
      title={appText('openClause')}
    >
      {rule}
    </a>
  );
}
