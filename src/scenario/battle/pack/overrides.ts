import * as z from 'zod/mini';
import { ARMORS, ROWS, SPEED_CLASSES } from '../../../rules/battle';
import { count } from '../../form/fields';

/** Boxes by row. */
export const boxes = z.partialRecord(z.enum(ROWS), count);
const armoredRows = z.enum(['primary', 'secondary', 'tertiary', 'hull']);

/** Figures of the sheet that this battle sets instead of the computed ones [BT-16.9, BT-19.1]. */
export const overrides = z.strictObject({
  speed: z.optional(z.enum(SPEED_CLASSES)),
  boxes: z.optional(boxes),
  armor: z.optional(z.partialRecord(armoredRows, z.enum(ARMORS))),
  immuneHullBoxes: z.optional(count),
  torpedoFactors: z.optional(count),
});
