import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Axial } from '../../hex';
import { type Bounds, type Follow, roughScale, type Size } from '../hexmap/fit';
import { FLAT, HEX_WIDTH } from '../hexmap/geometry/plane';
import type { ZoomControl } from '../hexmap/zoom';
import { boundsAround } from './projection';

/** Smaller hexes would lie hidden under the pin of what stands in them. */
const LEGIBLE_PIXELS = 44;

/** What the chart should bring into view. */
export interface InSight {
  /** Where the selected piece is. */
  picked: Axial | undefined;
  /** It may be sent somewhere: its hexes must be large enough to pick. */
  isChoosing: boolean;
  /** Hexes that must all be visible: those that the selected aircraft can reach. */
  reach: readonly Axial[];
  /** What is picked. */
  what: string;
  /** Pixels that it must be from the edge of the window. */
  fromEdge?: number | undefined;
}

/**
 * Brings a selection made outside the chart into view, close enough to pick its hexes if it can move; for aircraft
 * about to fly, all the hexes that they can reach. What is still picked as it may move again is brought no closer.
 * @param still the current selection was made on the chart with a mouse, so the chart stays still
 */
export function useInSight(
  zoom: RefObject<ZoomControl | null>,
  wanted: InSight,
  still: RefObject<boolean>,
): void {
  const before = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each pick
  useEffect(() => {
    const control = zoom.current;
    const isStill = still.current;
    const isNew = before.current !== wanted.what;
    still.current = false;
    if (isStill || wanted.isChoosing) before.current = wanted.what;
    if (control && !isStill) bringInSight(control, wanted, isNew);
  }, [wanted.what, wanted.isChoosing]);
}

/** @param isNew it was not picked before */
export function bringInSight(
  control: Pick<ZoomControl, 'fit' | 'seen' | 'scale' | 'shows' | 'center'>,
  { picked, isChoosing, reach, fromEdge }: InSight,
  isNew: boolean,
): void {
  if (reach.length > 0) control.fit(() => boundsAround(reach) ?? control.seen(), 'smooth');
  else if (!picked) return;
  else if (isNew && isChoosing && control.scale() * HEX_WIDTH < LEGIBLE_PIXELS)
    control.fit(() => legibleAround(picked, control), 'smooth');
  else if (!control.shows(FLAT.center(picked), fromEdge)) control.center(FLAT.center(picked));
}

/**
 * As much around a hex as the window holds of hexes that can be picked: of what lies far off enough for a course.
 */
function legibleAround(hex: Axial, control: Pick<ZoomControl, 'seen' | 'scale'>): Bounds {
  const { left, right, top, bottom } = control.seen();
  const share = control.scale() * (HEX_WIDTH / LEGIBLE_PIXELS) * 0.5;
  const [across, down] = [(right - left) * share, (bottom - top) * share];
  const { x, y } = FLAT.center(hex);
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
}

/** What follows the window without a render. */
interface Followers {
  layer: RefObject<SVGGElement | null>;
  /** The window on the little map. */
  frame: RefObject<SVGRectElement | null>;
  /** The chart as a whole; it stays the same from render to render. */
  sheet: Bounds;
  /** Figures that stay at the edge of the window. */
  degrees: RefObject<SVGGElement | null>;
}

/**
 * Pins keep their size, and the minimap shows the window: both follow the zoom without a render. Pin positions are
 * rendered at the rough scale.
 */
export function useMoved({ layer, frame, degrees, sheet }: Followers) {
  const [scale, setScale] = useState(1);
  const onMove: Follow = useCallback(
    ({ k, x, y }, { width, height }) => {
      setScale(roughScale(k));
      for (const { current } of [layer, degrees]) setK(current, k);
      const box = { x: -x / k, y: -y / k, width: width / k, height: height / k };
      for (const [name, value] of Object.entries(box))
        frame.current?.setAttribute(name, String(value));
      frame.current?.ownerSVGElement?.toggleAttribute('data-whole', holds(box, sheet));
      degrees.current?.style.setProperty('--x', `${x}px`);
      degrees.current?.style.setProperty('--y', `${y}px`);
    },
    [layer, frame, degrees, sheet],
  );
  return { onMove, scale };
}

/** The window has all of the chart in it. */
const holds = (window: { x: number; y: number } & Size, sheet: Bounds): boolean =>
  window.x <= sheet.left &&
  window.y <= sheet.top &&
  window.x + window.width >= sheet.right &&
  window.y + window.height >= sheet.bottom;

/** Set only where it changes: all that keeps its size is laid out again. */
function setK(element: SVGGElement | null, k: number): void {
  if (element?.style.getPropertyValue('--k') !== String(k))
    element?.style.setProperty('--k', String(k));
}
