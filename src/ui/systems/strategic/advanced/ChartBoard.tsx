import { type CSSProperties, useId, useMemo, useRef } from 'react';
import type { StrategicEvent } from '../../../../rules/strategic';
import type { TheatreMap } from '../../../../rules/strategic/model/scenario';
import type { ClassPlan } from '../../../../scenario/prepared';
import { strategicChartText } from '../../../../words/strategic/texts/chart';
import { useBoardZoom } from '../../../hexmap/useMapZoom';
import { ZoomButtons } from '../../../hexmap/ZoomButtons';
import { silhouettesOf } from '../../../ships/silhouetteOf';
import { ordersOf, useDesk } from '../desk';
import { ChartAdvice } from '../hint/ChartAdvice';
import { isNightNow } from '../hours';
import { ChartStrike } from '../strikes/ChartStrike';
import { useStrikeShow } from '../strikes/useStrikeShow';
import { chartMarks } from './chartPicks';
import { MiniMap } from './MiniMap';
import { Courses, Marks, Ranges, SearchArcs, Veils } from './Overlays';
import { openingBounds } from './opening';
import { AgeRings, Pins } from './Pins';
import { PlaceNames } from './PlaceNames';
import { hexesPath, sheetOf } from './plane';
import { plansOf } from './plans';
import { staleOrders } from './reports';
import { RouteLayer } from './routes/RouteLayer';
import { useRouteDesk } from './routes/useRoutes';
import { sayHex } from './say';
import { spreadPins } from './spread';
import { Theatre } from './Theatre';
import { unitsOf } from './units';
import { useChart, useInSight, useMoved } from './useChart';
import '../../../hexmap/board.css';
import '../matrix/counter.css';
import './chart.css';

interface ChartBoardProps {
  /** Of which match and with whose eyes: strikes flown since they looked last are shown. */
  eyes: string;
  events: readonly StrategicEvent[];
  map: TheatreMap;
  plans: readonly ClassPlan[];
}

const NO_POINTS: readonly never[] = [];
const START = { '--k': 1 } as CSSProperties;

/** [ST-1.10] The chart of the theatre with all that the side knows: its own, what was reported, what is plotted. */
export function ChartBoard({ eyes, events, map, plans }: ChartBoardProps) {
  const desk = useDesk();
  const { view, side } = desk;
  const svg = useRef<SVGSVGElement>(null);
  const layer = useRef<SVGGElement>(null);
  const frame = useRef<SVGRectElement>(null);
  const keysId = useId();
  const sheet = useMemo(() => sheetOf(map), [map]);
  const silhouettes = useMemo(() => silhouettesOf(plans), [plans]);
  const units = useMemo(() => unitsOf(view, side), [view, side]);
  const courses = useMemo(() => plansOf(view, side), [view, side]);
  const marks = chartMarks(desk);
  const routes = useRouteDesk();
  const show = useStrikeShow(eyes, events);
  const { onMove, scale } = useMoved(svg, layer, frame);
  const pins = useMemo(() => spreadPins(units, scale), [units, scale]);
  const action = () => {
    const { clientWidth: width = 1, clientHeight: height = 1 } = svg.current ?? {};
    return openingBounds(units, view.turn, { width, height });
  };
  const zoom = useBoardZoom({ svg, layer, sheet, action, marked: NO_POINTS, onMove });
  const { cursor, spoken, pointed, run, still, handlers } = useChart({
    desk,
    routes,
    map,
    units,
    layer,
    zoom,
  });
  useInSight({ zoom, units, desk, still }, marks);
  const say = (hex: typeof pointed) => hex && sayHex(desk, map, hex, { units, marks });
  return (
    <div className="board chart-board" data-hour={isNightNow(view) ? 'night' : 'day'}>
      <div
        className="board-map"
        role="application"
        aria-roledescription={strategicChartText('chart')}
        aria-label={strategicChartText('chartOf', { title: view.scenario.title })}
        aria-describedby={keysId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the chart takes keys
        tabIndex={0}
        {...handlers}
      >
        <svg ref={svg} className="board-svg chart-svg" aria-hidden="true">
          <g ref={layer} className="chart-layer" style={START}>
            <Theatre map={map} />
            <SearchArcs />
            <Veils map={map} />
            <Ranges units={units} />
            <AgeRings units={units} />
            <Marks marks={marks} pointed={pointed} />
            <path className="chart-cursor" d={hexesPath([cursor], 0.96)} />
            <RouteLayer pointed={pointed} />
            <PlaceNames map={map} pins={pins} scale={scale} />
            <Pins pins={pins} silhouettes={silhouettes} />
            <Courses courses={courses} />
            <ChartAdvice units={units} />
            {show && <ChartStrike show={show} />}
          </g>
        </svg>
      </div>
      <p id={keysId} className="visually-hidden">
        {strategicChartText('keys')}
      </p>
      {pointed && <p className="board-readout">{say(pointed)}</p>}
      <p className="visually-hidden" aria-live="polite">
        {say(spoken)}
      </p>
      <MiniMap {...{ map, units, frame }} onPick={(point) => zoom.current?.center(point)} />
      <div className="chart-buttons">
        <DropStale />
        <button type="button" className="button small" onClick={() => run({ kind: 'own' })}>
          {strategicChartText('toAction')}
        </button>
      </div>
      <ZoomButtons
        run={({ kind }) => {
          if (kind === 'zoomIn' || kind === 'zoomOut' || kind === 'fit') run({ kind });
        }}
      />
    </div>
  );
}

/** [ST-11.12] Takes all reports off the chart that say nothing any more: of ships after some hours, of aircraft after one. */
function DropStale() {
  const desk = useDesk();
  const orders = staleOrders(desk, ordersOf(desk.legal, 'dropContact'));
  if (orders.length === 0) return null;
  return (
    <button type="button" className="button small" onClick={() => desk.give(...orders)}>
      {strategicChartText('dropStale', { count: orders.length })}
    </button>
  );
}
