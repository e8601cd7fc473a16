import type { Task, Thought } from '../../bots';

/** Told what came of a task, once. */
export type Answer = (thought: Thought | Error) => void;

/** A place where bots think. */
export interface Thinker {
  /** Thinks about a task and answers, never before it returns; the function returned gives the task up. */
  think(task: Task, answer: Answer): () => void;
  close(): void;
}
