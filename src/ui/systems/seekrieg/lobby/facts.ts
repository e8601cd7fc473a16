import { SIDES } from '../../../../rules/core';
import type { SeekriegCard } from '../../../../scenario/seekrieg/card';
import { sightText } from '../../../../words/seekrieg/common/sight';
import { seekriegLobbyText } from '../../../../words/seekrieg/texts/lobby';
import { difficultyBy } from '../../../lobby/difficulty';
import type { CardFacts } from '../../../table/system';

/** 'Naval gunnery', 'day, very clear, sea Force 4', 'up to 20 turns of two minutes'. */
export const seekriegFacts = (card: SeekriegCard): CardFacts => ({
  kind: seekriegLobbyText('kind'),
  weather: weatherText(card),
  length: seekriegLobbyText('turns', { count: card.turns }),
  difficulty: difficultyBy(
    SIDES.flatMap((side) => card.forces[side].flatMap((force) => force.ships)).length,
    isNight(card),
  ),
});

const isNight = ({ light }: SeekriegCard): boolean => light === 'night';

function weatherText(card: SeekriegCard): string {
  const { visibility, force } = card.weather;
  if (visibility === 'rolled' || force === 'rolled') return seekriegLobbyText('rolled');
  const light = seekriegLobbyText(`light.${card.light}`);
  return seekriegLobbyText('weather', { light, sight: sightText(visibility), force });
}
