/** The web worker in which battles are weighed. */
import { loadSystem } from '../../game/loadSystem';
import { type Weighed, weigh } from '../../lab/weigh';
import type { Told } from './weigher';

/** The part of a worker's scope that is used here. */
interface Scope {
  onmessage: ((event: { data: Weighed }) => void) | null;
  postMessage(message: Told): void;
}

const scope = globalThis as unknown as Scope;

/** A word after every so many games. */
const TELL_EVERY = 10;

scope.onmessage = async ({ data }) => {
  await loadSystem(data.system);
  const course = weigh(data);
  let step = course.next();
  while (!step.done) {
    const weight = step.value;
    if (weight.games % TELL_EVERY === 0) scope.postMessage({ weight, isDone: false });
    step = course.next();
  }
  scope.postMessage({ weight: step.value, isDone: true });
};
