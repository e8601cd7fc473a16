import type { Side } from '../../core';
import { isOnMap } from '../common/own';
import type { Plot, SeekriegState, Sighting } from '../model/state';
import type { Ship } from '../model/units';
import { sizeBandOf } from './contacts';

/** [SK-5.18] Turns for which a plot is kept. */
const KEPT_TURNS = 15;

/** [SK-5.18] Puts down where the enemies are that a side sees or tracks; plots that are too old go. */
export function keepPlots({ forces, ships, hidden, turn }: SeekriegState, side: Side): void {
  const { plots } = forces[side];
  const sightings = hidden.sightings[side];
  for (const id in plots) if (turn - (plots[id] as Plot).turn > KEPT_TURNS) delete plots[id];
  for (const id in sightings) {
    const sighting = sightings[id] as Sighting;
    const ship = ships[id] as Ship;
    if (isOnMap(ship))
      plots[sighting.id] = plotOf(ship, sighting, hidden.held[id] ?? ship.hex, turn);
    else delete plots[sighting.id];
  }
}

function plotOf(ship: Ship, { level }: Sighting, hex: Plot['hex'], turn: number): Plot {
  const { facing, speedKnots: knots, sheet, hitsSeen: hits } = ship;
  return {
    hex: { ...hex },
    turn,
    seen: level === 'identified' ? { facing, knots, sheet, hits } : null,
    size: level === 'marker' ? null : sizeBandOf(ship),
  };
}
