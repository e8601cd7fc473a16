import type { Squadron } from '../cards/cards';
import type { AirAction, Flight } from '../model/airState';

/** Still in the fight. */
export const isUp = ({ steps, hasBrokenOff }: Flight): boolean => steps > 0 && !hasBrokenOff;

/** A flight as the rolls of air combat take it. */
export const asSquadron = ({ id, card, steps }: Flight): Squadron => ({ id, card, steps });

export const flightIn = ({ flights }: AirAction, id: string): Flight =>
  flights.find((it) => it.id === id) as Flight;

/** [ST-2.33] */
export function loseFrom(flight: Flight, steps: number): void {
  const lost = Math.min(flight.steps, steps);
  flight.steps -= lost;
  flight.lost += lost;
}
