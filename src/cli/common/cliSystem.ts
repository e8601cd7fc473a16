import type { BaseEvent } from '../../rules/core';
import type { FuzzSubject } from './fuzzSubject';

/** Everything the command line needs to know of one system. */
export interface CliSystem<State, Order, Event = BaseEvent, View = State> {
  id: string;
  /** The reference of its rules, a path relative to the project's folder. */
  rulebook: string;
  /** What the fuzzer needs to know of it. */
  subject: FuzzSubject<State, Order, Event, View>;
}

/** Any system, with its types erased, for generic code. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where a system's own types are erased
export type AnyCliSystem = CliSystem<any, any, any, any>;
