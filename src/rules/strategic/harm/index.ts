export { hasArmedSquadrons, squadronsAboard, stepsAboard } from './aboard';
export * from './find';
export { type Blow, hitLandUnit, hitShip, hitSubmarine, landUnitState } from './hit';
export { loseSteps, type SinkingCause, sinkShip } from './losses';
export { repairsAtEnd } from './repairs';
