import type { ReactNode } from 'react';
import type { Fault, ShipRegistry } from '../../scenario';
import type { Draft } from '../../scenario/core/draftForm';

/** A draft that is being edited, for the screen of its system. */
export interface Editing<Own extends Draft = Draft> {
  draft: Own;
  registry: ShipRegistry;
  faults: readonly Fault[];
  /** Makes a change; those of one gesture are undone in one step. */
  change(edit: (draft: Own) => Own, gesture?: string): void;
  /** The gesture is over. */
  settle(): void;
  /** The fault that the list leads to: its place in the file, and a number that is new for each jump. */
  goal: { path: string; jump: number } | undefined;
}

/** What the editor of a system gets. */
export interface EditorProps {
  // biome-ignore lint/suspicious/noExplicitAny: a draft is the system's own business
  editing: Editing<any>;
  /** Above the map: what can be done with the whole. @param where what a place in the file is called */
  bar(where: (path: string) => string): ReactNode;
}
