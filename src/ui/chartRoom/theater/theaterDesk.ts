import { type ComponentType, useMemo, useState } from 'react';
import type { Axial } from '../../../hex';
import type { ShipRegistry } from '../../../scenario';
import { theaterMembers } from '../../../scenario/draft/theater/forces';
import { groundAround } from '../../../scenario/draft/theater/ground';
import type {
  TheaterDraft,
  TheaterForm,
  TheaterMember,
  TheaterShip,
} from '../../../scenario/draft/theater/theaterDraft';
import { withWordsOf } from '../../../scenario/draft/victoryWords';
import type { ChartPin } from '../../chart/pin';
import type { TheaterChart } from '../../chart/theater';
import type { Editing } from '../../table/editorProps';
import type { GroundRule } from '../HexFields';
import type { StoryDesk } from '../storyDesk';
import { type ChartDesk, type InHand, useInHand } from './chartDesk';

/** A ship as she is listed. */
interface Vessel {
  name: string;
  /** For tight spaces: 'CV'. */
  mark: string;
}

// biome-ignore lint/suspicious/noExplicitAny: a draft is the system's own business
type AnyDraft = any;

interface PartProps {
  desk: TheaterDesk<AnyDraft>;
}

/** What the editor of operations on the chart of a theater needs of a system. */
export interface TheaterKit {
  form: TheaterForm<AnyDraft>;
  /** In place of the chart, where its scenarios have none. */
  Board?: ComponentType<PartProps>;
  chartOf(draft: AnyDraft, land: readonly Axial[]): TheaterChart;
  /** What of a draft its chart is drawn from, beside land: it is drawn again when that has changed. */
  drawn(draft: AnyDraft): unknown;
  /** All forces and whatever else can be moved, by the ids that the form has for them. */
  pinsOf(draft: AnyDraft, registry: ShipRegistry): ChartPin[];
  /** The hours at which a scenario may begin. */
  hours: readonly string[];
  isNight(draft: AnyDraft): boolean;
  /** What its rules know of land and shallows. */
  ground(): GroundRule;
  /** How to win in words, from the goals: they follow as long as their author has written none of his own. */
  victoryWords(draft: AnyDraft): string;
  hexName(draft: AnyDraft, hex: Axial): string;
  /** Nothing of a ship that nobody knows. */
  vesselOf(ship: TheaterShip, registry: ShipRegistry): Vessel | undefined;
  /** The id of what a place in the file is about, other than a force. */
  placeAt(draft: AnyDraft, path: string): string | undefined;
  /** The scene beside what all scenarios have. */
  Scene: ComponentType<PartProps>;
  /** A force beside name, side and commander. */
  ForceFields: ComponentType<PartProps & { at: number }>;
  /** A ship beside her force. */
  ShipFields: ComponentType<PartProps & { ship: TheaterMember }>;
  /** Under a force's ships: ships that no registry has. */
  MoreShips: ComponentType<PartProps & { at: number }>;
  /** What else is in the scenario. */
  Others: ComponentType<PartProps>;
  Victory: ComponentType<PartProps>;
  /** What of the file is edited in which section, by the beginning of its path. */
  sections: readonly { begins: RegExp; title: () => string }[];
}

/** An operation that is being edited: what of it is picked, what is in hand. */
export interface TheaterDesk<Own extends TheaterDraft = TheaterDraft>
  extends Omit<StoryDesk<Own>, 'change'>,
    InHand {
  kit: TheaterKit;
  form: TheaterForm<Own>;
  editing: Editing<Own>;
  members: readonly TheaterMember[];
  vessels: ReadonlyMap<string, Vessel>;
  land: readonly Axial[];
  /** The number of the force that ships join. */
  force: number;
  pickForce(force: number): void;
  change(edit: (draft: Own) => Own, gesture?: string): void;
}

export function useTheaterDesk(editing: Editing<TheaterDraft>, kit: TheaterKit): TheaterDesk {
  const { draft, registry } = editing;
  const form: TheaterForm = kit.form;
  const inHand = useInHand();
  const [force, pickForce] = useState(0);
  const members = useMemo(() => theaterMembers(form, draft), [form, draft]);
  const vessels = useMemo(() => {
    const known = members.map(({ id, ship }) => [id, kit.vesselOf(ship, registry)] as const);
    return new Map(known.flatMap(([id, it]) => (it ? [[id, it] as const] : [])));
  }, [kit, members, registry]);
  const land = useLand(form, draft);
  const withVictory = withWordsOf<TheaterDraft>(kit.victoryWords);
  return {
    ...{ kit, form, editing, draft, members, vessels, land, pickForce, ...inHand },
    change: (edit, gesture) => editing.change((now) => withVictory(now, edit(now)), gesture),
    force: Math.min(force, Math.max(0, form.forces(draft).length - 1)),
    pickPiece: (id) => {
      inHand.pickPiece(id);
      const at = form.forces(draft).findIndex((it) => it.id === id);
      if (at >= 0) pickForce(at);
    },
    nameOf: (id) => vessels.get(id)?.name ?? id,
    shipsOf: (side) => {
      const own = form.forces(draft).map((it) => it.side === side);
      return members.flatMap((it) => (own[it.force] ? [it.id] : []));
    },
  };
}

/** The chart of an operation as hands move and paint on it. */
export function chartDeskOf(desk: TheaterDesk): ChartDesk {
  const { form, draft, size, change, editing } = desk;
  return {
    ...desk,
    places: form.places(draft),
    isOn: (hex) => form.isOnMap(draft, hex),
    place: (id, hex, gesture) => change((it) => form.placed(it, id, hex), gesture),
    paint: (hexes, ground, gesture) =>
      change((it) => {
        const [first] = hexes;
        const meant = size === 'fill' && first ? groundAround(form, it, first) : hexes;
        return form.withGround(it, meant, ground);
      }, gesture),
    settle: editing.settle,
  };
}

/** The same list while the land stays the same, as the chart is drawn by it. */
function useLand(form: TheaterForm, draft: TheaterDraft): readonly Axial[] {
  const land = useMemo(() => form.land(draft), [form, draft]);
  const key = land.map(({ q, r }) => `${q},${r}`).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same hexes are the same list
  return useMemo(() => land, [key]);
}
