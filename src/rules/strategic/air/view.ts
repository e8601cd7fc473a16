import { bySide, enemyOf, type Viewer } from '../../core';
import { undivided } from '../common/secret';
import type { AirAction } from '../model/airState';
import { targetTold } from '../model/hiding';
import type { Level } from '../model/scenario';

/**
 * [ST-5.8, ST-5.11, ST-5.17, ST-11.16] An air attack as a viewer sees it: what is sealed, and where flights come from, only of
 * his own; no submarine, which nobody has to choose; in an Advanced game to nobody but its owner which division the ships are.
 */
export function airView(air: AirAction, viewer: Viewer, level: Level): AirAction {
  const isOwner = viewer === enemyOf(air.attacker);
  const isOpen = isOwner || level === 'basic';
  const own = new Set(air.flights.filter(({ side }) => side === viewer).map(({ id }) => id));
  return {
    ...air,
    target: isOwner ? air.target : targetTold(air.target, level),
    flights: air.flights.map((it) => (own.has(it.id) ? it : { ...it, isBlind: false })),
    ships: air.ships
      .filter(({ source }) => source.card.type !== 'SS')
      .map((ship) => (isOpen ? ship : undivided(ship))),
    assigned: bySide((side) => (side === viewer ? air.assigned[side] : [])),
    dropping: bySide((side) => (side === viewer ? air.dropping[side] : [])),
    breakingOff: bySide((side) => (side === viewer ? air.breakingOff[side] : [])),
    squadrons: Object.fromEntries(Object.entries(air.squadrons).filter(([id]) => own.has(id))),
  };
}
