import type { Modifier } from '../../../../rules/core';
import { RuleLink } from '../../../rules/RuleLink';
import { modifierText } from './modifierText';

/** The modifiers of a roll, one by one with their clauses. */
export const ModifierList = ({ modifiers }: { modifiers: readonly Modifier[] }) => (
  <ul className="fleet-modifiers">
    {modifiers.map((modifier) => (
      <li key={`${modifier.code}/${modifier.rule}`}>
        <b>{signed(modifier.value)}</b> {modifierText(modifier)}{' '}
        <RuleLink system="fleet-action" rule={modifier.rule} />
      </li>
    ))}
  </ul>
);

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
