import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';

/** How far the panel is drawn up over the board on a small screen. */
export type Sheet = 'low' | 'middle' | 'high';

/** Below this a press that wanders is still a press. */
const DRAG_PIXELS = 8;
/** Shares of the window's height at which one state gives way to the next. */
const LOW_BELOW = 0.12;
const HIGH_FROM = 0.4;

/** Where the panel settles after a drag: `height` is the part of it on show, `window` the window's height, in pixels. */
export function sheetAt(height: number, window: number): Sheet {
  if (height < window * LOW_BELOW) return 'low';
  return height < window * HIGH_FROM ? 'middle' : 'high';
}

interface Drag {
  from: number;
  height: number;
  /** It has become one. */
  isOn: boolean;
}

/** The panel as a sheet that slides: by a drag of its tabs, or from state to state by buttons. */
export function useSheet(panel: RefObject<HTMLElement | null>) {
  const [sheet, setSheet] = useState<Sheet>('middle');
  const drag = useRef<Drag | null>(null);
  const [isHeld, setHeld] = useState(false);
  const onPointerDown = ({ clientY }: PointerEvent) => {
    drag.current = { from: clientY, height: partHeight(panel.current), isOn: false };
  };
  const onPointerMove = ({ clientY, currentTarget, pointerId }: PointerEvent) => {
    const now = drag.current;
    if (!now) return;
    const up = now.from - clientY;
    if (!now.isOn && Math.abs(up) < DRAG_PIXELS) return;
    if (!now.isOn) currentTarget.setPointerCapture(pointerId);
    now.isOn = true;
    setHeld(true);
    panel.current?.style.setProperty('--sheet', `${Math.max(0, now.height + up)}px`);
  };
  const letGo = () => {
    if (drag.current?.isOn) setSheet(sheetAt(partHeight(panel.current), window.innerHeight));
    else drag.current = null;
    setHeld(false);
    panel.current?.style.removeProperty('--sheet');
  };
  // The press that ends a drag picks no tab.
  const onClickCapture = (event: MouseEvent) => {
    if (drag.current?.isOn) event.stopPropagation();
    drag.current = null;
  };
  const hands = { onPointerDown, onPointerMove, onClickCapture };
  return {
    sheet,
    setSheet,
    isHeld,
    hands: { ...hands, onPointerUp: letGo, onPointerCancel: letGo },
  };
}

/** Of the part that is open. */
const partHeight = (panel: HTMLElement | null): number => {
  const parts = [...(panel?.querySelectorAll<HTMLElement>('.panel-body, .panel-log') ?? [])];
  return Math.max(0, ...parts.map(({ clientHeight }) => clientHeight));
};
