import { type ComponentProps, type ReactNode, useCallback, useMemo } from 'react';
import {
  type Axial,
  bearingBetween,
  distance,
  hexKey,
  sameHex,
  subtractHex,
} from '../../../../hex';
import { type BattleView, findStack, isAtSea, type StackId } from '../../../../rules/battle';
import { BoardDefs } from '../../../hexmap/BoardDefs';
import { boundsOf, type Follow } from '../../../hexmap/fit';
import { POINTY } from '../../../hexmap/geometry/plane';
import { HexMap } from '../../../hexmap/HexMap';
import '../../../hexmap/board.css';
import './chart/chart.css';
import './counters/counters.css';
import '../../../hexmap/light.css';
import './overlays/lines.css';
import './overlays/regions.css';
import { LitHexes, Marks } from '../../../hexmap/Marks';
import type { HexMark } from '../../../hexmap/mapProps';
import { PlanArrows } from '../../../hexmap/overlays/PlanArrows';
import { RegionLegend } from '../../../hexmap/overlays/RegionLegend';
import { Regions } from '../../../hexmap/overlays/Regions';
import { Ruler } from '../../../hexmap/overlays/Ruler';
import { SightLine } from '../../../hexmap/overlays/SightLine';
import { useHexMap, useMapElements } from '../../../hexmap/useHexMap';
import { boardText } from '../../../i18n/board';
import type { Silhouettes } from '../../../ships/silhouette';
import { boardPicking } from './boardPicking';
import { Chart, sheetBounds } from './chart/Chart';
import { MiniBoard, useMiniFrame } from './chart/MiniBoard';
import { useUncoveredBoard } from './chart/useUncoveredBoard';
import { useWindowLegend, WindowLegend } from './chart/WindowLegend';
import type { BoardProps, Overlay } from './common/boardProps';
import { centerOf } from './common/plane';
import { sayWhere } from './common/range';
import { Fan } from './counters/Fan';
import { MovingCounters, MovingEffects, MovingNames, MovingWrecks } from './motion/Moving';
import { FireLines, Tracks } from './overlays/Lines';
import { regionOf } from './overlays/regionOf';
import { sayHex } from './say';
import { fanOf, useFanAgain, useTapped } from './useFan';

const NO_MARKS: readonly HexMark[] = [];
const NO_OVERLAYS: readonly Overlay[] = [];
const NO_SILHOUETTES: Silhouettes = {};

/** The chart with its counters and overlays: see `boardProps.ts` for its props. */
export function Board(props: BoardProps) {
  const { view, marks = NO_MARKS, silhouettes = NO_SILHOUETTES, selected = null, lit } = props;
  const { motion, overlays = NO_OVERLAYS } = props;
  const { center, scenario } = view;
  const elements = useMapElements();
  const [tapped, setTapped] = useTapped(view, selected);
  const sheet = useMemo(() => sheetBounds(scenario.radius), [scenario.radius]);
  const legend = useWindowLegend(sheet);
  const mini = useMiniFrame(sheet);
  const again = useFanAgain();
  const ofCorners = useBoth(legend.follow, mini.follow);
  const onMove = useBoth(ofCorners, useBoth(useUncoveredBoard(elements.svg, view), again.follow));
  const map = useHexMap(elements, {
    ...{ plane: POINTY, sheet, middle: center, ref: props.ref, onMove },
    action: () => actionOf(view, marks),
    watch: useWatched(marks, center),
    picking: boardPicking({ ...props, marks, selected }, setTapped),
  });
  const fan = fanOf({ view, marks, selected, tapped }, map);
  again.isOpen.current = fan !== null;
  const line = map.pointed ? props.sightLine?.(map.pointed) : undefined;
  const ruled = line ? null : rulerOf(view, selected, map.hover?.hex ?? null);
  const regions = useMemo(() => overlays.map(regionOf), [overlays]);
  return (
    <HexMap
      map={map}
      data={{ ...lookOf(props), 'data-choosing': marks.length > 0 || undefined }}
      words={wordsOf(scenario)}
      say={(hex) => sayHex(view, hex, { selected, marks, note: props.describe?.(hex) })}
      sheet={<Ground view={view} names={props.names} />}
      above={
        <>
          <MovingNames {...{ motion, view }} names={props.names} />
          <MovingEffects {...{ motion, view, silhouettes }} />
          {ruled && <Ruler {...ruled} label={sayWhere(ruled.from, ruled.to)} />}
          {fan && <Fan {...fan} {...{ view, silhouettes, lit }} />}
        </>
      }
      over={
        <Corners {...{ view, legend, regions }}>
          <MiniBoard
            {...{ view, sheet, frame: mini, onPick: (at) => map.zoom.current?.center(at) }}
          />
        </Corners>
      }
    >
      <Regions regions={regions} />
      <LitHexes hexes={props.lit?.hexes ?? NO_HEXES} />
      {props.tracks && <Tracks tracks={props.tracks} />}
      {props.wrecks && <MovingWrecks motion={motion} wrecks={props.wrecks} />}
      <BoardMarks view={view} marks={marks} />
      <MovingCounters {...{ motion, view, silhouettes, selected, lit }} />
      {line && <SightLine line={line} />}
      {props.fireLines && <FireLines lines={props.fireLines} view={view} />}
      {props.plan && <PlanArrows arrows={props.plan} />}
    </HexMap>
  );
}

const NO_HEXES: readonly Axial[] = [];

/** What never moves. */
const Ground = (props: ComponentProps<typeof Chart>) => (
  <>
    <BoardDefs />
    <Chart {...props} />
  </>
);

interface CornersProps {
  view: BattleView;
  legend: ReturnType<typeof useWindowLegend>;
  regions: ComponentProps<typeof RegionLegend>['regions'];
  children: ReactNode;
}

/** What stands over the map's corners: the small map, the window's legend, that of the overlays. */
const Corners = ({ view, legend, regions, children }: CornersProps) => (
  <>
    {children}
    <div className="board-corner">
      <WindowLegend ref={legend.ref} title={view.scenario.title} />
      <RegionLegend regions={regions} />
    </div>
  </>
);

/** One listener that tells two. */
const useBoth = (first: Follow, second: Follow): Follow =>
  useCallback(
    (...at) => {
      first(...at);
      second(...at);
    },
    [first, second],
  );

/** What the style sheets ask for. */
const lookOf = ({ view: { scenario }, light }: BoardProps) => ({
  'data-hour': scenario.hour,
  'data-weather': scenario.weather,
  'data-light': light,
});

const wordsOf = ({ title }: BattleView['scenario']) => ({
  role: boardText('chart'),
  label: boardText('chartOf', { title }),
  keys: boardText('keys'),
});

/** The area of the stacks in play and the marked hexes on the sheet. */
const actionOf = ({ stacks, center }: BattleView, marks: readonly HexMark[]) =>
  boundsOf(
    [...stacks.filter(isAtSea), ...marks].map(({ hex }) => centerOf(subtractHex(hex, center))),
  );

/** When the window shows none of the new marks it moves to them. */
const useWatched = (marks: readonly HexMark[], center: Axial) =>
  useMemo(
    () => ({
      points: marks.map(({ hex }) => centerOf(subtractHex(hex, center))),
      need: 'one' as const,
      when: marks,
    }),
    [marks, center],
  );

function BoardMarks({ view, marks }: { view: BattleView; marks: readonly HexMark[] }) {
  const { center, scenario, stacks } = view;
  const occupied = useMemo(
    () => new Set<string>(stacks.filter(isAtSea).map(({ hex }) => hexKey(hex))),
    [stacks],
  );
  const outward = useCallback(
    (hex: Axial) =>
      distance(hex, center) > scenario.radius ? bearingBetween(center, hex) : undefined,
    [center, scenario.radius],
  );
  return <Marks marks={marks} occupied={occupied} outward={outward} />;
}

/** From the selected stack to the hex pointed at, where these are two hexes. */
function rulerOf(
  view: BattleView,
  selected: StackId | null,
  to: Axial | null,
): { from: Axial; to: Axial } | null {
  const stack = selected ? findStack(view, selected) : undefined;
  return stack?.place === 'board' && to && !sameHex(stack.hex, to) ? { from: stack.hex, to } : null;
}
