export { squadronsAboard, stepsAboard } from './aboard';
export { type Blow, hitLandUnit, hitShip, hitSubmarine, landUnitState } from './hit';
export * from './lookUp';
export { loseSteps, sinkShip } from './losses';
export { repairsAtEnd } from './repairs';
