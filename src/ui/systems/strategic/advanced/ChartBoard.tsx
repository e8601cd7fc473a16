import { useMemo } from 'react';
import type { Axial } from '../../../../hex';
import type { StrategicEvent, TheaterMap } from '../../../../rules/strategic';
import { isOnMap } from '../../../../rules/strategic/query';
import type { KeptCoast } from '../../../../scenario/core/coast';
import type { ClassPlan } from '../../../../scenario/prepared';
import { NO_LIGHTS } from '../../../../words/core/logLine';
import { strategicChartText } from '../../../../words/strategic/texts/chart';
import { ChartMap } from '../../../chart/ChartMap';
import { AgeRings, ChartMarks, Courses, Routes, SearchField } from '../../../chart/Layers';
import { openingBounds } from '../../../chart/opening';
import { boundsAround } from '../../../chart/projection';
import { Sky } from '../../../chart/Sky';
import type { TheaterChart } from '../../../chart/theater';
import { usePrefs } from '../../../frame/prefs';
import { MapBar } from '../../../hexmap/MapBar';
import type { Region } from '../../../hexmap/mapProps';
import { Regions } from '../../../hexmap/overlays/Regions';
import { boardText } from '../../../i18n/board';
import { silhouettesOf } from '../../../ships/silhouetteOf';
import { ordersOf } from '../../../table/desk';
import { type Desk, useDesk } from '../desk/desk';
import { isNightNow } from '../desk/hours';
import { ChartStrike } from '../strikes/ChartStrike';
import { useStrikeShow } from '../strikes/useStrikeShow';
import { ChartAdvice } from './ChartAdvice';
import { ChartLegends } from './ChartLegends';
import { chartOf } from './chartOf';
import { type ChartMark, chartMarks, MARK_KINDS, pickHex } from './chartPicks';
import {
  ageRings,
  businessOf,
  lightOf,
  rainOf,
  rangeRings,
  routeLines,
  routePreview,
  tracksOf,
} from './layers';
import { chartOverlays, chartSwitches, LEGEND } from './overlays';
import { pinOf } from './pinOf';
import { staleOrders } from './reports';
import { plansOf } from './routes/plans';
import { useRouteDesk } from './routes/useRoutes';
import { sayHex } from './say';
import { searchedHexes } from './searched';
import { stripGroups } from './stripOf';
import { type ChartUnit, unitsOf } from './units';
import '../matrix/counter.css';
import './chartBoard.css';

interface ChartBoardProps {
  /** The match and the viewer. Strikes flown since that viewer last looked are shown. */
  eyes: string;
  events: readonly StrategicEvent[];
  map: TheaterMap;
  plans: readonly ClassPlan[];
  /** The real coast of a scenario that is shipped. */
  coast: KeptCoast | undefined;
}

const ORIGIN: Axial = { q: 0, r: 0 };
const FLIGHTS = ['fly', 'flyOut'] as const satisfies readonly ChartMark['kind'][];
const isFlight = ({ kind }: ChartMark): boolean => FLIGHTS.some((it) => it === kind);

/** [ST-1.10] The chart of the theater with all the side knows: its own units, reports, plots. */
export function ChartBoard({ eyes, events, map, plans, coast }: ChartBoardProps) {
  const desk = useDesk();
  const { view, side, selected } = desk;
  const routes = useRouteDesk();
  const chart = useMemo(() => chartOf(map, coast), [map, coast]);
  const units = useMemo(() => unitsOf(view, side), [view, side]);
  const pins = usePins(units, desk, plans);
  const marks = chartMarks(desk);
  const business = useMemo(() => businessOf(units, view.turn, side), [units, view.turn, side]);
  const show = useStrikeShow(eyes, events);
  const { overlays } = usePrefs();
  const regions = useMemo(
    () => chartOverlays({ view, side, selected, units }, overlays),
    [view, side, selected, units, overlays],
  );
  const picked = units.find(({ id }) => id === selected)?.hex;
  const notes = useMemo(
    () => routeLines(desk, routes).flatMap(({ points }) => points),
    [desk, routes],
  );
  return (
    <ChartMap
      {...{ chart, pins, selected, notes }}
      isNight={isNightNow(view)}
      words={wordsOf(view.scenario)}
      say={(hex) => sayHex(desk, map, hex, { units, marks })}
      isOn={(hex) => isOnMap(map, hex)}
      home={picked ?? units.find((it) => it.side === side)?.hex ?? ORIGIN}
      marked={marks.map(({ hex }) => hex)}
      pick={({ hex, pin }, { isAdded }) => {
        // With Shift, or where that is switched on, a point is added to a course.
        const plotting = { plot: routes.plot, isAdded: isAdded || routes.isAdding };
        const unit = units.find(({ id }) => id === pin);
        pickHex(desk, hex, unit, plotting);
      }}
      action={() => boundsAround(business.busy)}
      opening={(window) => openingBounds(business, window)}
      inSight={inSightOf(desk, picked, marks)}
      under={(pointed) => <UnderPins {...{ chart, units, marks, pointed, regions }} />}
      above={
        <>
          <ChartAdvice units={units} />
          {show && <ChartStrike show={show} />}
        </>
      }
      side={side}
      rings={rangeRings(desk, units)}
      own={business.own}
      strip={stripOn(desk, units)}
      step={`${view.clock}/${side}`}
      over={<ChartLegends regions={regions} isOn={overlays.includes(LEGEND)} />}
      buttons={<ChartButtons />}
    />
  );
}

/** What the window keeps in sight: the picked unit, and while a flight is sent all of its reach. */
const inSightOf = (
  { selected, squads }: Desk,
  picked: Axial | undefined,
  marks: readonly ChartMark[],
) => ({
  picked: picked ?? marks[0]?.hex,
  isChoosing: marks.length > 0,
  reach: marks.some(isFlight) ? marks.map(({ hex }) => hex) : [],
  what: `${selected}/${[...squads.keys()].sort().join()}`,
});

/** A name that is pointed at is lit; one that is pressed picks its unit. */
const stripOn = ({ names, light, select }: Desk, units: readonly ChartUnit[]) => ({
  label: strategicChartText('inHex'),
  groupsIn: (hex: Axial) => stripGroups(units, names, hex),
  onPoint: (id: string | null) => light(id === null ? NO_LIGHTS : { ...NO_LIGHTS, ships: [id] }),
  onPick: select,
});

const wordsOf = ({ title }: Desk['view']['scenario']) => ({
  role: strategicChartText('chart'),
  label: strategicChartText('chartOf', { title }),
  keys: strategicChartText('keys'),
  action: strategicChartText('toAction'),
});

interface UnderPinsProps {
  chart: TheaterChart;
  units: readonly ChartUnit[];
  marks: readonly ChartMark[];
  pointed: Axial | null;
  regions: readonly Region[];
}

/** Searched hexes, weather, ranges, legal destinations, courses over several turns, and what is plotted. */
function UnderPins({ chart, units, marks, pointed, regions }: UnderPinsProps) {
  const desk = useDesk();
  const { view, side, selected } = desk;
  const routes = useRouteDesk();
  const searched = useMemo(() => searchedHexes(view, side), [view, side]);
  const rain = useMemo(() => rainOf(view), [view]);
  const courses = useMemo(() => plansOf(view, side), [view, side]);
  const tracks = useMemo(() => tracksOf(view, side), [view, side]);
  return (
    <>
      <SearchField hexes={searched} side={side} label={strategicChartText('searched')} />
      <Sky chart={chart} light={lightOf(view)} areas={rain} />
      <Regions regions={regions} />
      <AgeRings rings={ageRings(units, selected)} />
      <ChartMarks marks={marks} kinds={MARK_KINDS} fields={FLIGHTS} pointed={pointed} />
      <Routes
        side={side}
        routes={routeLines(desk, routes)}
        preview={routePreview(desk, routes, pointed)}
      />
      <Courses side={side} tracks={tracks} courses={courses} />
    </>
  );
}

function usePins(units: readonly ChartUnit[], desk: Desk, plans: readonly ClassPlan[]) {
  const { view, lights } = desk;
  const silhouettes = useMemo(() => silhouettesOf(plans), [plans]);
  const lit = lights.stacks;
  return useMemo(
    () => units.map((unit) => pinOf(unit, { view, silhouettes, lit })),
    [units, view, silhouettes, lit],
  );
}

/** What can be laid over the chart, and what takes old reports off it. */
const ChartButtons = () => (
  <>
    <MapBar label={boardText('overlays')} switches={chartSwitches()} />
    <DropStale />
  </>
);

/** [ST-11.12] Removes stale reports from the chart: of ships after some hours, of aircraft after one. */
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
