import { zoomLevel } from '../hexmap/fit';
import { HEX_WIDTH } from '../hexmap/geometry/plane';
import type { ChartPin, ForcePin, PinKind } from './pin';

/** Small: shows only whose it is and its name; its sheet has the rest. */
export type PinForm = 'full' | 'small';

export interface PinSize {
  width: number;
  height: number;
}

/** Below this width of a hex in pixels, full-size pins would bury the chart. */
const SMALL_UNDER_PIXELS = 16;

/** Distant pins are drawn smaller: '.chart-svg[data-zoom="far"] .pin'. */
const FAR_SHARE = 0.9;

/** Window pixels per pin pixel. */
export const pinShare = (scale: number): number => (zoomLevel(scale) === 'far' ? FAR_SHARE : 1);

/** How a pin is drawn at a scale; outdated reports are small at every scale. */
export function pinForm(pin: ChartPin, scale: number): PinForm {
  if (scale * HEX_WIDTH < SMALL_UNDER_PIXELS) return 'small';
  return pin.kind === 'contact' && pin.isStale ? 'small' : 'full';
}

const SIZES = {
  full: {
    base: { width: 24, height: 24 },
    force: { width: 64, height: 40 },
    flight: { width: 36, height: 34 },
    contact: { width: 54, height: 38 },
  },
  small: {
    base: { width: 18, height: 18 },
    force: { width: 42, height: 17 },
    flight: { width: 22, height: 22 },
    contact: { width: 26, height: 20 },
  },
} as const satisfies Record<PinForm, Record<PinKind, PinSize>>;

/** Of a letter of the ships' types, and around them. */
const [LETTER_PIXELS, AROUND_PIXELS] = [5.5, 11];
/** Of a letter of a small pin's name, the ensign with the margins beside it, and the sign of one that is spotted. */
const [NAME_LETTER_PIXELS, ENSIGN_PIXELS, SPOTTED_PIXELS] = [6.2, 23, 14];
/** Beside a report that has its age or its number written at its sides. */
const NOTED_PIXELS = 16;

/** Width and height of a pin in its own pixels: a force's is as wide as the text of its ship types, or of its name. */
export function pinSize(pin: ChartPin, form: PinForm): PinSize {
  const { width, height } = SIZES[form][pin.kind];
  if (pin.kind === 'contact' && (pin.ageNote || pin.timesNote))
    return { width: width + NOTED_PIXELS, height };
  if (pin.kind !== 'force') return { width, height };
  return { width: Math.max(width, form === 'small' ? nameWidth(pin) : typesWidth(pin)), height };
}

const typesWidth = ({ types }: ForcePin): number => types.length * LETTER_PIXELS + AROUND_PIXELS;

const nameWidth = ({ name, isSpotted }: ForcePin): number =>
  ENSIGN_PIXELS + name.length * NAME_LETTER_PIXELS + (isSpotted ? SPOTTED_PIXELS : 0);
