import type { Side } from '../../core';
import type { DamageState } from '../tables/kinds';
import type { Contact } from './advancedState';
import type { Fact } from './fact';
import type { LandUnitId } from './state';

/** What phase 1 tells [ST-5.10b, ST-5.17]: successes, to the side that spots; never a die, nor what was missed. */
export type SpottingEvent =
  | Fact<'contactReported', { side: Side; contact: Contact }>
  /** [ST-5.6] The state of an enemy land unit that was not known, or is another than was known. */
  | Fact<'landUnitSighted', { side: Side; landUnit: LandUnitId; state: DamageState }>
  /** All dice of a phase 1, told to nobody. Nothing before it is taken back, whether it found anything or not. */
  | Fact<'spottingRolled'>;
