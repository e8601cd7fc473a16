import { zoomLevel } from '../../../hexmap/fit';
import { typesText } from '../matrix/Counter';
import { HEX_HEIGHT } from './plane';
import { isStale } from './reports';
import type { ChartUnit } from './units';

/** Small: what is on it is left to its sheet, but whose it is and what it is called. */
export type PinForm = 'full' | 'small';

export interface PinSize {
  width: number;
  height: number;
}

/** Pixels from side to side of a hex under which whole pins would bury the chart. */
const SMALL_UNDER_PIXELS = 16;

/** Pins far out are drawn smaller: '.chart-svg[data-zoom="far"] .pin'. */
const FAR_SHARE = 0.8;

/** Pixels of the window for one of a pin. */
export const pinShare = (scale: number): number => (zoomLevel(scale) === 'far' ? FAR_SHARE : 1);

/** How a pin is drawn at a scale; reports that say little any more are small at every scale. */
export function pinForm(unit: ChartUnit, scale: number): PinForm {
  if (scale * HEX_HEIGHT < SMALL_UNDER_PIXELS) return 'small';
  return unit.kind === 'contact' && isStale(unit.contact, unit.age) ? 'small' : 'full';
}

const SIZES = {
  full: {
    land: { width: 24, height: 24 },
    division: { width: 62, height: 38 },
    flights: { width: 36, height: 34 },
    contact: { width: 54, height: 38 },
  },
  small: {
    land: { width: 18, height: 18 },
    division: { width: 38, height: 17 },
    flights: { width: 22, height: 22 },
    contact: { width: 26, height: 20 },
  },
} as const satisfies Record<PinForm, Record<ChartUnit['kind'], PinSize>>;

/** Of a letter of the ships' types, and around them. */
const [LETTER_PIXELS, AROUND_PIXELS] = [4.7, 11];
/** Beside a report that has its age or its number written at its sides. */
const NOTED_PIXELS = 16;

/** Width and height of a pin in its own pixels: a division's is as wide as what its ships are called. */
export function pinSize(unit: ChartUnit, form: PinForm): PinSize {
  const { width, height } = SIZES[form][unit.kind];
  if (unit.kind === 'contact' && (unit.age > 0 || unit.others.length > 0))
    return { width: width + NOTED_PIXELS, height };
  if (unit.kind !== 'division' || form === 'small') return { width, height };
  const letters = typesText(unit.face.ships ?? []).length;
  return { width: Math.max(width, letters * LETTER_PIXELS + AROUND_PIXELS), height };
}
