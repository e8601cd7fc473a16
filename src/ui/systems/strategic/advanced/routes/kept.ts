import type { Routes } from './way';

const STORED = 'flag-plot.courses';
/** Of older matches nothing is kept. */
const MAX_MATCHES = 20;

type Kept = Record<string, Routes>;

/** Courses as they are kept in this browser, by match and side. */
export function keptRoutes(of: string): Routes {
  return read()[of] ?? {};
}

/** Keeps courses; where the browser keeps nothing they last as long as the page. */
export function keepRoutes(of: string, routes: Routes): void {
  const { [of]: _, ...others } = read();
  const latest = Object.entries(others).slice(-(MAX_MATCHES - 1));
  const isEmpty = Object.keys(routes).length === 0;
  try {
    const all = isEmpty ? latest : [...latest, [of, routes]];
    localStorage.setItem(STORED, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // Nothing is lost that the page does not have.
  }
}

function read(): Kept {
  try {
    return parseRoutes(localStorage.getItem(STORED));
  } catch {
    return {};
  }
}

/** What is stored, as far as it is courses. */
export function parseRoutes(text: string | null): Kept {
  const found: unknown = JSON.parse(text ?? '{}');
  if (!isRecord(found)) return {};
  return Object.fromEntries(Object.entries(found).filter(([, it]) => isRoutes(it))) as Kept;
}

const isRecord = (it: unknown): it is Record<string, unknown> =>
  typeof it === 'object' && it !== null && !Array.isArray(it);

const isRoutes = (it: unknown): boolean =>
  isRecord(it) && Object.values(it).every((route) => Array.isArray(route) && route.every(isHex));

const isHex = (it: unknown): boolean =>
  isRecord(it) && Number.isInteger(it.q) && Number.isInteger(it.r);
