import { type Axial, disk, hexKey } from '../../../../hex';
import type { Side } from '../../../../rules/core';
import type { StrategicView } from '../../../../rules/strategic';
import { type FlightRecord, isOnMap, skyOf, spotNumber } from '../../../../rules/strategic/query';

/** [ST-10.3] The farthest spotting range, in strategic hexes. */
const FARTHEST_HEXES = 2;

/** [ST-8.5, ST-8.6, ST-10.3] All hexes in which a side's searchers could have spotted ships in the last Movement phase. */
export function searchedHexes(view: StrategicView, side: Side): Axial[] {
  const flights = Object.values(view.forces[side]?.advanced?.flights ?? {});
  return seenAlong(view, side, flights);
}

/** [ST-8.5, ST-10.3] What searchers will look over on the flights that they are ordered to make. */
export function searchesPlanned(view: StrategicView, side: Side): Axial[] {
  const plans = view.forces[side]?.advanced;
  const flights = (plans?.flightMoves ?? []).flatMap(({ squadrons, path }) =>
    squadrons.map((squadron) => ({
      ...{ squadron, path },
      ordnance: plans?.flights[squadron]?.ordnance ?? null,
    })),
  );
  return seenAlong(view, side, flights);
}

type Searcher = Pick<FlightRecord, 'squadron' | 'ordnance' | 'path'>;

function seenAlong(view: StrategicView, side: Side, flights: readonly Searcher[]): Axial[] {
  const { map } = view.scenario;
  const seen = new Map<string, Axial>();
  for (const { squadron, ordnance, path } of flights) {
    if (!map || ordnance !== 'search' || path.length < 2) continue;
    const hasRadar = view.forces[side]?.squadrons[squadron]?.card.hasRadar === true;
    for (const passed of path)
      for (const hex of disk(passed, sightHexes(view, passed, hasRadar)))
        if (isOnMap(map, hex)) seen.set(hexKey(hex), hex);
  }
  return [...seen.values()];
}

/** [ST-10.2, ST-10.3, ST-10.11] The range at which aircraft may spot ships from a hex. */
function sightHexes(view: StrategicView, hex: Axial, hasRadar: boolean): number {
  const { isNight, isPoor } = skyOf(view, hex);
  const isDim = !hasRadar && (isNight || isPoor);
  for (let hexes = FARTHEST_HEXES; hexes > 0; hexes -= 1)
    if (spotNumber('shipByAircraft', hexes, isDim) > 0) return hexes;
  return 0;
}
