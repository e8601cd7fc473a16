import type { DivisionId, ShipId } from './ids';
import type { DamageState } from './kinds';
import type { ScenarioShip } from './scenario';

/** How a ship is, or how she went. */
export type ShipFate = 'afloat' | 'sunk' | 'scuttled' | 'withdrawn';

/** A ship of the enemy as a side knows her [ST-5.9]. */
export interface SeenShip {
  id: ShipId;
  source: ScenarioShip;
  state: DamageState;
  division: DivisionId;
  fate: ShipFate;
}
