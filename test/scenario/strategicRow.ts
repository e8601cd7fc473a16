import type { RegisteredShip } from '../../src/scenario';
import { shipCardOn } from '../../src/scenario/strategic/shipCard';

const dash = (rating: number | null): string => (rating === null ? '–' : String(rating));
const power = (it: { rating: number; gunClass: string } | null): string =>
  it ? `${it.rating}${it.gunClass}` : '–';

const SIZES = { small: 'Small', medium: 'Medium', large: 'Large' } as const;

/** A ship's ratings on a date as the ledger's table prints them, by the headings of its columns. */
export function printed(ship: RegisteredShip, date: string): Record<string, string> {
  const card = shipCardOn(ship, date);
  return {
    Size: SIZES[card.size],
    Spd: dash(card.speed),
    Cap: dash(card.capacity),
    FP: power(card.firePower),
    Sec: power(card.secondary),
    D1: dash(card.firstDefense),
    D2: dash(card.secondDefense),
    Torp: dash(card.torpedo),
    ASW: dash(card.asw),
    Area: dash(card.areaAa),
    Light: dash(card.lightAa),
    AGR: dash(card.airGroup),
    'Scout steps': card.scoutSteps === 0 ? '–' : dash(card.scoutSteps),
    Radar: dash(card.radar),
    VP: dash(card.points),
    Traits: card.traits.join('') || '–',
  };
}
