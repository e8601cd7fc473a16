import { useSyncExternalStore } from 'react';
import { type BySide, SIDES, type Side } from '../../rules/core';
import { forgetDice } from './keptDice';

/** A seat in a match online, kept in this browser. The holder of its token plays the side. */
export interface KeptSeat {
  match: string;
  side: Side;
  token: string;
  title: string;
  /** The holder's name. */
  name: string;
  /** The token of the match's creator: it revokes links and makes new ones. */
  hostToken?: string;
  /** Links to the other seats that have been given out, by the side that they are for. */
  invitations?: Partial<BySide<string>>;
  /** The passphrase of a private match, for links. */
  passphrase?: string;
  /** When it was taken; milliseconds since 1970. */
  at: number;
}

const STORED = 'flag-plot.seats';

/** Seats from stored text; what cannot be read is left out. */
export function parseSeats(text: string | null): KeptSeat[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.flatMap((it) => seatFrom(it) ?? []) : [];
  } catch {
    return [];
  }
}

const ID = /^[A-Za-z0-9_-]{1,32}$/;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length < 200;

function seatFrom(value: unknown): KeptSeat | undefined {
  const found = Object(value) as Record<string, unknown>;
  const { match, token, title, name, at, hostToken, passphrase } = found;
  const side = SIDES.find((it) => it === found.side);
  if (!side || !isText(match) || !ID.test(match) || !isText(token) || token === '')
    return undefined;
  return {
    ...{ match, side, token },
    title: isText(title) ? title : match,
    name: isText(name) ? name : '',
    at: Number.isFinite(at) ? Number(at) : 0,
    ...(isText(hostToken) && { hostToken }),
    ...(isText(passphrase) && { passphrase }),
    ...(found.invitations !== undefined && { invitations: invitationsFrom(found.invitations) }),
  };
}

const invitationsFrom = (value: unknown): Partial<BySide<string>> => {
  const found = Object(value) as Record<string, unknown>;
  return Object.fromEntries(SIDES.flatMap((it) => (isText(found[it]) ? [[it, found[it]]] : [])));
};

/** A browser may forbid storage; then seats last as long as the page. */
function load(): KeptSeat[] {
  try {
    return parseSeats(localStorage.getItem(STORED));
  } catch {
    return current;
  }
}

function store(seats: readonly KeptSeat[]): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(seats));
  } catch {
    // Without storage the seat holds for this page; its link can be kept elsewhere.
  }
}

let current: KeptSeat[] = [];
let isRead = false;
const listeners = new Set<() => void>();

/** All seats of this browser, the one taken last first. */
export function readSeats(): readonly KeptSeat[] {
  if (!isRead) {
    isRead = true;
    current = load();
  }
  return current;
}

function change(next: KeptSeat[]): void {
  current = next;
  isRead = true;
  store(next);
  for (const listener of listeners) listener();
}

const isOther =
  ({ match, side }: Pick<KeptSeat, 'match' | 'side'>) =>
  (it: KeptSeat): boolean =>
    it.match !== match || it.side !== side;

/** Keeps a seat, replacing what was known of it; another tab may have kept others meanwhile. */
export const keepSeat = (seat: KeptSeat): void => change([seat, ...load().filter(isOther(seat))]);

export function dropSeat(seat: Pick<KeptSeat, 'match' | 'side'>): void {
  forgetDice(seat.match, seat.side);
  change(load().filter(isOther(seat)));
}

/** Imports seats from a file; those already here stay as they are. Returns how many are new. */
export function addSeats(seats: readonly KeptSeat[]): number {
  const known = load();
  const fresh = seats.filter((seat) => known.every(isOther(seat)));
  change([...fresh, ...known]);
  return fresh.length;
}

function subscribe(listener: () => void): () => void {
  // Another tab has changed them: a seat whose link it replaced continues here with the new one.
  const reread = ({ key }: StorageEvent) => {
    if (key !== STORED) return;
    current = load();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', reread);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', reread);
  };
}

/** All seats of this browser, and again whenever they change, in this tab or another. */
export const useSeats = (): readonly KeptSeat[] => useSyncExternalStore(subscribe, readSeats);

/** The requested seat of a match, else the one taken last. */
export const seatIn = (
  seats: readonly KeptSeat[],
  match: string,
  side: string | null,
): KeptSeat | undefined => {
  const here = seats.filter((it) => it.match === match);
  return here.find((it) => it.side === side) ?? here[0];
};
