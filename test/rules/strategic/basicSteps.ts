import type { Side } from '../../../src/rules/core';
import type { Step } from '../../../src/rules/strategic';
import { PASSED } from './basicGame';

/** Steps of a Basic turn, in their order. */
export const SEARCH = { kind: 'search' } as const;
export const CAP = { kind: 'cap' } as const;
export const STRIKE_PLAN = { kind: 'strikePlan' } as const;
export const CLOSING = { kind: 'closing' } as const;
export const OPENING = { kind: 'opening' } as const;
export const SUBMARINES = { kind: 'submarines' } as const;
export const END = { kind: 'basicEnd' } as const;
export const surface = (side: Side = 'allies'): Step => ({ kind: 'surface', side, passed: PASSED });
