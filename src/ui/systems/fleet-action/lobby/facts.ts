import { SIDES } from '../../../../rules/core';
import type { FleetActionCard } from '../../../../scenario/fleet-action/card';
import { fleetLobbyText } from '../../../../words/fleet-action/texts/lobby';
import type { CardFacts, Difficulty } from '../../../table/system';

/** Ships that one player can still keep in mind. */
const EASY_SHIPS = 5;
const MEDIUM_SHIPS = 12;

/** [NW-1.2] Yards to a range band. */
const YARDS_A_BAND = 5000;

/** 'Tactical battle', 'day, visibility 30,000 yards', 'up to 15 turns of six minutes'. */
export const fleetFacts = (card: FleetActionCard): CardFacts => ({
  kind: fleetLobbyText('kind'),
  weather: weatherText(card),
  length: fleetLobbyText('turns', { count: card.turns }),
  difficulty: difficultyOf(card),
});

function weatherText({ light, visibility }: FleetActionCard): string {
  const hour = fleetLobbyText(`light.${light}`);
  return visibility === 0
    ? fleetLobbyText('blind', { light: hour })
    : fleetLobbyText('weather', { light: hour, yards: visibility * YARDS_A_BAND });
}

/** By the number of ships; at night there are lights, markers and radar to know. */
function difficultyOf({ forces, light }: FleetActionCard): Difficulty {
  const ships = SIDES.flatMap((side) => forces[side].flatMap((force) => force.ships)).length;
  if (ships > MEDIUM_SHIPS) return 'hard';
  return ships > EASY_SHIPS || light === 'night' ? 'medium' : 'easy';
}
