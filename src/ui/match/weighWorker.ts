/** The web worker in which battles are weighed. */
import { loadSystem } from '../../game/loadSystem';
import { type Weighed, weigh } from '../../lab/weigh';
import type { Told } from './weigher';

/** The part of a worker's scope that is used here. */
interface Scope {
  onmessage: ((event: { data: Weighed }) => void) | null;
  postMessage(message: Told): void;
  /** Tells whoever has the worker that it has failed. */
  reportError(error: unknown): void;
}

const scope = globalThis as unknown as Scope;

/** A word after every so many games. */
const TELL_EVERY = 10;

scope.onmessage = ({ data }) => {
  weighAll(data).catch((error) => scope.reportError(error));
};

async function weighAll(battle: Weighed): Promise<void> {
  await loadSystem(battle.system);
  const course = weigh(battle);
  let step = course.next();
  while (!step.done) {
    const weight = step.value;
    if (weight.games % TELL_EVERY === 0) scope.postMessage({ weight, isDone: false });
    step = course.next();
  }
  scope.postMessage({ weight: step.value, isDone: true });
}
