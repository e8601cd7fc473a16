import * as z from 'zod/mini';
import { type Axial, hexInRow, isInRectangle } from '../../../hex';
import { SIDES, type Side } from '../../../rules/core';
import { hexAt } from '../../../rules/sea-wings/query';
import type { DraftForm } from '../../core/draftForm';
import { emptyStory } from '../../draft/emptyStory';
import { fromFile, inFile } from '../../draft/hexes';
import { theaterMembers, withNewForce } from '../../draft/theater/forces';
import { freeHexNear } from '../../draft/theater/ground';
import type { TheaterForce, TheaterForm, TheaterShip } from '../../draft/theater/theaterDraft';
import { checked } from '../../form/check';
import type { Fault } from '../../form/fault';
import { draftReaderOf, draftSchemaOf } from '../../form/relaxed';
import type { ShipRegistry } from '../../records/registry';
import { seaWingsChanges } from '../changeForm';
import { formationId, seaWingsFaults } from '../checks';
import { seaWingsSchema } from '../schema';
import { landOf, painted } from './ground';
import { degreesAt, type ForceDraft, type SeaWingsDraft, type ShipDraft } from './shape';

/** Of the map, its coasts, forces and ships, and what is made as often as a figure says. */
const BOUNDS = { columns: 100, rows: 80, land: 400, forces: 40, ships: 60, dummies: 60 };

const reader = draftReaderOf(seaWingsSchema, BOUNDS);

/** How games of Sea Wings are written in the chart room. */
export const seaWingsDrafts: DraftForm<SeaWingsDraft> = {
  schema: draftSchemaOf(seaWingsSchema, BOUNDS),
  empty,
  faults,
  shipCount: (draft) => theaterMembers(seaWingsTheater, draft).length,
};

/** Keys whose object makes no sense without what they name. */
export const SEA_WINGS_NEEDS: readonly string[] = [...seaWingsChanges.needs, 'base', 'usual'];

/** What of its games is edited as those of other systems on the chart of a theater are. */
export const seaWingsTheater: TheaterForm<SeaWingsDraft> = {
  key: 'forces',
  forces: ({ forces }) => forces as readonly TheaterForce[],
  withForces: (draft, forces) => ({ ...draft, forces: forces as ForceDraft[] }),
  newForce,
  idOf: (ship) => idOf(ship as ShipDraft),
  ofShip: formationsOf,
  needs: SEA_WINGS_NEEDS,
  own: seaWingsChanges.own,
  places: ({ forces, bases }) =>
    [...forces, ...bases].map(({ id, hex }) => ({ id, hex: fromFile(hex) })),
  placed,
  names: ({ map }) => map.names ?? [],
  withNames: (draft, names) => ({ ...draft, map: { ...draft.map, names: [...names] } }),
  earth: (draft) => ({
    hexAt: (place) => hexAt(draft.map, place),
    placeOf: (hex) => degreesAt(draft, hex),
  }),
  isOnMap: ({ map }, hex) => isInRectangle(map, hex),
  land: landOf,
  withGround: painted,
};

const idOf = (ship: ShipDraft): string =>
  'ship' in ship ? ship.ship : 'convoy' in ship ? ship.convoy : ship.oiler;

function formationsOf(ship: TheaterShip): string[] {
  const own = ship as ShipDraft;
  if (!('ship' in own)) return [];
  return (own.airGroups ?? []).map(({ aircraft }) => formationId(own.ship, aircraft));
}

/** A force or a base in another hex, and in the degrees of that. */
function placed(draft: SeaWingsDraft, id: string, hex: Axial): SeaWingsDraft {
  const there = { hex: inFile(hex), at: degreesAt(draft, hex) };
  const moved = <T extends { id: string }>(it: T): T => (it.id === id ? { ...it, ...there } : it);
  return { ...draft, forces: draft.forces.map(moved), bases: draft.bases.map(moved) };
}

/** Shares of the chart's columns at which sides begin. */
const BEGINNINGS: Readonly<Record<Side, number>> = { allies: 0.7, axis: 0.3 };

/** One more force of a side, beside its first. */
function newForce(draft: SeaWingsDraft, side: Side): ForceDraft & TheaterForce {
  const { forces, map } = draft;
  const own = forces.filter((it) => it.side === side);
  const head = side === 'allies' ? 'a' : 'x';
  let number = own.length + 1;
  while (forces.some(({ id }) => id === `${head}-${number}`)) number += 1;
  const start = hexInRow({
    column: Math.round(map.columns * BEGINNINGS[side]),
    row: Math.round(map.rows / 2),
  });
  const hex = freeHexNear(seaWingsTheater, draft, own[0] ? fromFile(own[0].hex) : start);
  return {
    ...{ id: `${head}-${number}`, name: `${draft.sides[side].name}, force ${number}`, side },
    ...{ hex: inFile(hex), at: degreesAt(draft, hex), ships: [] },
  };
}

const newSide = (
  facts: Pick<SeaWingsDraft['sides'][Side], 'name' | 'nation' | 'floatplanes' | 'friendlyEdges'>,
): SeaWingsDraft['sides'][Side] => ({
  ...facts,
  dummies: 3,
  deck: { without: [], more: [], dummies: 10 },
  hand: [],
  handSize: 2,
  draws: 1,
  initiative: { day: 0, night: 0 },
});

/** [WG-29.1] Two forces without ships on an open sea. */
function empty(id: string): SeaWingsDraft {
  const bare: SeaWingsDraft = {
    system: 'sea-wings',
    id,
    title: 'An operation of my own',
    place: 'At sea',
    theater: 'pacific',
    date: '1942-06-01',
    time: '04:00',
    turns: 12,
    minutes: 120,
    map: { corner: { lat: 10, lon: 160 }, midLatitude: 0, columns: 60, rows: 40, land: [] },
    sides: {
      allies: newSide({
        ...{ name: 'US Navy', nation: 'united-states' },
        ...{ floatplanes: 'soc', friendlyEdges: ['east'] },
      }),
      axis: newSide({
        ...{ name: 'Imperial Japanese Navy', nation: 'japan' },
        ...{ floatplanes: 'e13a1', friendlyEdges: ['west'] },
      }),
    },
    forces: [],
    bases: [],
    objectives: [],
    ...emptyStory('carrier forces'),
    victory: 'Points decide: ships sunk and crippled, and aircraft.',
  };
  return SIDES.reduce((it, side) => withNewForce(seaWingsTheater, it, side), bare);
}

/** The faults of its form, and those of everything else that can be looked at already. */
function faults(draft: SeaWingsDraft, registry: ShipRegistry, file: string): Fault[] {
  const form = checked(seaWingsSchema, draft, file);
  const others = seaWingsFaults(z.parse(reader, draft), registry);
  const all = others.map((fault) => ({ file, ...fault }));
  return form.ok ? all : [...form.faults, ...all];
}
