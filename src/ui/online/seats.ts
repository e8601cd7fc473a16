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

/** What is stored, as text; `undefined` where a browser forbids storage. */
function storedText(): string | null | undefined {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return undefined;
  }
}

function store(text: string): void {
  try {
    localStorage.setItem(STORED, text);
  } catch {
    // Without storage, or when it is full, the seat holds for this page; its link can be kept elsewhere.
  }
}

/** What was read last. Without storage seats last as long as the page. */
let current: readonly KeptSeat[] = [];
let read: string | null = null;
const listeners = new Set<() => void>();

/**
 * All seats of this browser, the one taken last first; the same list until it changes. The text is compared each time:
 * another tab may change it before this one listens, and no event tells of that.
 */
export function readSeats(): readonly KeptSeat[] {
  const text = storedText();
  if (text === undefined || text === read) return current;
  read = text;
  current = parseSeats(text);
  return current;
}

function change(next: readonly KeptSeat[]): void {
  current = next;
  store(JSON.stringify(next));
  read = storedText() ?? null;
  for (const listener of listeners) listener();
}

const isOther =
  ({ match, side }: Pick<KeptSeat, 'match' | 'side'>) =>
  (it: KeptSeat): boolean =>
    it.match !== match || it.side !== side;

/** Keeps a seat, replacing what was known of it; another tab may have kept others meanwhile. */
export const keepSeat = (seat: KeptSeat): void =>
  change([seat, ...readSeats().filter(isOther(seat))]);

export function dropSeat(seat: Pick<KeptSeat, 'match' | 'side'>): void {
  forgetDice(seat.match, seat.side);
  change(readSeats().filter(isOther(seat)));
}

/** Imports seats from a file; those already here stay as they are. Returns how many are new. */
export function addSeats(seats: readonly KeptSeat[]): number {
  const known = readSeats();
  const fresh = seats.filter((seat) => known.every(isOther(seat)));
  change([...fresh, ...known]);
  return fresh.length;
}

function subscribe(listener: () => void): () => void {
  // Another tab has changed them: a seat whose link it replaced continues here with the new one.
  const reread = ({ key }: StorageEvent) => {
    if (key === STORED) listener();
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
