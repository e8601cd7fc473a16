import type { Side } from '../../../../rules/core';
import type { ScenarioSide } from '../../../../rules/fleet-action/query';
import type { PreparedFleetAction } from '../../../../scenario/fleet-action/resolve';
import { listed } from '../../../../words/core/say';
import { fleetLobbyText } from '../../../../words/fleet-action/texts/lobby';
import { shipTexts } from '../../../lobby/shipTexts';

type Told = Pick<PreparedFleetAction, 'scenario' | 'card'>;

/** A battle in three sentences: what a side has, what wins, how a turn goes. */
export const briefOf = ({ scenario, card }: Told, side: Side): string[] => [
  fleetLobbyText('brief.have', {
    side: scenario.sides[side].name,
    forces: listed([...shipTexts(card, side), ...othersIn(scenario.sides[side])]),
  }),
  fleetLobbyText('brief.wins', { count: scenario.turns }),
  fleetLobbyText('brief.turn'),
];

/** '8 aircraft', '3 contact markers that hide ships or nothing'. */
function othersIn({ airSquadrons, squadrons, dummies }: ScenarioSide): string[] {
  const aircraft = airSquadrons
    .flatMap(({ stands }) => stands)
    .reduce((sum, { count }) => sum + count, 0);
  const markers = squadrons.filter(({ isContact }) => isContact).length + dummies.length;
  const all = [
    { kind: 'aircraft', count: aircraft },
    { kind: 'markers', count: markers },
  ] as const;
  return all
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => fleetLobbyText(`force.${kind}`, { count }));
}
