import type { AirWeapon } from '../rolls/airAttack';
import type { RangeBox } from '../tables/rangeBoxes';
import type { DivisionId, LandUnitId, ShipId, SquadronId } from './ids';

/** [ST-25.1] Orders of the Basic game only. 0 steps cancels an assignment. */
export type BasicOrder =
  | { kind: 'assignSearch'; squadron: SquadronId; steps: number }
  | { kind: 'assignCap'; squadron: SquadronId; steps: number; over: DivisionId | LandUnitId }
  | {
      kind: 'assignStrike';
      squadron: SquadronId;
      steps: number;
      target: DivisionId | LandUnitId;
      weapon: AirWeapon | 'depthCharges';
    }
  | { kind: 'assignEscort'; squadron: SquadronId; steps: number; target: DivisionId | LandUnitId }
  /** [ST-7.19] The side whose turn it is names one of its strikes by its target. */
  | { kind: 'flyStrike'; target: DivisionId | LandUnitId }
  /** [ST-7.25] Attempts are counted from 1. */
  | { kind: 'searchDivision'; attempt: number; division: DivisionId }
  | { kind: 'searchBox'; attempt: number; box: RangeBox }
  | { kind: 'closeRange'; division: DivisionId; answer: Answer }
  | { kind: 'withdraw'; division: DivisionId; answer: Answer }
  | { kind: 'openRange'; division: DivisionId; answer: Answer }
  | { kind: 'torpedoAttack'; submarine: DivisionId; target: DivisionId; ship: ShipId }
  | { kind: 'attackDivision'; divisions: DivisionId[]; target: DivisionId }
  | { kind: 'bombardLand'; division: DivisionId; landUnit: LandUnitId }
  | { kind: 'pass' }
  | { kind: 'intercept'; division: DivisionId; answer: Answer };

const ANSWERS = ['yes', 'no'] as const;
/** `no` cancels an order of the same step. */
export type Answer = (typeof ANSWERS)[number];
