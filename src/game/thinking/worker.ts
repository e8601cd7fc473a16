/** The web worker in which bots think. */
import { answerTo } from '../../bots';
import type { Received, Sent } from './workerThinker';

/** The part of a worker's scope that is used here. */
interface Scope {
  onmessage: ((event: { data: Sent }) => void) | null;
  postMessage(message: Received): void;
}

const scope = globalThis as unknown as Scope;

scope.onmessage = ({ data: { id, task } }) => {
  answerTo(
    task,
    () => performance.now(),
    (reply) => scope.postMessage({ id, reply }),
  );
};
