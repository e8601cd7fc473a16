import { FLAT } from '../hexmap/geometry/plane';
import { freest, type Rect } from '../hexmap/geometry/rects';
import { pinShare } from './pinSize';
import { degreesPoint } from './projection';
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

type Charted = Pick<TheaterChart, 'corner' | 'farCorner' | 'step' | 'names'>;

type Spot = Pick<Label, 'aside' | 'down' | 'anchor'>;

/** Pixels of a letter, and of a line. */
const LETTER_PIXELS = { port: 6.6, land: 8.2, sea: 8.8 } as const;
const [ABOVE_PIXELS, BELOW_PIXELS] = [10, 4];

/** Where the name of a port may stand: beside it first, farther off where pins lie there. */
const AROUND_PORT: readonly Spot[] = [
  { aside: 15, down: 4, anchor: 'start' },
  { aside: -15, down: 4, anchor: 'end' },
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

/** The name of a sea or a land gives way up or down. */
const ABOUT: readonly Spot[] = [0, 22, -22, 44, -44, 66, -66].map((down) => ({
  ...{ aside: 0, down },
  anchor: 'middle',
}));

/**
 * All names of a chart at a scale, each where neither pins nor names before it lie, as far as there is room; ports
 * choose first.
 */
export function labelsOf(chart: Charted, pins: readonly Spread[], scale: number): Label[] {
  const taken = pins.map((pin) => pinRect(pin, scale));
  const { names } = chart;
  const ports = names.filter(({ kind }) => kind === 'port');
  const others = names.filter(({ kind }) => kind !== 'port');
  return [...ports, ...others].map((name) => {
    const place = degreesPoint(chart, name);
    const spots = name.kind === 'port' ? AROUND_PORT : ABOUT;
    const wanted = spots.map((spot) => ({ name: name.name, kind: name.kind, ...place, ...spot }));
    const label = freest(wanted, (it) => labelRect(it, scale), taken);
    taken.push(labelRect(label, scale));
    return label;
  });
}

function labelRect({ name, kind, x, y, aside, down, anchor }: Label, scale: number): Rect {
  const width = name.length * LETTER_PIXELS[kind];
  const from = { start: 0, middle: -width / 2, end: -width }[anchor];
  const [left, line] = [x * scale + aside + from, y * scale + down];
  return { left, right: left + width, top: line - ABOVE_PIXELS, bottom: line + BELOW_PIXELS };
}

function pinRect({ pin, aside, down, width, height }: Spread, scale: number): Rect {
  const share = pinShare(scale);
  const { x, y } = FLAT.center(pin.hex);
  const [middle, line] = [x * scale + aside * share, y * scale + down * share];
  const [half, tall] = [(width / 2) * share, (height / 2) * share];
  return { left: middle - half, right: middle + half, top: line - tall, bottom: line + tall };
}
