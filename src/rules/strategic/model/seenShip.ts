import type { DamageState } from '../tables/kinds';
import type { DivisionId, ShipId } from './ids';
import type { ScenarioShip } from './scenario';

/** The state of a ship, or how she left the game. */
export type ShipFate = 'afloat' | 'sunk' | 'scuttled' | 'withdrawn';

/** An enemy ship as a side knows her [ST-5.9]. */
export interface SeenShip {
  id: ShipId;
  source: ScenarioShip;
  state: DamageState;
  /** In a view of an Advanced game `null` for a ship that is not in sight in a surface action [ST-11.16]. */
  division: DivisionId | null;
  fate: ShipFate;
}
