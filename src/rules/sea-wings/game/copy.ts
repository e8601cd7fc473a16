import type { SeaWingsView } from '../model/state';

/** Keys whose values never change: cards, sheets, aircraft types and their homes. */
const SHARED: ReadonlySet<string> = new Set(['card', 'type', 'scenario', 'home', 'sheet']);

/** A copy of a state that may be changed in place. */
export const copyState = <Position extends SeaWingsView>(position: Position): Position =>
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
