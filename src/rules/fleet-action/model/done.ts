import type { Refusal, Side } from '../../core';
import type { OrderOf } from './orders';
import type { Play } from './play';
import type { FleetActionView } from './state';

/** What may be ended: an id, or `-` for whatever is open. */
export type What = OrderOf<'done'>['what'];

/** What `done` means in one kind of step. */
export interface DoneRule {
  legal(view: FleetActionView, side: Side): What[];
  refuse(view: FleetActionView, side: Side, what: What): Refusal | undefined;
  apply(play: Play, side: Side, what: What): void;
}
