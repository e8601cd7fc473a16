import { memo, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { type Axial, hexKey } from '../../../hex';
import { ChartMap } from '../../chart/ChartMap';
import { openingBounds } from '../../chart/opening';
import type { ChartPin } from '../../chart/pin';
import { boundsAround, sheetOf } from '../../chart/projection';
import type { TheaterChart } from '../../chart/theater';
import { FLAT } from '../../hexmap/geometry/plane';
import type { Point } from '../../hexmap/geometry/points';
import { Marks } from '../../hexmap/Marks';
import type { HexMark, MapHandle } from '../../hexmap/mapProps';
import { chartFieldText } from '../../i18n/chartFields';
import { theaterEditorText } from '../../i18n/theaterEditor';
import type { Editing } from '../../table/editorProps';
import { BrushBar } from '../BrushBar';
import { UnderlayCoast } from '../underlay/UnderlayCoast';
import { CHART_BRUSHES, type ChartDesk } from './chartDesk';
import { chartHands, useChartHands } from './chartHands';

interface EditorChartProps {
  desk: ChartDesk;
  chart: TheaterChart;
  pins: readonly ChartPin[];
  isNight: boolean;
  title: string;
  say(hex: Axial): string;
  editing: Pick<Editing, 'faults' | 'goal'>;
  /** The hex of a place in the file, where it has one. */
  hexOf(path: string): Axial | undefined;
  /** The coast of the earth, to trace. */
  coasts: readonly (readonly Point[])[];
  /** Drawn under the pins. */
  children?: ReactNode;
}

/** The game's own chart, with hands and brushes: what is pinned to it is dragged, land is painted. */
export function EditorChart(props: EditorChartProps) {
  const { desk, chart, pins, children } = props;
  const handle = useRef<MapHandle>(null);
  const held = useChartHands();
  const hexes = pins.map(({ hex }) => hex);
  useJump(props, handle);
  return (
    <ChartMap
      ref={handle}
      {...{ chart, pins }}
      selected={desk.piece}
      isNight={props.isNight}
      words={{
        role: theaterEditorText('map'),
        label: theaterEditorText('mapOf', { title: props.title }),
        keys: theaterEditorText('keys'),
        action: theaterEditorText('toForces'),
      }}
      say={props.say}
      isOn={desk.isOn}
      home={desk.hex ?? hexes[0] ?? ORIGIN}
      marked={NONE}
      {...chartHands(desk, held)}
      action={() => boundsAround(hexes)}
      opening={(window) =>
        openingBounds({ busy: hexes, own: hexes, reported: NONE, bases: NONE }, window)
      }
      inSight={NOTHING_NEW}
      side="allies"
      rings={NONE}
      under={() => (
        <>
          <SheetCoast {...{ chart }} coasts={props.coasts} />
          {children}
          <PickedHex hex={desk.hex} />
        </>
      )}
      above={<Faulty {...props} />}
      strip={{ ...NO_STRIP, label: theaterEditorText('inHex') }}
      buttons={<Brushes desk={desk} />}
      over={null}
      own={NONE}
      step=""
    />
  );
}

const ORIGIN: Axial = { q: 0, r: 0 };
const NONE: readonly never[] = [];
/** The window moves only when the list of faults leads somewhere. */
const NOTHING_NEW = { picked: undefined, isChoosing: false, reach: NONE, what: '' };
const NO_STRIP = { groupsIn: () => NONE, onPoint: () => {}, onPick: () => {} };

const Brushes = ({ desk: { brush, size, hold } }: Pick<EditorChartProps, 'desk'>) => (
  <BrushBar
    {...{ brush, size, hold }}
    brushes={CHART_BRUSHES.map((it) => ({
      ...{ brush: it, label: chartFieldText(`brush.${it}`), paints: it !== 'hand' },
    }))}
  />
);

/** The coast of the earth, cut off where the sheet ends. */
const SheetCoast = memo(function SheetCoast({
  chart,
  coasts,
}: Pick<EditorChartProps, 'chart' | 'coasts'>) {
  const { left, top, right, bottom } = sheetOf(chart);
  const [width, height] = [right - left, bottom - top];
  return (
    <svg
      aria-hidden="true"
      x={left}
      y={top}
      {...{ width, height }}
      viewBox={`${left} ${top} ${width} ${height}`}
    >
      <UnderlayCoast coasts={coasts} />
    </svg>
  );
});

const PICKED_SHARE = 0.95;

const PickedHex = ({ hex }: { hex: Axial | null }) =>
  hex && <path className="editor-hex" d={FLAT.hexPath(hex, PICKED_SHARE)} />;

/** Hexes in which something is wrong, with what that is. */
function Faulty({ editing, hexOf }: Pick<EditorChartProps, 'editing' | 'hexOf'>) {
  const marks = new Map<string, HexMark>();
  for (const { path, expected, found } of editing.faults) {
    const hex = hexOf(path);
    if (!hex || marks.has(hexKey(hex))) continue;
    const label = chartFieldText('wrongHere', { expected, found });
    marks.set(hexKey(hex), { hex, kind: 'blocked', label });
  }
  return <Marks marks={[...marks.values()]} occupied={NOBODY} />;
}

const NOBODY: ReadonlySet<string> = new Set();

/** Where the list of faults leads on the chart. */
function useJump(props: EditorChartProps, handle: RefObject<MapHandle | null>): void {
  const { goal } = props.editing;
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const { hexOf, desk } = latest.current;
    const hex = goal && hexOf(goal.path);
    if (!hex) return;
    desk.pickHex(hex);
    handle.current?.centerOn(hex);
  }, [goal, handle]);
}
