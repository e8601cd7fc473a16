import type { Lead, Limits } from '../../tactical/posture';

/** What a fleet is to do: fight at a range, or keep away. */
export type Task = { kind: 'hold'; rangeHexes: number } | { kind: 'withdraw' };

/** How a side means to fight a battle: its preferences where opinions differ, and perhaps a task. */
export interface FleetPlan {
  /** The greatest weight of fire taken against fire dealt: battles are not won by keeping away. */
  maxCaution: number;
  /** The worth of torpedoes against the cost of the run in: what the enemy turns away from is won as well. */
  daring: number;
  /** The weight of a better torpedo chance later; 1 is usual, 0 launches whatever may hit. */
  patience: number;
  /** What fire on a ship gains when she has nothing left of her hull, as a share of its worth. */
  massing: number;
  /** Odds below which a side keeps what it has. As in other battles at sea. */
  withdrawBelow: Limits;
  task?: Task;
  /** In place of `task`, depending on who leads. */
  taskWhen?: Readonly<Partial<Record<Lead, Task>>>;
}

/** The plan of doctrine. */
export const DOCTRINE: FleetPlan = {
  maxCaution: 0.6,
  daring: 2,
  patience: 1,
  massing: 0,
  withdrawBelow: { ahead: 0.8, even: 0.35, behind: 0.35 },
};

/** The fleet's task: the one for who leads, or for all times. */
export const taskOf = ({ taskWhen, task }: FleetPlan, lead: Lead): Task | undefined =>
  taskWhen?.[lead] ?? task;
