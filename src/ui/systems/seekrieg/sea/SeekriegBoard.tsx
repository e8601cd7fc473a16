import { useMemo } from 'react';
import { type Axial, hexAhead } from '../../../../hex';
import type { SeekriegEvent } from '../../../../rules/seekrieg';
import {
  isLand,
  isOnMap,
  possibleHexes,
  STAR_SHELL_HEXES,
  shipsOnMap,
} from '../../../../rules/seekrieg/query';
import type { PreparedScenario } from '../../../../scenario/prepared';
import { seekriegSeaText } from '../../../../words/seekrieg/texts/sea';
import type { Silhouettes } from '../../../ships/silhouette';
import { LayerBar } from '../../../tacticalSea/LayerBar';
import { Shots, Tracks } from '../../../tacticalSea/PastLayer';
import { Aims, Marks, Plots, TargetMarks } from '../../../tacticalSea/PlanLayer';
import { RangeLayer } from '../../../tacticalSea/RangeLayer';
import { Lit, SeaNames, Smoke } from '../../../tacticalSea/SeaLayers';
import { SeaMap } from '../../../tacticalSea/SeaMap';
import { type Desk, LAYERS, useDesk } from '../desk/desk';
import { aimsOf, chancesOf, targetHexes } from '../fire/onSea';
import { steerTo } from '../moving/steer';
import { tracksOf } from './past';
import { pickSea, type SeekriegMark, seaMarks } from './picks';
import { plotsOf, torpedoAims, wrecksOf } from './plansOf';
import { rangesOf } from './ranges';
import { SeaInWords } from './SeaInWords';
import { SightLines } from './SightLines';
import { sayHex } from './say';
import { seaMarkers, seaShips } from './seaOf';
import { shotsOf } from './shots';

interface BoardProps {
  silhouettes: Silhouettes;
  events: readonly SeekriegEvent[];
  /** Names on the chart. */
  places: PreparedScenario['names'];
}

/** The sea with everything on it; picks steer, aim, or select. */
export function SeekriegBoard({ silhouettes, events, places }: BoardProps) {
  const desk = useDesk();
  const { view, lights, names, stage, moving, firing } = desk;
  const ships = useMemo(() => seaShips({ view, lights }, silhouettes), [view, lights, silhouettes]);
  const markers = useMemo(() => seaMarkers({ view, lights, names }), [view, lights, names]);
  const marks = useMemo(() => seaMarks({ moving, stage }), [moving, stage]);
  const kept = useMemo(() => [...moving.courses.values()].flatMap(({ path }) => path), [moving]);
  const chances = useMemo(() => chancesOf({ view, firing, names }), [view, firing, names]);
  const wrecks = useMemo(() => wrecksOf(view), [view]);
  return (
    <SeaMap
      ships={ships}
      markers={markers}
      selected={desk.selected}
      isNight={view.environment.light === 'night'}
      names={names}
      isLand={(hex) => isLand(view, hex)}
      seen={hexesInView(desk, wrecks)}
      clock={clockOf(view)}
      words={{
        role: seekriegSeaText('board'),
        label: seekriegSeaText('board'),
        keys: seekriegSeaText('keys'),
      }}
      say={(hex) => sayHex(desk, marks, hex)}
      marked={marks.map(({ hex }) => hex)}
      pick={({ hex, ship }) => pickSea(desk, hex, ship)}
      clear={() => desk.select(null)}
      grab={stage === 'waiting' ? undefined : moving.steered?.id}
      {...(moving.steered && { drag: (hex: Axial) => void steerTo(desk, hex) })}
      kept={kept}
      chances={chances}
      wrecks={wrecks}
      under={<UnderShips marks={marks} events={events} places={places} />}
      above={<AboveShips events={events} />}
      over={<OnMap marks={marks} />}
    />
  );
}

/** How far ahead of the ships the window reaches. */
const HEXES_AHEAD = 6;

const isOver = ({ step }: Desk['view']): boolean => step.kind === 'over';

/** The end of the game is a turn of its own: the window looks once more for all ships. */
const clockOf = (view: Desk['view']): number => view.turn + (isOver(view) ? 1 : 0);

/** What the window has to show: ships, contacts, and where they are going; at the end all ships, afloat or sunk. */
function hexesInView({ view }: Desk, wrecks: readonly { hex: Axial }[]): Axial[] {
  const ships = shipsOnMap(view);
  if (isOver(view)) return [...ships, ...wrecks].map(({ hex }) => hex);
  const ahead = ships
    .filter(({ speedKnots }) => speedKnots > 0)
    .map(({ hex, facing }) => hexAhead(hex, facing, HEXES_AHEAD));
  return [...ships, ...Object.values(view.contacts)].map(({ hex }) => hex).concat(ahead);
}

/** Marks of hexes, in the order in which they lie over each other. */
const HEX_KINDS = ['anew', 'course'] as const;

/** Where an enemy may be. */
const FAN_KINDS = ['fan'] as const;

interface UnderProps extends Pick<BoardProps, 'events' | 'places'> {
  marks: readonly SeekriegMark[];
}

function UnderShips({ marks, events, places }: UnderProps) {
  const desk = useDesk();
  const { view, layer } = desk;
  const tracks = useMemo(() => tracksOf(events, view), [events, view]);
  const ranges = shownRanges(desk);
  return (
    <>
      <SeaNames names={places} />
      <Lit areas={view.litAreas} hexes={STAR_SHELL_HEXES} />
      {ranges && <RangeLayer ranges={ranges} />}
      {layer === 'enemy' && <Marks marks={fanOf(desk)} kinds={FAN_KINDS} />}
      <Tracks tracks={tracks} />
      <Smoke smoke={view.smoke} />
      <Marks marks={marks} kinds={HEX_KINDS} />
      <Plots plots={plotsOf(desk)} />
      <Aims aims={[...torpedoAims(view), ...aimsOf(desk)]} charges={NO_CHARGES} />
      {layer === 'sight' && <SightLines />}
    </>
  );
}

/** Fire of the last turn with its splashes and hits, targets, and their chances. */
function AboveShips({ events }: Pick<BoardProps, 'events'>) {
  const desk = useDesk();
  const { view, firing } = desk;
  const shots = useMemo(() => shotsOf(events, view), [events, view]);
  return (
    <>
      {firing.shooters.length === 0 && <Shots shots={shots} charges={NO_CHARGES} />}
      <TargetMarks hexes={targetHexes(desk)} />
    </>
  );
}

const NO_CHARGES: readonly never[] = [];

/** Where the enemies in sight may be after the coming movement: the picked one, or all. */
function fanOf({ view, side, selected }: Desk) {
  const enemies = shipsOnMap(view).filter((it) => it.side !== side);
  const picked = enemies.filter(({ id }) => id === selected);
  return (picked.length > 0 ? picked : enemies)
    .flatMap((ship) => possibleHexes(view, ship))
    .map((hex) => ({ hex, kind: 'fan' as const }));
}

/** The ranges of what is picked: of a ship that is being steered from where she will be. */
function shownRanges(desk: Desk) {
  const { view, selected, layer, moving } = desk;
  const ship = view.ships[selected ?? moving.steered?.id ?? ''];
  if (!layer || layer === 'enemy' || !ship || !isOnMap(ship)) return null;
  return rangesOf(desk, ship, moving.courses.get(ship.id) ?? ship, layer);
}

const OnMap = ({ marks }: { marks: readonly SeekriegMark[] }) => (
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
      label={seekriegSeaText('layers')}
      layers={LAYERS.map((it) => ({ layer: it, label: seekriegSeaText(`layer.${it}`) }))}
      shown={layer}
      lay={(it) => lay(layer === it ? null : it)}
      hasKeys
    />
  );
}
