import type { ReactNode } from 'react';
import type { Snapshot } from '../../game';
import type { Eyes, Moment } from './replay';

/** What a system's report is given. */
export interface ReportProps {
  snapshot: Snapshot;
  moments: readonly Moment[];
  eyes: Eyes;
  title: string;
  /** The name of its files, without the ending. */
  file: string;
  /** Where to go from here. */
  children: ReactNode;
}
