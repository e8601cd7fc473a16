import type { BaseCard, BaseType } from '../model/ratings';
import { carrierCapacity } from './shipCard';
import { byYear, isAxisNation } from './years';

/** A row of the base table; CAP, launch capacity, air capacity, heavy AA, light AA and fire control in order. */
interface BaseRow {
  name: string;
  type: BaseType;
  figures: readonly [
    cap: number,
    launch: number,
    air: number,
    heavy: number,
    light: number,
    control: number,
  ];
  hasRadar: boolean;
}

const base = (
  name: string,
  type: BaseType,
  figures: BaseRow['figures'],
  radar?: 'radar',
): BaseRow => ({ name, type, figures, hasRadar: radar === 'radar' });

/** [WG-28.1] By id; where a base changed, the year or month is part of it. */
export const BASE_TABLE = {
  midway: base('Midway', 'large-land', [3, 10, 20, 6, 3, 2], 'radar'),
  'rabaul-1942': base('Rabaul', 'large-land', [2, 10, 24, 6, 3, 1]),
  'port-moresby-1942': base('Port Moresby', 'large-land', [3, 8, 16, 4, 2, 2], 'radar'),
  'espiritu-santo-1942': base('Espiritu Santo', 'large-land', [3, 10, 24, 4, 2, 2], 'radar'),
  'henderson-field-1942-08': base('Henderson Field', 'small-land', [2, 6, 10, 3, 2, 2]),
  'henderson-field-1942-10': base('Henderson Field', 'small-land', [3, 6, 12, 5, 3, 2], 'radar'),
  lae: base('Lae', 'small-land', [2, 4, 8, 2, 1, 1]),
  'buin-1942': base('Buin', 'small-land', [2, 4, 8, 2, 1, 1]),
  deboyne: base('Deboyne', 'seaplane', [1, 1, 2, 0, 1, 1]),
  shortlands: base('Shortlands', 'seaplane', [1, 2, 4, 1, 1, 1]),
  'guam-1944': base('Guam', 'small-land', [2, 6, 14, 3, 2, 1]),
} as const satisfies Record<string, BaseRow>;
export type RatedBase = keyof typeof BASE_TABLE;

/** [WG-15.3] */
const SIZES: Readonly<Record<BaseType, number>> = { 'large-land': 6, 'small-land': 5, seaplane: 4 };

/** [WG-15.2, WG-15.3, WG-28.1] The card of a base of the table. */
export function baseCard(id: string, row: RatedBase): BaseCard {
  const { name, type, figures, hasRadar } = BASE_TABLE[row];
  const [capRating, launchCapacity, airCapacity, heavyAA, lightAA, fireControl] = figures;
  return {
    id,
    name,
    type,
    size: SIZES[type],
    capRating,
    launchCapacity,
    airCapacity,
    heavyAA,
    lightAA,
    fireControl,
    hasRadar,
  };
}

/** A base that the table does not name [WG-28.3]. */
interface OtherBase {
  id: string;
  name: string;
  nation: string;
  airCapacity: number;
  hasRadar: boolean;
  /** [WG-15.7] */
  isSeaplaneBase?: boolean;
}

/** Factors from which a base that the table does not name is a large one [WG-15.8]. */
const LARGE_FROM = 16;

/** [WG-15.8, WG-28.2, WG-28.3] */
export function otherBaseCard(it: OtherBase, date: string): BaseCard {
  const { id, name, nation, airCapacity, hasRadar } = it;
  const land = airCapacity >= LARGE_FROM ? 'large-land' : 'small-land';
  const type = it.isSeaplaneBase ? 'seaplane' : land;
  return {
    id,
    name,
    type,
    size: SIZES[type],
    capRating: capRatingOf(it, date),
    ...carrierCapacity(airCapacity),
    heavyAA: 4,
    lightAA: 2,
    hasRadar,
    fireControl: isAxisNation(nation) ? 1 : byYear(date, 2),
  };
}

/** [WG-28.2] */
function capRatingOf({ nation, hasRadar, isSeaplaneBase }: OtherBase, date: string): number {
  if (isSeaplaneBase) return 1;
  if (!hasRadar) return 2;
  return isAxisNation(nation) ? Math.min(4, byYear(date, 3)) : byYear(date, 3);
}
