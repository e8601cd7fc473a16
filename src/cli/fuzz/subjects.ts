import { battleSubject } from './battleSubject';
import type { FuzzSubject } from './checks';
import { strategicSubject } from './strategicSubject';

/** What the fuzzer knows of each system. */
export const SUBJECTS: Readonly<Record<string, FuzzSubject>> = {
  battle: battleSubject as FuzzSubject,
  strategic: strategicSubject as FuzzSubject,
};
