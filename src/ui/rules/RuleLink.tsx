import type { ClauseId } from '../../rules/core';
import { appText } from '../i18n/app';
import { openClause } from './openClause';
import './ruleLink.css';

interface RuleLinkProps {
  system: string;
  rule: ClauseId | undefined;
}

/** The clause behind something, read on the spot. */
export function RuleLink({ system, rule }: RuleLinkProps) {
  if (!rule) return null;
  return (
    <button
      type="button"
      className="rule-link"
      aria-haspopup="dialog"
      title={appText('openClause')}
      onClick={({ currentTarget }) => openClause(system, rule, currentTarget)}
    >
      {rule}
    </button>
  );
}
