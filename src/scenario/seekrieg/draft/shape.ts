import type * as z from 'zod/mini';
import type { seekriegSchema } from '../schema';

/** A battle of Seekrieg that is being written, as in its file. */
export type SeekriegDraft = z.input<typeof seekriegSchema>;
export type DraftElement = SeekriegDraft['elements'][number];
export type DraftShip = DraftElement['ships'][number];
export type DraftBase = NonNullable<SeekriegDraft['bases']>[number];
/** The search map, its weather zones and its forces. */
export type DraftSearch = NonNullable<SeekriegDraft['search']>;
export type DraftZones = DraftSearch['zones'];
export type ZoneWeather = NonNullable<DraftZones['weather']>[number][number];
export type SearchForce = DraftSearch['forces'][number];
