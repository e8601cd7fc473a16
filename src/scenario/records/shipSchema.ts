import * as z from 'zod/mini';
import { SHIP_TRAITS, SHIP_TYPES, TORPEDO_KINDS } from '../../rules/core';
import {
  count,
  described,
  fraction,
  id,
  nation,
  notNegative,
  positive,
  roughDate,
  text,
} from '../form/fields';
import { operationFigures } from './operationFigures';

/** Where a mount stands: `both` is one on either beam. */
const place = z.enum(['center', 'port', 'starboard', 'both']);

const mount = z.strictObject({
  barrels: z.int().check(z.gte(1), z.lte(4)),
  at: described('Along the hull, a fraction of the length from the bow.', fraction),
  side: place,
});

const battery = z.strictObject({
  caliberInches: positive,
  model: text,
  count: described('Barrels of all mounts.', z.int().check(z.positive())),
  turretFaceInches: described('0 for open mounts.', notNegative),
  mounts: z.array(mount).check(z.minLength(1)),
});

const torpedoes = z.strictObject({
  kind: z.enum(TORPEDO_KINDS),
  diameterInches: positive,
  tubes: described(
    'Tubes of all mounts; a mount in the middle bears on either beam.',
    z.int().check(z.positive()),
  ),
  mounts: z
    .array(z.strictObject({ tubes: z.int().check(z.positive()), at: fraction, side: place }))
    .check(z.minLength(1)),
});

/** Heavy: 3 in and more, dual-purpose guns included. Light: all below, counted by barrels. */
const antiAircraft = z.strictObject({
  from: roughDate,
  heavyGuns: count,
  lightBarrels: count,
  poweredBarrels: described(
    'Of the light barrels those of 37 to 40 mm that are trained by power [ST-2.23].',
    z.optional(count),
  ),
  mediumBarrels: described(
    'Of the light barrels all those of 37 to 40 mm; where absent, the powered ones [NW-2.35].',
    z.optional(count),
  ),
  machineGuns: described('Of the light barrels those below 20 mm [ST-2.23].', z.optional(count)),
});

const RADAR_USES = ['search', 'gunnery'] as const;
const radar = z.strictObject({ from: roughDate, name: text, use: z.enum(RADAR_USES) });

/** Figures in which a ship may differ from her class, or from a refit on. */
const figures = {
  standardTons: positive,
  lengthFeet: positive,
  beamFeet: positive,
  speedKnots: positive,
  beltInches: notNegative,
  deckInches: described('The thickest armor deck over magazines or machinery.', notNegative),
  guns: z.array(battery),
  torpedoes: z.nullable(torpedoes),
  funnels: described('A fraction of the length from the bow each.', z.array(fraction)),
  antiAircraft: described(
    'In order of their dates; the first holds before its date too.',
    z.array(antiAircraft).check(z.minLength(1)),
  ),
  radar: z.array(radar),
  ...operationFigures,
};

const differs = z.partial(z.strictObject(figures));

const refits = z.array(z.extend(differs, { from: roughDate }));

const ship = z.strictObject({
  id,
  name: text,
  nation: described('Where it is not the nation of the file.', z.optional(nation)),
  inService: z.strictObject({ from: roughDate, to: roughDate }),
  traits: z.optional(z.array(z.enum(SHIP_TRAITS))),
  differs: z.optional(differs),
  refits: z.optional(refits),
});

/** One class of ships, real figures: inches, feet, knots, and long tons of standard displacement. */
const shipClassSchema = z.strictObject({
  id,
  name: text,
  type: z.enum(SHIP_TYPES),
  ...figures,
  refits: described('What all ships of the class had from a date on.', z.optional(refits)),
  sources: described(
    'Reference works and pages that the figures were checked in.',
    z.array(text).check(z.minLength(2)),
  ),
  uncertain: described('What the sources do not agree on.', z.array(text)),
  ships: z.array(ship).check(z.minLength(1)),
});

/** The classes of one navy. */
export const shipFileSchema = z.strictObject({
  $schema: z.optional(text),
  navy: id,
  name: text,
  nation,
  classes: z.array(shipClassSchema),
});

export type ShipClass = z.output<typeof shipClassSchema>;
export type ShipRecord = ShipClass['ships'][number];
export type ShipFile = z.output<typeof shipFileSchema>;
