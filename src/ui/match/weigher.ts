import type { Weighed, Weight } from '../../lab/weigh';

/** What the worker says: how it stands, and whether that is all. */
export interface Told {
  weight: Weight;
  isDone: boolean;
}

/** Weighs a battle in a worker, so that the page is never held up. @returns ends it */
export function weighInWorker(
  battle: Weighed,
  tell: (told: Told) => void,
  onFailure: () => void,
): () => void {
  const worker = new Worker(new URL('./weighWorker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Told>) => tell(data);
  worker.onerror = onFailure;
  worker.postMessage(battle);
  return () => worker.terminate();
}
