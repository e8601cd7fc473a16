import { type Axial, distance, hexKey } from '../../../hex';
import type { SeaWingsView } from '../../../rules/sea-wings';
import { isFriendlyEdge } from '../../../rules/sea-wings/query';
import type { Fleet } from './fleet';
import { stepsTo } from './routes';

/** How good a hex is for a task force; only differences count. */
export type Taste = (hex: Axial) => number;

/** What a task force is to do. */
type Purpose =
  | 'lands'
  | 'closes'
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
    contacts.reduce((sum, { hex: at }) => sum + Math.min(20, distance(hex, at)), 0) +
    (isFriendlyEdge(view.scenario.map, side, hex) ? 3 : 0);
