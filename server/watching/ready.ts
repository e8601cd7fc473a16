import type { RequestListener } from 'node:http';
import { StorageError } from '../storage/storage';

/** How long an answer is reused; in ms. The test writes cost work, and anybody may ask. */
const FRESH_MS = 1000;

const RETRY_SECONDS = 5;

interface ReadyOptions {
  /** Resolves when something can be stored. */
  probe(): Promise<void>;
  isClosing(): boolean;
  fault(error: unknown): void;
}

/** Answers `/readyz`: whether new matches and orders can be accepted. The process is alive either way. */
export function readyListener({ probe, isClosing, fault }: ReadyOptions): RequestListener {
  const fresh = newFresh(async () => {
    try {
      await probe();
      return undefined;
    } catch (error) {
      fault(error);
      return error instanceof StorageError ? error.message : 'The server has a fault.';
    }
  });
  return (_request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Type', 'application/json');
    const say = (reason: string | undefined): void => {
      if (reason !== undefined) response.setHeader('Retry-After', RETRY_SECONDS);
      response.writeHead(reason === undefined ? 200 : 503);
      response.end(
        JSON.stringify(reason === undefined ? { status: 'ok' } : { status: 'no', reason }),
      );
    };
    if (isClosing()) return say('The server is about to stop.');
    void fresh().then(say);
  };
}

/** Asks once for all requests at about the same time. */
function newFresh<T>(ask: () => Promise<T>): () => Promise<T> {
  let known: { at: number; value: Promise<T> } | undefined;
  return () => {
    const now = performance.now();
    if (!known || now - known.at > FRESH_MS) known = { at: now, value: ask() };
    return known.value;
  };
}
