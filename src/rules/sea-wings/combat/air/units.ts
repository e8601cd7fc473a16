import type { Modifier } from '../../../core';
import type { AircraftType, Warhead } from '../../model/ratings';

/** What an aircraft type brings to air combat [WG-2.6]. */
export type AirValues = Pick<AircraftType, 'id' | 'attack' | 'defense' | 'armor' | 'gun'>;

/** Factors of one formation in an air combat. */
export interface AirUnit {
  /** The id of its formation. */
  id: string;
  type: AirValues;
  factors: number;
  /** What it carries; `null` when it carries nothing, or has dropped it [WG-10.26]. */
  load: Warhead | null;
  /** To its attack value, from cards and the scenario [WG-21.12, WG-29.51]. */
  modifiers: readonly Modifier[];
}

/** Fighters that fight escorts. */
export const ESCORTS = 'escorts';

/** Factors with what they are allotted to: the escorts, the id of a strike formation, or nothing. */
export interface Placed extends AirUnit {
  at: string | null;
}

/** In the order of ids, as dice are rolled [WG-1.15]. */
export const byId = <T extends { id: string }>(units: readonly T[]): T[] =>
  [...units].sort((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));

export const factorsOf = (units: readonly { factors: number }[]): number =>
  units.reduce((sum, { factors }) => sum + factors, 0);
