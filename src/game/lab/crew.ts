import type { FromLab, ToLab } from './player';

/** The part of a web worker that is used. */
export type LabWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** An answer with the number of its job. */
interface Numbered<Answer> {
  job: number;
  answer: Answer;
}

/** What is to be done, and who is told. */
export interface CrewTask<Answer> {
  /** What each worker is told first. */
  first: ToLab;
  /** The job of a number, from 0 on; `wait` until answers to others are told, `end` where there are no more. */
  jobAt(job: number): ToLab | 'wait' | 'end';
  /** Reads an answer. */
  read(message: Exclude<FromLab, { lab: 'fault' }>): Numbered<Answer>;
  workers: number;
  newWorker(): LabWorker;
  /** Answer by answer in the order of their jobs, whatever the order in which they come; false ends it. */
  onAnswer(answer: Answer): boolean;
  /** Once, at the end: of itself, or with what went wrong. */
  onEnd(fault?: string): void;
}

/** Jobs that wait at a worker while it works, so that it never idles. */
const AHEAD = 2;

/** Holds answers until those to all jobs before have been told; `tell` gives false once nobody listens any more. */
function inOrder<Answer>(tell: (answer: Answer) => boolean) {
  const held = new Map<number, Answer>();
  let told = 0;
  return {
    add({ job, answer }: Numbered<Answer>): void {
      held.set(job, answer);
      for (let goesOn = true; goesOn && held.has(told); ) {
        const next = held.get(told) as Answer;
        held.delete(told);
        told += 1;
        goesOn = tell(next);
      }
    },
    /** How many answers have been told. */
    told: (): number => told,
  };
}

/** Does jobs in workers; the returned function stops it, and then nobody is told any more. */
export function workInCrew<Answer>(task: CrewTask<Answer>): () => void {
  const workers: LabWorker[] = [];
  /** Those with room for more, a line for each job. */
  const idle: LabWorker[] = [];
  let [next, isOver] = [0, false];

  const stop = () => {
    isOver = true;
    for (const worker of workers) worker.terminate();
  };
  const end = (fault?: string) => {
    if (isOver) return;
    stop();
    task.onEnd(fault);
  };
  const giveAll = () => {
    while (!isOver && idle.length > 0) {
      const job = task.jobAt(next);
      if (job === 'end' && answers.told() === next) end();
      if (typeof job === 'string') return;
      next += 1;
      idle.shift()?.postMessage(job);
    }
  };
  const answers = inOrder<Answer>((answer) => {
    if (!task.onAnswer(answer)) end();
    return !isOver;
  });
  const hear = (worker: LabWorker, message: FromLab) => {
    if (isOver) return;
    if (message.lab === 'fault') {
      end(message.fault);
      return;
    }
    idle.push(worker);
    answers.add(task.read(message));
    giveAll();
  };
  const open = () => {
    const worker = task.newWorker();
    workers.push(worker);
    worker.onmessage = ({ data }: MessageEvent<FromLab>) => hear(worker, data);
    worker.onerror = () => end('The worker of the lab has failed.');
    worker.postMessage(task.first);
    for (let ahead = 0; ahead < AHEAD; ahead++) idle.push(worker);
  };

  try {
    for (let i = 0; i < Math.max(1, task.workers); i++) open();
    giveAll();
  } catch (error) {
    end(error instanceof Error ? error.message : String(error));
  }
  return stop;
}
