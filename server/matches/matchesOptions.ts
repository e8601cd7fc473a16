import type { Storage } from '../storage/storage';
import type { Served } from './clocks';
import type { Library } from './library';

/** What all matches of a server stand on. */
export interface MatchesOptions {
  storage: Storage;
  library: Library;
  now?: () => number;
  /** Makes the dice secrets. */
  seeds?: () => string;
  /** The time source of the clocks; defaults to `now`. */
  steady?: () => number;
  /** How long the server was up between two steady times. Do nothing before `ready`. */
  served?: Served;
  ready?: Promise<void>;
}
