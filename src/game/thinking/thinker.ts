import type { Task, Thought } from '../../bots';

/** Gets the result of a task, once. */
export type Answer = (thought: Thought | Error) => void;

/** A place where bots think. */
export interface Thinker {
  /** Thinks about a task and answers, never before it returns; the returned function cancels the task. */
  think(task: Task, answer: Answer): () => void;
  close(): void;
}
