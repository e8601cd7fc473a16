import type { ShipId, Stack, StackId } from '../../rules/battle';
import { BY_THE_BOOK, type Judgement, type Lead } from './judgement';

/**
 * What a stack is to do: keep a range from an enemy (the nearest where none is named), keep away, or run for where it
 * is paid for leaving.
 */
export type Task =
  | { kind: 'hold'; rangeHexes: number; target?: StackId }
  | { kind: 'withdraw' }
  | { kind: 'exit' };

/** How a side goes on; what is not named is left to doctrine. */
export interface FleetPlan {
  judgement: Judgement;
  /** For stacks without a task of their own. */
  task?: Task;
  tasks?: Readonly<Record<StackId, Task>>;
  /** In place of `task`, by who leads. */
  taskWhen?: Readonly<Partial<Record<Lead, Task>>>;
  /** The enemy ship or counter on which fire is concentrated. */
  focus?: ShipId;
  vote?: 'yes' | 'no';
}

export const DOCTRINE: FleetPlan = { judgement: BY_THE_BOOK };

/** The task of a stack: its own, that for who leads, or the fleet's. */
export const taskOf = ({ tasks, taskWhen, task }: FleetPlan, { id }: Stack, lead: Lead) =>
  tasks?.[id] ?? taskWhen?.[lead] ?? task;
