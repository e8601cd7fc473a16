import { SIDES } from '../../../../rules/core';
import type { SeekriegCard } from '../../../../scenario/seekrieg/card';
import { seekriegLobbyText } from '../../../../words/seekrieg/texts/lobby';
import { difficultyBy } from '../../../lobby/difficulty';
import type { CardFacts } from '../../../table/system';

/** 'Naval gunnery', 'visibility code 8, sea Force 4', 'up to 20 turns of two minutes'. */
export const seekriegFacts = (card: SeekriegCard): CardFacts => ({
  kind: seekriegLobbyText('kind'),
  weather: weatherText(card),
  length: seekriegLobbyText('turns', { count: card.turns }),
  difficulty: difficultyBy(
    SIDES.flatMap((side) => card.forces[side].flatMap((force) => force.ships)).length,
    card.weather.moon !== undefined,
  ),
});

function weatherText({ weather: { visibility, force } }: SeekriegCard): string {
  return visibility === 'rolled' || force === 'rolled'
    ? seekriegLobbyText('rolled')
    : seekriegLobbyText('weather', { code: visibility, force });
}
