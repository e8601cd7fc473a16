import type { ShipId, Stack, StackId } from '../../rules/battle';
import type { Lead } from '../tactical/posture';
import { BY_THE_BOOK, type Judgement } from './judgement';

/**
 * A stack's task: keep a range from an enemy (the nearest if none is named), keep away, or run for the edge where
 * leaving scores.
 */
export type Task =
  | { kind: 'hold'; rangeHexes: number; target?: StackId }
  | { kind: 'withdraw' }
  | { kind: 'exit' };

/** A side's plan; whatever it does not name is left to doctrine. */
export interface FleetPlan {
  judgement: Judgement;
  /** For stacks without a task of their own. */
  task?: Task;
  tasks?: Readonly<Record<StackId, Task>>;
  /** In place of `task`, depending on who leads. */
  taskWhen?: Readonly<Partial<Record<Lead, Task>>>;
  /** The enemy ship or counter on which fire is concentrated. */
  focus?: ShipId;
  vote?: 'yes' | 'no';
}

export const DOCTRINE: FleetPlan = { judgement: BY_THE_BOOK };

/** The task of a stack: its own, or the fleet's. */
export const taskOf = (plan: FleetPlan, { id }: Stack, lead: Lead): Task | undefined =>
  plan.tasks?.[id] ?? fleetTaskOf(plan, lead);

/** The fleet's task: the one for who leads, or for all times. */
export const fleetTaskOf = ({ taskWhen, task }: FleetPlan, lead: Lead): Task | undefined =>
  taskWhen?.[lead] ?? task;
