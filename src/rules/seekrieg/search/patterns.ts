import { type Axial, sameHex } from '../../../hex';
import { type Miles, milesFrom } from '../common/scale';
import type { SeekriegView } from '../model/state';
import { tablesOf } from '../model/tables';
import type { PatternTable } from '../tables/search';

type Pattern = PatternTable['patterns'][number];

/** [SK-8.15] A pattern drawn on the search map. */
interface Drawn {
  /** Of CHART D2, from 1. */
  pattern: number;
  /** Its middle; of a sector, a hex along its middle. */
  at: Axial;
  /** The base; the point of a sector. */
  from: Axial;
}

/** [SK-27.11] A pattern of CHART D2 by its number. */
export const patternOf = (view: SeekriegView, pattern: number): Pattern | undefined =>
  tablesOf(view).searchPatterns.patterns[pattern - 1];

/** [SK-8.15] The middle of a hex lies in the pattern. A rectangle's length runs north and south. */
export function isInPattern(view: SeekriegView, { pattern, at, from }: Drawn, hex: Axial): boolean {
  const shape = patternOf(view, pattern);
  if (!shape) return false;
  if (shape.shape === 'sector') return isInSector(shape, { at, from }, hex);
  const { east, south } = milesFrom(at, hex);
  if (shape.shape === 'circle') return Math.hypot(east, south) <= shape.radius;
  return Math.abs(east) <= shape.width / 2 && Math.abs(south) <= shape.length / 2;
}

function isInSector(
  { degrees, radius }: Extract<Pattern, { shape: 'sector' }>,
  { at, from }: Pick<Drawn, 'at' | 'from'>,
  hex: Axial,
): boolean {
  if (sameHex(hex, from)) return true;
  const there = milesFrom(from, hex);
  const off = Math.abs(bearing(there) - bearing(milesFrom(from, at)));
  return Math.hypot(there.east, there.south) <= radius && Math.min(off, 360 - off) <= degrees / 2;
}

const bearing = ({ east, south }: Miles): number => (Math.atan2(east, -south) * 180) / Math.PI;

/** [SK-8.21] Miles from the base to the edge of the pattern; 0 from within. */
export function milesToPattern(view: SeekriegView, { pattern, at, from }: Drawn): number {
  const shape = patternOf(view, pattern);
  if (!shape || shape.shape === 'sector') return 0;
  const { east, south } = milesFrom(at, from);
  if (shape.shape === 'circle') return Math.max(0, Math.hypot(east, south) - shape.radius);
  const beyond = (miles: number, side: number) => Math.max(0, Math.abs(miles) - side / 2);
  return Math.hypot(beyond(east, shape.width), beyond(south, shape.length));
}
