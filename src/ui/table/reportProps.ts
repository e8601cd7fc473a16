import type { ReactNode } from 'react';
import type { Snapshot } from '../../game';
import type { BySide } from '../../rules/core';
import type { Eyes, Moment } from './replay/replay';
import type { OtherEnd } from './screen';

/** The props of a system's report. */
export interface ReportProps {
  system: string;
  sideNames: BySide<string>;
  snapshot: Snapshot;
  moments: readonly Moment[];
  eyes: Eyes;
  /** How it ended, if not by the rules. */
  end?: OtherEnd | undefined;
  title: string;
  /** The name of its files, without the ending. */
  file: string;
  /** Where to go from here. */
  children: ReactNode;
}
