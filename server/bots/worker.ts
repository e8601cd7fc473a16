/** A thread in which bots think, one order at a time. */
import { parentPort } from 'node:worker_threads';
import { type Task, think } from './thinking';

parentPort?.on('message', (task: Task) => {
  parentPort?.postMessage(answerTo(task));
});

function answerTo(task: Task): { line: string } | { fault: string } {
  try {
    return { line: think(task) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
