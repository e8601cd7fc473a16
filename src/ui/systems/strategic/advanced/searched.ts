import { type Axial, disk, hexKey } from '../../../../hex';
import type { Side } from '../../../../rules/core';
import type { StrategicView } from '../../../../rules/strategic';
import { isOnMap, skyOf, spotNumber } from '../../../../rules/strategic/query';

/** [ST-10.3] Nothing is seen farther off, in strategic hexes. */
const FARTHEST_HEXES = 2;

/** [ST-8.5, ST-8.6, ST-10.3] The arcs of a side's search: all hexes in which its searchers could have seen ships as they flew in the last movement. */
export function searchedHexes(view: StrategicView, side: Side): Axial[] {
  const { map } = view.scenario;
  const force = view.forces[side];
  if (!map || !force?.advanced) return [];
  const seen = new Map<string, Axial>();
  for (const { squadron, ordnance, path } of Object.values(force.advanced.flights)) {
    if (ordnance !== 'search' || path.length < 2) continue;
    const hasRadar = force.squadrons[squadron]?.card.hasRadar === true;
    for (const passed of path)
      for (const hex of disk(passed, sightHexes(view, passed, hasRadar)))
        if (isOnMap(map, hex)) seen.set(hexKey(hex), hex);
  }
  return [...seen.values()];
}

/** [ST-10.2, ST-10.3, ST-10.11] How far off aircraft may see ships from a hex. */
function sightHexes(view: StrategicView, hex: Axial, hasRadar: boolean): number {
  const { isNight, isPoor } = skyOf(view, hex);
  const isDim = !hasRadar && (isNight || isPoor);
  for (let hexes = FARTHEST_HEXES; hexes > 0; hexes -= 1)
    if (spotNumber('shipByAircraft', hexes, isDim) > 0) return hexes;
  return 0;
}
