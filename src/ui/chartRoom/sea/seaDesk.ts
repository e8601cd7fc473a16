import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { Axial } from '../../../hex';
import type { ShipRegistry } from '../../../scenario';
import { findMember, membersIn } from '../../../scenario/draft/sea/members';
import type { PlacedMember, SeaDraft, SeaForm } from '../../../scenario/draft/sea/seaDraft';
import type { TheaterChart } from '../../chart/theater';
import type { Point } from '../../hexmap/geometry/points';
import type { Editing } from '../../table/editorProps';
import type { SeaShip } from '../../tacticalSea/seaShip';
import type { SeaWindow } from '../../tacticalSea/shapes';
import type { BrushSize } from '../BrushBar';
import type { GroundRule } from '../HexFields';
import type { StoryDesk } from '../storyDesk';
import { type InHand, useInHand } from '../theater/chartDesk';

/** What the map does under the pointer: it moves formations or single ships, or paints. */
export const SEA_BRUSHES = ['formation', 'vessel', 'land', 'sea', 'foul', 'fair'] as const;
export type SeaBrush = (typeof SEA_BRUSHES)[number];

/** A ship as she is drawn and listed. */
interface Vessel {
  name: string;
  hull: SeaShip['hull'];
  /** For tight spaces: 'CL'. */
  mark: string;
}

// biome-ignore lint/suspicious/noExplicitAny: a draft is the system's own business
type AnyDraft = any;

interface PartProps {
  desk: SeaDesk<AnyDraft>;
}

/** A chart of the surrounding waters, on which the sea of the battle is one hex. */
interface WideChart {
  /** The file has one. */
  isIn(draft: AnyDraft): boolean;
  /** What of the file is on it, by the beginning of its path. */
  begins: RegExp;
  /** What the two charts are called on the buttons that switch between them. */
  names(): { sea: string; wide: string };
  Board: ComponentType<PartProps & { coasts: readonly (readonly Point[])[] }>;
  chartOf(draft: AnyDraft): TheaterChart;
  /** Hexes of that chart made land. */
  traced(draft: AnyDraft, hexes: readonly Axial[]): AnyDraft;
  /** The hex of it that is picked. */
  HexPanel: ComponentType<PartProps>;
}

/** Areas of bad weather, which are painted as land is. */
interface WeatherAreas {
  hexes(draft: AnyDraft): readonly Axial[];
  painted(draft: AnyDraft, hexes: readonly Axial[], weather: 'foul' | 'fair'): AnyDraft;
  /** The hexes of one weather that hang together with a hex. */
  around(draft: AnyDraft, hex: Axial): Axial[];
}

/** What the editor of battles on open sea needs of a system. */
export interface SeaKit {
  form: SeaForm<AnyDraft>;
  /** From the middle of a hex to that of the next. */
  hexYards: number;
  /** The whole of a sea with an edge. */
  seaOf(draft: AnyDraft): SeaWindow | undefined;
  isNight(draft: AnyDraft): boolean;
  /** What its rules know of land and shallows. */
  ground(): GroundRule;
  /** What columns, rows and hexes are called, and what is taken from a column or row to count as they do. */
  namesOf(draft: AnyDraft): {
    column(column: number): string;
    row(row: number): string;
    hex(hex: Axial): string;
    first: { column: number; row: number };
  };
  /** Nothing of a ship that nobody knows. */
  vesselOf(draft: AnyDraft, member: PlacedMember, registry: ShipRegistry): Vessel | undefined;
  /** The scene beside what all battles have. */
  Scene: ComponentType<PartProps>;
  /** A formation beside name, side, commander, course and speed. */
  GroupFields: ComponentType<PartProps & { at: number }>;
  /** A ship beside her place and her captain. */
  ShipFields: ComponentType<PartProps & { ship: PlacedMember }>;
  Wide?: WideChart;
  weather?: WeatherAreas;
  /** What else is in the battle. */
  Others?: ComponentType<PartProps>;
  /** What the sides score for. */
  Victory: ComponentType<PartProps>;
  /** What of the file is edited in which section, by the beginning of its path. */
  sections: readonly { begins: RegExp; title: () => string }[];
}

/** A battle on open sea that is being edited: what of it is picked, what is in hand. */
export interface SeaDesk<Own extends SeaDraft = SeaDraft> extends Omit<StoryDesk<Own>, 'change'> {
  kit: SeaKit;
  form: SeaForm<Own>;
  editing: Editing<Own>;
  /** All ships, and how they are drawn by their ids. */
  members: readonly PlacedMember[];
  vessels: ReadonlyMap<string, Vessel>;
  brush: SeaBrush;
  size: BrushSize;
  hold(brush: SeaBrush, size?: BrushSize): void;
  hex: Axial | null;
  /** The ship that is picked. */
  ship: PlacedMember | undefined;
  /** The formation that ships join. */
  group: number;
  /** What is in hand on the chart of the surrounding waters, and whether that is shown. */
  wide: InHand & { isOpen: boolean; open(isOpen: boolean): void };
  pickHex(hex: Axial | null): void;
  pickShip(id: string | undefined): void;
  pickGroup(group: number): void;
  change(edit: (draft: Own) => Own, gesture?: string): void;
}

export function useSeaDesk(editing: Editing<SeaDraft>, kit: SeaKit): SeaDesk {
  const { draft, registry, change } = editing;
  const form: SeaForm = kit.form;
  const [held, setHeld] = useState<{ brush: SeaBrush; size: BrushSize }>({
    ...{ brush: 'formation', size: 'one' },
  });
  const [hex, pickHex] = useState<Axial | null>(null);
  const [picked, setShip] = useState<string>();
  const [group, pickGroup] = useState(0);
  const { wide, goal } = useWide(editing, kit);
  const members = useMemo(() => membersIn(form, draft), [form, draft]);
  const vessels = useMemo(() => {
    const known = members.map((it) => [it.id, kit.vesselOf(draft, it, registry)] as const);
    return new Map(known.flatMap(([id, it]) => (it ? [[id, it] as const] : [])));
  }, [kit, draft, members, registry]);
  const ship = picked === undefined ? undefined : members.find(({ id }) => id === picked);
  return {
    ...{ kit, form, draft, members, vessels, hex, ship, pickHex, change, wide, ...held },
    editing: { ...editing, goal },
    hold: (brush, size = held.size) => setHeld({ brush, size }),
    group: Math.min(group, Math.max(0, form.groups(draft).length - 1)),
    pickGroup,
    pickShip: (id) => {
      setShip(id);
      const found = id === undefined ? undefined : findMember(form, draft, id);
      if (found) pickGroup(found.group);
    },
    nameOf: (id) => vessels.get(id)?.name ?? id,
    shipsOf: (side) => {
      const own = form.groups(draft).map((it) => it.side === side);
      return members.flatMap((it) => (own[it.group] ? [it.id] : []));
    },
  };
}

/**
 * The list of faults opens the chart of the surrounding waters where it leads there. Who switches by hand has been where it
 * led: a chart that is drawn anew does not go there again.
 */
function useWide({ draft, goal }: Editing<SeaDraft>, { Wide }: SeaKit) {
  const inHand = useInHand();
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState<typeof goal>();
  useEffect(() => {
    if (goal && Wide) setOpen(Wide.begins.test(goal.path));
  }, [goal, Wide]);
  const open = (it: boolean) => {
    setOpen(it);
    setSeen(goal);
  };
  const wide = { ...inHand, open, isOpen: isOpen && Wide?.isIn(draft) === true };
  return { wide, goal: goal === seen ? undefined : goal };
}
