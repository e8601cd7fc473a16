import {
  type Condition,
  type DataSheet,
  isSmallCraft,
  isSubmarine,
  structureSeen,
  type Unit,
} from '../../../../rules/fleet-action/query';

/** Points of a sheet as boxes, struck out from the left. An enemy's are known within bounds [NW-3.20, NW-3.21]. */
export interface Boxes {
  of: 'structure' | 'flotation' | 'vessels' | 'pressureHull';
  built: number;
  /** So many are left for certain, and no more than so many. */
  least: number;
  most: number;
  /** At so many left a mark is passed [NW-29.1]. */
  third: number | null;
}

/** Ten boxes in a row, or the last of them. */
export interface Ten {
  /** The number of the first. */
  from: number;
  built: number;
  lost: number;
  doubtful: number;
  /** Boxes before the mark of one third, if it lies among these. */
  mark: number | null;
}

const PER_ROW = 10;

/** What a unit's sheet has in boxes: S and F, the vessels of a stand, or the hull of a submarine. */
export function boxesOf(sheet: DataSheet, unit?: Unit): Boxes[] {
  const now = unit?.condition ?? null;
  if (isSmallCraft(sheet)) {
    const built = unit?.vesselsAtStart ?? 1;
    const left = unit?.vessels ?? built;
    return [{ of: 'vessels', built, least: left, most: left, third: null }];
  }
  if (isSubmarine(sheet)) {
    const built = sheet.boat?.hull ?? 0;
    return [{ of: 'pressureHull', built, ...boundsOf(built, unit, now?.hull), third: null }];
  }
  return [structureOf(sheet, unit), flotationOf(sheet, unit)].filter(({ built }) => built > 0);
}

/** [NW-3.20] Of an enemy what can be seen of it. */
function structureOf(sheet: DataSheet, unit: Unit | undefined): Boxes {
  const { structure: built } = sheet;
  const left = unit?.condition?.structure;
  const bounds =
    unit && left === undefined
      ? structureSeen(sheet, unit.appearance)
      : boundsOf(built, unit, left);
  return { of: 'structure', built, ...bounds, third: Math.floor(built / 3) };
}

const flotationOf = ({ flotation: built }: DataSheet, unit: Unit | undefined): Boxes => ({
  ...{ of: 'flotation', built, third: Math.floor(built / 3) },
  ...boundsOf(built, unit, unit?.condition?.flotation),
});

/** All of it as printed; what is left, where that is known; otherwise anything. */
const boundsOf = (
  built: number,
  unit: Unit | undefined,
  left: Condition['flotation'] | undefined,
): Pick<Boxes, 'least' | 'most'> => {
  if (!unit) return { least: built, most: built };
  return left === undefined ? { least: 0, most: built } : { least: left, most: left };
};

/** The boxes by tens. */
export function tensOf({ built, least, most, third }: Boxes): Ten[] {
  return Array.from({ length: Math.ceil(built / PER_ROW) }, (_, at) => {
    const from = at * PER_ROW;
    const size = Math.min(PER_ROW, built - from);
    const within = (count: number) => Math.max(0, Math.min(size, count - from));
    const lost = within(built - most);
    const mark = third === null ? null : built - third - from;
    return {
      ...{ from, built: size, lost, doubtful: within(built - least) - lost },
      mark: mark !== null && mark > 0 && mark <= size ? mark : null,
    };
  });
}
