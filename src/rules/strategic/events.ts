import type { BySide, Outcome, Roll, Side } from '../core';
import type { ActionEvent } from './action/events';
import type { AdvancedEvent } from './advanced/events';
import type { SpottingEvent } from './advanced/spottingEvents';
import type { AirEvent } from './air/events';
import type { BasicEvent } from './basic/events';
import type { Ending } from './common/endings';
import type { EncounterEvent } from './encounters/events';
import type { Fact } from './fact';
import type { HarmEvent } from './harm/events';
import type { RangeBox } from './rangeBoxes';
import type { DivisionId, ShipId } from './state';
import type { TacticalEvent } from './tactical/events';

/** Facts of either level. */
export type CommonEvent =
  | Fact<'gameBegan'>
  | Fact<'turnBegan', { isNight: boolean; isPoor: boolean; hour: number }>
  | Fact<'priorityRolled', { winner: Side; dice: Roll[] }>
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
