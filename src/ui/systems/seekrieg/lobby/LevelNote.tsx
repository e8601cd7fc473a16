import { seekriegLobbyText } from '../../../../words/seekrieg/texts/lobby';
import { RuleLink } from '../../../rules/RuleLink';

/** What kind of game it is. */
export const LevelNote = () => (
  <p className="hint">
    {seekriegLobbyText('levelText')} <RuleLink system="seekrieg" rule="SK-1.1" />
  </p>
);
