import { type Axial, sameHex } from '../../../hex';
import type { ChartName } from '../../form/chartNames';

/** How names lie on a chart: in degrees, and in which hex that is. */
export interface Earth {
  hexAt(place: { lat: number; lon: number }): Axial;
  placeOf(hex: Axial): { lat: number; lon: number };
}

/** The first name in a hex. */
export const chartNameAt = (
  names: readonly ChartName[],
  hex: Axial,
  { hexAt }: Earth,
): ChartName | undefined => names.find((it) => sameHex(hexAt(it), hex));

/** Names with the one in a hex changed, or written there; an empty one is taken away. One that stays keeps its degrees. */
export function withChartName(
  names: readonly ChartName[],
  hex: Axial,
  written: Pick<ChartName, 'name' | 'kind'>,
  earth: Earth,
): ChartName[] {
  const old = chartNameAt(names, hex, earth);
  const next = old
    ? names.map((it) => (it === old ? { ...it, ...written } : it))
    : [...names, { ...written, ...earth.placeOf(hex) }];
  return next.filter(({ name }) => name !== '');
}
