/** Named questions and terms that the screen, bots and scenarios may use beyond the contract. */
export { usualAims } from './action/odds';
export { previewOf, type ResolutionPreview } from './action/preview';
export { DEFAULT_POSTURE } from './action/quickFlow';
export { ordnanceFor } from './advanced/arming';
export { baseOf, basesOf, takesType } from './advanced/bases';
export { beliefOf } from './advanced/belief';
export { homeHex } from './advanced/homeHex';
export { defaultLaunch, squadronsToLaunch } from './advanced/launching';
export {
  hexesOf,
  hexOf,
  isForShips,
  isOnMap,
  latLonOf,
  openNeighbors,
  reachableBySea,
  terrainAt,
} from './advanced/map';
export {
  allowanceHexes,
  divisionSpeed,
  flyingHexes,
  straightPath,
  willBeSubmerged,
} from './advanced/mobility';
export { isAloft } from './advanced/own';
export {
  dangerZones,
  sailingZone,
  sightZones,
} from './advanced/zones';
export { attemptsOf, searchable } from './basic/attempts';
export type { Ship, ShipCard, SquadronCard } from './cards/cards';
export { damageControl, damageState, isRepairTurn } from './cards/damage';
export { launchesOf } from './cards/launches';
export { firePowerNow, isAfloat, ratingNow, speedNow, stateOf } from './cards/shipNow';
export {
  aaDirection,
  airGroupRating,
  areaAaRating,
  type Battery,
  capacityOf,
  firePowerOf,
  firstDefense,
  lightAaRating,
  type ShipFigures,
  SUBMARINE_POINTS,
  scoutSteps,
  secondaryOf,
  secondDefense,
  shipPoints,
  sizeOf,
  speedRating,
  torpedoRating,
} from './cards/shipRatings';
export {
  type AircraftFigures,
  airToAirRating,
  airTorpedoRating,
  bombRating,
  enduranceOf,
  ratingBySteps,
  STEPS_IN_SQUADRON,
  squadronDefense,
} from './cards/squadronRatings';
export {
  SUBMARINE_CAPACITY,
  SUBMARINE_FIRST_DEFENSE,
  type SubmarineFigures,
  submarineDefense,
  submarineTorpedoes,
  submergedSpeed,
  surfacedSpeed,
} from './cards/submarineRatings';
export { attackSky, skyOf } from './common/sky';
export { DEGREES } from './common/victory';
export { encounterOddsOf } from './encounters/odds';
export type { OrderOdds } from './game/explain';
export { refreshKnowledge } from './game/knowledge';
export { notation } from './game/notation';
export { legalOf } from './game/rules';
export { seenShip } from './harm/seen';
export type { ActionEvent } from './model/actionEvents';
export type { ActionOrder } from './model/actionOrders';
export type { QuickState, SurfaceAction } from './model/actionState';
export type { AdvancedEvent } from './model/advancedEvents';
export type { AdvancedOrder } from './model/advancedOrders';
export type { AdvancedForce, Contact, FlightRecord, Ordnance } from './model/advancedState';
export type { AirEvent, FlightSeen } from './model/airEvents';
export type { AirOrder } from './model/airOrders';
export type { AirAction, AirAttackTarget, Flight } from './model/airState';
export type { BasicEvent } from './model/basicEvents';
export type { BasicOrder } from './model/basicOrders';
export type { BasicForce, SearchTarget, Strike, StrikeTarget } from './model/basicState';
export type { EncounterEvent } from './model/encounterEvents';
export type { CommonEvent } from './model/events';
export type { HarmEvent } from './model/harmEvents';
export { isOwnResolution } from './model/scenario';
export type { SpottingEvent } from './model/spottingEvents';
export type { TacticalEvent } from './model/tacticalEvents';
export type { TacticalBattery, TacticalOrder } from './model/tacticalOrders';
export type {
  TacticalPlans,
  TacticalShip,
  TacticalStage,
  TacticalState,
} from './model/tacticalState';
export { type AirTarget, type AirWeapon, airAttackModifiers } from './rolls/airAttack';
export { arcOf, relativeBearing } from './rolls/arcs';
export { divisionAreaAa } from './rolls/flak';
export type { Sky } from './rolls/gunnery';
export { sumOfAll } from './rolls/opposedRoll';
export { POSTURES, type Posture } from './rolls/quick';
export { MAX_SUBMERGED_TURNS } from './rolls/submerged';
export {
  basicTurnHour,
  DEFAULT_DAYLIGHT,
  divisionHexes,
  isNightHour,
  isNightTurn,
  STRATEGIC_HEX_NAUTICAL_MILES,
} from './tables/clock';
export { QUALITIES } from './tables/contactReports';
export { BANDS, FARTHEST } from './tables/gunBands';
export {
  BOMB_METHODS,
  DAMAGE_STATES,
  type DamageState,
  GUN_CLASSES,
  type GunClass,
  LAND_UNIT_KINDS,
  type LandUnitKind,
  type Radar,
  type Rating,
  SHIP_TRAITS,
  SHIP_TYPES,
  type ShipTrait,
  type ShipType,
  SIZES,
  SQUADRON_TYPES,
  type SquadronType,
} from './tables/kinds';
export { LAND_UNITS } from './tables/landUnits';
export {
  attacksInto,
  closer,
  farther,
  NAUTICAL_MILES_APART,
  RANGE_BOXES,
  type RangeBox,
  type Reach,
  reachBetween,
  separation,
  stepsOf,
} from './tables/rangeBoxes';
export { flakDamage, shipDamage } from './tables/results';
export { spotNumber } from './tables/spotting';
export { HEXES_PER_TURN } from './tables/squadrons';
export { torpedoDamage, torpedoModifier } from './tables/torpedoBands';
export { fireByDefault } from './tactical/defaults';
export { PLACING_HEXES, towardEnemy } from './tactical/deployment';
export { tacticalOdds } from './tactical/explain';
export { firerOf } from './tactical/firers';
export { plotFor } from './tactical/movement';
export { placedNow } from './tactical/placement';
export {
  courseOf,
  hexesIn,
  type PlotLimits,
  plotLimits,
  refusePlot,
  turnsIn,
} from './tactical/plotting';
export {
  batteriesOf,
  cardOf,
  type Fight,
  fightIn,
  isAdvanced,
  ownShip,
  recordOf,
  shipsIn,
} from './tactical/query';
export { radarHexes, visibilityHexes } from './tactical/sight';
export { isLand } from './tactical/terrain';
