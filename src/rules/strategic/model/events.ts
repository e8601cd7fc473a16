import type { BySide, Outcome, Roll, Side } from '../../core';
import type { RangeBox } from '../tables/rangeBoxes';
import type { ActionEvent } from './actionEvents';
import type { AdvancedEvent } from './advancedEvents';
import type { AirEvent } from './airEvents';
import type { BasicEvent } from './basicEvents';
import type { EncounterEvent } from './encounterEvents';
import type { Ending } from './endings';
import type { Fact } from './fact';
import type { HarmEvent } from './harmEvents';
import type { SpottingEvent } from './spottingEvents';
import type { DivisionId, ShipId } from './state';
import type { TacticalEvent } from './tacticalEvents';

/** Facts of either level. */
export type CommonEvent =
  | Fact<'gameBegan'>
  | Fact<'turnBegan', { isNight: boolean; isPoor: boolean; hour: number }>
  | Fact<'priorityRolled', { winner: Side; dice: Roll[] }>
  | Fact<'reinforcementRolled', { side: Side; division: DivisionId; dice: Roll[]; comes: boolean }>
  | Fact<'divisionPlaced', { side: Side; division: DivisionId; box: RangeBox }>
  | Fact<
      'divisionsRegrouped',
      { side: Side; from: DivisionId[]; into: DivisionId[]; ships: ShipId[][] }
    >
  | Fact<'sideConfirmed', { side: Side }>
  | Fact<'endOffered', { side: Side; answer: 'yes' | 'no' }>
  | Fact<
      'gameEnded',
      {
        ending: Ending;
        outcome: Outcome;
        points: BySide<number>;
        ratioHundredths: number | null;
      }
    >;

/** Every fact that a strategic game can report. */
export type StrategicEvent =
  | CommonEvent
  | HarmEvent
  | EncounterEvent
  | BasicEvent
  | AirEvent
  | ActionEvent
  | TacticalEvent
  | AdvancedEvent
  | SpottingEvent;

export type EventOf<Kind extends StrategicEvent['kind']> = Extract<StrategicEvent, { kind: Kind }>;
