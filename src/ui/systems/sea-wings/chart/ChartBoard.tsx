import { useMemo } from 'react';
import type { Axial } from '../../../../hex';
import type { SeaWingsEvent, SeaWingsView } from '../../../../rules/sea-wings';
import { isNight, isOnMap } from '../../../../rules/sea-wings/query';
import { plainText } from '../../../../words/core/logLine';
import type { AnyWords } from '../../../../words/core/systemWords';
import { wordsOf as wordsIn } from '../../../../words/registry';
import { wingsChartText } from '../../../../words/sea-wings/texts/chart';
import { ChartMap } from '../../../chart/ChartMap';
import { AgeRings, ChartMarks, Courses } from '../../../chart/Layers';
import { openingBounds } from '../../../chart/opening';
import { boundsAround } from '../../../chart/projection';
import { Sectors } from '../../../chart/Sectors';
import { Sky } from '../../../chart/Sky';
import type { TheaterChart } from '../../../chart/theater';
import type { InSight } from '../../../chart/useChartWindow';
import { usePrefs } from '../../../frame/prefs';
import { MapBar } from '../../../hexmap/MapBar';
import type { Region } from '../../../hexmap/mapProps';
import { RegionLegend } from '../../../hexmap/overlays/RegionLegend';
import { Regions } from '../../../hexmap/overlays/Regions';
import { boardText } from '../../../i18n/board';
import type { Silhouettes } from '../../../ships/silhouette';
import { type Desk, useDesk } from '../desk/desk';
import { phaseOf } from '../desk/place';
import { FilmOnChart } from '../film/FilmOnChart';
import { type Film, filmOf, isPast, type Raid, raidsIn } from '../film/film';
import { StrikeFilm } from '../film/StrikeFilm';
import { type Showing, useFilm } from '../film/useFilm';
import { chartOf, type Drawn } from './chartOf';
import { ageRings, businessOf, coursesOf, lightOf, rangeRings, sectorsOf } from './layers';
import { chartOverlays, chartSwitches } from './overlays';
import { type ChartMark, MARK_KINDS, marksOf, pickHex } from './picks';
import { pinOf } from './pinOf';
import { sayHex } from './say';
import { stripOf } from './stripOf';
import { type ChartUnit, sightingsIn, unitsOf } from './units';

interface ChartBoardProps {
  /** The match and the viewer: strikes since that viewer last looked are shown. */
  eyes: string;
  events: readonly SeaWingsEvent[];
  silhouettes: Silhouettes;
  /** Keep it the same from render to render. */
  drawn: Drawn;
}

const ORIGIN: Axial = { q: 0, r: 0 };

/** [WG-1.2] The chart of the theater with all that the side knows: its own forces, enemy markers, plans. */
export function ChartBoard({ eyes, events, silhouettes, drawn }: ChartBoardProps) {
  const desk = useDesk();
  const { view, side, selected, legal } = desk;
  const { scenario } = view;
  const { map, title } = scenario;
  const chart = useMemo(() => chartOf(scenario, drawn, side), [scenario, drawn, side]);
  const sightings = useMemo(() => sightingsIn(events, side), [events, side]);
  const units = useMemo(() => unitsOf(view, side, sightings), [view, side, sightings]);
  const pins = usePins(units, desk, silhouettes);
  const marks = useMemo(() => marksOf({ legal, selected }), [legal, selected]);
  const business = useMemo(() => businessOf(units, side), [units, side]);
  const { overlays } = usePrefs();
  const regions = useMemo(
    () => chartOverlays({ view, side, selected, units }, overlays),
    [view, side, selected, units, overlays],
  );
  const picked = units.find(({ id }) => id === selected)?.hex;
  const raids = useMemo(() => raidsIn(events), [events]);
  const film = useFilm(eyes, raids, toldBy(view), (it) =>
    isPast(it, { turn: view.turn, phase: phaseOf(view) }),
  );
  return (
    <>
      <ChartMap
        {...{ chart, pins, selected }}
        isNight={isNight(view.scenario, Math.max(1, view.turn))}
        words={wordsOf(title)}
        say={(hex) => sayHex(desk, hex, units)}
        isOn={(hex) => isOnMap(map, hex)}
        home={picked ?? business.own[0] ?? ORIGIN}
        marked={marks.map(({ hex }) => hex)}
        pick={({ hex, pin }) => pickHex(desk, hex, units, pin)}
        action={() => boundsAround(business.busy)}
        opening={(window) => openingBounds(business, window)}
        inSight={inSightOf(film, { picked, isChoosing: marks.length > 0, what: String(selected) })}
        under={(pointed) => <UnderPins {...{ chart, units, marks, pointed, regions }} />}
        above={film && <FilmOnChart {...film} />}
        side={side}
        rings={rangeRings(desk)}
        own={business.own}
        strip={stripOf(desk, units)}
        step={`${view.clock}/${side}`}
        over={<RegionLegend regions={regions} />}
        buttons={<ChartButtons />}
      />
      {film && <StrikeFilm {...film} />}
    </>
  );
}

/** Pixels around what is struck: more than the film covers of the chart's foot. */
const AROUND_STRIKE = 160;

/** What is picked; while a film is on show, what it tells of. */
const inSightOf = (film: Showing | null, picked: Omit<InSight, 'reach' | 'fromEdge'>): InSight => ({
  ...(film
    ? { picked: film.film.hex, isChoosing: false, what: film.film.key, fromEdge: AROUND_STRIKE }
    : picked),
  reach: [],
});

/** Strikes in the words of the log. */
function toldBy(view: SeaWingsView): (raid: Raid) => Film {
  const words = wordsIn('sea-wings');
  return (raid) => filmOf(raid, (event) => sentenceOf(words, event, view));
}

function sentenceOf(words: AnyWords, event: SeaWingsEvent, view: SeaWingsView) {
  const told = words.eventText?.(event, view);
  return told ? plainText(told.parts) : undefined;
}

const wordsOf = (title: string) => ({
  role: wingsChartText('chart'),
  label: wingsChartText('chartOf', { title }),
  keys: wingsChartText('keys'),
  action: wingsChartText('toAction'),
});

interface UnderPinsProps {
  chart: TheaterChart;
  units: readonly ChartUnit[];
  marks: readonly ChartMark[];
  pointed: Axial | null;
  regions: readonly Region[];
}

/** Light, searches, ranges, where a pick gives an order, and courses. */
function UnderPins({ chart, units, marks, pointed, regions }: UnderPinsProps) {
  const desk = useDesk();
  const { view, side } = desk;
  return (
    <>
      <Sky chart={chart} light={lightOf(view)} areas={NO_RAIN} />
      <Sectors side={side} sectors={sectorsOf(desk)} />
      <Regions regions={regions} />
      <AgeRings rings={ageRings(units)} />
      <ChartMarks marks={marks} kinds={MARK_KINDS} fields={NO_FIELDS} pointed={pointed} />
      <Courses side={side} tracks={NO_TRACKS} courses={coursesOf(desk, units)} />
    </>
  );
}

const NO_RAIN: readonly never[] = [];
const NO_TRACKS: readonly never[] = [];
const NO_FIELDS: readonly never[] = [];

function usePins(units: readonly ChartUnit[], desk: Desk, silhouettes: Silhouettes) {
  const { view, lights } = desk;
  const lit = lights.ships;
  return useMemo(
    () => units.map((unit) => pinOf(unit, { view, silhouettes, lit })),
    [units, view, silhouettes, lit],
  );
}

/** What can be laid over the chart. */
const ChartButtons = () => <MapBar label={boardText('overlays')} switches={chartSwitches()} />;
