import { divisionIn, shipIn } from '../harm';
import type { Fight } from './query';

/** After attacks: lost ships have left, and boats forced up are on the surface [ST-4.9, ST-19.6]. */
export function syncShips({ view, tactical }: Fight): void {
  for (const ship of tactical.ships) {
    const record = shipIn(view, ship.id);
    if (record.fate !== 'afloat') ship.hasLeft = true;
    const boat = divisionIn(view, record.division).submarine;
    if (boat && ship.submarine) ship.submarine.isSubmerged = boat.isSubmerged;
  }
}
