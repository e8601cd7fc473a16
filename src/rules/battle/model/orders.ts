import type { Axial } from '../../../hex';
import type { OfKind } from '../../core';
import type { BoardSide } from './scenario';
import type { ShipId, StackId, TaskForceId, Weapon } from './state';

/** [BT-18] Every order of a battle. */
export type Order =
  | { kind: 'chooseDoe'; taskForce: TaskForceId; doe: BoardSide }
  | { kind: 'placeStack'; stack: StackId; hex: Axial }
  | { kind: 'shift'; displacement: Axial }
  | { kind: 'enter'; stack: StackId; hex: Axial }
  /** A hex next to the stack's; one off the board is an attempt to leave [BT-5.11]. */
  | { kind: 'moveStack'; stack: StackId; to: Axial }
  | { kind: 'leave'; stack: StackId; answer: Answer }
  | { kind: 'stay'; stack: StackId }
  | { kind: 'divide'; stack: StackId; groups: ShipId[][] }
  | { kind: 'combine'; stacks: StackId[] }
  /** The ships of each group leave the stack as a stack of their own. */
  | { kind: 'separate'; stack: StackId; groups: ShipId[][] }
  | { kind: 'tow'; tower: ShipId; towed: ShipId }
  | { kind: 'castOff'; tower: ShipId }
  | { kind: 'scuttle'; ship: ShipId }
  | { kind: 'declare'; ship: ShipId; weapon: Weapon; target: ShipId; full: boolean }
  | { kind: 'withdraw'; ship: ShipId; weapon: Weapon }
  | { kind: 'tryRepair'; ship: ShipId; answer: Answer }
  | { kind: 'tryRefloat'; ship: ShipId; answer: Answer }
  | { kind: 'done' }
  | { kind: 'breakOff'; answer: Answer };

export type Answer = 'yes' | 'no';
export type OrderOf<Kind extends Order['kind']> = OfKind<Order, Kind>;
