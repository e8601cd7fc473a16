import type { BombMethod, Knots, ReturnFire, SquadronType } from '../../core';

/** The real figures of an aircraft, from which its card is worked out [WG-27]. */
export interface AircraftFigures {
  id: string;
  name: string;
  type: SquadronType;
  nation: string;
  /** A rough ISO date: `1942-05`. */
  inServiceFrom: string;
  maxKnots: Knots;
  rangeNauticalMiles: number;
  loadPounds: number;
  method: BombMethod | null;
  torpedo: boolean;
  /** As `2 × 20 mm, 2 × 7.7 mm`; what stands after a semicolon fires backward. */
  guns: string;
  returnFire: ReturnFire;
  protection: 'protected' | 'none' | 'inflammable';
  engines: number;
}
