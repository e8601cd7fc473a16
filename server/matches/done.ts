import type { Refusal } from '../../src/rules/core';

/** What came of a request: a value, or why there is none. */
export type Done<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export const done = <T>(value: T): Done<T> => ({ ok: true, value });

export const not = (refusal: Refusal): { ok: false; refusal: Refusal } => ({ ok: false, refusal });
