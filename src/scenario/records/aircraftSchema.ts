import * as z from 'zod/mini';
import { BOMB_METHODS, FIGHTER_ARMAMENTS, RETURN_FIRE, SQUADRON_TYPES } from '../../rules/core';
import { count, described, id, nation, positive, roughDate, text } from '../form/fields';

/** One aircraft, real figures: knots, nautical miles, pounds. Its ratings are computed by ST-2.36 to ST-2.43. */
const aircraftSchema = z.strictObject({
  id,
  name: text,
  type: z.enum(SQUADRON_TYPES),
  inService: described('In squadrons of the front.', z.strictObject({ from: roughDate })),
  maxKnots: described('At its best height.', positive),
  rangeNauticalMiles: described('On a common mission, or with the tanks that it wore.', positive),
  loadPounds: described('Bombs on a common mission; 0 for none.', count),
  method: described('How it drops them.', z.nullable(z.enum(BOMB_METHODS))),
  torpedo: described('It can carry one.', z.boolean()),
  guns: text,
  armament: described(
    'What the guns of a fighter come to [ST-2.36].',
    z.optional(z.enum(FIGHTER_ARMAMENTS)),
  ),
  returnFire: described(
    'What the guns of any other come to [ST-2.37].',
    z.optional(z.enum(RETURN_FIRE)),
  ),
  protection: described(
    'Armor and self-sealing tanks; the contrary, tanks that burnt readily.',
    z.enum(['protected', 'none', 'inflammable']),
  ),
  engines: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  huntsSubmarines: described('It carries depth charges [ST-2.43].', z.boolean()),
  radar: z.boolean(),
  sources: z.array(text).check(z.minLength(2)),
  uncertain: described('What the sources do not agree on.', z.array(text)),
});

/** The aircraft of one nation. */
export const aircraftFileSchema = z.strictObject({
  $schema: z.optional(text),
  nation,
  name: text,
  aircraft: z.array(aircraftSchema).check(z.minLength(1)),
});

export type AircraftRecord = z.output<typeof aircraftSchema>;
export type AircraftFile = z.output<typeof aircraftFileSchema>;
