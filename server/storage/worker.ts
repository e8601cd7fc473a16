/** The thread that writes: does the jobs of each message in one transaction and answers with what became of them. */
import { parentPort, workerData } from 'node:worker_threads';
import { connectDatabase, type Job, newTransactions } from './transactions';

const db = connectDatabase(workerData as string);
const run = newTransactions(db);

parentPort?.on('message', (jobs: readonly Job[] | 'close') => {
  if (jobs !== 'close') return parentPort?.postMessage(run(jobs));
  db.close();
  parentPort?.close();
});
parentPort?.postMessage('open');
