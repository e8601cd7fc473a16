import { onRetry } from './retry';

/** Loads once, on first use; after a failure again, when somebody retries. */
export function remembered<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  let failed = false;
  onRetry(() => {
    if (failed) loaded = undefined;
    failed = false;
  });
  return () => {
    loaded ??= load().catch((error: unknown) => {
      failed = true;
      throw error;
    });
    return loaded;
  };
}
