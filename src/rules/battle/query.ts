/** What the screen and the bots may ask of a battle beyond the contract: the rules' own questions, by name. */
export { arcTo } from './common/arcs';
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
} from './common/board';
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
} from './common/firing';
export { isFoggy } from './common/fog';
export {
  currentBlock,
  isSurprised,
  refuseMotion,
  shipMoves,
  speedInWeather,
  surprisedForces,
  towOf,
} from './common/mobility';
export { pointsOf, shipPoints } from './common/points';
export { ratedSheet, type ShipFigures } from './common/ratings';
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
} from './common/ships';
export {
  isSightedBy,
  maySeeToFire,
  sightBlockedAt,
  sightedWithin,
  sightingRange,
} from './common/sighting';
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
} from './common/stacks';
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
} from './common/victory';
export { startingShips, startingStacks } from './game/start';
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
} from './game/zones';
export type { Arc } from './model/arcs';
export type {
  BattleTables,
  GunfireResult,
  Impulse,
  MovingSpeed,
  TableId,
  TableSet,
} from './model/tables';
export { boardFollows, mayLeaveFreely } from './steps/leaving';
export { maySeparate } from './steps/separation';
export { STANDARD_TABLES, TABLE_IDS, tablesOf } from './tables/standard';
