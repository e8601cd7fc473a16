import type { Side } from '../../../core';
import type { FlakPart } from '../../model/facts';
import { STANDARD_TABLES } from '../../tables/standard';
import type { TableSet } from '../../tables/tableSet';
import { type Series, valueRolled } from '../dice/series';

type FlakTables = Pick<TableSet, 'antiAircraft'>;

/** [WG-11.2] Where a ship stands; `base`: guns of a base, which fire at all who attack it [WG-11.23]. */
const STATIONS = ['ring', 'center', 'base'] as const;
type Station = (typeof STATIONS)[number];

/** The guns of a ship or base as her hits have left them. */
export interface FlakGuns {
  id: string;
  station: Station;
  /** A half of a printed value stays a half: the total is rounded once [WG-1.18]. */
  heavy: number;
  light: number;
  fireControl: number;
  /** [WG-11.21] */
  hasProximityFuzes: boolean;
}

/** The factors of one formation that attack one ship or base [WG-11.8]. */
export interface AttackGroup {
  /** The ship or base that they attack. */
  target: string;
  factors: number;
  armor: number;
  hasTorpedoes: boolean;
  /** From cards [WG-21.12]: added to the fire control; what the sum of the guns is multiplied by. */
  changes?: { fireControl?: number; factor?: number };
}

/** Fire at one group, ready to roll. */
export interface FlakFire {
  parts: FlakPart[];
  /** [WG-11.13] 1 or more. */
  value: number;
  /** [WG-11.15, WG-11.16] */
  fireControl: number;
  /** [WG-11.19, WG-11.22] The gun value plus the aircraft's armor, 1 or more. */
  gunAndArmor: number;
  series: Series;
}

/** Which group the heavy guns of each ship fire at, by the target of the group [WG-11.9]. */
export type FlakAllotment = Readonly<Record<string, string>>;

/** [WG-11.9, WG-11.23] The guns that fire at a group: heavy ones that are allotted to it, light ones of its target. */
export const gunsAt = (
  target: string,
  guns: readonly FlakGuns[],
  allotment: FlakAllotment,
): FlakGuns[] =>
  guns.map((it) => ({
    ...it,
    heavy: it.station === 'base' || allotment[it.id] === target ? it.heavy : 0,
    light: it.id === target ? it.light : 0,
  }));

/**
 * [WG-11.11 to WG-11.22] The fire of some guns at one group; `undefined` where none reach it [WG-11.14].
 * @param guns those that fire at the group, the target's own among them
 * @param side whose guns they are
 */
export function flakFire(
  group: AttackGroup,
  guns: readonly FlakGuns[],
  side: Side,
  tables: FlakTables = STANDARD_TABLES,
): FlakFire | undefined {
  const target = guns.find(({ id }) => id === group.target);
  const parts = guns
    .map((it) => partOf(it, target, side, tables))
    .filter(({ heavy, light }) => heavy + light > 0);
  const sum = parts.reduce((all, { heavy, light }) => all + heavy + light, 0);
  if (sum === 0) return undefined;
  const { antiAircraft } = tables;
  const value = valueRolled((sum * (group.changes?.factor ?? 1)) / antiAircraft.divisor);
  const aimed = aimedBy(target, guns, parts);
  const bonus =
    (group.hasTorpedoes ? antiAircraft.torpedoBonus : 0) + (group.changes?.fireControl ?? 0);
  const fireControl = valueRolled(aimed.fireControl + bonus);
  const gun = aimed.hasProximityFuzes ? antiAircraft.proximityGun : antiAircraft.gun;
  const gunAndArmor = valueRolled(gun + group.armor);
  return {
    parts,
    value,
    fireControl,
    gunAndArmor,
    series: series(group, { value, fireControl, gunAndArmor }),
  };
}

/** [WG-11.15, WG-11.18, WG-11.19] */
const series = (
  { factors }: AttackGroup,
  { value, fireControl, gunAndArmor }: Pick<FlakFire, 'value' | 'fireControl' | 'gunAndArmor'>,
): Series => ({
  count: factors,
  steps: [
    { code: 'fire-control', value: fireControl },
    { code: 'flak', value, hasExcess: true },
    { code: 'flak-gun', value: gunAndArmor },
  ],
});

/** [WG-11.11, WG-11.12, WG-11.23] */
function partOf(
  { id, station, heavy, light }: FlakGuns,
  target: FlakGuns | undefined,
  side: Side,
  { antiAircraft }: FlakTables,
): FlakPart {
  if (id === target?.id || station === 'base') return { by: id, heavy, light };
  if (station === 'center') return { by: id, heavy: 0, light: 0 };
  const share = target?.station === 'ring' ? antiAircraft.ring : antiAircraft.center[side];
  return { by: id, heavy: heavy * share, light: 0 };
}

/** [WG-11.15] The ship attacked; if she has no AA, the best fire control of those that fire. */
function aimedBy(
  target: FlakGuns | undefined,
  guns: readonly FlakGuns[],
  parts: readonly FlakPart[],
): FlakGuns {
  const firing = guns.filter(({ id }) => parts.some(({ by }) => by === id));
  const own = firing.find(({ id }) => id === target?.id);
  return own ?? firing.reduce((best, it) => (it.fireControl > best.fireControl ? it : best));
}
