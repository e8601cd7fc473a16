/** Longest work of a long task between two rests, in milliseconds: shorter than what a press or a stroke is felt to wait for. */
const WORK_MS = 40;

/**
 * Rests of a long task on a page: most calls give nothing, and one after some milliseconds of work a promise to wait for, in which
 * the page answers its user. By messages and not timers, which pages in the background get once a second.
 */
export function newRests(now = () => performance.now()): () => Promise<void> | undefined {
  let since = now();
  return () => {
    if (now() - since < WORK_MS) return undefined;
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        since = now();
        resolve();
      };
      port2.postMessage(null);
    });
  };
}
