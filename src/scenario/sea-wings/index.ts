import { must, type ShipType, type Side } from '../../rules/core';
import { positionOf, type ShipCard } from '../../rules/sea-wings/query';
import type { ChartFrame } from '../core/coast';
import type { OtherHosts } from '../core/sheetPool';
import type { Flagship, HostSheets, ScenarioSystem } from '../core/system';
import { seaWingsChanges } from './changeForm';
import { type LoadedSeaWings, resolveSeaWings } from './resolve';
import { savedSeaWings } from './saved';
import { type SeaWingsFile, seaWingsSchema } from './schema';

/** Scenarios of Sea Wings [WG-29]; ships of its engagements are fought by the sheets of a host [WG-18.26]. */
export const seaWingsScenarios = (
  sheets: HostSheets,
  others: OtherHosts,
): ScenarioSystem<LoadedSeaWings> => ({
  id: 'sea-wings',
  schema: seaWingsSchema,
  title: 'a game of Sea Wings',
  namedRecords: ({ ships, aircraft }) => ({ ship: ships, aircraft }),
  resolve: (file, registry, name) => resolveSeaWings(file, { ...registry, sheets, others }, name),
  classIds: ({ card }) => Object.values(card.classes),
  flagship: flagshipOf,
  chart: { frame: ({ map }) => frameOf(map) },
  saved: savedSeaWings,
  changes: seaWingsChanges,
});

/** The earth under all hexes of a map: its corner is the middle of the first one. */
function frameOf({ columns, rows, ...frame }: SeaWingsFile['map']): ChartFrame {
  const at = (column: number, row: number) => positionOf(frame, { q: column, r: row - column / 2 });
  return { corner: at(-2 / 3, -1 / 2), farCorner: at(columns - 1 / 3, rows) };
}

const CARRIERS: readonly string[] = ['CV', 'CVL', 'CVE'];

/** The carrier with the most aircraft; a side without one has its largest ship. */
function flagshipOf(
  { scenario, card }: Pick<LoadedSeaWings, 'scenario' | 'card'>,
  side: Side,
): Flagship {
  const worth = ({ type, size, carrier }: ShipCard): number =>
    CARRIERS.includes(type) ? 100 + (carrier?.airCapacity ?? 0) : size;
  const most = scenario.forces
    .filter((force) => force.side === side)
    .flatMap(({ ships }) => ships.map((ship) => ship.card))
    .filter(({ id }) => card.classes[id] !== undefined)
    .reduce((best, it) => (worth(it) > worth(best) ? it : best));
  const { name, type } = must(
    card.forces[side].flatMap(({ ships }) => ships).find(({ id }) => id === most.id),
    `ship ${most.id}`,
  );
  return { name, type: type as ShipType, classId: must(card.classes[most.id], 'class') };
}
