import type { AirTurn } from '../model/air';
import type { OpenTurn, SecretTurn } from '../model/units';

/** What all can see of a unit's turn as it begins. */
export const freshOpen = (): OpenTurn => ({
  hasShot: false,
  hasShotMain: false,
  hasMoved: false,
  hasActed: false,
});

/** What the owner knows of a unit's turn as it begins; `turnedAtRestBefore` looks back to the turn before [NW-8.9]. */
export const freshTurn = (turnedAtRestBefore = false): SecretTurn => ({
  from: null,
  allowance: null,
  moved: 0,
  turnedAtRest: false,
  turnedAtRestBefore,
  mayNotTurn: false,
  hasSpotted: false,
  identification: null,
  acquisitions: [],
  directed: [],
  lights: [],
  splashed: [],
  shot: { main: [], other: [] },
  shotAt: { main: [], other: [] },
  dualPurpose: null,
  factorsUsed: { longRange: 0, mediumRange: 0, closeRange: 0 },
  factorsSuppressed: { mediumRange: 0, closeRange: 0 },
  usedAsw: false,
  powerTest: null,
  knotsLost: 0,
  steeringLost: 0,
  lostPower: false,
  wasDamaged: false,
  hasLaunched: false,
  mayNotLaunch: false,
  usedPlane: false,
  mined: [],
  marks: [],
  soughtBy: [],
});

/** What a stand has done as its turn begins. */
export const freshAirTurn = (countAtStart: number): AirTurn => ({
  hasMoved: false,
  hasActed: false,
  hasAttacked: false,
  hasSpotted: false,
  escorts: null,
  engaged: [],
  isIntercepted: false,
  hasFought: false,
  countAtStart,
  hasTested: false,
  strafed: null,
});
