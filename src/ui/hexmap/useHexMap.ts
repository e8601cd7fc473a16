import { type Ref, type RefObject, useCallback, useImperativeHandle, useRef } from 'react';
import type { Axial } from '../../hex';
import type { Follow } from './fit';
import type { Plane } from './geometry/plane';
import type { Point } from './geometry/points';
import type { MapHandle } from './mapProps';
import type { Picking, Target } from './picking';
import { useAtRest } from './useAtRest';
import { useMapInput } from './useMapInput';
import { useMapZoom, type ZoomSetting } from './useMapZoom';

interface MapSetting<T extends Target> extends Omit<ZoomSetting, keyof MapElements> {
  plane: Plane;
  /** The hex in the middle of the sheet, where that is not the origin of the drawing. */
  middle?: Axial;
  picking: Picking<T>;
  ref?: Ref<MapHandle> | undefined;
}

/** The elements of a map, to be handed on to `HexMap`. */
interface MapElements {
  root: RefObject<HTMLDivElement | null>;
  svg: RefObject<SVGSVGElement | null>;
  /** What zoom and pan move. */
  layer: RefObject<SVGGElement | null>;
  /** What is drawn in the coordinates of the hexes. */
  hexes: RefObject<SVGGElement | null>;
}

/** The elements of a map that is about to be drawn. */
export function useMapElements(): MapElements {
  const root = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const layer = useRef<SVGGElement>(null);
  const hexes = useRef<SVGGElement>(null);
  return { root, svg, layer, hexes };
}

/** Zoom, pointer, touch and keys of a map of any layout. */
export function useHexMap<T extends Target>(elements: MapElements, setting: MapSetting<T>) {
  const { plane, picking, middle, action } = setting;
  const lookAgain = useRef(() => {});
  const onMove = useThenLook(setting.onMove, lookAgain);
  const { control: zoom, fits } = useMapZoom({ ...setting, ...elements, onMove });
  const onSheet = (hex: Axial): Point => {
    const { x, y } = plane.center(hex);
    const from = middle ? plane.center(middle) : ORIGIN_POINT;
    return { x: x - from.x, y: y - from.y };
  };
  const input = useMapInput({
    ...{ plane, picking, zoom, onSheet, hexes: elements.hexes },
    fitTo: (what) => fits[what](),
  });
  lookAgain.current = input.lookAgain;
  useImperativeHandle(setting.ref, () => ({
    zoomIn: () => input.run({ kind: 'zoomIn' }),
    zoomOut: () => input.run({ kind: 'zoomOut' }),
    fit: () => input.run({ kind: 'fit' }),
    fitAction: () => {
      if (action()) fits.action();
    },
    fitOpening: () => fits.opening('smooth'),
    centerOn: (hex) => zoom.current?.center(onSheet(hex)),
    pointed: () => input.pointed,
    focus: (hex) => {
      if (hex) input.moveCursor(hex);
      elements.root.current?.focus();
    },
  }));
  return { ...input, elements, plane, middle, zoom, onSheet };
}

/** Follows the window; once it has come to rest, what is under the mouse is looked at again. */
function useThenLook(onMove: Follow, lookAgain: RefObject<() => void>): Follow {
  const rest = useAtRest(useCallback(() => lookAgain.current(), [lookAgain]));
  return useCallback(
    (placement, window) => {
      onMove(placement, window);
      rest();
    },
    [onMove, rest],
  );
}

const ORIGIN_POINT: Point = { x: 0, y: 0 };

export type HexMapState<T extends Target> = ReturnType<typeof useHexMap<T>>;
