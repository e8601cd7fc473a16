import { type Axial, flatNeighbors, hexKey, ring } from '../../../hex';
import type { TheaterDraft, TheaterForm } from './theaterDraft';

/** The hexes of one ground that hang together with a hex of the chart. */
export function groundAround<Own extends TheaterDraft>(
  form: TheaterForm<Own>,
  draft: Own,
  from: Axial,
): Axial[] {
  const land = new Set(form.land(draft).map(hexKey));
  const isLand = land.has(hexKey(from));
  const reached = new Map([[hexKey(from), from]]);
  for (const hex of reached.values())
    for (const next of flatNeighbors(hex)) {
      const key = hexKey(next);
      if (form.isOnMap(draft, next) && land.has(key) === isLand) reached.set(key, next);
    }
  return [...reached.values()];
}

/** Hexes within which a place is looked for. */
const MAX_AWAY = 30;

/** Open water where nothing lies, nearest to a hex; the hex itself where there is none near. */
export function freeHexNear<Own extends TheaterDraft>(
  form: TheaterForm<Own>,
  draft: Own,
  hex: Axial,
): Axial {
  const taken = new Set(
    [...form.land(draft), ...form.places(draft).map((it) => it.hex)].map(hexKey),
  );
  for (let away = 0; away <= MAX_AWAY; away += 1) {
    const free = ring(hex, away).find((it) => form.isOnMap(draft, it) && !taken.has(hexKey(it)));
    if (free) return free;
  }
  return hex;
}
