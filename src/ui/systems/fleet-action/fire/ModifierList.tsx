import type { Modifier } from '../../../../rules/core';
import { signed } from '../../../../words/core/say';
import { modifierInWords } from '../../../../words/fleet-action/modifiers';
import { RuleLink } from '../../../rules/RuleLink';

/** The modifiers of a roll, one by one with their clauses. */
export const ModifierList = ({ modifiers }: { modifiers: readonly Modifier[] }) => (
  <ul className="fleet-modifiers">
    {modifiers.map((modifier) => (
      <li key={`${modifier.code}/${modifier.rule}`}>
        <b>{signed(modifier.value)}</b> {modifierInWords(modifier).code}{' '}
        <RuleLink system="fleet-action" rule={modifier.rule} />
      </li>
    ))}
  </ul>
);
