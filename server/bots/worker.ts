/** A thread in which bots think, one order at a time. */
import { parentPort } from 'node:worker_threads';
import { answerTo, type Task } from '../../src/bots';

parentPort?.on('message', (task: Task) => {
  answerTo(
    task,
    () => performance.now(),
    (reply) => parentPort?.postMessage(reply),
  );
});
