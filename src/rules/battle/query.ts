/** Named questions that the screen and the bots may ask of a battle beyond the contract. */
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
  sidesApart,
  sidesBeyond,
} from './common/board';
export {
  factorsOf,
  fireBlockedAt,
  gunDice,
  gunModifiers,
  isGun,
  isLaidByRadar,
  isSilent,
  neededWith,
  rangeOf,
  rangeTo,
  type Spread,
  salvosOf,
  spreadsOf,
  targetStack,
  torpedoDivisor,
} from './common/firing';
export { isFoggy } from './common/fog';
export {
  currentBlock,
  isSteeringBound,
  isSurprised,
  refuseMotion,
  shipMoves,
  speedInWeather,
  surprisedForces,
  towOf,
} from './common/mobility';
export { pointsOf, shipPoints } from './common/points';
export {
  MAX_BOXES,
  MAX_TORPEDO_FACTORS,
  ratedSheet,
  type SheetOverrides,
  type ShipFigures,
} from './common/ratings';
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
  shipHas,
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
  MAX_HEX,
  MAX_STACK,
  MIN_STACK,
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
export { newShip, startingPosition, startingShips, startingStacks } from './game/start';
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
export type { Phase } from './model/phases';
export { ROWS } from './model/sheet';
export type {
  BattleTables,
  GunfireResult,
  Impulse,
  MovingSpeed,
  TableId,
  TableSet,
} from './model/tables';
export { GUNNERY_MODIFIERS, IMPULSE_PHASES, MOVERS, type TorpedoResult } from './model/tables';
export { referredRow } from './steps/damage';
export { boardFollows, mayLeaveFreely } from './steps/leaving';
export { maySeparate } from './steps/separation';
export { STANDARD_SET, STANDARD_TABLES, TABLE_IDS, tablesOf } from './tables/standard';
