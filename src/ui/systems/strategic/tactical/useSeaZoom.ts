import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Axial } from '../../../../hex';
import { newZoom, type ZoomControl } from '../../../hexmap/zoom';
import { boundsAround, chartPoint } from '../advanced/plane';
import { hullScale, nameScale } from './labels';
import { type SeaWindow, sheetOfWindow } from './shapes';

export interface SeaZoomProps {
  svg: RefObject<SVGSVGElement | null>;
  layer: RefObject<SVGGElement | null>;
  over: SeaWindow;
  /** Where the ships are. */
  hexes: readonly Axial[];
  /** Counts up with what happens: then the window looks whether it shows all ships. */
  clock: number;
  onScale: (k: number) => void;
}

function keepLegible(svg: SVGSVGElement, k: number): void {
  svg.style.setProperty('--name-scale', String(nameScale(k)));
  svg.style.setProperty('--hull-scale', String(hullScale(k)));
}

/** Zoom and pan over the sea: opened on the ships, and brought to them again when a move has taken one out of the window. */
export function useSeaZoom({ svg, layer, over, hexes, clock, onScale }: SeaZoomProps) {
  const control = useRef<ZoomControl>(null);
  const latest = useRef(hexes);
  latest.current = hexes;
  const sheet = useMemo(() => sheetOfWindow(over), [over]);
  useEffect(() => {
    if (!svg.current || !layer.current) return;
    const root = svg.current;
    const onMove = ({ k }: { k: number }) => {
      keepLegible(root, k);
      onScale(k);
    };
    const made = newZoom({ svg: root, layer: layer.current, sheet, onMove });
    control.current = made;
    made.fit(() => boundsAround(latest.current) ?? sheet, 'at-once');
    return made.stop;
  }, [svg, layer, sheet, onScale]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once in each stage
  useEffect(() => {
    const zoom = control.current;
    if (!zoom || latest.current.every((hex) => zoom.shows(chartPoint(hex)))) return;
    zoom.fit(() => boundsAround(latest.current) ?? sheet, 'smooth');
  }, [clock, sheet]);
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
