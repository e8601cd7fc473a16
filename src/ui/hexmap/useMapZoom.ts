import { type RefObject, useEffect, useRef } from 'react';
import type { Bounds, Placement } from './fit';
import { HEX_WIDTH, type Point } from './geometry/plane';
import { type Motion, newZoom, type ZoomControl } from './zoom';

/** Below this the whole board is too small for a finger: the window opens on the action instead. */
const SMALLEST_OPENING_HEX_PIXELS = 24;

interface ZoomSetting {
  svg: RefObject<SVGSVGElement | null>;
  layer: RefObject<SVGGElement | null>;
  sheet: Bounds;
  /** What is going on, for the opening on a small screen. */
  action: () => Bounds | undefined;
  /** Where orders can be given, on the sheet. */
  marked: readonly Point[];
  /** Told of each placement of the chart, without a render: it must stay the same from render to render. */
  onMove: (placement: Placement) => void;
}

/** Zoom and pan for the board's SVG, opened on the whole board or, where that is too small, on the action. */
export function useBoardZoom({ svg, layer, sheet, action, marked, onMove }: ZoomSetting) {
  const control = useRef<ZoomControl>(null);
  const latest = useRef(action);
  latest.current = action;
  useEffect(() => {
    if (!svg.current || !layer.current) return;
    const made = newZoom({ svg: svg.current, layer: layer.current, sheet, onMove });
    control.current = made;
    fitOpening(made, sheet, () => latest.current(), 'at-once');
    return made.stop;
  }, [svg, layer, sheet, onMove]);
  // New marks of which the window shows none bring it to them; later it is the player's own.
  useEffect(() => {
    const zoom = control.current;
    if (!zoom || marked.length === 0) return;
    if (!marked.some((point) => zoom.shows(point))) {
      zoom.fit(() => latest.current() ?? sheet, 'smooth');
    }
  }, [marked, sheet]);
  return control;
}

/** The whole sheet where its hexes are large enough to be picked; else what is going on. */
export function fitOpening(
  zoom: ZoomControl,
  sheet: Bounds,
  action: () => Bounds | undefined,
  motion: Motion,
): void {
  const isLegible = () => zoom.wholeScale() * HEX_WIDTH >= SMALLEST_OPENING_HEX_PIXELS;
  zoom.fit(() => (isLegible() ? sheet : (action() ?? sheet)), motion);
}
