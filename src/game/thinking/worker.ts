/** The web worker in which bots think, and play whole games for the lab. */
import { newMind } from '../../bots';
import { type FromLab, newLabPlayer, systemsIn, type ToLab } from '../lab/player';
import { loadSystem } from '../loadSystem';
import type { Received, Sent } from './workerThinker';

/** The part of a worker's scope that is used here. */
interface Scope {
  onmessage: ((event: { data: Sent | ToLab }) => void) | null;
  postMessage(message: Received | FromLab): void;
  /** Tells whoever has the worker that it has failed. */
  reportError(error: unknown): void;
}

const scope = globalThis as unknown as Scope;

const mind = newMind(() => performance.now());
const play = newLabPlayer((message) => scope.postMessage(message));

/** What is told later waits for what was told before. */
let heard: Promise<unknown> = Promise.resolve();

scope.onmessage = ({ data }) => {
  heard = heard.then(() => hear(data)).catch((error) => scope.reportError(error));
};

async function hear(data: Sent | ToLab): Promise<void> {
  if ('lab' in data) {
    await Promise.all(systemsIn(data).map(loadSystem));
    play(data);
    return;
  }
  const { id, task } = data;
  await loadSystem(task.system);
  mind.answer(task, (reply) => scope.postMessage({ id, reply }));
  goOnPreparing();
}

let isPreparing = false;

/** Between messages, which come first. */
function goOnPreparing(): void {
  if (isPreparing) return;
  isPreparing = true;
  setTimeout(() => {
    isPreparing = false;
    if (mind.prepare()) goOnPreparing();
  });
}
