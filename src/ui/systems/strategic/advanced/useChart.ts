import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Axial } from '../../../../hex';
import type { Bounds, Placement } from '../../../hexmap/fit';
import type { ZoomControl } from '../../../hexmap/zoom';
import type { Desk } from '../desk';
import type { ChartMark } from './chartPicks';
import { boundsAround, chartPoint, HEX_HEIGHT } from './plane';
import type { ChartUnit } from './units';

/** Hexes smaller than that lie under the pin of what stands among them. */
const LEGIBLE_PIXELS = 44;

interface InSight {
  zoom: RefObject<ZoomControl | null>;
  units: readonly ChartUnit[];
  desk: Desk;
  /** What is picked now was picked on the chart with a mouse, under which it lies still. */
  still: RefObject<boolean>;
}

/**
 * What is picked elsewhere than on the chart comes into sight, and near enough for its hexes to be picked where it can be moved; of squadrons that
 * are to fly all hexes that they reach.
 */
export function useInSight(
  { zoom, units, desk, still }: InSight,
  marks: readonly ChartMark[],
): void {
  const { selected, squads } = desk;
  const isChoosing = marks.length > 0;
  const squadrons = [...squads.keys()].sort().join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each pick
  useEffect(() => {
    const control = zoom.current;
    const isStill = still.current;
    still.current = false;
    if (!control || isStill) return;
    const isFlight = marks.some(({ kind }) => kind === 'fly' || kind === 'flyOut');
    const unit = units.find(({ id }) => id === selected);
    if (isFlight)
      show(
        control,
        marks.map(({ hex }) => hex),
      );
    else if (unit && isChoosing && control.scale() * HEX_HEIGHT < LEGIBLE_PIXELS)
      control.fit(() => legibleAround(unit.hex, control), 'smooth');
    else if (unit && !control.shows(chartPoint(unit.hex))) control.center(chartPoint(unit.hex));
  }, [selected, isChoosing, squadrons]);
}

/** As much around a hex as the window holds of hexes that can be picked: of what lies far off enough for a course. */
function legibleAround(hex: Axial, control: ZoomControl): Bounds {
  const { left, right, top, bottom } = control.seen();
  const share = control.scale() * (HEX_HEIGHT / LEGIBLE_PIXELS) * 0.5;
  const [across, down] = [(right - left) * share, (bottom - top) * share];
  const { x, y } = chartPoint(hex);
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
}

const show = (control: ZoomControl, hexes: readonly Axial[]): void =>
  control.fit(() => boundsAround(hexes) ?? control.seen(), 'smooth');

/** Pins keep their size, and the little map shows the window: both follow the zoom without a render. Where pins lie is rendered with the rough scale. */
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

/** Pins are laid out anew each time that the scale has changed by a quarter or so. */
const SCALES_IN_DOUBLE = 3;
export const roughScale = (k: number): number =>
  2 ** (Math.round(Math.log2(k) * SCALES_IN_DOUBLE) / SCALES_IN_DOUBLE);
