import { type Axial, type Facing, hexAhead } from '../../../../hex';
import { isOnMap } from '../../../../rules/strategic/advanced/map';
import type { TheatreMap } from '../../../../rules/strategic/model/scenario';
import { strategicChartText } from '../../../../words/strategic/texts/chart';
import { strategicText } from '../../../../words/strategic/texts/screen';

/** What a key or a button asks of the chart. */
export type ChartCommand =
  | { kind: 'step'; facing: Facing }
  | { kind: 'pan'; dx: number; dy: number }
  /** With Shift a hex is added to a course. */
  | { kind: 'pick'; isAdded: boolean }
  | { kind: 'zoomIn' | 'zoomOut' | 'fit' | 'own' };

const PAN_PIXELS = 90;

const PANS: Readonly<Record<string, ChartCommand>> = {
  ArrowLeft: { kind: 'pan', dx: PAN_PIXELS, dy: 0 },
  ArrowRight: { kind: 'pan', dx: -PAN_PIXELS, dy: 0 },
  ArrowUp: { kind: 'pan', dx: 0, dy: PAN_PIXELS },
  ArrowDown: { kind: 'pan', dx: 0, dy: -PAN_PIXELS },
};

const PICKS: readonly string[] = ['Enter', ' '];

const COMMANDS: Readonly<Record<string, ChartCommand>> = {
  '+': { kind: 'zoomIn' },
  '=': { kind: 'zoomIn' },
  '-': { kind: 'zoomOut' },
  '0': { kind: 'fit' },
};

/** What the list of keys says of the chart. */
export const chartKeys = () =>
  (
    [
      ['hexes', ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']],
      ['slanting', ['Home', 'PageUp', 'End', 'PageDown']],
      ['pick', ['Enter']],
      ['course', ['Shift+Enter']],
      ['pan', ['Shift+ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowLeft', 'Shift+ArrowRight']],
      ['zoom', ['+', '-']],
      ['fit', ['0']],
    ] as const
  ).map(([name, keys]) => ({
    group: strategicText('group.board'),
    keys,
    label: strategicChartText(`key.${name}`),
  }));

const FACINGS_OF: Readonly<Record<string, Facing>> = {
  ArrowUp: 1,
  PageUp: 2,
  PageDown: 3,
  ArrowDown: 4,
  End: 5,
  Home: 6,
};

interface Stroke {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The command of a key while the cursor is at a hex; sideways it goes up and down in turns, and so straight on. */
export function chartCommand(stroke: Stroke, cursor: Axial): ChartCommand | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = stroke;
  if (ctrlKey || metaKey || altKey) return undefined;
  if (shiftKey && PANS[key]) return PANS[key];
  if (PICKS.includes(key)) return { kind: 'pick', isAdded: shiftKey };
  const facing = FACINGS_OF[key] ?? sideways(key, cursor);
  return facing ? { kind: 'step', facing } : COMMANDS[key];
}

function sideways(key: string, { q }: Axial): Facing | undefined {
  const isEven = q % 2 === 0;
  if (key === 'ArrowRight') return isEven ? 3 : 2;
  if (key === 'ArrowLeft') return isEven ? 5 : 6;
  return undefined;
}

/** The hex after a step; the same one where the map ends. */
export function stepHex(map: TheatreMap, from: Axial, facing: Facing): Axial {
  const to = hexAhead(from, facing);
  return isOnMap(map, to) ? to : from;
}
