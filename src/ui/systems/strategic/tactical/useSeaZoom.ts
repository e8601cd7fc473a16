import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Axial } from '../../../../hex';
import { newZoom, type ZoomControl } from '../../../board/zoom';
import { boundsAround, chartPoint } from '../advanced/plane';
import { type SeaWindow, sheetOfWindow } from './shapes';

export interface SeaZoomProps {
  svg: RefObject<SVGSVGElement | null>;
  layer: RefObject<SVGGElement | null>;
  over: SeaWindow;
  /** Where the ships are. */
  hexes: readonly Axial[];
  turn: number;
}

const ignore = () => {};

/** Zoom and pan over the sea: opened on the ships, and brought to them again when a turn has taken one out of the window. */
export function useSeaZoom({ svg, layer, over, hexes, turn }: SeaZoomProps) {
  const control = useRef<ZoomControl>(null);
  const latest = useRef(hexes);
  latest.current = hexes;
  const sheet = useMemo(() => sheetOfWindow(over), [over]);
  useEffect(() => {
    if (!svg.current || !layer.current) return;
    const made = newZoom({ svg: svg.current, layer: layer.current, sheet, onMove: ignore });
    control.current = made;
    made.fit(() => boundsAround(latest.current) ?? sheet, 'at-once');
    return made.stop;
  }, [svg, layer, sheet]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once in each turn
  useEffect(() => {
    const zoom = control.current;
    if (!zoom || latest.current.every((hex) => zoom.shows(chartPoint(hex)))) return;
    zoom.fit(() => boundsAround(latest.current) ?? sheet, 'smooth');
  }, [turn, sheet]);
  return useMemo(
    () => ({
      current: () => control.current,
      fit: () => control.current?.fit(() => boundsAround(latest.current) ?? sheet, 'smooth'),
    }),
    [sheet],
  );
}

/** The window of a board, and how it is brought to the ships again. */
export type SeaZoom = ReturnType<typeof useSeaZoom>;
