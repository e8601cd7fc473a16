import type { Axial, Facing } from '../../../hex';
import type { BaseEvent, BySide, Modifier, Outcome, Roll, Side } from '../../core';
import type { AirAttack, Altitude } from './air';
import type { AirStandId, ContactId, MinefieldId, SquadronId, UnitId } from './ids';
import type { Repair } from './orders';
import type { Cargo, WeaponGroup } from './sheet';
import type { Appearance, BatteryName, LightWeapon, MoraleMark } from './units';

/** Where a blow under water strikes [NW-6.7, NW-15.13]. */
type HitSection = 'bow' | 'midships' | 'stern';

/** When it happened: the turn. */
interface At extends BaseEvent {
  turn: number;
}

/** Of several kinds with the same facts, one each. */
type Fact<Kind extends string, Facts = unknown> = Kind extends string
  ? At & { kind: Kind } & Facts
  : never;

/** Of one side; told to both unless `seenBy` says otherwise. */
type Of<Kind extends string, Facts = unknown> = Fact<Kind, { side: Side } & Facts>;

/** Of one unit; told to both unless `seenBy` says otherwise [NW-3.24]. */
type About<Kind extends string, Facts = unknown> = Fact<Kind, { unit: UnitId } & Facts>;

/** The dice of an attack in the air or from it, and what they needed. */
interface Weighed {
  need: number;
  modifiers: Modifier[];
  hits: number;
  dice: Roll[];
}

type Flow =
  | Fact<'turnBegan'>
  | Fact<'initiativeRolled', { totals: BySide<number>; winner: Side | null; dice: Roll[] }>
  | Of<'firstChosen', { firstMove: Side; firstAction: Side }>
  | Of<'sideConfirmed'>
  | Of<'endOffered' | 'sideConceded'>
  /** The owner's alone until both have confirmed [NW-28.1]. */
  | Of<'repairChosen', { unit: UnitId; item: Repair }>
  | Of<'refillChosen', { unit: UnitId }>
  | Of<'hidingChosen', { squadron: SquadronId }>
  | Fact<'gameEnded', { outcome: Outcome }>;

type Moving =
  | About<'speedSet', { knots: number }>
  | About<'shipMoved', { from: Axial; path: Axial[]; facing: Facing }>
  | About<'shipTurned', { facing: Facing }>
  | About<'smokeBegan' | 'smokeLost'>
  | About<'shipLeft' | 'shipEntered', { hex: Axial }>
  | About<'shipStopped', { knots: number }>
  | About<'ranAground'>
  | About<'controlLost', { to: 'port' | 'starboard'; dice: Roll[] }>
  | About<'collided', { with: UnitId; isRam: boolean; dice: Roll[] }>
  | About<'collisionAvoided'>
  | About<'ramFailed', { with: UnitId; dice: Roll[] }>
  | Of<'contactMoved', { contact: ContactId; from: Axial; path: Axial[]; facing: Facing }>
  | Of<'contactDeployed', { contact: ContactId; units: UnitId[]; hex: Axial }>
  | Of<'dummyRemoved', { contact: ContactId; hex: Axial }>
  | Of<'contactFormed', { contact: ContactId; hex: Axial }>
  | Of<'shipsDetached', { squadron: SquadronId; units: UnitId[] }>;

type Torpedoing =
  /** The owner's alone until it is resolved [NW-3.22]. */
  | About<'torpedoesLaunched', { count: number; mounts: number[]; aim: UnitId | Axial }>
  | About<'torpedoesMissed' | 'torpedoesLost', { at: UnitId | Axial }>
  /** `need`, `count` and modifiers are for the side that launched them alone [NW-3.21]. */
  | About<
      'torpedoAttackRolled',
      {
        target: UnitId;
        count: number | null;
        need: number | null;
        modifiers: Modifier[];
        hits: number;
        dice: Roll[];
      }
    >
  /** What others are told of an attack by a submarine that they do not know of [NW-7.12]. */
  | Fact<'unseenTorpedoes', { target: UnitId; hits: number; dice: Roll[] }>
  | About<'dudRolled', { isDud: boolean; dice: Roll[] }>
  | About<'torpedoHit', { section: HitSection; dice: Roll[] }>
  | About<'tubesRefilled', { mounts: number[] }>;

type Sighting =
  | Of<'spottingTried', { unit: string; contact: ContactId; isSpotted: boolean; dice: Roll[] }>
  | About<'identified', { target: UnitId; isIdentified: boolean }>
  | About<'radarTried', { battery: BatteryName; target: UnitId; isAcquired: boolean }>
  | About<'lit', { by: string | null }>
  | About<'searchlightSet', { target: UnitId | null }>
  | About<'starShellFired', { hex: Axial; isBurst: boolean }>
  | Of<'flareDropped', { stand: AirStandId; hex: Axial }>;

type Shooting =
  /** How the guns are laid is for the side that shoots alone: `null`, and no modifiers, for others [NW-3.21]. */
  | About<
      'gunsFired',
      {
        battery: BatteryName;
        target: UnitId;
        guns: number | null;
        need: number | null;
        isDirected: boolean | null;
        modifiers: Modifier[];
        total: number | null;
        isHit: boolean;
        isOverwhelming: boolean | null;
        dice: Roll[];
      }
    >
  /** `mount`: the one that jams; `null`: none. */
  | About<'turretsTested', { mount: number | null; dice: Roll[] }>
  | About<
      'lightFired',
      {
        weapon: LightWeapon;
        target: UnitId;
        need: number;
        /** For the side that shoots alone [NW-3.21]. */
        modifiers: Modifier[];
        hits: number;
        dice: Roll[];
      }
    >
  /** A saving throw of small craft, of lightly built ships, of submarines and of aircraft [NW-3.24]. */
  | Fact<
      'saveRolled',
      {
        of: UnitId | AirStandId;
        need: number;
        modifiers: Modifier[];
        saved: number;
        failed: number;
        dice: Roll[];
      }
    >;

/** Told to the owner alone, unless it is announced by NW-3.24. */
type Damage =
  | About<'damaged', { structure: number; flotation: number }>
  /** What all can see of it. */
  | About<'appearanceChanged', { appearance: Appearance }>
  | About<'firesChanged', { fires: number }>
  | About<'firesFought', { modifiers: Modifier[]; putOut: number; dice: Roll[] }>
  | About<'plungeRolled', { isPlunging: boolean; dice: Roll[] }>
  | About<'criticalRolled', { area: string; criticalValue: number; dice: Roll[] }>
  /** A further die for what is struck: a group of weapons, cargo, masts [NW-23.3, NW-23.13, NW-23.15, NW-24.10a]. */
  | About<'strikeSettled', { area: string; dice: Roll[] }>
  | About<
      'penetrationRolled',
      { area: string; penetration: number; armor: number; isThrough: boolean; dice: Roll[] }
    >
  /** An area that lost `amount` of what it holds. */
  | About<'criticalApplied', { area: string; amount: number; left: number; dice: Roll[] }>
  | About<'mountLost', { group: WeaponGroup; mount: number; dice: Roll[] }>
  | About<'factorLost', { weapon: LightWeapon | 'asw' }>
  /** [NW-26.13] `structure`: 0 when nothing explodes. */
  | About<'tubesTested', { structure: number; dice: Roll[] }>
  /** [NW-26.15] A flash travels: a Crew Test follows. */
  | About<'magazineTested', { criticalValue: number; isFlash: boolean; dice: Roll[] }>
  | About<'officerHit', { isKilled: boolean; dice: Roll[] }>
  | About<'crewTested', { purpose: string; need: number; isPassed: boolean; dice: Roll[] }>
  | About<'fireTested', { criticalValue: number; started: number; dice: Roll[] }>
  /** [NW-26.22] The fuel catches fire: a Crew Test follows. */
  | About<'fuelTested', { criticalValue: number; isAlight: boolean; dice: Roll[] }>
  | About<'cargoLost', { cargo: Cargo }>
  /** [NW-25.7a] */
  | About<'hangarTested', { criticalValue: number; lost: AirStandId[]; dice: Roll[] }>
  /** [NW-25.10] */
  | About<'flightStopped', { until: number }>
  | About<'wreckTested', { modifiers: Modifier[]; isPassed: boolean; dice: Roll[] }>
  | About<'unitLost', { fate: 'wreck' | 'sunk'; cause: string }>
  | About<'vesselsLost', { count: number; left: number }>
  | About<'hullLost', { left: number }>
  | About<'exploded'>
  /** [NW-26.26] The CV of exploding cargo. */
  | About<'blastRolled', { criticalValue: number; dice: Roll[] }>
  | Of<
      'collateralRolled',
      {
        at: UnitId | AirStandId;
        from: UnitId;
        criticalValue: number;
        isHurt: boolean;
        dice: Roll[];
      }
    >
  | About<'powerLost'>
  | About<'repairTried', { item: Repair; isMended: boolean; amount: number; dice: Roll[] }>;

type Mood =
  | About<
      'moraleTested',
      { mark: MoraleMark; modifiers: Modifier[]; isPassed: boolean; dice: Roll[] }
    >
  | Of<
      'squadronTested',
      { squadron: SquadronId; isRally: boolean; isPassed: boolean; dice: Roll[] }
    >
  | Of<
      'standTested',
      { stand: AirStandId | UnitId; modifiers: Modifier[]; isPassed: boolean; dice: Roll[] }
    >
  | About<'disengaged' | 'rallied'>
  | About<'rallyTested', { modifiers: Modifier[]; isPassed: boolean; dice: Roll[] }>
  | About<'abandoned'>;

type Flying =
  | Of<'standMoved', { stand: AirStandId; path: Axial[]; altitude: Altitude }>
  | Of<'standLaunched' | 'standLanded', { stand: AirStandId; home: UnitId }>
  | Of<'standServiced', { stand: AirStandId; points: number; isReady: boolean }>
  | Of<'standEntered' | 'standLeft' | 'standDitched', { stand: AirStandId }>
  | Of<'loadJettisoned', { stand: AirStandId }>
  | Of<'capSet', { stand: AirStandId; over: UnitId | null }>
  | Of<'intercepted', { stand: AirStandId; enemy: AirStandId }>
  | Of<'pressedOn', { stand: AirStandId; isThrough: boolean; dice: Roll[] }>
  | Of<'escorted', { stand: AirStandId; friend: AirStandId }>
  | Of<'slipped', { stand: AirStandId; isThrough: boolean; dice: Roll[] }>
  | Of<'dogfought', Weighed & { stand: AirStandId; at: AirStandId }>
  | Of<'aircraftLost', { stand: AirStandId; count: number; left: number; dice?: Roll[] }>
  | Of<
      'flakFired',
      {
        unit: UnitId;
        weapon: LightWeapon;
        at: AirStandId;
        need: number;
        modifiers: Modifier[];
        hits: number;
        dice: Roll[];
      }
    >
  /** [NW-17.1] Before anyone fires at it. */
  | Of<'airAttackBegun', { stand: AirStandId; target: UnitId; attack: AirAttack; aircraft: number }>
  /** [NW-18.16] */
  | About<'kamikazeHit', { protection: 'vertical' | 'horizontal'; dice: Roll[] }>
  /** [NW-18.18] Aircraft that missed and crashed. */
  | Of<'kamikazesMissed', { stand: AirStandId; lost: number; dice: Roll[] }>
  /** [NW-19.2] Hits of aircraft guns that count. */
  | Of<'gunHitsValidated', { stand: AirStandId; target: UnitId; hits: number; dice: Roll[] }>
  | Of<'airAttackRolled', Weighed & { stand: AirStandId; target: UnitId; attack: AirAttack }>;

type Undersea =
  | Of<'minesLaid', { hex: Axial; by: UnitId | null }>
  | Of<'mineShown', { minefield: MinefieldId; hex: Axial }>
  /** `section`: where it struck a ship [NW-6.7]; `null` for a miss and for small craft. */
  | About<'mineAttacked', { hex: Axial; isHit: boolean; section: HitSection | null; dice: Roll[] }>
  /** Told to nobody: a ship has passed where mines or submarines may lie, which cannot be taken back [NW-33.3]. */
  | About<'watersTried'>
  | About<'swept', { hex: Axial; isSwept: boolean; dice: Roll[] }>
  | About<'submarineMoved', { path: Axial[]; surfaced: boolean }>
  | About<'submarinePlaced', { hex: Axial; surfaced: boolean }>
  | About<'submarineDetected', { by: UnitId; dice: Roll[] }>
  /** A search that found nothing, told to nobody [NW-7.8]. */
  | About<'submarineSought', { by: UnitId; dice: Roll[] }>
  | About<
      'depthCharged',
      {
        by: UnitId;
        need: number;
        /** For the side that attacks alone [NW-3.21]. */
        modifiers: Modifier[];
        hits: number;
        dice: Roll[];
      }
    >
  | About<'submarineSurfaced'>;

export type FleetActionEvent =
  /** Ties and lots: for the record, told to nobody. */
  | Fact<'lotsDrawn', { dice: Roll[] }>
  | Flow
  | Moving
  | Torpedoing
  | Sighting
  | Shooting
  | Damage
  | Mood
  | Flying
  | Undersea;

export type EventOf<Kind extends FleetActionEvent['kind']> = Extract<
  FleetActionEvent,
  { kind: Kind }
>;
