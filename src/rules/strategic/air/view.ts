import { bySide, type Viewer } from '../../core';
import type { AirAction } from './state';

/** [ST-5.8, ST-5.11, ST-5.17] An air attack as a viewer sees it: what is sealed, and where flights come from, only of his own; no submarine, which nobody has to choose. */
export function airView(air: AirAction, viewer: Viewer): AirAction {
  const own = new Set(air.flights.filter(({ side }) => side === viewer).map(({ id }) => id));
  return {
    ...air,
    flights: air.flights.map((it) => (own.has(it.id) ? it : { ...it, isBlind: false })),
    ships: air.ships.filter(({ source }) => source.card.type !== 'SS'),
    assigned: bySide((side) => (side === viewer ? air.assigned[side] : [])),
    dropping: bySide((side) => (side === viewer ? air.dropping[side] : [])),
    breakingOff: bySide((side) => (side === viewer ? air.breakingOff[side] : [])),
    squadrons: Object.fromEntries(Object.entries(air.squadrons).filter(([id]) => own.has(id))),
  };
}
