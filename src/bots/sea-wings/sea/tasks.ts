import { type Axial, distance, hexKey, rowOf } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { SeaWingsView } from '../../../rules/sea-wings';
import type { SeaMap } from '../../../rules/sea-wings/query';
import type { Fleet } from './fleet';
import { stepsTo } from './routes';

/** How good a hex is for a task force; only differences count. */
export type Taste = (hex: Axial) => number;

/** What a task force is to do. */
type Purpose =
  | 'lands'
  | 'closes'
  | 'standsOff'
  | 'rests'
  | 'follows'
  | 'covers'
  | 'home'
  | 'hunts'
  | 'shells'
  | 'screens'
  | 'hides';

export interface Task {
  purpose: Purpose;
  taste: Taste;
  /** The range that it wants, in hexes. */
  count?: number;
}

const UNREACHED = 99;

export const towards = ({ scenario }: SeaWingsView, goal: Axial): Taste => {
  const steps = stepsTo(scenario, goal);
  return (hex) => -(steps.get(hexKey(hex)) ?? UNREACHED);
};

/** Away from all markers, and to a friendly edge. */
export const away =
  ({ view, side, contacts }: Fleet): Taste =>
  (hex) =>
    contacts.reduce((sum, { hex: at }) => sum + Math.min(SAFE_HEXES, distance(hex, at)), 0) -
    HOMEWARD * hexesToEdge(view.scenario.map, side, hex);

/** From so far on a marker does not matter. */
const SAFE_HEXES = 20;
/** What a hex nearer to a friendly edge is worth, in hexes from a marker. A guess. */
const HOMEWARD = 0.5;

/** [WG-16.16] To the nearest friendly edge. */
function hexesToEdge(map: SeaMap, side: Side, hex: Axial): number {
  const row = rowOf(hex);
  const to = { north: row, south: map.rows - 1 - row, west: hex.q, east: map.columns - 1 - hex.q };
  return Math.min(...map.friendlyEdges[side].map((edge) => to[edge]));
}
