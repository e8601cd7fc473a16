/** A thread of the arena: plays the pairs whose numbers it gets, until there are none. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadAllSystems } from '../../game/loadSystem';
import { playPair } from './pair';
import type { Plan } from './plan';

const loaded = loadAllSystems();

parentPort?.on('message', async (pair: number | null) => {
  await loaded;
  if (pair === null) parentPort?.close();
  else parentPort?.postMessage(await playPair(workerData as Plan, pair));
});
