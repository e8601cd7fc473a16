import type { Order } from '../../../../rules/strategic';
import type { Course } from '../../../chart/Layers';
import { plansOf } from '../advanced/routes/plans';
import type { Desk } from '../desk/desk';
import { type Sortie, sortiesOn } from '../desk/squadrons';

type Advised = Pick<Desk, 'view' | 'side' | 'advised'>;

/** Of two lists that tell of the same what only the second has. */
export const added = <T>(before: readonly T[], after: readonly T[]): T[] => {
  const known = new Set(before.map((it) => JSON.stringify(it)));
  return after.filter((it) => !known.has(JSON.stringify(it)));
};

/** Courses and flights that are advised and do not stand yet. */
export const advisedPlans = ({ view, side, advised }: Advised): Course[] =>
  advised
    ? added(plansOf(view, side), plansOf(advised, side)).filter(({ isDefault }) => !isDefault)
    : [];

/** Sorties that are advised and do not stand yet. */
export const advisedSorties = ({ view, side, advised }: Advised): Sortie[] =>
  advised ? added(sortiesOn(view, side), sortiesOn(advised, side)) : [];

/** The fields of orders that name what they are aimed at. */
const AIMS: readonly string[] = ['target', 'targets', 'over', 'contact', 'landUnit'];
/** Orders that are aimed at a division by its own name. */
const AT_DIVISION: readonly Order['kind'][] = ['searchDivision', 'openRange'];

/** Whatever orders are aimed at, by id: divisions, land units, reports, ships. */
export const aimedAt = (orders: readonly Order[]): ReadonlySet<string> =>
  new Set(
    orders.flatMap((order) =>
      Object.entries(order).flatMap(([field, value]): string[] =>
        AIMS.includes(field) || (field === 'division' && AT_DIVISION.includes(order.kind))
          ? [value].flat()
          : [],
      ),
    ),
  );
