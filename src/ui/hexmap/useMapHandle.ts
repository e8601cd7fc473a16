import { type Ref, type RefObject, useImperativeHandle } from 'react';
import type { Axial } from '../../hex';
import type { BoardHandle } from '../systems/battle/board/boardProps';
import type { Bounds } from './fit';
import type { Point } from './geometry/plane';
import type { useBoardInput } from './useMapInput';
import { fitOpening } from './useMapZoom';
import type { ZoomControl } from './zoom';

interface HandleParts {
  input: ReturnType<typeof useBoardInput>;
  zoom: RefObject<ZoomControl | null>;
  onSheet(hex: Axial): Point;
  action(): Bounds | undefined;
  sheet: Bounds;
  focus(): void;
}

/** Gives the shell its handle on the board. */
export function useBoardHandle(ref: Ref<BoardHandle> | undefined, parts: HandleParts): void {
  const { input, zoom, onSheet, action, sheet, focus } = parts;
  useImperativeHandle(ref, () => ({
    zoomIn: () => input.run({ kind: 'zoomIn' }),
    zoomOut: () => input.run({ kind: 'zoomOut' }),
    fit: () => input.run({ kind: 'fit' }),
    fitAction: () => {
      if (action()) zoom.current?.fit(() => action() ?? sheet, 'smooth');
    },
    fitOpening: () => {
      if (zoom.current) fitOpening(zoom.current, sheet, action, 'smooth');
    },
    centerOn: (hex) => zoom.current?.center(onSheet(hex)),
    pointed: () => input.pointed,
    focus: (hex) => {
      if (hex) input.moveCursor(hex);
      focus();
    },
  }));
}
