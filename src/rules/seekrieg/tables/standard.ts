import type { DiceTable } from '../../core';
import {
  type AntiAirTable,
  antiAirFire,
  attackBoxes,
  attackChance,
  kamikaze,
  type ReleaseTable,
} from './airAttacks';
import { type ArmorTable, armorTypes } from './armor';
import { type BombTable, type BombType, bombs, bombTypes } from './bombs';
import { type ChanceTable, chances } from './chances';
import {
  type BandTable,
  type DcoTable,
  dcoByNation,
  dcoBySize,
  lossByDamage,
  ramCriticals,
  type StepTable,
} from './control';
import { criticalEffects, type EffectTable } from './criticalEffects';
import {
  type CriticalTable,
  carrierCriticals,
  criticals,
  durations,
  submarineCriticals,
} from './criticals';
import { type FireTable, fires } from './fires';
import {
  type DropOutTable,
  dropOuts,
  type NavigationTable,
  navigation,
  type RaidDetectionTable,
  raidDetection,
  reportError,
  type VectoringTable,
  vectoring,
} from './flights';
import {
  type AdvancedHitTable,
  advancedHit,
  type BasicHitTable,
  basicHit,
  type EarlyFireTable,
  type EstimationTable,
  earlyFire,
  estimation,
} from './hitChance';
import {
  type CarrierLocation,
  hitLocation,
  type LocationTable,
  type ShipLocation,
} from './hitLocation';
import { morale } from './morale';
import { type PenetrationTable, penetration } from './penetration';
import { type PatternTable, searchPatterns } from './search';
import { type SeaStateTable, seaState } from './seaState';
import { type ShellHitTable, shellHits } from './shellHits';
import { type BurstTable, type RateTable, rateOfFire, type ShellType, shells } from './shells';
import { type TargetAngleTable, targetAngles } from './targetAngle';
import {
  type DudTable,
  type TorpedoDamageTable,
  type TorpedoModifierTable,
  type TrackingTable,
  torpedoDamage,
  torpedoDuds,
  torpedoModifier,
  trackingError,
} from './torpedoHits';
import { type TurningTable, turning } from './turning';
import { type VisibilityTable, visibility } from './visibility';
import { type WeatherTable, weather } from './weather';

/** The charts of RULES.md that may be replaced, each as a whole, by their ids. */
export interface TableSet {
  chances: ChanceTable;
  targetAngles: TargetAngleTable;
  hitLocation: LocationTable;
  shells: BurstTable<ShellType>;
  rateOfFire: RateTable;
  fires: FireTable;
  trackingError: TrackingTable;
  torpedoDuds: DudTable;
  torpedoDamage: TorpedoDamageTable;
  torpedoModifier: TorpedoModifierTable;
  lossByDamage: StepTable;
  ramCriticals: BandTable;
  dcoBySize: BandTable;
  dcoByNation: DcoTable;
  basicHit: BasicHitTable;
  advancedHit: AdvancedHitTable;
  estimation: EstimationTable;
  earlyFire: EarlyFireTable;
  shellHits: ShellHitTable;
  criticals: CriticalTable<ShipLocation>;
  carrierCriticals: CriticalTable<CarrierLocation>;
  submarineCriticals: CriticalTable<'hull'>;
  criticalEffects: EffectTable;
  durations: DiceTable<number | null>;
  armorTypes: ArmorTable;
  penetration: PenetrationTable;
  morale: StepTable;
  searchPatterns: PatternTable;
  navigation: NavigationTable;
  dropOuts: DropOutTable;
  vectoring: VectoringTable;
  reportError: DiceTable<number>;
  raidDetection: RaidDetectionTable;
  antiAirFire: AntiAirTable;
  attackBoxes: ReleaseTable;
  attackChance: ReleaseTable;
  kamikaze: DiceTable<number>;
  bombs: BombTable;
  bombTypes: BurstTable<BombType>;
  seaState: SeaStateTable;
  visibility: VisibilityTable;
  weather: WeatherTable;
  turning: TurningTable;
}

/** Those of the rules. */
export const STANDARD_TABLES: TableSet = {
  chances,
  targetAngles,
  hitLocation,
  shells,
  rateOfFire,
  fires,
  trackingError,
  torpedoDuds,
  torpedoDamage,
  torpedoModifier,
  lossByDamage,
  ramCriticals,
  dcoBySize,
  dcoByNation,
  basicHit,
  advancedHit,
  estimation,
  earlyFire,
  shellHits,
  criticals,
  carrierCriticals,
  submarineCriticals,
  criticalEffects,
  durations,
  armorTypes,
  penetration,
  morale,
  searchPatterns,
  navigation,
  dropOuts,
  vectoring,
  reportError,
  raidDetection,
  antiAirFire,
  attackBoxes,
  attackChance,
  kamikaze,
  bombs,
  bombTypes,
  seaState,
  visibility,
  weather,
  turning,
};
