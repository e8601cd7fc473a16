/** What outsiders ask of Seekrieg, by name: sheets from the registry's figures, and questions of its own. */

export { attackOf } from './air/assign';
export { cruiseOf, openBases, turnsLeft } from './air/bases';
export { deckTurns } from './air/deckTime';
export { countOf } from './air/numbers';
export { plannedRows } from './air/orders/shared';
export { plannedAttacks } from './air/planned';
export { airOffers } from './air/rules';
export { waitingFor } from './air/waiting';
export { flightHex } from './air/whereabouts';
export { landingHold } from './carriers/landing';
export { bearsOn } from './common/arcs';
export { isCarrierBattle, isOnCarrierMap } from './common/carrierMap';
export {
  KNOTS_PER_HEX,
  rangeYards,
  signed,
  TURNS_PER_HOUR,
  YARDS_PER_HEX,
} from './common/geometry';
export { isLand } from './common/land';
export { isLineFree } from './common/lineOfSight';
export { conditionOf, isOnMap, shipOf, shipsInPlay, shipsOnMap } from './common/own';
export { battleHex, MILES_PER_HEX, searchHex } from './common/scale';
export { screenOf } from './common/smoke';
export { presentMaximum } from './common/speed';
export { isInVisualRange, visualRangeYards } from './common/visualRange';
export { environmentAt, ZONE_MILES } from './common/zones';
export { pointsToSpend, totalOf as pointsIn, usualControl } from './control/points';
export { struckAfresh } from './damage/afresh';
export { expectedDamage } from './damage/expected';
export { isLost } from './end/aims';
export { type Award, awardsOf } from './end/scoring';
export { lightOf } from './environment/light';
export { firePlotOf } from './firePlot/plot';
export { newShip, outfitOf } from './game/newShip';
export { radarOf, radarOnSheet, yearOf } from './gunnery/director';
export type { ShotFacts } from './gunnery/facts';
export { shellOf } from './gunnery/impact';
export { lightingOf } from './gunnery/lighting';
export { asKnown, type Mark, marksOf, plottedMark } from './gunnery/marks';
export { hitTotal, type PartCode } from './gunnery/total';
export { rateShare, turretsOn } from './gunnery/turrets';
export type { AircraftCard, AirGroup } from './model/aircraft';
export { AIR_ROLES } from './model/aircraft';
export type {
  AirEventKind,
  DamageKind,
  EndKind,
  FlowKind,
  GunneryKind,
  MovementKind,
  SearchEventKind,
  SightingKind,
  TorpedoKind,
  UnderseaKind,
} from './model/events';
export type { AirBase, Flight, RaidMarker } from './model/flights';
export type {
  AirKind,
  FireKind,
  GeneralKind,
  LightKind,
  MoveKind,
  SearchKind,
} from './model/orders';
export {
  type AircraftCount,
  ATTACKS,
  type DeckTask,
} from './model/orders';
export { PHASES, type Phase } from './model/phases';
export type { DamageControlOrder, FireOrder, TorpedoOrder, TurnTo } from './model/plan';
export type { RefusalKey } from './model/refusals';
export {
  DAMAGE_METHODS,
  DEFAULT_OPTIONS,
  FORMATIONS,
  type Formation,
  HIT_METHODS,
  MOONS,
  type Objective,
  type OptionName,
  type ScenarioElement,
  type ScenarioForce,
  type ScenarioShip,
  type ScenarioSide,
  type SeekriegOptions,
  type SeekriegScenario,
} from './model/scenario';
export {
  type ForceContact,
  type ForceReport,
  SEARCH_HOURS,
  type SearchForce,
  type SearchPlan,
} from './model/searchMap';
export {
  ARCS,
  type Arc,
  type Battery,
  SHIP_TYPES,
  type ShipSheet,
  type TorpedoBattery,
  TUBE_PLACES,
} from './model/sheet';
export type { SizeBand } from './model/sizes';
export type { Environment, Light, Plot } from './model/state';
export { tablesOf } from './model/tables';
export { IMPULSES } from './model/track';
export type { TorpedoSalvo } from './model/tubes';
export type { Effect, Ship } from './model/units';
export {
  type Course,
  coursesOf,
  courseTo,
  endsAhead,
} from './movement/courses';
export { isLeading, lineOf } from './movement/guide';
export { clamped, jammedTurns, maxSteps, speedLimits } from './movement/limits';
export { possibleHexes } from './movement/possible';
export { type End, endOf, hexesToMove, walk } from './movement/walk';
export { STAR_SHELL_HEXES } from './night/lights';
export type { GunfireOdds } from './odds/gunnery';
export { hitChances, meanHits } from './odds/hits';
export {
  averageHit,
  type Immunity,
  immunityOf,
  type PlaceOdds,
  placesHit,
  type YardSpan,
} from './odds/penetration';
export { torpedoBurst } from './odds/torpedoes';
export { AIRCRAFT_CARDS, cardNamed, cardOf } from './ratings/aircraftCards';
export { type BoatFigures, boatSheet } from './ratings/boats';
export type { Judgement, ShipFigures } from './ratings/figures';
export { ratedSheet } from './ratings/sheet';
export {
  forceKnots,
  forcesAfloat,
  isSearchLand,
  nearestForce,
  planOfSearch,
  searchOf,
  shipsOfForce,
} from './search/forces';
export { heldBy } from './search/holding';
export { pathTo, reachOf } from './search/moving';
export { sizeBandOf } from './sighting/contacts';
export { levelFor } from './sighting/level';
export { AIR_LEVELS } from './tables/antiAircraftGuns';
export { ARMOR_TYPES } from './tables/armor';
export { inBands } from './tables/bands';
export type { CriticalAct, CriticalEffect } from './tables/criticalEffects';
export type { Location } from './tables/hitLocation';
export { RADAR_SETS } from './tables/radarSets';
export { SHELL_TYPES, type ShellType } from './tables/shells';
export { angleSector, TARGET_ANGLES, type TargetAngle } from './tables/targetAngle';
export { torpedoOf } from './tables/torpedoes';
export { SLOW_TORPEDO } from './tables/torpedoHits';
export { aimedElsewhere } from './torpedoes/afresh';
export { chanceOf } from './torpedoes/figure';
export { shotsAt } from './torpedoes/order';
export { hexesATurn, runHexes, runOf } from './torpedoes/runs';
export { shotAt } from './torpedoes/shot';
export { isShownTo } from './torpedoes/tracks';
