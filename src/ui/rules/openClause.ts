import { useSyncExternalStore } from 'react';
import type { ClauseId } from '../../rules/core';
import { type Place, placeBeside } from './placeBeside';

/** A clause that is read on the spot. */
export interface OpenClause {
  system: string;
  rule: ClauseId;
  place: Place;
}

let current: OpenClause | null = null;
const listeners = new Set<() => void>();

function set(next: OpenClause | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Opens a clause beside its link. The link gets the focus, since not every browser focuses a pressed button. */
export function openClause(system: string, rule: ClauseId, link: HTMLElement): void {
  link.focus({ preventScroll: true });
  set({ system, rule, place: placeBeside(link.getBoundingClientRect(), window) });
}

export const closeClause = (): void => set(null);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOpenClause = (): OpenClause | null =>
  useSyncExternalStore(subscribe, () => current);
