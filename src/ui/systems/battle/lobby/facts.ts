import { SIDES } from '../../../../rules/core';
import type { BattleCard } from '../../../../scenario/battle/resolve';
import { battleLobbyText } from '../../../../words/battle/texts/lobby';
import type { CardFacts, Difficulty } from '../../../table/system';

/** Ships that one player can still keep in mind. */
const EASY_SHIPS = 9;
const MEDIUM_SHIPS = 20;

/** 'Battle', 'day, clear', 'up to 4 rounds'. */
export const battleFacts = (card: BattleCard): CardFacts => ({
  kind: battleLobbyText('game'),
  weather: `${battleLobbyText(`hour.${card.hour}`)}, ${battleLobbyText(`weather.${card.weather}`)}`,
  length: battleLobbyText('length', { count: card.rounds }),
  difficulty: difficultyOf(card),
});

/** By the number of ships; at night there is more to know. */
function difficultyOf({ forces, hour }: BattleCard): Difficulty {
  const ships = SIDES.flatMap((side) => forces[side].flatMap((force) => force.ships)).length;
  if (ships > MEDIUM_SHIPS) return 'hard';
  return ships > EASY_SHIPS || hour === 'night' ? 'medium' : 'easy';
}
