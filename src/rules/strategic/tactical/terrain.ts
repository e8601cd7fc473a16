import { type Axial, blockingHex, hexInRow, rowOf, sameHex } from '../../../hex';
import type { SurfaceAction } from '../model/actionState';
import type { StrategicView } from '../model/state';
import type { TacticalSea, TacticalState } from '../model/tacticalState';

/** [ST-1.14] Hexes from the midpoint north to the straight coast. */
const COAST_HEXES_NORTH = 12;

/** [ST-1.14] The land of an action: what the scenario lists for the hex, a straight coast, or none. */
export function landOf(
  { scenario }: Pick<StrategicView, 'scenario'>,
  { isCoastal, hex }: Pick<SurfaceAction, 'isCoastal' | 'hex'>,
): Pick<TacticalSea, 'land' | 'coastRow'> {
  if (!isCoastal) return { land: [], coastRow: null };
  const listed = scenario.tacticalLand?.find((it) => hex !== null && sameHex(it.hex, hex));
  if (listed) return { land: [...listed.land], coastRow: null };
  return { land: [], coastRow: -COAST_HEXES_NORTH };
}

export const isLand = ({ land, coastRow }: TacticalSea, hex: Axial): boolean =>
  (coastRow !== null && rowOf(hex) === coastRow) || land.some((it) => sameHex(it, hex));

/** [ST-16.6, ST-16.7] Land stands between two hexes; the ends do not count. */
export const isLandBetween = (sea: TacticalSea, from: Axial, to: Axial): boolean =>
  blockingHex(from, to, [...sea.land, ...coastBetween(sea, from, to)]) !== undefined;

/** The hexes of the straight coast over the columns between two hexes. */
function coastBetween({ coastRow }: TacticalSea, from: Axial, to: Axial): Axial[] {
  if (coastRow === null) return [];
  const first = Math.min(from.q, to.q);
  return Array.from({ length: Math.abs(from.q - to.q) + 1 }, (_, at) =>
    hexInRow({ column: first + at, row: coastRow }),
  );
}

/** [ST-16.4, ST-16.6] The line passes through smoke, or either end stands in it. */
export function isInSmoke(
  { smoke }: Pick<TacticalState, 'smoke'>,
  from: Axial,
  to: Axial,
): boolean {
  const hexes = smoke.map(({ hex }) => hex);
  return (
    hexes.some((hex) => sameHex(hex, from) || sameHex(hex, to)) ||
    blockingHex(from, to, hexes) !== undefined
  );
}
