import type { Axial } from '../../hex';
import type { KeyStroke } from './geometry/keyed';
import type { Plane } from './geometry/plane';

/** What a key or a button asks of a map. */
export type MapCommand =
  | { kind: 'step'; to: Axial }
  | { kind: 'pan'; dx: number; dy: number }
  | { kind: 'visit'; what: 'pieces' | 'marks'; step: 1 | -1 }
  /** `add`: Shift was held. */
  | { kind: 'pick' | 'add' | 'clear' | 'zoomIn' | 'zoomOut' | 'fit' | 'fitAction' };

const PAN_PIXELS = 90;

/** With Shift, the arrows move the window instead of the cursor. */
const WITH_SHIFT: Readonly<Record<string, MapCommand>> = {
  ArrowLeft: { kind: 'pan', dx: PAN_PIXELS, dy: 0 },
  ArrowRight: { kind: 'pan', dx: -PAN_PIXELS, dy: 0 },
  ArrowUp: { kind: 'pan', dx: 0, dy: PAN_PIXELS },
  ArrowDown: { kind: 'pan', dx: 0, dy: -PAN_PIXELS },
  Enter: { kind: 'add' },
  ' ': { kind: 'add' },
};

const COMMANDS: Readonly<Record<string, MapCommand>> = {
  Enter: { kind: 'pick' },
  ' ': { kind: 'pick' },
  Escape: { kind: 'clear' },
  '+': { kind: 'zoomIn' },
  '=': { kind: 'zoomIn' },
  '-': { kind: 'zoomOut' },
  '0': { kind: 'fit' },
  '[': { kind: 'visit', what: 'pieces', step: -1 },
  ']': { kind: 'visit', what: 'pieces', step: 1 },
  ',': { kind: 'visit', what: 'marks', step: -1 },
  '.': { kind: 'visit', what: 'marks', step: 1 },
};

interface Modifiers {
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The command for a key with the cursor at a hex; `undefined` when the map does not use the key. */
export function commandOf(
  { keyed }: Pick<Plane, 'keyed'>,
  stroke: KeyStroke & Modifiers,
  at: Axial,
): MapCommand | undefined {
  if (stroke.ctrlKey || stroke.metaKey || stroke.altKey) return undefined;
  const shifted = stroke.shiftKey ? WITH_SHIFT[stroke.key] : undefined;
  if (shifted) return shifted;
  const to = keyed(stroke, at);
  return to ? { kind: 'step', to } : COMMANDS[stroke.key];
}
