import type { ShipId, Stack, StackId } from '../../rules/battle';
import { BY_THE_BOOK, type Judgement } from './judgement';

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
  /** The enemy ship or counter on which fire is concentrated. */
  focus?: ShipId;
  vote?: 'yes' | 'no';
}

export const DOCTRINE: FleetPlan = { judgement: BY_THE_BOOK };

export const taskOf = ({ task, tasks }: FleetPlan, { id }: Stack): Task | undefined =>
  tasks?.[id] ?? task;
