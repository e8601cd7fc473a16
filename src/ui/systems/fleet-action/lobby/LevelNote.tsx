import { fleetLobbyText } from '../../../../words/fleet-action/texts/lobby';
import { RuleLink } from '../../../rules/RuleLink';

/** What kind of game it is. */
export const LevelNote = () => (
  <p className="hint">
    {fleetLobbyText('levelText')} <RuleLink system="fleet-action" rule="NW-1.1" />
  </p>
);
