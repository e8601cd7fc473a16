import { type CSSProperties, useMemo, useRef } from 'react';
import type { StrategicEvent } from '../../../../rules/strategic';
import type { TheatreMap } from '../../../../rules/strategic/model/scenario';
import type { ClassPlan } from '../../../../scenario/prepared';
import { strategicChartText } from '../../../../words/strategic/texts/chart';
import { FLAT } from '../../../hexmap/geometry/plane';
import { HexMap } from '../../../hexmap/HexMap';
import { useHexMap, useMapElements } from '../../../hexmap/useHexMap';
import { silhouettesOf } from '../../../ships/silhouetteOf';
import { ordersOf } from '../../../table/desk';
import { useDesk } from '../desk';
import { ChartAdvice } from '../hint/ChartAdvice';
import { isNightNow } from '../hours';
import { ChartStrike } from '../strikes/ChartStrike';
import { useStrikeShow } from '../strikes/useStrikeShow';
import { chartPicking } from './chartPicking';
import { chartMarks } from './chartPicks';
import { MiniMap } from './MiniMap';
import { Courses, Marks, Ranges, SearchArcs, Veils } from './Overlays';
import { busyHexes, openingBounds } from './opening';
import { AgeRings, Pins } from './Pins';
import { PlaceNames } from './PlaceNames';
import { boundsAround, sheetOf } from './plane';
import { plansOf } from './plans';
import { staleOrders } from './reports';
import { RouteLayer } from './routes/RouteLayer';
import { useRouteDesk } from './routes/useRoutes';
import { sayHex } from './say';
import { spreadPins } from './spread';
import { Theatre } from './Theatre';
import { unitsOf } from './units';
import { useInSight, useMoved } from './useChart';
import '../matrix/counter.css';
import './chart.css';

interface ChartBoardProps {
  /** Of which match and with whose eyes: strikes flown since they looked last are shown. */
  eyes: string;
  events: readonly StrategicEvent[];
  map: TheatreMap;
  plans: readonly ClassPlan[];
}

const START = { '--k': 1 } as CSSProperties;

/** [ST-1.10] The chart of the theatre with all that the side knows: its own, what was reported, what is plotted. */
export function ChartBoard({ eyes, events, map, plans }: ChartBoardProps) {
  const desk = useDesk();
  const { view, side } = desk;
  const elements = useMapElements();
  const { svg, layer } = elements;
  const frame = useRef<SVGRectElement>(null);
  const still = useRef(false);
  const sheet = useMemo(() => sheetOf(map), [map]);
  const silhouettes = useMemo(() => silhouettesOf(plans), [plans]);
  const units = useMemo(() => unitsOf(view, side), [view, side]);
  const courses = useMemo(() => plansOf(view, side), [view, side]);
  const marks = chartMarks(desk);
  const routes = useRouteDesk();
  const show = useStrikeShow(eyes, events);
  const { onMove, scale } = useMoved(svg, layer, frame);
  const pins = useMemo(() => spreadPins(units, scale), [units, scale]);
  const onPick = (by: string) => {
    // Under a mouse the chart lies still; a finger needs hexes that it can hit.
    still.current = by === 'mouse';
  };
  const chart = useHexMap(elements, {
    ...{ plane: FLAT, sheet, onMove },
    action: () => boundsAround(busyHexes(units, view.turn)),
    opening: () => {
      const { clientWidth: width = 1, clientHeight: height = 1 } = svg.current ?? {};
      return openingBounds(units, view.turn, { width, height });
    },
    picking: chartPicking({ desk, routes, map, units, marks, onPick }),
  });
  const pointed = chart.hover?.hex ?? null;
  useInSight({ zoom: chart.zoom, units, desk, still }, marks);
  return (
    <HexMap
      map={chart}
      className="chart-board"
      data={{ 'data-hour': isNightNow(view) ? 'night' : 'day' }}
      words={{
        role: strategicChartText('chart'),
        label: strategicChartText('chartOf', { title: view.scenario.title }),
        keys: strategicChartText('keys'),
      }}
      say={(hex) => sayHex(desk, map, hex, { units, marks })}
      svgClass="chart-svg"
      layer={{ className: 'chart-layer', style: START }}
      over={
        <>
          <MiniMap
            {...{ map, units, frame }}
            onPick={(point) => chart.zoom.current?.center(point)}
          />
          <div className="chart-buttons">
            <DropStale />
            <button
              type="button"
              className="button small"
              onClick={() => chart.run({ kind: 'fitAction' })}
            >
              {strategicChartText('toAction')}
            </button>
          </div>
        </>
      }
    >
      <Theatre map={map} />
      <SearchArcs />
      <Veils map={map} />
      <Ranges units={units} />
      <AgeRings units={units} />
      <Marks marks={marks} pointed={pointed} />
      <RouteLayer pointed={pointed} />
      <PlaceNames map={map} pins={pins} scale={scale} />
      <Pins pins={pins} silhouettes={silhouettes} />
      <Courses courses={courses} />
      <ChartAdvice units={units} />
      {show && <ChartStrike show={show} />}
    </HexMap>
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
