export { squadronsAboard, stepsAboard } from './aboard';
export * from './find';
export { type Blow, hitLandUnit, hitShip, hitSubmarine, landUnitState } from './hit';
export { loseSteps, sinkShip } from './losses';
export { repairsAtEnd } from './repairs';
