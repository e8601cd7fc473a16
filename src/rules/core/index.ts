export * from './assert';
export * from './carriedFight';
export * from './clause';
export * from './defineSystem';
export * from './dice';
export * from './diceCheck';
export * from './diceSecret';
export * from './diceTree';
export * from './digest';
export * from './engagement';
export * from './event';
export * as field from './fields';
export * from './figuredShip';
export * from './fleet';
export * from './fleetsMeet';
export * from './foresee';
export {
  GUN_WEIGHTS,
  type GunfireTold,
  type GunWeight,
  gunWeightOf,
  type HitCount,
  noHits,
} from './gunHits';
export * from './handOver';
export * from './hiding';
export * from './lazyRegistry';
export * from './match';
export * from './modifier';
export * from './notation';
export * from './orderKit';
export * from './otherSheets';
export * from './plain';
export * from './play';
export * from './reason';
export * from './refusal';
export * from './sequence';
export * from './side';
export * from './system';
export * from './table';
export * from './units';
export * from './unknown';
