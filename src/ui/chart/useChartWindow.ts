import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Axial } from '../../hex';
import { type Bounds, type Placement, roughScale } from '../hexmap/fit';
import { FLAT, HEX_WIDTH } from '../hexmap/geometry/plane';
import type { ZoomControl } from '../hexmap/zoom';
import { boundsAround } from './projection';

/** Hexes smaller than that lie under the pin of what stands among them. */
const LEGIBLE_PIXELS = 44;

/** What the chart is to bring into sight. */
export interface InSight {
  /** Where that lies which is picked. */
  picked: Axial | undefined;
  /** It may be sent somewhere: its hexes are to be large enough to be picked. */
  isChoosing: boolean;
  /** Hexes that are all to be seen: those that picked aircraft reach. */
  reach: readonly Axial[];
  /** Looked at again when this has changed. */
  when: string;
}

/**
 * What is picked elsewhere than on the chart comes into sight, and near enough for its hexes to be picked where it can be
 * moved; of aircraft that are to fly all hexes that they reach.
 * @param still what is picked now was picked on the chart with a mouse, under which it lies still
 */
export function useInSight(
  zoom: RefObject<ZoomControl | null>,
  { picked, isChoosing, reach, when }: InSight,
  still: RefObject<boolean>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each pick
  useEffect(() => {
    const control = zoom.current;
    const isStill = still.current;
    still.current = false;
    if (!control || isStill) return;
    if (reach.length > 0) control.fit(() => boundsAround(reach) ?? control.seen(), 'smooth');
    else if (!picked) return;
    else if (isChoosing && control.scale() * HEX_WIDTH < LEGIBLE_PIXELS)
      control.fit(() => legibleAround(picked, control), 'smooth');
    else if (!control.shows(FLAT.center(picked))) control.center(FLAT.center(picked));
  }, [when]);
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

/**
 * Pins keep their size, and the little map shows the window: both follow the zoom without a render. Where pins lie
 * is rendered with the rough scale.
 */
export function useMoved(
  svg: RefObject<SVGSVGElement | null>,
  layer: RefObject<SVGGElement | null>,
  frame: RefObject<SVGRectElement | null>,
) {
  const [scale, setScale] = useState(1);
  const onMove = useCallback(
    ({ k, x, y }: Placement) => {
      setScale(roughScale(k));
      layer.current?.style.setProperty('--k', String(k));
      const { clientWidth = 1, clientHeight = 1 } = svg.current ?? {};
      const box = { x: -x / k, y: -y / k, width: clientWidth / k, height: clientHeight / k };
      for (const [name, value] of Object.entries(box))
        frame.current?.setAttribute(name, String(value));
    },
    [svg, layer, frame],
  );
  return { onMove, scale };
}
