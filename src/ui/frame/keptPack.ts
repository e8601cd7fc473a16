import { useSyncExternalStore } from 'react';

/** The tables pack that new battles use, kept in this browser; its text is checked again whenever it is used. */
export interface KeptPack {
  name: string;
  text: string;
}

const STORED = 'flag-plot.tables';

/** A pack from stored text; none when that cannot be read. */
export function parseKeptPack(stored: string | null): KeptPack | null {
  try {
    const { name, text } = Object(JSON.parse(stored ?? 'null')) as Record<string, unknown>;
    return typeof name === 'string' && typeof text === 'string' ? { name, text } : null;
  } catch {
    return null;
  }
}

/** A browser may forbid storage or be out of room; then a pack lasts as long as the page. */
function load(): KeptPack | null {
  try {
    return parseKeptPack(localStorage.getItem(STORED));
  } catch {
    return null;
  }
}

function store(pack: KeptPack | null): void {
  try {
    if (pack) localStorage.setItem(STORED, JSON.stringify(pack));
    else localStorage.removeItem(STORED);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

let current: KeptPack | null | undefined;
const listeners = new Set<() => void>();

export function readKeptPack(): KeptPack | null {
  if (current === undefined) current = load();
  return current;
}

/** Keeps a pack for the battles to come, or goes back to the standard tables. */
export function keepPack(pack: KeptPack | null): void {
  current = pack;
  store(pack);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useKeptPack = (): KeptPack | null => useSyncExternalStore(subscribe, readKeptPack);
