import * as z from 'zod/mini';
import {
  AIRCRAFT_CLASSES,
  BASE_TYPES,
  EDGES,
  EVENT_CARDS,
  GUN_TYPES,
  SHIP_TRAITS,
  SHIP_TYPES,
  TARGET_TYPES,
  WARHEADS,
} from '../../rules/sea-wings/query';
import type { SavedForm } from '../core/system';
import { checked } from '../form/check';
import type { Fault, PathFault } from '../form/fault';
import { axial, bySideOf, count, isoDate, side, text } from '../form/fields';
import { repeatsOf } from '../form/repeats';
import { objective, requiredStrike, victoryMargin } from './schema';

const turn = z.int().check(z.positive());
const point = z.strictObject({ lat: z.number(), lon: z.number() });

const carrier = { capRating: count, launchCapacity: count, airCapacity: count };

const battery = z.nullable(
  z.strictObject({ strength: z.int().check(z.positive()), type: z.enum(GUN_TYPES) }),
);

const shipCard = z.strictObject({
  id: text,
  name: text,
  type: z.enum(SHIP_TYPES),
  speedHexes: count,
  size: count,
  armor: z.int(),
  damageControl: z.union([z.literal(1), z.literal(2)]),
  heavyAA: count,
  lightAA: count,
  fireControl: count,
  hasRadar: z.boolean(),
  traits: z.array(z.enum(SHIP_TRAITS)),
  carrier: z.nullable(z.strictObject(carrier)),
  primary: battery,
  secondary: battery,
  torpedoes: z.nullable(z.strictObject({ strength: count, isLongLance: z.boolean() })),
  defense: count,
  target: z.enum(TARGET_TYPES),
  floatplanes: count,
  convoyShips: z.nullable(count),
});

const baseCard = z.strictObject({
  id: text,
  name: text,
  type: z.enum(BASE_TYPES),
  size: count,
  heavyAA: count,
  lightAA: count,
  fireControl: count,
  hasRadar: z.boolean(),
  ...carrier,
});

const load = z.strictObject({
  id: text,
  name: text,
  kind: z.enum(WARHEADS),
  hitNumber: z.strictObject({ ships: z.int(), bases: z.nullable(z.int()) }),
  penetration: z.int(),
});

const aircraft = z.strictObject({
  id: text,
  name: text,
  class: z.enum(AIRCRAFT_CLASSES),
  attack: z.strictObject({ unloaded: z.int(), loaded: z.nullable(z.int()) }),
  defense: z.int(),
  armor: z.int(),
  gun: count,
  loads: z.array(load),
  strikeRangeHexes: count,
  baseStrikeRangeHexes: z.optional(count),
  // Ranges of the registry are halved to half hexes.
  searchRangeHexes: z.nullable(z.number().check(z.positive())),
  isNight: z.boolean(),
});

const formation = z.strictObject({
  id: text,
  type: aircraft,
  factors: z.int().check(z.positive()),
  mayCarry: z.optional(count),
});

const force = z.strictObject({
  id: text,
  name: text,
  side,
  hex: z.nullable(axial),
  ships: z
    .array(
      z.strictObject({
        card: shipCard,
        sheet: z.optional(z.unknown()),
        otherSheets: z.optional(z.record(z.string(), count)),
        formations: z.array(formation),
      }),
    )
    .check(z.minLength(1)),
  isSpotted: z.optional(z.boolean()),
});

const sideOfScenario = z.strictObject({
  name: text,
  nation: text,
  dummies: count,
  deck: z.array(z.nullable(z.enum(EVENT_CARDS))),
  hand: z.array(z.enum(EVENT_CARDS)),
  handSize: count,
  draws: count,
  initiative: z.strictObject({ day: z.int(), night: z.int() }),
});

const options = {
  searchAndStrike: z.optional(z.boolean()),
  fuel: z.optional(z.boolean()),
  lastMessage: z.optional(z.boolean()),
};

/** A game of Sea Wings complete with its cards, as in a save. */
const scenarioSchema = z.strictObject({
  system: z.literal('sea-wings'),
  id: text,
  title: text,
  date: isoDate,
  firstHour: z.int().check(z.gte(0), z.lte(20), z.multipleOf(4)),
  turns: turn,
  nightTurns: z.optional(z.array(turn)),
  map: z.strictObject({
    columns: z.int().check(z.positive(), z.lte(200)),
    rows: z.int().check(z.positive(), z.lte(200)),
    corner: point,
    midLatitude: z.number(),
    land: z.array(axial),
    friendlyEdges: bySideOf(z.array(z.enum(EDGES))),
  }),
  sides: bySideOf(sideOfScenario),
  forces: z.array(force).check(z.minLength(2)),
  otherSheets: z.optional(z.record(z.string(), z.array(z.unknown()))),
  bases: z.array(
    z.strictObject({ card: baseCard, side, hex: axial, formations: z.array(formation) }),
  ),
  floatplanes: bySideOf(aircraft),
  objectives: z.array(objective),
  margin: z.nullable(victoryMargin),
  requiredStrikes: z.optional(z.array(requiredStrike)),
  hasEvents: z.boolean(),
  turnsInPlot: z.nullable(count),
  options: z.strictObject(options),
});

/** The contents of a save of Sea Wings besides those of every save. */
const schema = z.object({ scenario: scenarioSchema, options: z.strictObject(options) });

type Saved = z.output<typeof scenarioSchema>;

/** The faults of the scenario and the options of a save of Sea Wings. */
function faults(scenario: unknown, chosen: unknown, file: string): Fault[] {
  const form = checked(schema, { scenario, options: chosen }, file);
  if (!form.ok) return form.faults;
  const saved = form.value.scenario;
  return [...idFaults(saved), ...baseFaults(saved)].map((fault) => ({
    file,
    ...fault,
    path: `scenario.${fault.path}`,
  }));
}

/** How a game of Sea Wings is saved. */
export const savedSeaWings = { schema, faults } satisfies SavedForm;

/** Ids must be unique: those of forces, ships and bases, which orders name alike, and those of formations. */
function idFaults({ forces, bases }: Saved): PathFault[] {
  const ships = forces.flatMap((force, f) =>
    force.ships.map((ship, s) => ({ path: `forces[${f}].ships[${s}]`, ship })),
  );
  const named = [
    ...forces.map(({ id }, f) => ({ path: `forces[${f}].id`, id })),
    ...ships.map(({ path, ship }) => ({ path: `${path}.card.id`, id: ship.card.id })),
    ...bases.map(({ card }, b) => ({ path: `bases[${b}].card.id`, id: card.id })),
  ];
  const flying = [
    ...ships.map(({ path, ship }) => ({ path, formations: ship.formations })),
    ...bases.map(({ formations }, b) => ({ path: `bases[${b}]`, formations })),
  ].flatMap(({ path, formations }) =>
    formations.map(({ id }, f) => ({ path: `${path}.formations[${f}].id`, id })),
  );
  return [...repeated(named), ...repeated(flying)];
}

const repeated = (entries: readonly { path: string; id: string }[]): PathFault[] =>
  repeatsOf(entries, ({ id }) => id).map(({ path, id }) => ({
    path,
    expected: 'an id not used before',
    found: `'${id}' again`,
  }));

/** An objective names a base that is there. */
function baseFaults({ objectives, bases }: Saved): PathFault[] {
  const ids = bases.map(({ card }) => card.id);
  return objectives.flatMap((it, o) =>
    'base' in it && !ids.includes(it.base)
      ? [{ path: `objectives[${o}].base`, expected: 'a base', found: `'${it.base}'` }]
      : [],
  );
}
