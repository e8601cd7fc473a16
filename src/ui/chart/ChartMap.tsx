import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import type { Axial } from '../../hex';
import type { Bounds, Size } from '../hexmap/fit';
import { FLAT } from '../hexmap/geometry/plane';
import { HexMap } from '../hexmap/HexMap';
import type { PickHow, Target } from '../hexmap/picking';
import { useHexMap, useMapElements } from '../hexmap/useHexMap';
import { MiniMap } from './MiniMap';
import { Pins } from './Pins';
import { PlaceNames } from './PlaceNames';
import type { ChartPin } from './pin';
import { sheetOf } from './projection';
import { spreadPins } from './spread';
import { Theater } from './Theater';
import type { TheaterChart } from './theater';
import { type InSight, useInSight, useMoved } from './useChartWindow';
import './chart.css';

/** A hex of the chart, and the pin that is meant. */
interface ChartTarget extends Target {
  pin?: string;
}

interface ChartMapProps {
  chart: TheaterChart;
  pins: readonly ChartPin[];
  selected: string | null;
  isNight: boolean;
  words: { role: string; label: string; keys: string; action: string };
  say: (hex: Axial) => string;
  /** The hexes that the cursor may be on. */
  isOn: (hex: Axial) => boolean;
  /** Where the cursor is before anybody has moved it. */
  home: Axial;
  /** Hexes that a pick makes an order of. */
  marked: readonly Axial[];
  pick: (target: ChartTarget, how: PickHow) => void;
  /** What is going on, and what the window opens on. */
  action: () => Bounds | undefined;
  opening: (window: Size) => Bounds | undefined;
  inSight: InSight;
  /** Under the pins; told of the hex that is pointed at. */
  under: (pointed: Axial | null) => ReactNode;
  /** Over the pins. */
  above: ReactNode;
  /** Beside the button that brings the action into sight. */
  buttons: ReactNode;
}

const START = { '--k': 1 } as CSSProperties;

/** The chart of a theater: sea and coasts, what is pinned to its hexes, and the whole of it small in a corner. */
export function ChartMap(props: ChartMapProps) {
  const { chart, pins, selected, words } = props;
  const elements = useMapElements();
  const { svg, layer } = elements;
  const frame = useRef<SVGRectElement>(null);
  const still = useRef(false);
  const sheet = useMemo(() => sheetOf(chart), [chart]);
  const { onMove, scale } = useMoved(svg, layer, frame);
  const spread = useMemo(() => spreadPins(pins, scale), [pins, scale]);
  const map = useHexMap(elements, {
    ...{ plane: FLAT, sheet, onMove, action: props.action },
    opening: () => {
      const { clientWidth: width = 1, clientHeight: height = 1 } = svg.current ?? {};
      return props.opening({ width, height });
    },
    picking: pickingOf(props, still),
  });
  useInSight(map.zoom, props.inSight, still);
  return (
    <HexMap
      map={map}
      className="chart-board"
      data={{ 'data-hour': props.isNight ? 'night' : 'day' }}
      words={words}
      say={props.say}
      svgClass="chart-svg"
      layer={{ className: 'chart-layer', style: START }}
      over={
        <>
          <MiniMap {...{ chart, pins, frame }} onPick={(at) => map.zoom.current?.center(at)} />
          <div className="chart-buttons">
            {props.buttons}
            <button
              type="button"
              className="button small"
              onClick={() => map.run({ kind: 'fitAction' })}
            >
              {words.action}
            </button>
          </div>
        </>
      }
    >
      <Theater chart={chart} />
      {props.under(map.hover?.hex ?? null)}
      <PlaceNames chart={chart} pins={spread} scale={scale} />
      <Pins pins={spread} selected={selected} />
      {props.above}
    </HexMap>
  );
}

/** What can be picked: the hexes of the chart, and what is pinned to them. */
const pickingOf = (
  { pins, home, isOn, marked, pick }: ChartMapProps,
  still: { current: boolean },
) => ({
  field: { center: home, has: isOn },
  ...{ home, marked, busy: pins.map(({ hex }) => hex), pieces: '[data-unit]' },
  pieceOf: ({ unit }: DOMStringMap): ChartTarget | undefined => {
    const pin = pins.find(({ id }) => id === unit);
    return pin && { hex: pin.hex, pin: pin.id };
  },
  targetIn: (hex: Axial): ChartTarget => ({ hex }),
  pick: (target: ChartTarget, how: PickHow) => {
    // Under a mouse the chart lies still; a finger needs hexes that it can hit.
    still.current = how.by === 'mouse';
    pick(target, how);
  },
});
