/** What the screen and the bots may ask of a battle beyond the contract: the rules' own questions, by name. */
export { type Arc, arcTo } from './arcs';
export {
  type EntryHexes,
  edgeHexes,
  entryHexes,
  isLand,
  islandHex,
  isOnBoard,
  landHexes,
  risksGrounding,
  sidesBeyond,
} from './board';
export {
  factorsOf,
  fireBlockedAt,
  gunDice,
  gunModifiers,
  isGun,
  isSilent,
  rangeOf,
  rangeTo,
  salvosOf,
  spreadsOf,
  targetStack,
  torpedoDivisor,
} from './firing';
export { isFoggy } from './fog';
export {
  currentBlock,
  isSurprised,
  refuseMotion,
  shipMoves,
  speedInWeather,
  surprisedForces,
  towOf,
} from './mobility';
export { pointsOf, shipPoints } from './points';
export { ratedSheet, type ShipFigures } from './ratings';
export {
  afloatShips,
  allShips,
  boxesBuilt,
  boxesLeft,
  findShip,
  hasLostHalf,
  hasTorpedoesLeft,
  isAfloat,
  isDead,
  largestCaliberLeft,
  sheetOf,
  shipOf,
  speedRank,
} from './ships';
export {
  isSightedBy,
  maySeeToFire,
  sightBlockedAt,
  sightedWithin,
  sightingRange,
} from './sighting';
export {
  countAt,
  countersOf,
  countOf,
  findStack,
  isAtSea,
  shipsOfCounter,
  speedOf,
  stackById,
  stackOf,
  stacksAt,
  stacksAtSea,
  stacksOfSide,
} from './stacks';
export { startingShips, startingStacks } from './start';
export { boardFollows, mayLeaveFreely } from './steps/leaving';
export { maySeparate } from './steps/separation';
export { STANDARD_TABLES, TABLE_IDS, tablesOf } from './tables/standard';
export type {
  BattleTables,
  GunfireResult,
  Impulse,
  MovingSpeed,
  TableId,
  TableSet,
} from './tables/types';
export {
  type Award,
  awardsOf,
  type ConditionState,
  hasConditions,
  hasLost,
  isCrippled,
  scoreOf,
  type VictoryRuleState,
  victoryRuleStates,
  winnerByRules,
  worthOf,
} from './victory';
export {
  movesLeft,
  type RangeZone,
  rangeZones,
  reachOf,
  sightedHexes,
  sightFrom,
  type Threat,
  threatsAt,
  threatZones,
} from './zones';
