import type { Side } from '../../core';
import type { DamageState } from '../tables/kinds';
import type { Contact } from './advancedState';
import type { Fact } from './fact';
import type { LandUnitId } from './state';

/** What phase 1 reports [ST-5.10b, ST-5.17]: successes, to the spotting side. Never a die roll or a failure. */
export type SpottingEvent =
  | Fact<'contactReported', { side: Side; contact: Contact }>
  /** [ST-5.6] The state of an enemy land unit, when new or changed. */
  | Fact<'landUnitSighted', { side: Side; landUnit: LandUnitId; state: DamageState }>
  /** All dice of a phase 1, told to nobody. Nothing before it can be taken back, whatever it found. */
  | Fact<'spottingRolled'>;
