import type { Modifier } from '../../../../rules/core';
import { signed } from '../../../../words/core/say';
import { modifierInWords } from '../../../../words/seekrieg/modifiers';
import { seekriegFireText } from '../../../../words/seekrieg/texts/fire';
import { numbered } from '../../../controls/numbered';
import { RuleLink } from '../../../rules/RuleLink';

interface PartListProps {
  parts: readonly Modifier[];
  factors: readonly Modifier[];
  /** In tenths of a per cent. */
  total: number;
}

/** What the total of CHARTS H is made of, part by part with its clause [SK-11.8]. */
export const PartList = ({ parts, factors, total }: PartListProps) => (
  <ul className="fleet-modifiers">
    {/* The same critical damage may count twice. */}
    {numbered(parts).map(({ key, of: part }) => (
      <li key={key}>
        <b>{signed(part.value)}</b> {modifierInWords(part).code}{' '}
        <RuleLink system="seekrieg" rule={part.rule} />
      </li>
    ))}
    {factors.map((factor) => (
      <li key={factor.code}>
        <b>×{factor.value}</b> {modifierInWords(factor).code}{' '}
        <RuleLink system="seekrieg" rule={factor.rule} />
      </li>
    ))}
    <li className="sk-total">
      <b>{total}</b> {seekriegFireText('total')} <RuleLink system="seekrieg" rule="SK-11.8" />
    </li>
  </ul>
);
