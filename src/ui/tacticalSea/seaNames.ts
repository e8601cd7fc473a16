import type { Axial } from '../../hex';
import { FLAT } from '../hexmap/geometry/plane';
import type { Rect } from '../hexmap/geometry/rects';
import type { Sight } from '../hexmap/sight';
import { hexRects, hullRects, labelSpots, type PlacedNames } from './labels';
import { middleOfMarker, type SeaMarker } from './MarkerLayer';
import { chanceSpots, markerRects, markerSpots, type SeaChance, wreckSpots } from './markerLabels';
import type { SeaWreck } from './PastLayer';
import type { SeaShip } from './seaShip';

/** All on a sea that has a name, or a text. */
interface NamedOnSea {
  ships: readonly SeaShip[];
  markers: readonly SeaMarker[];
  wrecks: readonly SeaWreck[];
  chances: readonly SeaChance[];
  /** Hexes that no ship's name should cover, such as where ships are going. */
  kept: readonly Axial[];
}

/**
 * Where names and texts stand at a scale: first chances, then the names of markers, of ships and of wrecks, each clear
 * of those before it. Names that fit nowhere are left out, but for that of the selected.
 */
export function seaNames(on: NamedOnSea, k: number, sight?: Sight, selected?: string | null) {
  const { ships, wrecks, kept } = on;
  const pins = on.markers.map((it) => ({ ...it, middle: middleOfMarker(it) }));
  const bodies = { pins: markerRects(pins, k), hulls: hullRects(ships, k) };
  const chances = chanceSpots(on.chances, k, { ships, clear: bodies.pins });
  const texts = chances.map(({ rect }) => rect);
  const around = { sight, selected: selected ?? null };
  const written = [...texts, ...bodies.pins];
  const markers = markerSpots(pins, k, { ...around, clear: bodies.hulls, taken: written });
  const first = [...written, ...rectsOf(markers)];
  const clear = hexRects([...kept, ...wrecks.map(({ hex }) => hex)], k);
  const named = labelSpots(ships, k, { ...around, clear, taken: first });
  const sunk = wrecks.map((it) => ({ ...it, id: it.ship, middle: FLAT.center(it.hex) }));
  const taken = [...first, ...rectsOf(named), ...bodies.hulls];
  return { chances, markers, ships: named, wrecks: wreckSpots(sunk, k, { ...around, taken }) };
}

const rectsOf = (names: PlacedNames): Rect[] => [...names.values()].map(({ rect }) => rect);
