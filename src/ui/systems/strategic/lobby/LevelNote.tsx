import type { StrategicCard } from '../../../../scenario/strategic/resolve';
import { strategicLobbyText } from '../../../../words/strategic/texts/lobby';
import { RuleLink } from '../../../rules/RuleLink';

/** By which level of the rules an operation is played. */
export const LevelNote = ({ card: { level } }: { card: StrategicCard }) => (
  <p className="hint">
    {strategicLobbyText(`levelText.${level}`)}{' '}
    <RuleLink system="strategic" rule={level === 'basic' ? 'ST-1.3' : 'ST-1.4'} />
  </p>
);
