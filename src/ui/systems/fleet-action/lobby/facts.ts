import { SIDES } from '../../../../rules/core';
import type { FleetActionCard } from '../../../../scenario/fleet-action/card';
import { fleetLobbyText } from '../../../../words/fleet-action/texts/lobby';
import { difficultyBy } from '../../../lobby/difficulty';
import type { CardFacts } from '../../../table/system';

/** [NW-1.2] Yards to a range band. */
const YARDS_A_BAND = 5000;

/** 'Tactical battle', 'day, visibility 30,000 yards', 'up to 15 turns of six minutes'. */
export const fleetFacts = (card: FleetActionCard): CardFacts => ({
  kind: fleetLobbyText('kind'),
  weather: weatherText(card),
  length: fleetLobbyText('turns', { count: card.turns }),
  difficulty: difficultyBy(shipsIn(card), card.light === 'night'),
});

function weatherText({ light, visibility }: FleetActionCard): string {
  const hour = fleetLobbyText(`light.${light}`);
  return visibility === 0
    ? fleetLobbyText('blind', { light: hour })
    : fleetLobbyText('weather', { light: hour, yards: visibility * YARDS_A_BAND });
}

const shipsIn = ({ forces }: FleetActionCard): number =>
  SIDES.flatMap((side) => forces[side].flatMap((force) => force.ships)).length;
