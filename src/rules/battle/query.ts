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
export { currentBlock, refuseMotion, shipMoves, speedInWeather, towOf } from './mobility';
export { shipPoints } from './points';
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
export { isSightedBy, maySeeToFire, sightedWithin, sightingRange } from './sighting';
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
export { startingStacks } from './start';
export { boardFollows, mayLeaveFreely } from './steps/leaving';
export { maySeparate } from './steps/separation';
export { GUNFIRE_DAMAGE, type GunfireResult, TORPEDO_DAMAGE } from './tables/damage';
export { GUN_RANGES, PENETRATES, TORPEDO_RANGE } from './tables/ranges';
export { isCrippled, scoreOf, worthOf } from './victory';
