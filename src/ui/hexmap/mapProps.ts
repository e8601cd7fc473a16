import type { Axial } from '../../hex';

/** What the screen's buttons and keys may ask of a map; none of it renders React. */
export interface MapHandle {
  zoomIn(): void;
  zoomOut(): void;
  /** The whole map. */
  fit(): void;
  /** What is going on, with some sea around it. */
  fitAction(): void;
  /** The whole map if its hexes are large enough to pick, else as `fitAction`. */
  fitOpening(): void;
  centerOn(hex: Axial): void;
  /** The hex under the pointer or the keyboard's cursor, or touched last; `null` when there is none. */
  pointed(): Axial | null;
  /** Gives the map the focus, with its cursor on this hex if given. */
  focus(hex?: Axial): void;
}

export type MarkKind =
  | 'move'
  | 'leave'
  | 'enter'
  | 'place'
  | 'shift'
  | 'target'
  | 'blocked'
  | 'note';

/** A hex with something to do or to know; the label is read aloud and shown on hover. */
export interface HexMark {
  hex: Axial;
  kind: MarkKind;
  label: string;
  /** Written in the hex where the map is too small for the numbers of all hexes. */
  name?: string;
  /** Drawn with a warning sign: entering risks grounding, or the like. */
  caution?: boolean;
}

/** A region of hexes with an outline of its own pattern, and its name in the corner of the map. */
export interface Region {
  key: string;
  /** The name by which the system's style sheet draws it. */
  kind: string;
  variant?: string | undefined;
  hexes: readonly Axial[];
  label: string;
}

/** A line from hex to hex, and the hexes in its way. */
export interface SightLine {
  from: Axial;
  to: Axial;
  blocked: readonly { hex: Axial; by: 'land' | 'friends' }[];
  label: string;
}

/** A planned move from hex to hex, to the same hex where something is placed; a course over several hexes; or planned fire. */
export interface PlanArrow {
  kind: 'move' | 'course' | 'fire';
  from: Axial;
  to: Axial;
  /** The hexes of a course. */
  by?: readonly Axial[];
}
