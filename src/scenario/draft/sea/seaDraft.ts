import type { Axial } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { ShipRegistry } from '../../records/registry';
import type { HexInFile } from '../hexes';
import type { StoryDraft } from '../storyDraft';

/** Courses clockwise from north, as files write them. */
export const COURSES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type Course = (typeof COURSES)[number];

/** Land as a file writes it: a disk, whole rows of the map, or single hexes. */
export type AreaInFile =
  | { around: HexInFile; within: number }
  | { rows: [number, number] }
  | { hexes: HexInFile[] };

/** A ship of a group as her file has her: one of the registry, or one with an id and a name of her own. */
export interface SeaMember {
  ship?: string;
  id?: string;
  name?: string;
  captain?: string | undefined;
  /** Without it she lies astern of the one before. */
  hex?: HexInFile | undefined;
}

/** The lists of a group in which its ships stand, in the order in which they sail. */
export const LISTS = ['ships', 'merchants', 'craft'] as const;
type List = (typeof LISTS)[number];

/** Ships that begin together, whatever the system calls them. */
export interface SeaGroup extends Readonly<Partial<Record<List, SeaMember[] | undefined>>> {
  id: string;
  name: string;
  side: Side;
  commander?: string | undefined;
  course: Course;
  knots: number;
}

/** What has land written as areas. */
export interface Landed {
  land?: AreaInFile[] | undefined;
}

/** What drafts of battles on open sea have in common. */
export interface SeaDraft extends StoryDraft, Landed {
  turns: number;
}

type Ships = Pick<ShipRegistry, 'ships' | 'submarines'>;

/** How the hexes of a map with such land are counted. */
export interface GroundForm<Own extends Landed> {
  isOnMap(draft: Own, hex: Axial): boolean;
  /** The hexes of an area that lie on the map. */
  hexesOf(draft: Own, area: AreaInFile): Axial[];
}

/** How battles on open sea of a system are edited; what they do not share is the business of the system. */
export interface SeaForm<Own extends SeaDraft = SeaDraft> extends GroundForm<Own> {
  /** The key of its groups, and what a new one is called, in the language of files. */
  key: string;
  groupName: string;
  groups(draft: Own): readonly SeaGroup[];
  withGroups(draft: Own, groups: readonly SeaGroup[]): Own;
  /** What a new group has beside ships, course and speed. */
  newGroup: object;
  /** The rules leave no ship of this battle without a hex of her own. */
  hasEveryHex: boolean;
  /** A group that nothing is left of keeps this list. */
  emptyLists: Partial<Record<List, []>>;
  /** Keys whose object makes no sense without the ship that they name. */
  needs: readonly string[];
  /** Keys of a ship's entry that are true of her alone. */
  own: readonly string[];
  /** What follows when groups have come, gone or changed. */
  withGroupsTold?(draft: Own): Own;
  /** The most that a ship makes. */
  knotsOf(draft: Own, ship: string, registry: Ships): number | undefined;
}

/** A ship of a group, and where she lies. */
export interface PlacedMember {
  /** The group's number. */
  group: number;
  list: List;
  /** Her number in that list. */
  index: number;
  id: string;
  member: SeaMember;
  /** `undefined` for one that has none, with none before her. */
  hex: Axial | undefined;
}

export const idOfMember = ({ ship, id }: SeaMember): string => ship ?? id ?? '';

export const facingOf = (course: Course) => (COURSES.indexOf(course) + 1) as 1 | 2 | 3 | 4 | 5 | 6;
