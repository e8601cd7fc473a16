import { battleSubject } from '../systems/battle/subject';
import { strategicSubject } from '../systems/strategic/subject';
import type { FuzzSubject } from './checks';

/** What the fuzzer knows of each system. */
export const SUBJECTS: Readonly<Record<string, FuzzSubject>> = {
  battle: battleSubject as FuzzSubject,
  strategic: strategicSubject as FuzzSubject,
};
