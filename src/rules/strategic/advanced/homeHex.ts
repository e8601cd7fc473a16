import type { Axial } from '../../../hex';
import type { Force, StrategicView } from '../model/state';

/** The hex of the ship or base that a squadron belongs to. */
export function homeHex(view: StrategicView, force: Force, squadron: string): Axial | undefined {
  const home = force.squadrons[squadron]?.home ?? '';
  const ship = force.ships[home];
  if (ship) return force.divisions[ship.division]?.hex ?? undefined;
  const place = view.scenario.landUnits.find(({ id }) => id === home)?.place;
  return place && 'hex' in place ? place.hex : undefined;
}
