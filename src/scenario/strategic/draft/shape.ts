import type * as z from 'zod/mini';
import type { strategicSchema } from '../schema';

/** An operation that is being written, as in its file. */
export type StrategicDraft = z.input<typeof strategicSchema>;
export type DivisionDraft = StrategicDraft['divisions'][number];
export type ShipDraft = DivisionDraft['ships'][number];
export type LandUnitDraft = StrategicDraft['landUnits'][number];
export type SquadronsDraft = StrategicDraft['squadrons'][number];
export type MapDraft = NonNullable<StrategicDraft['map']>;
/** Where a unit stands; one key of them. */
export type PlaceDraft = Pick<LandUnitDraft, 'box' | 'at' | 'hex'>;

/** A unit in another place, and nowhere else. */
export function placedAt<Own extends PlaceDraft>(unit: Own, place: PlaceDraft): Own {
  const { box: _box, at: _at, hex: _hex, ...rest } = unit;
  return { ...rest, ...place } as Own;
}
