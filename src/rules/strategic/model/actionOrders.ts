import type { Posture } from '../rolls/quick';
import type { ShipId } from './ids';
import type { Resolution } from './scenario';

/** Orders that resolve a surface action other than tactically. */
export type ActionOrder =
  | { kind: 'chooseResolution'; resolution: Resolution }
  | { kind: 'posture'; posture: Posture }
  /** [ST-21.29] A ship that aims at herself fires at nobody. */
  | { kind: 'quickTarget'; ship: ShipId; target: ShipId; torpedoes: boolean }
  /** [ST-21.21] Abandons the battle once both sides have given it. */
  | { kind: 'abandonBattle'; answer: 'yes' | 'no' }
  /** An order of the battle system, in its own notation. */
  | { kind: 'battle'; line: string };
