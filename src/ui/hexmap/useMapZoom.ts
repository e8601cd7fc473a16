import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { type Bounds, type Follow, type Size, WHOLE_SHIP_PIXELS } from './fit';
import { HEX_WIDTH } from './geometry/plane';
import type { Point } from './geometry/points';
import type { Motion } from './glide';
import { newZoom, type ZoomControl } from './zoom';

/** Below this the whole sheet is too small for a finger: the window opens on the action instead. */
const SMALLEST_OPENING_HEX_PIXELS = 24;

/** Points that should be visible: if none or not all of them are in the window, it moves to the action. */
interface Watch {
  points: readonly Point[];
  need: 'one' | 'all';
  /** Checked again when this changes; in between the player controls the map. */
  when: unknown;
}

export interface ZoomSetting {
  svg: RefObject<SVGSVGElement | null>;
  layer: RefObject<SVGGElement | null>;
  /** What the drawing takes up; it must stay the same from render to render. */
  sheet: Bounds;
  /** What is going on, on the sheet. */
  action: () => Bounds | undefined;
  /**
   * What the window opens on where the whole sheet is too small; the action unless told otherwise. It gets the size of
   * the part that no buttons lie on.
   */
  opening?: ((clear: Size) => Bounds | undefined) | undefined;
  /** The sheet is just a window on open sea: it is never shown as a whole. */
  isOpenSea?: boolean;
  watch?: Watch | undefined;
  /** Called without a render; it must stay the same from render to render. */
  onMove: Follow;
}

/** Zoom and pan for a map's SVG, opened on the whole sheet or, where that is too small, on the action. */
export function useMapZoom(setting: ZoomSetting) {
  const { svg, layer, sheet, isOpenSea = false, watch, onMove } = setting;
  const control = useRef<ZoomControl>(null);
  const latest = useRef(setting);
  latest.current = setting;
  const fits = useMemo(() => {
    const action = (): Bounds => latest.current.action() ?? sheet;
    const opening = (motion: Motion): void => {
      const zoom = control.current;
      if (!zoom) return;
      const subject = (): Bounds =>
        !isOpenSea && isLegible(zoom)
          ? sheet
          : ((latest.current.opening ?? action)(zoom.clear()) ?? sheet);
      zoom.fit(subject, motion);
    };
    return {
      opening,
      action: () => control.current?.fit(action, 'smooth'),
      whole: () => control.current?.fit(isOpenSea ? action : () => sheet, 'smooth'),
    };
  }, [sheet, isOpenSea]);
  // Before the first picture: it would show a corner of the sheet.
  useLayoutEffect(() => {
    if (!svg.current || !layer.current) return;
    const made = newZoom({ svg: svg.current, layer: layer.current, sheet, onMove });
    control.current = made;
    fits.opening('at-once');
    return made.stop;
  }, [svg, layer, sheet, onMove, fits]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once for each change of what is watched
  useEffect(() => {
    const zoom = control.current;
    const { points = [], need } = watch ?? {};
    if (!zoom || points.length === 0) return;
    const isShown =
      need === 'one'
        ? points.some((point) => zoom.shows(point))
        : points.every((point) => zoom.shows(point, WHOLE_SHIP_PIXELS));
    if (!isShown) fits.action();
  }, [watch?.when, fits]);
  return { control, fits };
}

const isLegible = (zoom: ZoomControl): boolean =>
  zoom.wholeScale() * HEX_WIDTH >= SMALLEST_OPENING_HEX_PIXELS;
