/** What outsiders ask of Fleet Action, by name: sheets from the registry's figures, and questions of its own. */

export { type Aim, isRadarLaid } from './action/gunnery/aim';
export { GUN_NEEDS, gunAttack } from './action/gunnery/attack';
export { batteriesOf, MAX_LIGHT_CALIBER_INCHES, mountsBearing } from './action/gunnery/mounts';
export { mayShoot } from './action/gunnery/refuse';
export { overwhelms } from './action/gunnery/resolve';
export { identifyTask } from './action/identify';
export { shootLightTask } from './action/light/shootLight';
export { flareTask } from './action/lights/flare';
export { searchlightTask } from './action/lights/searchlight';
export { starShellTask } from './action/lights/starShell';
export { legalSpots } from './action/spotting/spot';
export { activationsOf, actorsOf } from './activation/actors';
export { isPowerless } from './activation/power';
export { airAttackTask } from './airAttack/airAttack';
export { attacksOf } from './airAttack/plan';
export { airDice, airShot } from './airAttack/shot';
export { escort } from './aircraft/escort';
export { intercept } from './aircraft/intercept';
export { land } from './aircraft/land';
export { launch } from './aircraft/launch';
export { movable } from './aircraft/moveAir';
export { serviceStand } from './aircraft/serviceStand';
export { structureSeen } from './common/appearance';
export { ARC_SECTORS, SECTORS, sectorsOf } from './common/arcs';
export { BAND_HEXES, rangeBand } from './common/bands';
export { markerOf, shipsUnder } from './common/deploy';
export { hexesToEdge } from './common/edges';
export { isKnownCrippled } from './common/leaving';
export { isIlluminated } from './common/light';
export { isBadWeather, isLand, isOnMap } from './common/map';
export { conditionOf, shipsInPlay, unitOf, unitsInPlay } from './common/own';
export { progression } from './common/progression';
export { canSee, sightHexes, spottingHexes, visibilityHexes } from './common/seeing';
export { isClear } from './common/sight';
export { speedChange, speedLimit, weatherLoss } from './common/speed';
export { MAX_POINTS, stackingPoints } from './common/stacking';
export { FLOATPLANE_ID, isFighter, loadOf, standsAboard, standsInAir } from './common/stands';
export { chanceOfTest } from './common/tests';
export { chanceThat, hitChance } from './common/toHit';
export { QUIET_KNOTS, refillTubes } from './end/refill';
export { repair } from './end/repair';
export { toContact } from './end/toContact';
export { marksPassed } from './game/newUnit';
export { throughChance } from './harm/armor';
export { sizeCost } from './harm/critical/critical';
export { flakLeft, mountsOf } from './harm/critical/mounts';
export { incidental, mountCost } from './harm/critical/weapons';
export { strikesOf } from './harm/strike';
export { usualChoice } from './initiative/initiative';
export {
  AIR_ATTACKS,
  AIR_ROLES,
  type AirAttack,
  type AirStand,
  ALTITUDES,
  type Altitude,
  LOAD_KINDS,
} from './model/air';
export { type PathStep, REPAIRS } from './model/orders';
export { PHASES, type Phase } from './model/phases';
export {
  type EdgePart,
  type FleetActionScenario,
  MAP_EDGES,
  OBJECTIVE_STATES,
  type Objective,
  type ScenarioAirSquadron,
  type ScenarioAirStand,
  type ScenarioSide,
  type ScenarioSquadron,
  type ScenarioUnit,
} from './model/scenario';
export {
  ARCS,
  type Arc,
  type Armor,
  type Battery,
  CARGOES,
  type DataSheet,
  type Gun,
  hasTrait,
  isMerchant,
  isSmallCraft,
  isSubmarine,
  MOUNT_KINDS,
  type Mount,
  type Torpedo,
  type TorpedoBattery,
  TRAITS,
  UNIT_TYPES,
  type UnitType,
  WEAPON_GROUPS,
  type WeaponGroup,
} from './model/sheet';
export type { Minefield } from './model/state';
export {
  type BatteryName,
  type Condition,
  type Contact,
  isHiddenBoat,
  LIGHT_WEAPONS,
  type LightWeapon,
  type Squadron,
  type Unit,
} from './model/units';
export {
  activeMarkers,
  activeSquadrons,
  enteringShips,
  markersToMove,
  movingStep,
  shipsToMove,
  squadronsToMove,
} from './movement/activation';
export { type Course, coursesOf, coursesOfMarker, type Run, runsOf } from './movement/courses';
export { attackAs, declarations } from './movement/declareTorpedo';
export { markerSpeeds } from './movement/markerHelm';
export { hexesAt, markerReachAt, type Reached, reachAt, speedsOpen } from './movement/reach';
export { usualSpeed } from './movement/speeds';
export { bearingMounts, emptyTubes, mayLaunch, torpedoesIn } from './movement/tubes';
export { stepsOf } from './movement/ways';
export { explainHits } from './odds/explain';
export type { ExactGunOdds } from './odds/guns';
export type { ExactLightOdds } from './odds/light';
export { usualPairs } from './odds/usualPairs';
export { AIRCRAFT_IDS, ratedAircraft } from './ratings/aircraft';
export { LAND_KEYS, landSheet } from './ratings/landTargets';
export { MERCHANT_KEYS, merchantSheet, withCargo } from './ratings/merchants';
export { ratedSheet } from './ratings/sheet';
export type { Judgement, ShipFigures } from './ratings/shipFigures';
export { CRAFT_KEYS, smallCraftSheet } from './ratings/smallCraft';
export { BOAT_KEYS, submarineSheet } from './ratings/submarines';
export { ATTACK_ALTITUDES } from './tables/air';
export { TUBES_COST } from './tables/mounts';
export { TORPEDO_NEEDS } from './torpedoes/salvo';
export { aswAttackTask } from './undersea/aswAttack';
export { deploySub } from './undersea/deploySub';
export { newField } from './undersea/fields';
export { HEARING } from './undersea/figures';
export { layMines } from './undersea/layMines';
export { moveSub } from './undersea/moveSub';
export { shotsLeft, subAttack } from './undersea/subAttack';
export { sweepTask } from './undersea/sweep';
export { type Award, awardsOf } from './victory/points';
