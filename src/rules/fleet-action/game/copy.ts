import type { FleetActionView } from '../model/state';

/** Keys whose values never change: sheets, types of aircraft, the scenario. */
const SHARED: ReadonlySet<string> = new Set(['sheet', 'aircraft', 'scenario', 'options']);

/** A copy of a state that may be changed in place. */
export const copyState = <Position extends FleetActionView>(position: Position): Position =>
  copyOf(position) as Position;

function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.length === 0 ? [] : value.map(copyOf);
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const item = (value as Record<string, unknown>)[key];
    const isPlain = typeof item !== 'object' || item === null || SHARED.has(key);
    copy[key] = isPlain ? item : copyOf(item);
  }
  return copy;
}
