import type { Axial, Direction } from '../../hex';
import { type KeyStroke, keyDirection } from './cursor';

/** What a key asks of the board. */
export type BoardCommand =
  | { kind: 'step'; direction: Direction }
  | { kind: 'pan'; dx: number; dy: number }
  | { kind: 'visit'; what: 'stacks' | 'marks'; step: 1 | -1 }
  | { kind: 'pick' | 'clear' | 'zoomIn' | 'zoomOut' | 'fit' };

const PAN_PIXELS = 90;

/** With Shift, the arrows move the window in place of the cursor. */
const PANS: Readonly<Record<string, BoardCommand>> = {
  ArrowLeft: { kind: 'pan', dx: PAN_PIXELS, dy: 0 },
  ArrowRight: { kind: 'pan', dx: -PAN_PIXELS, dy: 0 },
  ArrowUp: { kind: 'pan', dx: 0, dy: PAN_PIXELS },
  ArrowDown: { kind: 'pan', dx: 0, dy: -PAN_PIXELS },
};

const COMMANDS: Readonly<Record<string, BoardCommand>> = {
  Enter: { kind: 'pick' },
  ' ': { kind: 'pick' },
  Escape: { kind: 'clear' },
  '+': { kind: 'zoomIn' },
  '=': { kind: 'zoomIn' },
  '-': { kind: 'zoomOut' },
  '0': { kind: 'fit' },
  '[': { kind: 'visit', what: 'stacks', step: -1 },
  ']': { kind: 'visit', what: 'stacks', step: 1 },
  ',': { kind: 'visit', what: 'marks', step: -1 },
  '.': { kind: 'visit', what: 'marks', step: 1 },
};

export interface Modifiers {
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The command of a key while the cursor is at a hex; `undefined` when the board has no use for it. */
export function commandOf(stroke: KeyStroke & Modifiers, at: Axial): BoardCommand | undefined {
  if (stroke.ctrlKey || stroke.metaKey || stroke.altKey) return undefined;
  const pan = stroke.shiftKey ? PANS[stroke.key] : undefined;
  if (pan) return pan;
  const direction = keyDirection(stroke, at);
  return direction === undefined ? COMMANDS[stroke.key] : { kind: 'step', direction };
}
