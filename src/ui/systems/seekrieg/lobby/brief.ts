import type { Side } from '../../../../rules/core';
import type { SeekriegScenario } from '../../../../rules/seekrieg/query';
import type { SeekriegCard } from '../../../../scenario/seekrieg/card';
import { listed } from '../../../../words/core/say';
import { seekriegLobbyText } from '../../../../words/seekrieg/texts/lobby';
import { shipTexts } from '../../../lobby/shipTexts';

interface Told {
  scenario: SeekriegScenario;
  card: SeekriegCard;
}

/** A battle in three sentences: what a side has, what wins, how a turn goes. */
export const briefOf = ({ scenario, card }: Told, side: Side): string[] => [
  seekriegLobbyText('brief.have', {
    side: scenario.sides[side].name,
    forces: listed(shipTexts(card, side)),
  }),
  seekriegLobbyText('brief.wins', { count: scenario.turns }),
  seekriegLobbyText('brief.turn'),
];
