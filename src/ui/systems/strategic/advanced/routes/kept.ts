import { isRecord, newKeptByMatch } from '../../../../table/keptByMatch';
import type { Routes } from './way';

const isHex = (it: unknown): boolean =>
  isRecord(it) && Number.isInteger(it.q) && Number.isInteger(it.r);

const isRoutes = (it: unknown): it is Routes =>
  isRecord(it) && Object.values(it).every((route) => Array.isArray(route) && route.every(isHex));

const KEPT = newKeptByMatch<Routes>('flag-plot.courses', isRoutes);

/** What is stored, as far as it is courses. */
export const parseRoutes = KEPT.parse;

/** Courses as they are kept in this browser, by match and side. */
export const keptRoutes = (of: string): Routes => KEPT.read(of) ?? {};

/** Keeps courses; where the browser keeps nothing they last as long as the page. */
export const keepRoutes = (of: string, routes: Routes): void =>
  KEPT.keep(of, Object.keys(routes).length === 0 ? null : routes);
