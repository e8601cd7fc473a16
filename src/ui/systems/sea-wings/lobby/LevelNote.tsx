import { wingsLobbyText } from '../../../../words/sea-wings/texts/lobby';
import { RuleLink } from '../../../rules/RuleLink';

/** What kind of game it is. */
export const LevelNote = () => (
  <p className="hint">
    {wingsLobbyText('levelText')} <RuleLink system="sea-wings" rule="WG-1.1" />
  </p>
);
