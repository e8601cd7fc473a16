import * as z from 'zod/mini';
import type { DraftForm } from '../../core/draftForm';
import { emptyStory } from '../../draft/emptyStory';
import { emptyGroup } from '../../draft/sea/groups';
import { membersIn } from '../../draft/sea/members';
import type { SeaForm, SeaGroup } from '../../draft/sea/seaDraft';
import { checked } from '../../form/check';
import type { Fault } from '../../form/fault';
import { draftReaderOf, draftSchemaOf } from '../../form/relaxed';
import type { ShipRegistry } from '../../records/registry';
import { seekriegChanges } from '../changeForm';
import { seekriegFaults } from '../checks';
import { seekriegSchema } from '../schema';
import { MAX_ZONES } from '../searchFields';
import { sheetOn, vesselOf } from '../shipSheet';
import { openSea } from './openSea';
import { withElementsTold } from './searchForces';
import type { DraftElement, SeekriegDraft } from './shape';

/** Hexes from the middle of a disk, single hexes of an area, areas, elements and their ships; the search map. */
const BOUNDS = {
  ...{ within: 60, hexes: 6000, land: 60, elements: 40, ships: 20 },
  ...{ areas: MAX_ZONES, weather: MAX_ZONES, forces: 40, turnHours: 200 },
};

const reader = draftReaderOf(seekriegSchema, BOUNDS);

/** How battles of Seekrieg are written in the chart room. */
export const seekriegDrafts: DraftForm<SeekriegDraft> = {
  schema: draftSchemaOf(seekriegSchema, BOUNDS),
  empty,
  faults,
  shipCount: (draft) => membersIn(seekriegSea, draft).length,
};

/** What of its battles is edited as those of other systems on open sea are. */
export const seekriegSea: SeaForm<SeekriegDraft> = {
  key: 'elements',
  groupName: 'division',
  groups: ({ elements }) => elements as SeaGroup[],
  withGroups: (draft, groups) => ({ ...draft, elements: groups as DraftElement[] }),
  newGroup: {},
  hasEveryHex: true,
  emptyLists: { ships: [] },
  needs: seekriegChanges.needs,
  own: seekriegChanges.own,
  withGroupsTold: withElementsTold,
  ...openSea,
  knotsOf: ({ date }, ship, registry) => {
    const vessel = vesselOf(registry, ship);
    return vessel && sheetOn(vessel, date).speedKnots;
  },
};

/** Two divisions without ships on an open sea, by day. */
function empty(id: string): SeekriegDraft {
  return {
    system: 'seekrieg',
    id,
    title: 'A battle of my own',
    place: 'At sea',
    theater: 'atlantic',
    date: '1942-06-01',
    time: '10:00',
    latitude: 50,
    longitude: -20,
    weather: { force: 3, wind: 'NW', visibility: 8, area: 5 },
    turns: 30,
    minutes: 90,
    sides: {
      allies: { name: 'Royal Navy', nation: 'united-kingdom' },
      axis: { name: 'Kriegsmarine', nation: 'germany' },
    },
    elements: [
      emptyGroup(seekriegSea, { id: 'allies-1', name: 'Allied division', side: 'allies' }),
      emptyGroup(seekriegSea, { id: 'axis-1', name: 'Axis division', side: 'axis' }),
    ] as DraftElement[],
    objectives: [],
    ...emptyStory('divisions'),
    victory: 'Damage points decide.',
  };
}

/** [SK-33.10] The faults of its form, and those of everything else that can be looked at already. */
function faults(draft: SeekriegDraft, registry: ShipRegistry, file: string): Fault[] {
  const form = checked(seekriegSchema, draft, file);
  const others = seekriegFaults(z.parse(reader, draft), registry);
  const all = others.map((fault) => ({ file, ...fault }));
  return form.ok ? all : [...form.faults, ...all];
}
