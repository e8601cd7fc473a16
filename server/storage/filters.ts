import type { ListFilter, StoredMatch } from './storage';

/** What a search asks for. */
export type Wanted = Omit<ListFilter, 'limit'>;

export const latestFirst = (a: StoredMatch, b: StoredMatch): number => b.updatedAt - a.updatedAt;

/** Whether a match is among those that a search asks for. */
export const fits = (
  { system, status, updatedAt, info }: StoredMatch,
  { system: ofSystem, status: ofStatus, updatedBefore, updatedAfter, listed }: Wanted,
): boolean =>
  !(listed && info.unlisted) &&
  (ofSystem === undefined || system === ofSystem) &&
  (ofStatus === undefined || status === ofStatus) &&
  (updatedBefore === undefined || updatedAt < updatedBefore) &&
  (updatedAfter === undefined || updatedAt > updatedAfter);
