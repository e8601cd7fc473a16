import { useMemo } from 'react';
import { type Axial, hexAhead } from '../../../../hex';
import type { FleetActionEvent } from '../../../../rules/fleet-action';
import { isLand } from '../../../../rules/fleet-action/query';
import type { PreparedScenario } from '../../../../scenario/prepared';
import { fleetSeaText } from '../../../../words/fleet-action/texts/sea';
import type { Silhouettes } from '../../../ships/silhouette';
import { LayerBar } from '../../../tacticalSea/LayerBar';
import { Shots, Tracks } from '../../../tacticalSea/PastLayer';
import { AdvisedSea, Aims, Marks, Plots, TargetMarks } from '../../../tacticalSea/PlanLayer';
import { RangeLayer } from '../../../tacticalSea/RangeLayer';
import { FoulWeather, SeaNames, Smoke } from '../../../tacticalSea/SeaLayers';
import { SeaMap } from '../../../tacticalSea/SeaMap';
import { type Desk, LAYERS, useDesk } from '../desk/desk';
import { advisedCourses, advisedFire } from './advised';
import { aftermathOf } from './aftermath';
import { foulHexes } from './foul';
import { LandTargets } from './LandTargets';
import { Minefields } from './Minefields';
import { drawnShip, type FleetMark, goals, pickSea, sail, seaMarks } from './picks';
import { aimsOf, chancesOf, plotsOf, wrecksOf } from './plansOf';
import { rangesOf } from './ranges';
import { SeaInWords } from './SeaInWords';
import { SightLines } from './SightLines';
import { sayHex } from './say';
import { afloat, seaMarkers, seaShips } from './seaOf';

interface BoardProps {
  silhouettes: Silhouettes;
  events: readonly FleetActionEvent[];
  /** Names on the chart. */
  places: PreparedScenario['names'];
}

/** The sea with everything on it; picks change the plan, aim, or select. */
export function FleetBoard({ silhouettes, events, places }: BoardProps) {
  const desk = useDesk();
  const { view, lights, names, stage, moving, firing } = desk;
  const { squadron, marker } = moving;
  const { options } = firing.fire;
  const plan = drawnShip(desk);
  const ends = goals(desk);
  const ships = useMemo(() => seaShips({ view, lights }, silhouettes), [view, lights, silhouettes]);
  const markers = useMemo(() => seaMarkers({ view, lights, names }), [view, lights, names]);
  const marks = useMemo(
    () => (stage === 'waiting' ? [] : seaMarks({ view, plan, marker, options, goals: ends })),
    [view, stage, plan, marker, options, ends],
  );
  const kept = useMemo(() => plannedHexes(squadron, marker), [squadron, marker]);
  const chances = useMemo(() => chancesOf({ view, firing, names }), [view, firing, names]);
  const wrecks = useMemo(() => wrecksOf(view), [view]);
  return (
    <SeaMap
      ships={ships}
      markers={markers}
      selected={desk.selected}
      isNight={view.scenario.isNight}
      names={names}
      isLand={(hex) => isLand(view.scenario, hex)}
      sea={view.scenario.map}
      seen={hexesInView(desk, wrecks)}
      clock={clockOf(view)}
      words={{
        role: fleetSeaText('board'),
        label: fleetSeaText('board'),
        keys: fleetSeaText('keys'),
      }}
      say={(hex) => sayHex(desk, marks, hex)}
      marked={marks.map(({ hex }) => hex)}
      pick={({ hex, ship }) => pickSea(desk, hex, ship)}
      clear={() => desk.select(null)}
      grab={plan?.ship.id}
      drag={plan && ((hex) => sail(desk, plan, hex))}
      kept={kept}
      chances={chances}
      wrecks={wrecks}
      under={<UnderShips marks={marks} events={events} places={places} />}
      above={<OverShips marks={marks} events={events} />}
      over={<OnMap marks={marks} />}
    />
  );
}

/** The hexes of all planned paths. */
const plannedHexes = (
  squadron: Desk['moving']['squadron'],
  marker: Desk['moving']['marker'],
): Axial[] => [
  ...(squadron?.ships ?? []).flatMap(({ way }) => way.path),
  ...(marker?.way.path ?? []),
];

/** How far ahead of the ships the window reaches. */
const HEXES_AHEAD = 4;

const isOver = ({ step }: Desk['view']): boolean => step.kind === 'over';

/** The end of the game is a turn of its own: the window looks once more for all units. */
const clockOf = (view: Desk['view']): number => view.turn + (isOver(view) ? 1 : 0);

/** What the window has to show: units, markers, and where they are going; at the end all units, afloat or not. */
function hexesInView({ view }: Desk, wrecks: readonly { hex: Axial }[]): Axial[] {
  const ships = afloat(view);
  if (isOver(view)) return [...ships, ...wrecks].map(({ hex }) => hex);
  const ahead = ships
    .filter(({ speedKnots }) => speedKnots > 0)
    .map(({ hex, facing }) => hexAhead(hex, facing, HEXES_AHEAD));
  return [...ships, ...Object.values(view.contacts)].map(({ hex }) => hex).concat(ahead);
}

/** Marks of hexes, in the order in which they lie over each other. */
const HEX_KINDS = ['anew', 'course'] as const;

interface LayerProps {
  marks: readonly FleetMark[];
  events: readonly FleetActionEvent[];
}

function UnderShips({ marks, events, places }: LayerProps & Pick<BoardProps, 'places'>) {
  const desk = useDesk();
  const { view } = desk;
  const { tracks } = useMemo(() => aftermathOf(events, view), [events, view]);
  const ranges = shownRanges(desk);
  return (
    <>
      <FoulWeather hexes={foulHexes(view)} />
      <SeaNames names={places} />
      <LandTargets />
      <Minefields />
      {ranges && <RangeLayer ranges={ranges} />}
      <Tracks tracks={tracks} />
      <Smoke smoke={view.smoke} />
      <Marks marks={marks} kinds={HEX_KINDS} />
      <Plots plots={plotsOf(desk)} />
      <Aims aims={aimsOf(desk)} charges={NO_CHARGES} />
      <FleetAdvice />
      {desk.layer === 'sight' && <SightLines />}
    </>
  );
}

const NO_CHARGES: readonly never[] = [];

/** What a bot advises: courses with where they end, and fire. */
function FleetAdvice() {
  const { view, advice } = useDesk();
  const orders = advice.hint?.orders ?? [];
  return <AdvisedSea courses={advisedCourses(view, orders)} fire={advisedFire(view, orders)} />;
}

function OverShips({ marks, events }: LayerProps) {
  const desk = useDesk();
  const { view } = desk;
  const { shots } = useMemo(() => aftermathOf(events, view), [events, view]);
  const targets = marks.filter(({ kind }) => kind === 'target').map(({ hex }) => hex);
  return (
    <>
      <TargetMarks hexes={targets} />
      <Shots shots={shots} charges={NO_CHARGES} />
    </>
  );
}

/** The ranges of what is picked: of a ship that is being moved from where she will be. */
function shownRanges(desk: Desk) {
  const { view, selected, layer, firing } = desk;
  const unit = view.units[selected ?? firing.actor ?? drawnShip(desk)?.ship.id ?? ''];
  if (!layer || !unit) return null;
  const plan = desk.moving.squadron?.ships.find(({ ship }) => ship.id === unit.id);
  return rangesOf(desk, unit, plan?.way ?? unit, layer);
}

const OnMap = ({ marks }: Pick<LayerProps, 'marks'>) => (
  <>
    <Layers />
    <SeaInWords marks={marks} />
  </>
);

/** What is laid over the sea around the ship that is picked. */
function Layers() {
  const { layer, lay } = useDesk();
  return (
    <LayerBar
      label={fleetSeaText('layers')}
      layers={LAYERS.map((it) => ({ layer: it, label: fleetSeaText(`layer.${it}`) }))}
      shown={layer}
      lay={(it) => lay(layer === it ? null : it)}
      hasKeys
    />
  );
}
