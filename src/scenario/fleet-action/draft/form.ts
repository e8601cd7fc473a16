import * as z from 'zod/mini';
import { type Axial, isInRectangle } from '../../../hex';
import type { DraftForm } from '../../core/draftForm';
import { emptyStory } from '../../draft/emptyStory';
import { emptyGroup } from '../../draft/sea/groups';
import { membersIn } from '../../draft/sea/members';
import type { AreaInFile, SeaForm, SeaGroup } from '../../draft/sea/seaDraft';
import { checked } from '../../form/check';
import type { Fault } from '../../form/fault';
import { draftReaderOf, draftSchemaOf } from '../../form/relaxed';
import type { ShipRegistry } from '../../records/registry';
import { fleetActionChanges } from '../changeForm';
import { fleetActionFaults } from '../checks';
import { hexesOf, mapOf } from '../map';
import { type FleetActionFile, fleetActionSchema } from '../schema';
import { sheetOn } from '../shipSheet';

/** A battle of Fleet Action that is being written, as in its file. */
export type FleetDraft = z.input<typeof fleetActionSchema>;
export type FleetSquadron = FleetDraft['squadrons'][number];
export type FleetShip = NonNullable<FleetSquadron['ships']>[number];

/** Hexes from the middle of a disk, single hexes of an area, areas, columns and rows from the middle of the map, forces. */
const BOUNDS = {
  ...{ within: 60, hexes: 6000, land: 60, badWeather: 60, columns: 100, rows: 100 },
  ...{ squadrons: 40, ships: 20, merchants: 20, craft: 20, airSquadrons: 40 },
};

const reader = draftReaderOf(fleetActionSchema, BOUNDS);

/** A draft as its file is read; its lists and texts may be empty. */
export const fileOf = (draft: FleetDraft): FleetActionFile => z.parse(reader, draft);

/** How battles of Fleet Action are written in the chart room. */
export const fleetDrafts: DraftForm<FleetDraft> = {
  schema: draftSchemaOf(fleetActionSchema, BOUNDS),
  empty,
  faults,
  shipCount: (draft) => membersIn(fleetSea, draft).length,
};

/** What of its battles is edited as those of other systems on open sea are. */
export const fleetSea: SeaForm<FleetDraft> = {
  key: 'squadrons',
  groupName: 'squadron',
  groups: ({ squadrons }) => squadrons as SeaGroup[],
  withGroups: (draft, groups) => ({ ...draft, squadrons: groups as FleetSquadron[] }),
  newGroup: { commandValue: 0 },
  hasEveryHex: false,
  emptyLists: {},
  needs: fleetActionChanges.needs,
  own: fleetActionChanges.own,
  isOnMap: (draft, hex) => isInRectangle(mapOf(draft), hex),
  hexesOf: (draft, area) => hexesOf([readArea(area)], draft),
  knotsOf: ({ date }, ship, { ships }) => {
    const record = ships.get(ship);
    return record && sheetOn(record, date).speedKnots;
  },
};

type Area = Parameters<typeof hexesOf>[0][number];

const hexFrom = ([q, r]: readonly [number, number]): Axial => ({ q, r });

function readArea(area: AreaInFile): Area {
  if ('around' in area) return { ...area, around: hexFrom(area.around) };
  return 'hexes' in area ? { hexes: area.hexes.map(hexFrom) } : area;
}

/** Two squadrons without ships on an open sea, by day. */
function empty(id: string): FleetDraft {
  return {
    system: 'fleet-action',
    id,
    title: 'A battle of my own',
    place: 'At sea',
    theater: 'atlantic',
    date: '1942-06-01',
    time: '10:00',
    light: 'day',
    visibility: 5,
    turns: 15,
    minutes: 60,
    sides: {
      allies: { name: 'Royal Navy', nation: 'united-kingdom', homeEdges: ['south', 'west'] },
      axis: { name: 'Kriegsmarine', nation: 'germany', homeEdges: ['north', 'east'] },
    },
    squadrons: [
      emptyGroup(fleetSea, { id: 'allies-1', name: 'Allied squadron', side: 'allies' }),
      emptyGroup(fleetSea, { id: 'axis-1', name: 'Axis squadron', side: 'axis' }),
    ] as FleetSquadron[],
    objectives: [],
    ...emptyStory('squadrons'),
    victory: 'Points for ships sunk and crippled.',
  };
}

/** [NW-32.8] The faults of its form, and those of everything else that can be looked at already. */
function faults(draft: FleetDraft, registry: ShipRegistry, file: string): Fault[] {
  const form = checked(fleetActionSchema, draft, file);
  const others = fleetActionFaults(fileOf(draft), registry).map((fault) => ({ file, ...fault }));
  return form.ok ? others : [...form.faults, ...others];
}
