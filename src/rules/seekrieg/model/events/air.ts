import type { Roll } from '../../../core';
import type { RaidStrength } from '../flights';
import type { AirGroupId, BaseId, ShipId } from '../ids';
import type { AircraftCount, AttackKind } from '../orders';
import type { About, Of } from './base';

/** Why nothing was launched or recovered. */
export type DeckHold = 'wind' | 'weather' | 'damage';

/** Why a flight turns back, or is lost. */
export type FlightEnd = 'lost-its-way' | 'nothing-found' | 'aborted';

/** Aircraft. `side`: whose; told to that side alone unless something else is said. */
export type AirEvent =
  /** `aircraft`: in this turn. */
  | Of<'aircraftLaunched', { base: ShipId | BaseId; flight: AirGroupId; aircraft: AircraftCount[] }>
  | Of<'aircraftRecovered', { base: ShipId | BaseId; aircraft: AircraftCount[] }>
  | Of<'aircraftServiced', { base: ShipId | BaseId; aircraft: AircraftCount[] }>
  | Of<'deckHeld', { base: ShipId | BaseId; because: DeckHold }>
  /** [SK-20.2] */
  | Of<'weatherTook', { flight: AirGroupId; lost: number; dice: Roll[] }>
  /** [SK-21.2, SK-24.2] */
  | Of<'courseRolled', { flight: AirGroupId; miles: number; turns: number; dice: Roll[] }>
  /** [SK-21.7] */
  | Of<'droppedOut', { flight: AirGroupId; count: number; dice: Roll[] }>
  | Of<'flightTurnedBack', { flight: AirGroupId; because: FlightEnd }>
  /** [SK-24.7] */
  | Of<'aircraftDitched', { flight: AirGroupId; count: number }>
  /** [SK-21.14] Told to the defender: `side`. */
  | Of<'raidDetected', { raid: AirGroupId; turnsAway: number; strength: RaidStrength }>
  /** [SK-21.15] Told to the defender. */
  | Of<'vectorRolled', { raid: AirGroupId; sections: number; able: number; dice: Roll[] }>
  | Of<'sectionsSent', { raid: AirGroupId; sections: number; fromTurn: number }>
  /** [SK-22.1] `side`: who has the initiative; told to both. */
  | Of<'initiativeRolled', { raid: AirGroupId; dice: Roll[] }>
  /** [SK-22.11] Told to both; `side` is the raider. */
  | Of<'airCombat', { raid: AirGroupId; lost: AirLosses; defenderLost: AirLosses; dice: Roll[] }>
  /** [SK-22.18] Told to both; `side` breaks off. */
  | Of<'combatBrokenOff', { raid: AirGroupId }>
  /** [SK-23] Aircraft of one type and way at a ship; told to both. */
  | About<
      'shipAttacked',
      {
        raid: AirGroupId;
        aircraft: string;
        count: number;
        attack: AttackKind;
        /** The AA factor of all ships that fire. */
        flak: number;
        shotDown: number;
        hits: number;
        dice: Roll[];
      }
    >
  /** [SK-24.11] Aircraft of one type at a base on land; told to both, `side` is the owner. */
  | Of<
      'baseAttacked',
      {
        base: BaseId;
        raid: AirGroupId;
        aircraft: string;
        count: number;
        attack: AttackKind;
        hits: number;
        damage: number;
        dice: Roll[];
      }
    >
  /** [SK-24.11] Told to the owner. */
  | Of<'baseDamaged', { base: BaseId; damage: number; total: number }>
  /** [SK-23.32] Told to the owner. */
  | About<'aircraftCrashed', { damage: number; dice: Roll[] }>
  /** [SK-24.10] */
  | Of<
      'operationsRolled',
      { base: ShipId | BaseId; percent: number; turns: number | null; dice: Roll[] }
    >
  /** [SK-24.12, SK-29.22] */
  | Of<'aircraftDestroyed', { base: ShipId | BaseId; count: number; dice: Roll[] }>
  /** [SK-24.5] */
  | About<'spotterRecovered'>
  | About<'spotterLost'>;

/** Aircraft shot down, fighters and others. */
interface AirLosses {
  fighters: number;
  attackers: number;
}
