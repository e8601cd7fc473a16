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
    const known = plots[sighting.id]?.known ?? null;
    if (isOnMap(ship))
      plots[sighting.id] = {
        ...plotOf(ship, sighting, known),
        hex: { ...(hidden.held[id] ?? ship.hex) },
        turn,
      };
    else delete plots[sighting.id];
  }
}

function plotOf(
  ship: Ship,
  { level }: Sighting,
  before: Plot['known'],
): Pick<Plot, 'seen' | 'known' | 'size'> {
  const { facing, speedKnots: knots, sheet, hitsSeen: hits } = ship;
  const isIdentified = level === 'identified';
  return {
    seen: isIdentified ? { facing, knots } : null,
    known: isIdentified ? { sheet, hits } : before,
    size: level === 'marker' ? null : sizeBandOf(ship),
  };
}
