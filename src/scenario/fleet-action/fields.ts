import * as z from 'zod/mini';
import type { Facing } from '../../hex';
import { MAP_EDGES, OBJECTIVE_STATES } from '../../rules/fleet-action/query';
import { count, described, hex, id, positive, side } from '../form/fields';

/** Courses clockwise from north, as facings count them [NW-1.9]. */
const COURSES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

/** A facing as a file writes it: `SE`. */
export const course = z.pipe(
  z.enum(COURSES),
  z.transform((name): Facing => (COURSES.indexOf(name) + 1) as Facing),
);

export const knots = z.int().check(z.gte(0), z.lte(45));
export const commandValue = z.int().check(z.gte(-2), z.lte(2));
export const crewQuality = z.int().check(z.gte(-2), z.lte(2));
export const turn = z.int().check(z.positive());
export const mapEdges = z.array(z.enum(MAP_EDGES));
export const unitIds = z.array(id).check(z.minLength(1));

const edgeParts = z
  .array(
    z.strictObject({
      edge: z.enum(MAP_EDGES),
      from: described(
        'The first column (north, south) or row (east, west).',
        z.exactOptional(z.int()),
      ),
      to: described('The last one.', z.exactOptional(z.int())),
    }),
  )
  .check(z.minLength(1));

const aim = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('exit'),
    units: unitIds,
    by: edgeParts,
    minKnots: z.exactOptional(knots),
  }),
  z.strictObject({ kind: z.literal('slowed'), units: unitIds, maxKnots: knots }),
  z.strictObject({
    kind: z.literal('state'),
    units: unitIds,
    least: positive,
    states: z.array(z.enum(OBJECTIVE_STATES)).check(z.minLength(1)),
  }),
  z.strictObject({
    kind: z.literal('shaken-off'),
    units: unitIds,
    beyondHexes: count,
    fromTurn: turn,
  }),
  z.strictObject({ kind: z.literal('afloat'), units: unitIds, throughTurn: turn }),
  z.strictObject({
    kind: z.literal('bombard'),
    units: unitIds,
    phases: positive,
    withinHexes: count,
    coastFromRow: described('Land of this row and those south of it.', z.int()),
  }),
  z.strictObject({ kind: z.literal('torpedoed'), units: unitIds, hits: positive }),
]);

/** [NW-30.5] */
export const objective = z.strictObject({
  id,
  side,
  points: z.int().check(z.positive()),
  aim,
  endsGame: described('The game ends when it is met [NW-34.5h].', z.exactOptional(z.literal(true))),
  unlessMet: described('Only while this objective has not been met.', z.exactOptional(id)),
  spares: described(
    'Units of that side that do not score by NW-30.2 once it is met.',
    z.exactOptional(unitIds),
  ),
});

/** [NW-30.2] */
export const freeExit = z.strictObject({ units: unitIds, by: edgeParts, fromTurn: turn });

/** [NW-34.5f, NW-34.6f] */
export const happening = z.strictObject({
  kind: z.enum(['lit', 'powerFailure']),
  turn,
  unit: id,
});

/** Land, or hexes of bad weather, as a file writes them: a disk, rows of the whole map, or single hexes. */
export const area = z.union([
  z.strictObject({ around: hex, within: described('Hexes from there.', count) }),
  z.strictObject({ rows: z.tuple([z.int(), z.int()]) }),
  z.strictObject({ hexes: z.array(hex).check(z.minLength(1)) }),
]);
