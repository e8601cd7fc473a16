import * as z from 'zod/mini';
import { LEVELS, RESOLUTIONS } from '../../rules/strategic';
import {
  BOMB_METHODS,
  DAMAGE_STATES,
  GUN_CLASSES,
  LAND_UNIT_KINDS,
  RANGE_BOXES,
  SHIP_TRAITS,
  SHIP_TYPES,
  SIZES,
  SQUADRON_TYPES,
} from '../../rules/strategic/query';
import type { SavedForm } from '../core/system';
import { chartNames } from '../form/chartNames';
import { checked } from '../form/check';
import type { Fault, PathFault } from '../form/fault';
import { axial, bySideOf, count, isoDate, side, text } from '../form/fields';
import { repeatsOf } from '../form/repeats';

const rating = z.nullable(count);
const turn = z.int().check(z.positive());
const radar = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
const firePower = z.nullable(z.strictObject({ rating: count, gunClass: z.enum(GUN_CLASSES) }));
const place = z.union([
  z.strictObject({ box: z.enum(RANGE_BOXES) }),
  z.strictObject({ hex: axial }),
]);

const shipCard = z.strictObject({
  id: text,
  name: text,
  type: z.enum(SHIP_TYPES),
  size: z.enum(SIZES),
  speed: count,
  capacity: z.int().check(z.positive()),
  firePower,
  secondary: firePower,
  firstDefense: count,
  secondDefense: count,
  torpedo: rating,
  asw: rating,
  areaAa: rating,
  lightAa: rating,
  airGroup: rating,
  scoutSteps: count,
  radar,
  points: count,
  traits: z.array(z.enum(SHIP_TRAITS)),
});

const ship = z.strictObject({
  card: shipCard,
  class: text,
  navy: text,
  submarine: z.optional(
    z.strictObject({ surfacedSpeed: count, submergedSpeed: count, hasDeckGun: z.boolean() }),
  ),
  damageLevels: z.optional(count),
  /** Checked by the battle system when an action is handed over. */
  sheet: z.optional(z.unknown()),
  otherSheets: z.optional(z.record(z.string(), count)),
});

const division = z.strictObject({
  id: text,
  name: text,
  side,
  ships: z.array(ship).check(z.minLength(1)),
  place,
  choice: z.optional(z.array(z.enum(RANGE_BOXES))),
  freeFrom: z.optional(turn),
  enters: z.optional(z.enum(['then', 'atWill'])),
  comesUpTo: z.optional(z.int().check(z.gte(1), z.lte(5))),
  undividedUntil: z.optional(turn),
});

const squadronCard = z.strictObject({
  name: text,
  type: z.enum(SQUADRON_TYPES),
  airToAir: count,
  defense: count,
  bombs: z.nullable(z.strictObject({ rating: count, method: z.enum(BOMB_METHODS) })),
  airTorpedo: rating,
  asw: rating,
  endurance: count,
  hasRadar: z.boolean(),
});

const squadron = z.strictObject({
  id: text,
  side,
  card: squadronCard,
  aircraft: text,
  steps: z.int().check(z.gte(1), z.lte(4)),
  home: text,
  longLegged: z.optional(z.boolean()),
  isScout: z.optional(z.boolean()),
});

const degrees = z.strictObject({ lat: z.number(), lon: z.number() });

const map = z.strictObject({
  corner: degrees,
  farCorner: degrees,
  columns: z.int().check(z.positive(), z.lte(200)),
  rows: z.int().check(z.positive(), z.lte(200)),
  land: z.array(axial),
  coast: z.array(axial),
  coastlines: z.optional(z.array(z.strictObject({ name: text, points: z.array(degrees) }))),
  names: chartNames,
  exits: z.array(z.strictObject({ id: text, name: text, side, hexes: z.array(axial) })),
});

const area = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('near'), hex: axial, hexes: count }),
  z.strictObject({ kind: z.literal('columns'), from: z.int(), to: z.int() }),
  z.strictObject({ kind: z.literal('box'), box: z.enum(RANGE_BOXES) }),
  z.strictObject({ kind: z.literal('exit'), exit: text }),
]);

const condition = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('shipsIn'),
    ships: z.array(text),
    areas: z.array(area),
    least: z.optional(count),
    most: z.optional(count),
  }),
  z.strictObject({
    kind: z.literal('shipsHurt'),
    ships: z.array(text),
    state: z.enum(DAMAGE_STATES),
    least: count,
  }),
  z.strictObject({ kind: z.literal('landHurt'), landUnit: text, state: z.enum(DAMAGE_STATES) }),
]);

const objective = z.strictObject({
  id: text,
  text,
  scores: side,
  points: z.int(),
  per: z.enum(['once', 'ship']),
  when: z.array(condition).check(z.minLength(1)),
});

/** A strategic game complete with its cards, as in a save. */
const scenarioSchema = z.strictObject({
  system: z.literal('strategic'),
  id: text,
  title: text,
  level: z.enum(LEVELS),
  date: isoDate,
  firstHour: z.int().check(z.gte(0), z.lte(23)),
  turns: turn,
  daylight: z.strictObject({ from: count, to: count }),
  poor: z.array(z.strictObject({ from: turn, to: turn, northOf: z.optional(z.number()) })),
  sides: bySideOf(z.strictObject({ name: text, nation: text })),
  map: z.optional(map),
  divisions: z.array(division).check(z.minLength(2)),
  squadrons: z.array(squadron),
  landUnits: z.array(
    z.strictObject({ id: text, name: text, side, kind: z.enum(LAND_UNIT_KINDS), place, radar }),
  ),
  spottedAtStart: z.array(text),
  spottedUpTo: z.optional(z.int().check(z.gte(1), z.lte(5))),
  objectives: z.array(objective),
  rules: bySideOf(
    z.strictObject({ airToAir: z.optional(z.int()), longLegged: z.optional(z.boolean()) }),
  ),
  otherSheets: z.optional(z.record(z.string(), z.array(z.unknown()))),
  resolution: z.strictObject({
    usual: z.enum(RESOLUTIONS),
    ordered: z.boolean(),
    battleOptions: z.optional(z.record(text, z.boolean())),
  }),
  quietTurns: turn,
  firstActionHexes: z.optional(turn),
  tacticalLand: z.optional(z.array(z.strictObject({ hex: axial, land: z.array(axial) }))),
});

/** Options that were added later are absent from older saves, which means off. */
const optionsSchema = z.strictObject({
  nearAttacks: z.optional(z.boolean()),
  twoQuietTurns: z.optional(z.boolean()),
});

/** The contents of a strategic game's save besides those of every save. */
const schema = z.object({
  scenario: scenarioSchema,
  options: optionsSchema,
});

type Saved = z.output<typeof scenarioSchema>;

/** The faults of the scenario and the options of a save of the strategic system. */
function faults(scenario: unknown, options: unknown, file: string): Fault[] {
  const form = checked(schema, { scenario, options }, file);
  if (!form.ok) return form.faults;
  const saved = form.value.scenario;
  return [...idFaults(saved), ...homeFaults(saved), ...placeFaults(saved)].map((fault) => ({
    file,
    ...fault,
    path: `scenario.${fault.path}`,
  }));
}

/** How a strategic game is saved. */
export const savedStrategic = { schema, faults } satisfies SavedForm;

/** Ids must be unique. */
function idFaults({ divisions, squadrons, landUnits }: Saved): PathFault[] {
  const named = [
    ...divisions.map(({ id }, d) => ({ path: `divisions[${d}].id`, id })),
    ...divisions.flatMap(({ ships }, d) =>
      ships.map(({ card }, s) => ({ path: `divisions[${d}].ships[${s}].card.id`, id: card.id })),
    ),
    ...squadrons.map(({ id }, i) => ({ path: `squadrons[${i}].id`, id })),
    ...landUnits.map(({ id }, i) => ({ path: `landUnits[${i}].id`, id })),
  ];
  return repeatsOf(named, ({ id }) => id).map(({ path, id }) => ({
    path,
    expected: 'an id not used before',
    found: `'${id}' again`,
  }));
}

/** Every squadron has a home of its side. */
function homeFaults({ divisions, squadrons, landUnits }: Saved): PathFault[] {
  const homes = new Map([
    ...divisions.flatMap(({ ships, side: of }) => ships.map(({ card }) => [card.id, of] as const)),
    ...landUnits.map(({ id, side: of }) => [id, of] as const),
  ]);
  return squadrons.flatMap(({ home, side: of }, i) =>
    homes.get(home) === of
      ? []
      : [
          {
            path: `squadrons[${i}].home`,
            expected: `a ship or a land unit of the ${of}`,
            found: `'${home}'`,
          },
        ],
  );
}

/** A Basic game is played in boxes, an Advanced one in hexes of its map. */
function placeFaults({ level, map: theater, divisions, landUnits }: Saved): PathFault[] {
  const key = level === 'basic' ? 'box' : 'hex';
  const units = [
    ...divisions.map((it, d) => ({ path: `divisions[${d}].place`, it })),
    ...landUnits.map((it, i) => ({ path: `landUnits[${i}].place`, it })),
  ];
  const noMap: PathFault[] =
    (level === 'advanced') === (theater !== undefined)
      ? []
      : [{ path: 'map', expected: `the map that suits the ${level} game`, found: 'another' }];
  return [
    ...noMap,
    ...units
      .filter(({ it }) => !(key in it.place))
      .map(({ path }) => ({ path, expected: `a ${key}`, found: 'another place' })),
  ];
}
