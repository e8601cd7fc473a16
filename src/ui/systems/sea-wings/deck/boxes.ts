import type { SeaWingsView } from '../../../../rules/sea-wings';
import {
  boxCounts,
  type Formation,
  factorsOf,
  formationsOf,
} from '../../../../rules/sea-wings/query';
import { wingsChartText } from '../../../../words/sea-wings/texts/chart';
import { wingsDeckText } from '../../../../words/sea-wings/texts/deck';
import { threeFigures } from '../chart/layers';
import type { Desk } from '../desk/desk';

/** [WG-5.1] The boxes of the board, from left to right. */
export const COLUMNS = ['hangar', 'ready', 'cap', 'search', 'strike', 'returning'] as const;
export type Column = (typeof COLUMNS)[number];

type Force = NonNullable<SeaWingsView['forces']['allies']>;

/** Carriers, bases and task forces that have aircraft; carriers first. */
export function homesOf(force: Force): string[] {
  const rank = { carrier: 0, base: 1, floatplanes: 2 } as const;
  const formations = formationsOf(force).filter((it) => factorsOf(it) > 0);
  const homes = formations.toSorted((a, b) => rank[a.home.kind] - rank[b.home.kind]);
  return [...new Set(homes.map(({ home }) => home.id))];
}

/** Factors of one task in a box. */
export interface Chip {
  key: string;
  column: Column;
  factors: number;
  /** In few signs. */
  note: string;
  /** In words. */
  title: string;
}

type Seen = Pick<Desk, 'names' | 'view' | 'side'>;

/** What is in a box of a formation, task by task. */
export function chipsIn(desk: Seen, formation: Formation, column: Column): Chip[] {
  const chips = notesIn(desk, formation, column);
  return chips.map((chip, at) => ({ ...chip, column, key: `${column} ${at}` }));
}

type Target = Formation['boxes']['strike'][number]['target'];

/** 'TF 5' of the enemy, without a word more. */
function shortTarget({ view, side }: Seen, target: Target): string | undefined {
  if (!target || !('marker' in target)) return undefined;
  const number = view.known[side]?.markers.find(({ id }) => id === target.marker)?.number;
  return number == null ? undefined : wingsChartText('force', { number });
}

/** 'TF 1', as on its pin; a base by its name. */
function shortForce({ view, side, names }: Seen, force: string): string {
  const found = view.forces[side]?.taskForces[force];
  return found ? wingsChartText('force', { number: found.number }) : names.home(force);
}

/** The middle of an arc; of a search all round, its width. */
function arcNote(from: number, to: number): string {
  const width = (to - from + 360) % 360;
  return `${width === 0 ? 360 : threeFigures(from + width / 2)}°`;
}

/** Without a load they shield the others, or only clear the deck. */
const unarmedTitle = (what: string, target: Target): string =>
  target === null ? what : wingsDeckText('escorting', { what });

type Noted = Pick<Chip, 'factors' | 'note' | 'title'>;

function notesIn(desk: Seen, formation: Formation, column: Column): Noted[] {
  const { names } = desk;
  const { boxes, home, type, ferries } = formation;
  switch (column) {
    case 'cap':
      return boxes.cap.map(({ factors, over }) => ({
        // Over its own base it needs no name.
        ...{ factors, note: over === home.id ? '' : shortForce(desk, over) },
        title: wingsDeckText('over', { count: factors, force: names.home(over) }),
      }));
    case 'search':
      return boxes.search.map(({ factors, arc: [from, to], rangeHexes }) => ({
        ...{ factors, note: arcNote(from, to) },
        title: wingsDeckText('sector', {
          ...{ count: factors, from: threeFigures(from), to: threeFigures(to), hexes: rangeHexes },
        }),
      }));
    case 'strike':
      return [
        ...boxes.strike.map(({ factors, target, launch, ordnance }) => {
          const load = type.loads.find(({ id }) => id === ordnance)?.name;
          const at =
            target === null
              ? wingsDeckText('nothing')
              : names.any('marker' in target ? target.marker : target.base);
          const what = wingsDeckText(`launch.${launch}`, { target: at });
          const title = load ? wingsDeckText('with', { what, load }) : unarmedTitle(what, target);
          return { factors, note: shortTarget(desk, target) ?? what, title };
        }),
        ...ferries.map(({ factors, to }) => {
          const note = wingsDeckText('ferry', { home: names.home(to) });
          return { factors, note, title: note };
        }),
      ];
    default: {
      const factors = boxCounts(formation)[column];
      return factors > 0 ? [{ factors, note: '', title: wingsDeckText(`box.${column}`) }] : [];
    }
  }
}
