import { useSyncExternalStore } from 'react';
import { Notice } from '../../game/fault';

/** What is told at the foot of the page: a fault that the game survived, or a notice that is none. */
interface Told {
  message: string;
  isFault: boolean;
}

let told: Told | null = null;
const listeners = new Set<() => void>();

function tell(next: Told | null): void {
  told = next;
  for (const listener of listeners) listener();
}

/** Shows a fault of ours that the game survived, or a notice. */
export const reportFault = (error: unknown): void =>
  tell({
    message: error instanceof Error ? error.message : String(error),
    isFault: !(error instanceof Notice),
  });

export const dismissFault = (): void => tell(null);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The fault or notice on show. */
export const useFault = (): Told | null => useSyncExternalStore(subscribe, () => told);
