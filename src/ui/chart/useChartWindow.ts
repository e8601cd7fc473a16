import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Axial } from '../../hex';
import { type Bounds, type Placement, roughScale } from '../hexmap/fit';
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
  /** Checked again when this changes. */
  when: string;
}

/**
 * Brings a selection made outside the chart into view, close enough to pick its hexes if it can move; for aircraft
 * about to fly, all the hexes that they can reach.
 * @param still the current selection was made on the chart with a mouse, so the chart stays still
 */
export function useInSight(
  zoom: RefObject<ZoomControl | null>,
  wanted: InSight,
  still: RefObject<boolean>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each pick
  useEffect(() => {
    const control = zoom.current;
    const isStill = still.current;
    still.current = false;
    if (control && !isStill) bringInSight(control, wanted);
  }, [wanted.when]);
}

function bringInSight(control: ZoomControl, { picked, isChoosing, reach }: InSight): void {
  if (reach.length > 0) control.fit(() => boundsAround(reach) ?? control.seen(), 'smooth');
  else if (!picked) return;
  else if (isChoosing && control.scale() * HEX_WIDTH < LEGIBLE_PIXELS)
    control.fit(() => legibleAround(picked, control), 'smooth');
  else if (!control.shows(FLAT.center(picked))) control.center(FLAT.center(picked));
}

/**
 * As much around a hex as the window holds of hexes that can be picked: of what lies far off enough for a course.
 */
function legibleAround(hex: Axial, control: ZoomControl): Bounds {
  const { left, right, top, bottom } = control.seen();
  const share = control.scale() * (HEX_WIDTH / LEGIBLE_PIXELS) * 0.5;
  const [across, down] = [(right - left) * share, (bottom - top) * share];
  const { x, y } = FLAT.center(hex);
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
}

/** What follows the window without a render. */
interface Followers {
  svg: RefObject<SVGSVGElement | null>;
  layer: RefObject<SVGGElement | null>;
  /** The window on the little map. */
  frame: RefObject<SVGRectElement | null>;
  /** Figures that stay at the edge of the window. */
  degrees: RefObject<SVGGElement | null>;
}

/**
 * Pins keep their size, and the minimap shows the window: both follow the zoom without a render. Pin positions are
 * rendered at the rough scale.
 */
export function useMoved({ svg, layer, frame, degrees }: Followers) {
  const [scale, setScale] = useState(1);
  const onMove = useCallback(
    ({ k, x, y }: Placement) => {
      setScale(roughScale(k));
      layer.current?.style.setProperty('--k', String(k));
      const { clientWidth = 1, clientHeight = 1 } = svg.current ?? {};
      const box = { x: -x / k, y: -y / k, width: clientWidth / k, height: clientHeight / k };
      for (const [name, value] of Object.entries(box))
        frame.current?.setAttribute(name, String(value));
      degrees.current?.style.setProperty('--west', `${box.x}px`);
      degrees.current?.style.setProperty('--north', `${box.y}px`);
    },
    [svg, layer, frame, degrees],
  );
  return { onMove, scale };
}
