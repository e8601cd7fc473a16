import type { Axial } from '../../hex';
import { zoomLevel } from '../hexmap/fit';
import { FLAT } from '../hexmap/geometry/plane';
import { around, freest, grown, isCovered, type Rect } from '../hexmap/geometry/rects';
import type { ChartPin } from './pin';
import { pinShare } from './pinSize';
import { degreesPoint, sheetOf } from './projection';
import type { Spread } from './spread';
import type { PlaceName, TheaterChart } from './theater';

/**
 * A name of the chart where it can be read: pixels of the window beside its place, and on which side of that it
 * stands.
 */
export interface Label extends Pick<PlaceName, 'name' | 'kind'> {
  x: number;
  y: number;
  aside: number;
  down: number;
  anchor: 'start' | 'middle' | 'end';
}

type Charted = Pick<TheaterChart, 'corner' | 'farCorner' | 'step' | 'names' | 'columns' | 'rows'>;

type Spot = Pick<Label, 'aside' | 'down' | 'anchor'>;

/** Pixels of a letter, and of a line. */
const LETTER_PIXELS = { port: 7, island: 6.2, land: 8.8, sea: 9.4 } as const;
const [ABOVE_PIXELS, BELOW_PIXELS] = [10, 4];

/** Where the name of a port may stand: beside it first, farther off where pins lie there. */
const AROUND_PORT: readonly Spot[] = [
  { aside: 15, down: 4, anchor: 'start' },
  { aside: -15, down: 4, anchor: 'end' },
  { aside: 22, down: 4, anchor: 'start' },
  { aside: -22, down: 4, anchor: 'end' },
  { aside: 0, down: 26, anchor: 'middle' },
  { aside: 0, down: -17, anchor: 'middle' },
  { aside: 12, down: -14, anchor: 'start' },
  { aside: 12, down: 24, anchor: 'start' },
  { aside: -12, down: -14, anchor: 'end' },
  { aside: -12, down: 24, anchor: 'end' },
  { aside: 40, down: 4, anchor: 'start' },
  { aside: -40, down: 4, anchor: 'end' },
  { aside: 0, down: 44, anchor: 'middle' },
  { aside: 0, down: -36, anchor: 'middle' },
];

/** The name of an island stands on it or beside it. */
const AROUND_ISLAND: readonly Spot[] = [
  { aside: 0, down: 4, anchor: 'middle' },
  { aside: 0, down: 18, anchor: 'middle' },
  { aside: 0, down: -12, anchor: 'middle' },
  { aside: 12, down: 4, anchor: 'start' },
  { aside: -12, down: 4, anchor: 'end' },
];

/** The name of a sea or a land gives way up or down. */
const ABOUT: readonly Spot[] = (['middle', 'start', 'end'] as const).flatMap((anchor) =>
  [0, 22, -22, 44, -44, 66, -66].map((down) => ({ aside: 0, down, anchor })),
);

const SPOTS: Readonly<Record<PlaceName['kind'], readonly Spot[]>> = {
  port: AROUND_PORT,
  land: ABOUT,
  sea: ABOUT,
  island: AROUND_ISLAND,
};

/** Ports choose first, islands last. */
const ORDER: readonly PlaceName['kind'][][] = [['port'], ['land', 'sea'], ['island']];

/** Between a pin and a name. */
const CLEAR_PIXELS = 3;

/** What is written above a hex, such as the hour at which a course comes there. */
export interface HexNote {
  hex: Axial;
  label?: string | undefined;
}

/**
 * The names of a chart at a scale, each where neither pins, notes nor names before it lie, as far as there is room. Ports
 * and islands without room go without a name, and so does what would lie on a note.
 */
export function labelsOf(
  chart: Charted,
  pins: readonly Spread[],
  scale: number,
  notes: readonly HexNote[] = [],
): Label[] {
  const noted = notes.map((note) => noteRect(note, scale));
  const behindPins = [
    ...offSheet(chart, scale),
    ...pins.map((pin) => grown(pinRect(pin, scale), CLEAR_PIXELS)),
    ...noted,
  ];
  const labels: Label[] = [];
  const names = chart.names.filter(({ name }) => !isOnPin(name, pins, scale));
  for (const name of ORDER.flatMap((kinds) => names.filter(({ kind }) => kinds.includes(kind)))) {
    const named = labels.map((it) => labelRect(it, scale));
    const label = labelOf(chart, name, scale, [...behindPins, ...named]);
    const rect = labelRect(label, scale);
    const isCrowded = isCovered(rect, name.kind === 'island' ? [...behindPins, ...named] : named);
    if (isCovered(rect, noted)) continue;
    if (!isCrowded || ABOUT === SPOTS[name.kind]) labels.push(label);
  }
  return labels;
}

/** A base has its name on its pin, except from afar. */
const isOnPin = (name: string, pins: readonly Spread[], scale: number): boolean =>
  zoomLevel(scale) !== 'far' &&
  pins.some(({ pin, form }) => form === 'full' && isNameOf(name, pin));

/** The chart names the place of a base. */
export const isOnChart = (pin: ChartPin, labels: readonly Label[]): boolean =>
  labels.some(({ name }) => isNameOf(name, pin));

const isNameOf = (name: string, pin: ChartPin): boolean =>
  pin.kind === 'base' && pin.name.startsWith(name);

/** All around the sheet. */
function offSheet(chart: Charted, scale: number): Rect[] {
  const { left, right, top, bottom } = sheetOf(chart);
  return around({
    left: left * scale,
    right: right * scale,
    top: top * scale,
    bottom: bottom * scale,
  });
}

function labelOf(chart: Charted, name: PlaceName, scale: number, taken: readonly Rect[]): Label {
  const place = degreesPoint(chart, name);
  const wanted = SPOTS[name.kind].map((spot) => ({
    ...{ name: name.name, kind: name.kind },
    ...place,
    ...spot,
  }));
  return freest(wanted, (it) => labelRect(it, scale), taken);
}

/** What a name takes up at a scale; pixels. */
export function labelRect({ name, kind, x, y, aside, down, anchor }: Label, scale: number): Rect {
  const width = name.length * LETTER_PIXELS[kind];
  const from = { start: 0, middle: -width / 2, end: -width }[anchor];
  const [left, line] = [x * scale + aside + from, y * scale + down];
  return { left, right: left + width, top: line - ABOVE_PIXELS, bottom: line + BELOW_PIXELS };
}

/** Pixels of a letter of a note, and from the middle of its hex to its foot and its head. */
const [NOTE_LETTER, NOTE_FOOT, NOTE_HEAD] = [6, 8, 20];

/** What a note takes up at a scale; pixels. */
export function noteRect({ hex, label = '' }: HexNote, scale: number): Rect {
  const { x, y } = FLAT.center(hex);
  const half = (label.length * NOTE_LETTER) / 2;
  const [middle, line] = [x * scale, y * scale];
  return {
    left: middle - half,
    right: middle + half,
    top: line - NOTE_HEAD,
    bottom: line - NOTE_FOOT,
  };
}

/** What a pin takes up at a scale; pixels. */
export function pinRect({ pin, aside, down, width, height }: Spread, scale: number): Rect {
  const share = pinShare(scale);
  const { x, y } = FLAT.center(pin.hex);
  const [middle, line] = [x * scale + aside * share, y * scale + down * share];
  const [half, tall] = [(width / 2) * share, (height / 2) * share];
  return { left: middle - half, right: middle + half, top: line - tall, bottom: line + tall };
}
