import type { ShipSheet } from '../../../../rules/seekrieg/query';
import type { Silhouette } from '../../../ships/silhouette';
import type { MountDamage } from './damage';

/** Where something is drawn on the plan of a ship: shares of her length from the bow, and of half her beam, starboard positive. */
export interface PlanPoint {
  along: number;
  across: number;
}

/** Stations between which mounts of a kind stand, and how far off the centerline. */
interface Row {
  from: number;
  to: number;
  across: number;
}

const CENTER: Readonly<Record<string, Row>> = {
  fore: { from: 0.17, to: 0.3, across: 0 },
  aft: { from: 0.7, to: 0.84, across: 0 },
  mid: { from: 0.46, to: 0.56, across: 0 },
  center: { from: 0.44, to: 0.6, across: 0 },
};

const BEAM: Readonly<Record<string, Row>> = {
  port: { from: 0.36, to: 0.66, across: -0.68 },
  starboard: { from: 0.36, to: 0.66, across: 0.68 },
  'fore-port': { from: 0.33, to: 0.42, across: -0.6 },
  'fore-starboard': { from: 0.33, to: 0.42, across: 0.6 },
  'aft-port': { from: 0.6, to: 0.69, across: -0.6 },
  'aft-starboard': { from: 0.6, to: 0.69, across: 0.6 },
};

/** Smaller guns on the centerline stand inboard of the main battery. */
const INBOARD: Readonly<Record<string, Row>> = {
  fore: { from: 0.33, to: 0.39, across: 0 },
  aft: { from: 0.61, to: 0.67, across: 0 },
};

function rowOf({ arc, battery }: MountDamage): Row {
  const inner = battery === 0 ? undefined : INBOARD[arc];
  const row = BEAM[arc] ?? inner ?? CENTER[arc] ?? { from: 0.45, to: 0.55, across: 0 };
  if (battery !== 'torpedoes' || row.across === 0) return row;
  return { ...row, from: 0.42, to: 0.6, across: row.across * 1.1 };
}

/** Where each mount is drawn: the main battery where the registry has it, all others in the row of their arc. */
export function mountPoints(
  mounts: readonly MountDamage[],
  sheet: ShipSheet,
  record: Silhouette | undefined,
): PlanPoint[] {
  const stations = mainStations(sheet, record);
  return mounts.map((mount) => {
    const alike = mounts.filter((it) => it.battery === mount.battery && it.arc === mount.arc);
    const at = alike.indexOf(mount);
    const main = mount.battery === 0 ? stations[mounts.indexOf(mount)] : undefined;
    const { from, to, across } = rowOf(mount);
    const spread =
      alike.length < 2 ? (from + to) / 2 : from + ((to - from) * at) / (alike.length - 1);
    return main === undefined ? { along: spread, across } : { along: main, across: 0 };
  });
}

/** Stations of the main turrets, if the registry's drawing has as many on the centerline as the sheet. */
function mainStations({ batteries }: ShipSheet, record: Silhouette | undefined): number[] {
  const turrets = batteries[0]?.turrets ?? [];
  const largest = Math.max(0, ...(record?.mounts ?? []).map((it) => it.caliberInches));
  const drawn = (record?.mounts ?? []).filter(
    ({ caliberInches, side = 'center' }) => caliberInches === largest && side === 'center',
  );
  const isSame = drawn.length === turrets.length && turrets.every(({ arc }) => arc in CENTER);
  return isSame ? drawn.map(({ at }) => at).sort((a, b) => a - b) : [];
}
