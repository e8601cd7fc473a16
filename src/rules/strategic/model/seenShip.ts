import type { DamageState } from '../tables/kinds';
import type { DivisionId, ShipId } from './ids';
import type { ScenarioShip } from './scenario';

/** How a ship is, or how she went. */
export type ShipFate = 'afloat' | 'sunk' | 'scuttled' | 'withdrawn';

/** A ship of the enemy as a side knows her [ST-5.9]. */
export interface SeenShip {
  id: ShipId;
  source: ScenarioShip;
  state: DamageState;
  /** In a view of an Advanced game `null` for a ship that is not in sight in a surface action [ST-11.16]. */
  division: DivisionId | null;
  fate: ShipFate;
}
