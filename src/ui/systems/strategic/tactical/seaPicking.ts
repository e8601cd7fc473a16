import type { Axial } from '../../../../hex';
import type { Picking, Target } from '../../../hexmap/picking';
import type { Desk } from '../desk';
import { pickSea, seaMarks } from './boardPicks';
import { isInWindow, type SeaWindow, WINDOW } from './shapes';
import type { TacticalDesk } from './tacticalDesk';

/** A hex of the sea, and the ship that is meant. */
export interface SeaTarget extends Target {
  ship?: string;
}

/** What can be picked in a tactical action: the hexes of the window, and ships. */
export function seaPicking(
  tactical: TacticalDesk,
  desk: Desk,
  over: SeaWindow,
): Picking<SeaTarget> {
  const { faces, picked } = tactical;
  const ships = faces.map(({ ship }) => ship.hex);
  return {
    field: { center: middleOf(over), has: (hex) => isInWindow(over, hex) },
    home: picked?.hex ?? ships[0] ?? middleOf(over),
    busy: ships,
    marked: seaMarks(tactical, desk).map(({ hex }) => hex),
    visited: ships,
    pieces: '[data-ship]',
    pieceOf: ({ ship: id }) => {
      const ship = faces.find((it) => it.ship.id === id)?.ship;
      return ship && { hex: ship.hex, ship: ship.id };
    },
    targetIn: (hex) => ({ hex }),
    pick: ({ hex, ship }) => pickSea(tactical, desk, hex, ship),
    clear: () => desk.select(null),
  };
}

function middleOf({ column, row }: SeaWindow): Axial {
  const q = column + WINDOW.columns / 2;
  return { q, r: row + WINDOW.rows / 2 - Math.floor(q / 2) };
}
