/** The thread that writes: executes the jobs of each message in one transaction and answers with the results. */
import { parentPort, workerData } from 'node:worker_threads';
import { connectDatabase } from './database';
import { newUnpacker, type Packed } from './packing';
import { newTransactions } from './transactions';

const db = connectDatabase(workerData as string);
const run = newTransactions(db);
const unpack = newUnpacker();

parentPort?.on('message', (jobs: Packed | 'close') => {
  if (jobs !== 'close') return parentPort?.postMessage(run(unpack(jobs)));
  db.close();
  parentPort?.close();
});
parentPort?.postMessage('open');
