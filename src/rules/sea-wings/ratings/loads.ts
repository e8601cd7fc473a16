import type { BombMethod } from '../../core';
import type { Load } from '../model/ratings';
import type { AircraftFigures } from './aircraftFigures';
import type { AircraftRow } from './aircraftTable';
import { ORDNANCE, type RatedOrdnance } from './ordnance';

/** What a type carries and how it fares at bases: its row of the table. */
type LoadRow = AircraftRow['loads'][number];

/** The year in which United States torpedoes were better and dive bombers met more flak [WG-27.8, WG-27.10]. */
const LATE_YEAR = 1944;

/** [WG-27.8, WG-27.9, WG-27.10] A load of an aircraft in a year. */
export function ratedLoad(figures: AircraftFigures, { id, bases }: LoadRow, year: number): Load {
  const { name, kind, penetration } = ORDNANCE[id];
  const isLateMark13 = id === 'mark-13' && year >= LATE_YEAR;
  return {
    id,
    name,
    kind,
    penetration: isLateMark13 ? penetration + 1 : penetration,
    hitNumber: {
      ships: kind === 'torpedo' ? torpedoHits(figures, id, year) : bombHits(figures, id, year),
      bases,
    },
  };
}

/** [WG-27.8] */
function torpedoHits({ type }: AircraftFigures, id: RatedOrdnance, year: number): number {
  if (id === 'type-91') return 3;
  if (type !== 'TB') return 1;
  return year >= LATE_YEAR ? 3 : 2;
}

/** [WG-27.8] */
function bombHits(figures: AircraftFigures, id: RatedOrdnance, year: number): number {
  const how: BombMethod | null = figures.type === 'F' ? 'glide' : figures.method;
  if (how === 'dive') return year >= LATE_YEAR ? 3 : 4;
  if (how === 'glide') return 2;
  return id === '800-kg-ap' ? 1 : 0;
}

/** [WG-27.9, WG-27.10, WG-27.11] What a type without a row carries: what its record says. */
export function defaultLoads(figures: AircraftFigures): LoadRow[] {
  const { torpedo, nation } = figures;
  const isAxis = nation !== 'united-states' && nation !== 'united-kingdom';
  const bomb = heaviestBomb(figures, isAxis);
  return [
    ...(torpedo ? [{ id: isAxis ? 'type-91' : 'mark-13', bases: null } as const] : []),
    ...(bomb ? [{ id: bomb, bases: basesOf(figures) }] : []),
  ];
}

/** A fighter carries bombs from 500 pounds on. */
function heaviestBomb(
  { type, loadPounds, torpedo }: AircraftFigures,
  isAxis: boolean,
): RatedOrdnance | undefined {
  if (loadPounds >= 1000 && !torpedo && type !== 'F') return isAxis ? '500-kg' : '1000-lb';
  if (loadPounds >= 500) return isAxis ? '250-kg' : '500-lb';
  return loadPounds > 0 && type !== 'F' ? (isAxis ? '60-kg' : '100-lb') : undefined;
}

/** [WG-27.9] */
function basesOf({ type, method, engines }: AircraftFigures): number {
  if (method === 'dive' || engines === 4) return 4;
  return type === 'PA' || type === 'SC' || type === 'RE' ? 2 : 3;
}
