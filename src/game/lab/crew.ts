import type { Column } from '../../lab/column';
import type { GameResult } from '../../lab/gameResult';
import type { FromLab, ToLab } from './player';

/** The part of a web worker that is used. */
export type LabWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** What to play, and who is told. */
export interface CrewTask {
  columns: readonly Column[];
  games: number;
  workers: number;
  newWorker(): LabWorker;
  /** Game by game in their order, whatever the order in which they end; false ends it. */
  onGame(results: readonly GameResult[]): boolean;
  /** Once, at the end: of itself, or with what went wrong. */
  onEnd(fault?: string): void;
}

/** Games that wait at a worker while it plays, so that it never idles. */
const AHEAD = 2;

/** Plays games in workers; the returned function stops it, and then nobody is told any more. */
export function playInCrew(task: CrewTask): () => void {
  const { columns, games, newWorker } = task;
  const done = new Map<number, readonly GameResult[]>();
  const count = Math.max(1, Math.min(task.workers, games));
  let [next, told, isOver] = [0, 0, false];
  const workers: LabWorker[] = [];

  const end = (fault?: string) => {
    if (isOver) return;
    stop();
    task.onEnd(fault);
  };
  const stop = () => {
    isOver = true;
    for (const worker of workers) worker.terminate();
  };
  const give = (worker: LabWorker) => {
    if (next < games) worker.postMessage({ lab: 'game', game: next++ } satisfies ToLab);
  };
  const tellInOrder = () => {
    for (let results = done.get(told); results && !isOver; results = done.get(told)) {
      done.delete(told);
      told += 1;
      if (!task.onGame(results) || told === games) end();
    }
  };
  const hear = (worker: LabWorker, message: FromLab) => {
    if (isOver) return;
    if (message.lab === 'fault') {
      end(message.fault);
      return;
    }
    done.set(message.game, message.results);
    give(worker);
    tellInOrder();
  };

  try {
    for (let i = 0; i < count; i++) {
      const worker = newWorker();
      workers.push(worker);
      worker.onmessage = ({ data }: MessageEvent<FromLab>) => hear(worker, data);
      worker.onerror = () => end('The worker of the lab has failed.');
      worker.postMessage({ lab: 'columns', columns } satisfies ToLab);
      for (let ahead = 0; ahead < AHEAD; ahead++) give(worker);
    }
  } catch (error) {
    end(error instanceof Error ? error.message : String(error));
  }
  return stop;
}
