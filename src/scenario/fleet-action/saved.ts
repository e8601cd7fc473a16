import * as z from 'zod/mini';
import { FACINGS } from '../../hex';
import { SIDES } from '../../rules/core';
import { ALTITUDES, MAP_EDGES, WEAPON_GROUPS } from '../../rules/fleet-action/query';
import type { SavedForm } from '../core/system';
import { checked } from '../form/check';
import type { Fault, PathFault } from '../form/fault';
import { axial, bySideOf, count, isoDate, side, text } from '../form/fields';
import { repeatsOf } from '../form/repeats';
import { commandValue, freeExit, happening, objective } from './fields';
import { savedAircraft, savedSheet } from './savedSheet';

const facing = z.literal([...FACINGS]);
const flag = z.exactOptional(z.boolean());
const value = z.exactOptional(z.int());

const unit = {
  id: text,
  name: text,
  sheet: savedSheet,
  vessels: z.int().check(z.positive()),
  damage: z.exactOptional(
    z.strictObject({
      structure: value,
      flotation: value,
      hasSearchRadar: flag,
      hasGunneryRadar: flag,
      hasFlakRadar: flag,
      crewQuality: value,
      fires: value,
      lost: z.exactOptional(z.record(z.enum(WEAPON_GROUPS), z.array(count))),
    }),
  ),
};

const squadron = z.strictObject({
  id: text,
  name: text,
  commandValue,
  flagship: z.nullable(text),
  units: z.array(z.strictObject({ ...unit, hex: z.nullable(axial) })).check(z.minLength(1)),
  facing,
  speedKnots: count,
  isContact: z.boolean(),
  entersOnTurn: count,
  entersNear: z.exactOptional(
    z.strictObject({ units: z.array(text), facing, hexes: count, facingTo: text }),
  ),
});

const airStand = z.strictObject({
  id: text,
  aircraft: savedAircraft,
  count: z.int().check(z.positive()),
  crewQuality: z.int(),
  load: z.nullable(text),
  flares: count,
  start: z.union([
    z.strictObject({ hex: axial, altitude: z.enum(ALTITUDES), turn: count }),
    z.strictObject({ home: text }),
  ]),
});

const sideOfScenario = z.strictObject({
  name: text,
  nation: text,
  homeEdges: z.array(z.enum(MAP_EDGES)),
  squadrons: z.array(squadron),
  airSquadrons: z.array(
    z.strictObject({
      id: text,
      name: text,
      commandValue,
      stands: z.array(airStand),
      home: z.nullable(text),
    }),
  ),
  dummies: z.array(z.strictObject({ hex: z.nullable(axial), facing, speedKnots: count })),
  landTargets: z.array(
    z.strictObject({ ...unit, hex: axial, commandValue: z.nullable(commandValue) }),
  ),
  submarines: z.array(z.strictObject({ ...unit, hex: z.nullable(axial), fromTurn: count })),
  minefields: count,
});

/** A battle of Fleet Action complete with its sheets, as in a save. */
const scenarioSchema = z.strictObject({
  system: z.literal('fleet-action'),
  id: text,
  title: text,
  date: isoDate,
  place: text,
  startMinute: z.int().check(z.gte(0), z.lt(1440)),
  isNight: z.boolean(),
  visibility: z.int().check(z.gte(0), z.lte(6)),
  wind: z.nullable(facing),
  badWeather: z.union([z.enum(['none', 'everywhere']), z.array(axial)]),
  map: z.strictObject({
    column: z.int(),
    row: z.int(),
    columns: z.int().check(z.positive(), z.lte(200)),
    rows: z.int().check(z.positive(), z.lte(200)),
  }),
  land: z.array(axial),
  turns: z.int().check(z.positive()),
  sides: bySideOf(sideOfScenario),
  objectives: z.array(objective),
  freeExits: z.array(freeExit),
  convoyOf: z.nullable(side),
  happenings: z.array(happening),
});

/** The contents of a save of Fleet Action besides those of every save. */
const schema = z.object({ scenario: scenarioSchema, options: z.strictObject({}) });

type Saved = z.output<typeof scenarioSchema>;

/** The faults of the scenario and the options of a save of Fleet Action. */
function faults(scenario: unknown, options: unknown, file: string): Fault[] {
  const form = checked(schema, { scenario, options }, file);
  if (!form.ok) return form.faults;
  return idFaults(form.value.scenario).map((fault) => ({
    ...{ file, ...fault },
    path: `scenario.${fault.path}`,
  }));
}

/** How a battle of Fleet Action is saved. */
export const savedFleetAction = { schema, faults } satisfies SavedForm;

/** Ids that orders name must be unique on both sides together. */
const idFaults = ({ sides }: Saved): PathFault[] =>
  [unitPaths, squadronPaths, standPaths].flatMap((paths) =>
    repeatsOf(
      SIDES.flatMap((own) =>
        paths(sides[own]).map(({ path, id }) => ({ path: `sides.${own}.${path}`, id })),
      ),
      ({ id }) => id,
    ).map(({ path, id }) => ({
      ...{ path, expected: 'an id not used before', found: `'${id}' again` },
    })),
  );

type Paths = (side: Saved['sides']['allies']) => { path: string; id: string }[];

const unitPaths: Paths = ({ squadrons, landTargets, submarines }) => [
  ...squadrons.flatMap(({ units }, s) =>
    units.map(({ id }, u) => ({ path: `squadrons[${s}].units[${u}].id`, id })),
  ),
  ...landTargets.map(({ id }, l) => ({ path: `landTargets[${l}].id`, id })),
  ...submarines.map(({ id }, s) => ({ path: `submarines[${s}].id`, id })),
];

const squadronPaths: Paths = ({ squadrons, airSquadrons }) => [
  ...squadrons.map(({ id }, s) => ({ path: `squadrons[${s}].id`, id })),
  ...airSquadrons.map(({ id }, a) => ({ path: `airSquadrons[${a}].id`, id })),
];

const standPaths: Paths = ({ airSquadrons }) =>
  airSquadrons.flatMap(({ stands }, a) =>
    stands.map(({ id }, s) => ({ path: `airSquadrons[${a}].stands[${s}].id`, id })),
  );
