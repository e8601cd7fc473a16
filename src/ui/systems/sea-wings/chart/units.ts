import { type Axial, sameHex } from '../../../../hex';
import { enemyOf, SIDES, type Side } from '../../../../rules/core';
import type { SeaWingsEvent, SeaWingsView } from '../../../../rules/sea-wings';
import {
  type BaseFacts,
  bestReport,
  type Report,
  type SeenMarker,
  type TaskForce,
  taskForcesOf,
} from '../../../../rules/sea-wings/query';

/** What is pinned to the chart. */
export type ChartUnit = { id: string; hex: Axial; side: Side } & (
  | { kind: 'force'; force: TaskForce }
  | { kind: 'base'; base: BaseFacts }
  /** Of the enemy, where it lies now. */
  | { kind: 'marker'; marker: SeenMarker; report: Report | undefined }
  /** Where a task force that is out of sight was reported last. */
  | { kind: 'sighting'; report: Report; age: number }
);

/** A report, with where it was made. */
interface Sighting {
  report: Report;
  hex: Axial;
}

/** The reports that a side has had, of each task force the one that odds go by, by its number. */
export function sightingsIn(events: readonly SeaWingsEvent[], side: Side): Map<number, Sighting> {
  const found = new Map<number, Sighting>();
  for (const event of events)
    if (event.kind === 'markerReported' && event.side === side) {
      const { report, hex } = event;
      const before = found.get(report.number)?.report ?? report;
      found.set(report.number, { report: bestReport([before, report]) ?? report, hex });
    }
  return found;
}

/** All that a view shows: own and, after the end, all task forces; bases; markers and old sightings of the enemy. */
export function unitsOf(
  view: SeaWingsView,
  side: Side,
  sightings: ReadonlyMap<number, Sighting>,
): ChartUnit[] {
  const enemy = enemyOf(side);
  const shown = SIDES.filter((it) => view.forces[it]);
  return [
    ...view.scenario.bases.map((base): ChartUnit => ({ kind: 'base', base, ...base })),
    ...shown.flatMap((it) => forcesOf(view, it)),
    ...SIDES.filter((it) => !view.forces[it]).flatMap((it) => markersOf(view, it, sightings)),
    ...(view.forces[enemy] ? [] : oldSightings(view, enemy, sightings)),
  ];
}

const forcesOf = (view: SeaWingsView, side: Side): ChartUnit[] => {
  const force = view.forces[side];
  return force
    ? taskForcesOf(force).map((it) => ({ kind: 'force', id: it.id, hex: it.hex, side, force: it }))
    : [];
};

/** The markers of a side, as the other one sees them. */
const markersOf = (
  view: SeaWingsView,
  side: Side,
  sightings: ReadonlyMap<number, Sighting>,
): ChartUnit[] =>
  (view.known[enemyOf(side)]?.markers ?? []).map((marker) => ({
    ...{ kind: 'marker', id: marker.id, hex: marker.hex, side, marker },
    report: marker.number === null ? undefined : sightings.get(marker.number)?.report,
  }));

/** Older sightings tell nothing. */
const MAX_AGE = 4;

/** Task forces that were reported and are not in sight, where they were last. */
function oldSightings(
  view: SeaWingsView,
  side: Side,
  sightings: ReadonlyMap<number, Sighting>,
): ChartUnit[] {
  const markers = view.known[enemyOf(side)]?.markers ?? [];
  return [...sightings.values()]
    .map(({ report, hex }) => ({ report, hex, age: view.turn - report.turn }))
    .filter(({ age }) => age >= 1 && age <= MAX_AGE)
    .filter(({ report }) => !markers.some(({ number }) => number === report.number))
    .map(({ report, hex, age }) => ({
      ...{ kind: 'sighting', id: `seen-${report.number}`, hex, side, report, age },
    }));
}

export const unitsAt = (units: readonly ChartUnit[], hex: Axial): ChartUnit[] =>
  units.filter((unit) => sameHex(unit.hex, hex));
