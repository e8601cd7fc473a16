import type { ShipRecord, StrategicView } from '../model/state';

/** A copy of a state that may be changed in place; scenario and cards never change and are shared. */
export function copyState<Position extends StrategicView>(position: Position): Position {
  const { scenario, ...rest } = position;
  return { scenario, ...(copySharing(rest) as object) } as Position;
}

/** Keys whose values never change. */
const SHARED: ReadonlySet<string> = new Set<keyof ShipRecord | 'card'>(['card', 'source']);

function copySharing(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copySharing);
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value))
    copy[key] = SHARED.has(key) ? item : copySharing(item);
  return copy;
}
