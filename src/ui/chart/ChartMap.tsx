import { type CSSProperties, type ReactNode, type Ref, useMemo, useRef } from 'react';
import type { Axial } from '../../hex';
import type { Bounds, Size } from '../hexmap/fit';
import { FLAT } from '../hexmap/geometry/plane';
import { HexMap } from '../hexmap/HexMap';
import type { MapHandle } from '../hexmap/mapProps';
import type { PickHow, Target } from '../hexmap/picking';
import { useHexMap, useMapElements } from '../hexmap/useHexMap';
import { DegreeNames } from './Graticule';
import { HexStrip, type Strip } from './HexStrip';
import { type HexNote, labelsOf } from './labels';
import { MiniMap } from './MiniMap';
import { Pins } from './Pins';
import { PlaceNames } from './PlaceNames';
import type { ChartPin } from './pin';
import { sheetOf } from './projection';
import { RangeRings, RingNames } from './Rings';
import type { RangeRing } from './ringNames';
import { spreadPins } from './spread';
import { Theater } from './Theater';
import type { TheaterChart } from './theater';
import { type InSight, useInSight, useMoved } from './useChartWindow';
import { useStrip } from './useStrip';
import { useUncovered } from './useUncovered';
import './chart.css';

/** A hex of the chart, and the pin that is meant. */
export interface ChartTarget extends Target {
  pin?: string;
}

/** What hands do on a chart that can be changed: pins are dragged, or all of it is painted on. */
interface ChartHands {
  clear(): void;
  onGrab(target: ChartTarget): void;
  drag(hex: Axial): void;
  onDrop(): void;
  isPainting: boolean;
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
  /** Where the cursor starts. */
  home: Axial;
  /** Hexes where a pick gives an order. */
  marked: readonly Axial[];
  pick: (target: ChartTarget, how: PickHow) => void;
  /** What is going on, and what the window opens on. */
  action: () => Bounds | undefined;
  opening: (window: Size) => Bounds | undefined;
  inSight: InSight;
  side: string;
  /** How far the selected unit can go. */
  rings: readonly RangeRing[];
  /** What is written at hexes under the pins: names make way for it. */
  notes?: readonly HexNote[];
  /** Drawn under the pins; gets the hex that is pointed at. */
  under: (pointed: Axial | null) => ReactNode;
  /** Drawn over the pins. */
  above: ReactNode;
  /** Names of what is in the hex that is pointed at. */
  strip: Strip;
  /** Beside the button that zooms to the action. */
  buttons: ReactNode;
  /** Legends, in a corner of the window. */
  over: ReactNode;
  /** Own forces: when none is in view at the start of a step, the map moves to them. */
  own: readonly Axial[];
  step: string;
  hands?: ChartHands;
  ref?: Ref<MapHandle>;
}

const START = { '--k': 1 } as CSSProperties;
const NO_NOTES: readonly HexNote[] = [];

/** The chart of a theater: sea and coasts, what is pinned to its hexes, and the whole of it small in a corner. */
export function ChartMap(props: ChartMapProps) {
  const { chart, pins, selected, words, notes = NO_NOTES } = props;
  const elements = useMapElements();
  const { svg, layer } = elements;
  const frame = useRef<SVGRectElement>(null);
  const degrees = useRef<SVGGElement>(null);
  const still = useRef(false);
  const sheet = useMemo(() => sheetOf(chart), [chart]);
  const { onMove, scale } = useMoved({ layer, frame, degrees, sheet });
  const spread = useMemo(() => spreadPins(pins, scale), [pins, scale]);
  const labels = useMemo(
    () => labelsOf(chart, spread, scale, notes),
    [chart, spread, scale, notes],
  );
  const { sight, follow } = useUncovered({ svg, degrees, pins: spread, onMove });
  const map = useHexMap(elements, {
    ...{ plane: FLAT, sheet, onMove: follow, action: props.action, ref: props.ref },
    opening: props.opening,
    picking: pickingOf(props, still),
    watch: { points: props.own.map(FLAT.center), need: 'one', when: props.step },
  });
  useInSight(map.zoom, props.inSight, still);
  const { groups, isHigh } = useStrip(props.strip, map.pointed, map.zoom);
  const strip = groups.length > 0 && <HexStrip {...props.strip} {...{ groups, selected }} />;
  return (
    <HexMap
      map={map}
      className="chart-board"
      data={dataOf(props)}
      words={words}
      say={props.say}
      svgClass="chart-svg"
      layer={{ className: 'chart-layer', style: START }}
      still={<DegreeNames chart={chart} window={degrees} />}
      over={
        <>
          <div className="board-corner chart-corner">
            {!isHigh && strip}
            {props.over}
          </div>
          {isHigh && <div className="chart-foot">{strip}</div>}
          <MiniMap {...{ chart, pins, frame }} onPick={(at) => map.zoom.current?.center(at)} />
          <div className="chart-buttons">
            {props.buttons}
            <FitButton text={words.action} onPress={() => map.run({ kind: 'fitAction' })} />
          </div>
        </>
      }
    >
      <Theater chart={chart} />
      {props.under(map.hover?.hex ?? null)}
      <RangeRings side={props.side} rings={props.rings} />
      <PlaceNames exits={chart.exits} labels={labels} />
      <RingNames rings={props.rings} {...{ scale, sight, labels, pins: spread, notes }} />
      <Pins pins={spread} {...{ selected, labels }} isGrabbed={props.hands?.isPainting === false} />
      {props.above}
    </HexMap>
  );
}

/** What the style sheet goes by: the hour, and what hands do. */
const dataOf = ({ isNight, hands }: ChartMapProps) => ({
  'data-hour': isNight ? 'night' : 'day',
  ...(hands?.isPainting && { 'data-painting': '', 'data-grab': 'brush' }),
});

const FitButton = ({ text, onPress }: { text: string; onPress: () => void }) => (
  <button type="button" className="button small" onClick={onPress}>
    {text}
  </button>
);

/** What can be picked: the hexes of the chart, and what is pinned to them. */
const pickingOf = (
  { pins, home, isOn, marked, pick, hands }: ChartMapProps,
  still: { current: boolean },
) => ({
  field: { center: home, has: isOn },
  ...{ home, marked, busy: pins.map(({ hex }) => hex), pieces: '[data-unit]' },
  ...(hands && {
    ...{ clear: hands.clear, grab: hands.onGrab, drag: hands.drag, drop: hands.onDrop },
    visited: pins.map(({ hex }) => hex),
  }),
  pieceOf: ({ unit }: DOMStringMap): ChartTarget | undefined => {
    const pin = pins.find(({ id }) => id === unit);
    return pin && { hex: pin.hex, pin: pin.id };
  },
  targetIn: (hex: Axial): ChartTarget => ({ hex }),
  pick: (target: ChartTarget, how: PickHow) => {
    // With a mouse the chart stays still; a finger needs hexes large enough to hit.
    still.current = how.by === 'mouse';
    pick(target, how);
  },
});
