import type { Posture } from '../rolls/quick';
import type { ShipId } from './ids';
import type { Resolution } from './scenario';

/** Orders that settle a surface action otherwise than tactically. */
export type ActionOrder =
  | { kind: 'chooseResolution'; resolution: Resolution }
  | { kind: 'posture'; posture: Posture }
  /** [ST-21.29] A ship at herself fires at nobody. */
  | { kind: 'quickTarget'; ship: ShipId; target: ShipId; torpedoes: boolean }
  /** [ST-21.21] Gives the battle up, once both have. */
  | { kind: 'abandonBattle'; answer: 'yes' | 'no' }
  /** An order of the battle system, in its own notation. */
  | { kind: 'battle'; line: string };
