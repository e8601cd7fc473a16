import type { Side } from '../../rules/core';
import type { ScenarioCard } from '../../scenario';
import { Ensign } from '../ships/Ensign';

interface FlagProps {
  card: Pick<ScenarioCard, 'sides'>;
  side: Side;
}

/** The ensign of a side. */
export const Flag = ({ card, side }: FlagProps) => (
  <span className="flag">
    <Ensign nation={card.sides[side].nation} width={24} />
  </span>
);
