import {
  type BattleView,
  type ShipId,
  type ShipType,
  type Stack,
  type StackId,
  sheetOf,
} from '../../rules/battle';
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
  /** For stacks of destroyers and smaller ships. */
  lightTask?: Task;
  /** In place of `task`, by who leads. */
  taskWhen?: Readonly<Partial<Record<Lead, Task>>>;
  /** The enemy ship or counter on which fire is concentrated. */
  focus?: ShipId;
  vote?: 'yes' | 'no';
}

export const DOCTRINE: FleetPlan = { judgement: BY_THE_BOOK };

/** Who asks for a task: the view, who leads in it, and the plan. */
export interface Asking {
  view: BattleView;
  lead: Lead;
  plan: FleetPlan;
}

/** The task of a stack: its own, that of its kind, that of the hour, or the fleet's. */
export const taskOf = ({ view, lead, plan }: Asking, { id, ships }: Stack): Task | undefined =>
  plan.tasks?.[id] ??
  (plan.lightTask && ships.every((it) => isLight(view, it)) ? plan.lightTask : undefined) ??
  plan.taskWhen?.[lead] ??
  plan.task;

const LIGHT_TYPES: readonly ShipType[] = ['DD', 'DE', 'TB'];

const isLight = (view: BattleView, id: ShipId): boolean =>
  LIGHT_TYPES.includes(sheetOf(view, id).type);
