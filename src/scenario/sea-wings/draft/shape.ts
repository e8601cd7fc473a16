import type * as z from 'zod/mini';
import type { Axial } from '../../../hex';
import { positionOf } from '../../../rules/sea-wings/query';
import type { seaWingsSchema } from '../schema';

/** A game of Sea Wings that is being written, as in its file. */
export type SeaWingsDraft = z.input<typeof seaWingsSchema>;
export type ForceDraft = SeaWingsDraft['forces'][number];
export type ShipDraft = ForceDraft['ships'][number];
export type AirGroupDraft = SeaWingsDraft['bases'][number]['airGroups'][number];

/** Where a hex is, as people read it: to a tenth of a degree. */
export function degreesAt({ map }: Pick<SeaWingsDraft, 'map'>, hex: Axial): ForceDraft['at'] {
  const { lat, lon } = positionOf(map, hex);
  return { lat: Math.round(lat * 10) / 10, lon: Math.round(lon * 10) / 10 };
}
