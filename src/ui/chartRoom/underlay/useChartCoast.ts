import { useMemo, useState } from 'react';
import type { Axial } from '../../../hex';
import { coastsOn, drawnOn } from '../../../scenario/atlas/chartCoast';
import { isInRings } from '../../../scenario/atlas/rings';
import type { Degrees } from '../../../scenario/core/coast';
import { degreesAt, degreesPoint } from '../../chart/projection';
import type { TheaterChart } from '../../chart/theater';
import { FLAT } from '../../hexmap/geometry/plane';
import type { Point } from '../../hexmap/geometry/points';
import { keptChartCoasts } from './kept';
import { type AtlasState, useAtlas } from './useAtlas';

/** The coast of the earth under the chart of a theater, to trace. */
export interface ChartCoast {
  isShown: boolean;
  show(isShown: boolean): void;
  /** The northwest and the southeast corner of the chart; nothing where there is no chart. */
  frame: Pick<TheaterChart, 'corner' | 'farCorner'> | undefined;
  /** Closed coasts in drawing units; none while it is not shown. */
  coasts: readonly (readonly Point[])[];
  /** The hexes of the chart whose middle is land on the earth. */
  land(): Axial[];
  state: AtlasState;
}

/**
 * The coast where the degrees of a chart say that it lies.
 * @param id of the battle, which does not keep it: this browser does
 * @param chart nothing while none is shown
 */
export function useChartCoast(id: string, chart: TheaterChart | undefined): ChartCoast {
  const [isShown, setShown] = useState(() => keptChartCoasts.read(id) ?? false);
  const { world, state } = useAtlas(isShown && chart !== undefined);
  const frame = useFrame(chart);
  const rings = useMemo(() => (world && frame ? coastsOn(world, frame) : NONE), [world, frame]);
  const coasts = useMemo(
    () => (frame && isShown ? drawn(rings, frame) : NONE),
    [rings, frame, isShown],
  );
  return {
    ...{ isShown, frame, coasts, state },
    show: (next) => {
      setShown(next);
      keptChartCoasts.keep(id, next);
    },
    land: () =>
      (chart?.hexes ?? NONE).filter((hex) =>
        isInRings(degreesAt(chart as Frame, FLAT.center(hex)), rings),
      ),
  };
}

const NONE: readonly never[] = [];

type Frame = Pick<TheaterChart, 'corner' | 'farCorner' | 'step'>;

/** The same frame until a figure of it changes. */
function useFrame(chart: TheaterChart | undefined): Frame | undefined {
  const key = chart && JSON.stringify([chart.corner, chart.farCorner, chart.step]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same figures are the same frame
  return useMemo(() => chart, [key]);
}

/** Even the smallest island: atolls had battles. */
const drawn = (rings: readonly (readonly Degrees[])[], frame: Frame): Point[][] =>
  drawnOn(rings, 0).map((ring) => ring.map((place) => degreesPoint(frame, place)));
