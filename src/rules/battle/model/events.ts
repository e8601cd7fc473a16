import type { Axial, Direction } from '../../../hex';
import type { BaseEvent, BySide, Modifier, Outcome, Roll, Side } from '../../core';
import type { Arc } from './arcs';
import type { Answer } from './orders';
import type { BoardSide } from './scenario';
import type { Caliber, Row, SpeedClass } from './sheet';
import type { Declaration, ShipId, StackId, TaskForceId, Weapon } from './state';
import type { CriticalKind } from './tables';

/** When it happened: round and impulse, both 0 during set-up. */
interface At extends BaseEvent {
  round: number;
  impulse: number;
}

type Fact<Kind extends string, Facts = unknown> = At & { kind: Kind } & Facts;

/** What a hit did [BT-11, BT-12]. */
export type HitEffect =
  | 'dud'
  | 'no-effect'
  | 'deflected'
  | 'mount-destroyed'
  | 'boxes-destroyed'
  | 'critical';

/** Every fact that a battle can report. Lists of ships and stacks name the ones a reader may want highlighted. */
export type BattleEvent =
  | Fact<'battleBegan', { initiative: Side }>
  | Fact<'initiativeRolled', { side: Side; dice: Roll[] }>
  | Fact<'directionSettled', { side: Side; taskForce: TaskForceId; doe: BoardSide; moved: boolean }>
  | Fact<'stackPlaced', { side: Side; stack: StackId; ships: ShipId[]; hex: Axial }>
  | Fact<'sideShifted', { side: Side; displacement: Axial; waiting: StackId[] }>
  | Fact<'roundBegan', { initiative: Side }>
  | Fact<'impulsePassed', { phase: 'movement' | 'gunnery' | 'torpedoes'; side?: Side }>
  | Fact<'stackEntered', { side: Side; stack: StackId; hex: Axial }>
  | Fact<'stackMoved', { side: Side; stack: StackId; from: Axial; to: Axial }>
  | Fact<'stackStayed', { side: Side; stack: StackId }>
  | Fact<'stackDivided', { side: Side; stack: StackId; into: StackId[]; groups: ShipId[][] }>
  | Fact<'stacksCombined', { side: Side; stacks: StackId[]; into: StackId }>
  | Fact<
      'shipsSeparated',
      { side: Side; from: StackId; stack: StackId; ships: ShipId[]; hex: Axial }
    >
  | Fact<'groundingRolled', { ship: ShipId; dice: Roll[]; aground: boolean }>
  | Fact<'boardShifted', { side: Side; stack: StackId; direction: Direction }>
  /** [BT-5.18] It may leave after all, or stay: its owner is asked. */
  | Fact<'leaveOffered', { side: Side; stack: StackId }>
  | Fact<'stackLeft', { side: Side; stack: StackId; ships: ShipId[]; from: Axial }>
  | Fact<'towMadeFast', { side: Side; tower: ShipId; towed: ShipId }>
  | Fact<'towCastOff', { side: Side; tower: ShipId; towed: ShipId; cause: 'order' | 'loss' }>
  | Fact<'shipScuttled', { side: Side; ship: ShipId; hex: Axial }>
  | Fact<'fireDeclared', { side: Side; declaration: Declaration }>
  | Fact<'fireWithdrawn', { side: Side; ship: ShipId; weapon: Weapon }>
  | Fact<'scuttlingSealed', { side: Side; ship: ShipId }>
  | Fact<'sideDone', { side: Side }>
  | Fact<'declarationsRevealed', { declared: BySide<Declaration[]>; named: Declaration[] }>
  | Fact<
      'stackFireRolled',
      {
        side: Side;
        hex: Axial;
        rolls: { stack: StackId; value: number }[];
        firing: StackId[];
        dice: Roll[];
      }
    >
  | Fact<'declarationVoided', { side: Side; declaration: Declaration }>
  | Fact<
      'salvoFired',
      SalvoFacts & { weapon: Caliber; ship: ShipId; factors: number; halved: boolean; arc: Arc }
    >
  | Fact<
      'torpedoesLaunched',
      SalvoFacts & { ships: ShipId[]; stack: StackId; factors: number; divisor: number }
    >
  | Fact<'hitsShared', { counter: string; hits: { ship: ShipId; hits: number }[]; dice: Roll[] }>
  | Fact<
      'confusionRolled',
      { side: Side; ship: ShipId; hex: Axial; confused: boolean; ships: ShipId[]; dice: Roll[] }
    >
  | Fact<'torpedoHitsDrawn', { hex: Axial; ships: ShipId[]; dice: Roll[] }>
  | Fact<
      'hitScored',
      {
        ship: ShipId;
        by: ShipId | StackId;
        weapon: Weapon;
        sum: number;
        row?: Row;
        effect: HitEffect;
        boxes: number;
        left: number;
        plunging: boolean;
        dice: Roll[];
      }
    >
  | Fact<
      'criticalHit',
      { ship: ShipId; sum: number; critical: CriticalKind; row?: Row; boxes: number; dice: Roll[] }
    >
  /** [BT-12.11] */
  | Fact<'magazinesShaken', { ship: ShipId; explodes: boolean; dice: Roll[] }>
  | Fact<
      'speedLost',
      { ship: ShipId; from: SpeedClass; to: SpeedClass; cause: 'hit' | 'half-hull' | 'critical' }
    >
  | Fact<'shipSank', { ship: ShipId; side: Side; hex: Axial; cause: 'hull' | 'magazine' }>
  | Fact<
      'repairRolled',
      { ship: ShipId; dice: Roll[]; result: 'repaired' | 'failed' | 'beyond-repair' }
    >
  | Fact<'refloatRolled', { ship: ShipId; dice: Roll[]; afloat: boolean; boxes: number }>
  /** [BT-20.12] A side has sighted enemy ships; the enemy is not told. */
  | Fact<'stacksSighted', { side: Side; stacks: { stack: StackId; ships: ShipId[] }[] }>
  | Fact<'sightLost', { side: Side; stacks: StackId[] }>
  /** [BT-20.13] How the enemy is told of a salvo or spread by a stack out of sight; never an event of its own. */
  | Fact<
      'unseenFire',
      {
        side: Side;
        stack: StackId;
        target: ShipId;
        from: Axial;
        to: Axial;
        weapon: Weapon;
        hits: number;
      }
    >
  | Fact<'votesRevealed', { votes: BySide<Answer | null> }>
  | Fact<'breakOffRolled', { totals: BySide<number>; decides: Side; dice: Roll[] }>
  | Fact<'battleEnded', { outcome: Outcome }>;

interface SalvoFacts {
  side: Side;
  target: ShipId;
  from: Axial;
  to: Axial;
  rangeHexes: number;
  hits: number;
  /** The number to roll, modifiers already subtracted. */
  needed: number;
  modifiers: Modifier[];
  dice: Roll[];
}

export { CRITICALS, type CriticalKind } from './tables';

export type EventOf<Kind extends BattleEvent['kind']> = Extract<BattleEvent, { kind: Kind }>;
