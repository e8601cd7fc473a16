import { useSyncExternalStore } from 'react';

let message: string | null = null;
const listeners = new Set<() => void>();

function tell(next: string | null): void {
  message = next;
  for (const listener of listeners) listener();
}

/** Shows a fault of ours that the game survived. */
export const reportFault = (error: unknown): void =>
  tell(error instanceof Error ? error.message : String(error));

export const dismissFault = (): void => tell(null);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The fault on show. */
export const useFault = (): string | null => useSyncExternalStore(subscribe, () => message);
