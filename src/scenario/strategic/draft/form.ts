import * as z from 'zod/mini';
import { isInRectangle } from '../../../hex';
import { SIDES, type Side } from '../../../rules/core';
import { hexOf } from '../../../rules/strategic/query';
import type { DraftForm } from '../../core/draftForm';
import { emptyStory } from '../../draft/emptyStory';
import { theaterMembers, withNewForce } from '../../draft/theater/forces';
import { freeHexNear } from '../../draft/theater/ground';
import type { TheaterForce, TheaterForm } from '../../draft/theater/theaterDraft';
import { checked } from '../../form/check';
import type { Fault } from '../../form/fault';
import { draftReaderOf, draftSchemaOf } from '../../form/relaxed';
import type { ShipRegistry } from '../../records/registry';
import { strategicChanges } from '../changeForm';
import { strategicFaults } from '../checks';
import { strategicSchema } from '../schema';
import { MAX_SIDE_HEXES } from '../theater';
import { degreesAt, hexOfUnit, landOf, painted, sizeOfDraft } from './chart';
import { idOfShip, newDivisionId, withDivisions } from './divisions';
import { beginningOf, OPEN_SEA } from './level';
import {
  type DivisionDraft,
  type PlaceDraft,
  placedAt,
  type ShipDraft,
  type StrategicDraft,
} from './shape';
import { PLAIN_VICTORY } from './victoryWords';

/** Of the chart's rows, of forces, ships and squadrons. */
const BOUNDS = { land: MAX_SIDE_HEXES, divisions: 60, ships: 60, squadrons: 200, steps: 40 };

const reader = draftReaderOf(strategicSchema, BOUNDS);

/** How operations are written in the chart room. */
export const strategicDrafts: DraftForm<StrategicDraft> = {
  schema: draftSchemaOf(strategicSchema, BOUNDS),
  empty,
  faults,
  shipCount: (draft) => theaterMembers(strategicTheater, draft).length,
};

/** What of operations is edited as those of other systems on the chart of a theater are; a Basic game has no chart. */
export const strategicTheater: TheaterForm<StrategicDraft> = {
  key: 'divisions',
  forces: ({ divisions }) => divisions as readonly TheaterForce[],
  withForces: (draft, forces) => withDivisions(draft, forces as readonly DivisionDraft[]),
  newForce,
  idOf: (ship) => idOfShip(ship as ShipDraft),
  ofShip: () => [],
  needs: strategicChanges.needs,
  own: strategicChanges.own,
  places: ({ map, divisions, landUnits }) =>
    map ? [...divisions, ...landUnits].map((it) => ({ id: it.id, hex: hexOfUnit(map, it) })) : [],
  placed: (draft, id, hex) =>
    draft.map ? withPlace(draft, id, { at: degreesAt(draft.map, hex) }) : draft,
  names: ({ map }) => map?.names ?? [],
  withNames: (draft, names) =>
    draft.map ? { ...draft, map: { ...draft.map, names: [...names] } } : draft,
  earth: ({ map = OPEN_SEA }) => ({
    hexAt: ({ lat, lon }) => hexOf(map, lat, lon),
    placeOf: (hex) => degreesAt(map, hex),
  }),
  isOnMap: ({ map }, hex) => map !== undefined && isInRectangle(sizeOfDraft(map), hex),
  land: landOf,
  withGround: painted,
};

/** A division or a land unit in another place. */
export function withPlace(draft: StrategicDraft, id: string, place: PlaceDraft): StrategicDraft {
  const moved = <Own extends PlaceDraft & { id: string }>(it: Own): Own =>
    it.id === id ? placedAt(it, place) : it;
  return {
    ...draft,
    divisions: draft.divisions.map(moved),
    landUnits: draft.landUnits.map(moved),
  };
}

/** One more division of a side, beside its first. */
function newForce(draft: StrategicDraft, side: Side): DivisionDraft & TheaterForce {
  const { map, divisions, sides } = draft;
  const [first, ...others] = divisions.filter((it) => it.side === side);
  const place = (): PlaceDraft => {
    if (!map) return { box: first?.box ?? 'long' };
    const from = first ? hexOfUnit(map, first) : beginningOf(map, side);
    return { at: degreesAt(map, freeHexNear(strategicTheater, draft, from)) };
  };
  const number = first ? others.length + 2 : 1;
  return {
    ...{ id: newDivisionId(draft, side), name: `${sides[side].name}, division ${number}`, side },
    ...place(),
    ships: [],
  };
}

/** [ST-24.10] Two divisions without ships on an open sea. */
function empty(id: string): StrategicDraft {
  const bare: StrategicDraft = {
    system: 'strategic',
    id,
    title: 'An operation of my own',
    level: 'advanced',
    place: 'At sea',
    theater: 'pacific',
    date: '1942-06-01',
    time: '06:00',
    turns: 36,
    minutes: 180,
    map: OPEN_SEA,
    sides: {
      allies: { name: 'US Navy', nation: 'united-states' },
      axis: { name: 'Imperial Japanese Navy', nation: 'japan' },
    },
    divisions: [],
    scouts: { allies: 'soc', axis: 'e13a1' },
    squadrons: [],
    landUnits: [],
    objectives: [],
    resolution: { usual: 'quick' },
    ...emptyStory('fleets'),
    victory: PLAIN_VICTORY,
  };
  return SIDES.reduce((it, side) => withNewForce(strategicTheater, it, side), bare);
}

/** The faults of its form, and those of everything else that can be looked at already. */
function faults(draft: StrategicDraft, registry: ShipRegistry, file: string): Fault[] {
  const form = checked(strategicSchema, draft, file);
  const others = strategicFaults(z.parse(reader, draft), registry);
  const all = others.map((fault) => ({ file, ...fault }));
  return form.ok ? all : [...form.faults, ...all];
}
