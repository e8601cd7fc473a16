import { bySide, enemyOf, type Viewer } from '../../core';
import { undivided } from '../common/secret';
import type { AirAction } from '../model/airState';
import { targetTold } from '../model/hiding';
import type { Level } from '../model/scenario';

/**
 * [ST-5.8, ST-5.11, ST-5.17, ST-11.16] An air attack as a viewer sees it: sealed orders and origins of flights only for
 * his own side; no submarine, as nobody chooses one; in an Advanced game, only the owner knows the division.
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
