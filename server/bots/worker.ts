/** A thread in which bots think, one order at a time, and prepare in between. */
import { parentPort } from 'node:worker_threads';
import { newMind, type Task } from '../../src/bots';
import { loadAllSystems } from '../../src/game/loadSystem';

const loaded = loadAllSystems();
const mind = newMind(() => performance.now());
let isPreparing = false;

parentPort?.on('message', async (task: Task) => {
  await loaded;
  mind.answer(task, (reply) => parentPort?.postMessage(reply));
  goOnPreparing();
});

/** Between messages, which come first. */
function goOnPreparing(): void {
  if (isPreparing) return;
  isPreparing = true;
  setImmediate(() => {
    isPreparing = false;
    if (mind.prepare()) goOnPreparing();
  });
}
