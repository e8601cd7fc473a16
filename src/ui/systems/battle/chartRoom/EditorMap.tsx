import { type RefObject, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { type Axial, disk, hexKey, ORIGIN } from '../../../../hex';
import {
  BOARD_SIDES,
  entryHexes,
  isAtSea,
  isLand,
  islandHex,
  risksGrounding,
} from '../../../../rules/battle';
import { fromFile } from '../../../../scenario/draft/hexes';
import { battleEditorText } from '../../../../words/battle/texts/editor';
import { BrushBar } from '../../../chartRoom/BrushBar';
import { UnderlayCoast } from '../../../chartRoom/underlay/UnderlayCoast';
import type { Underlay } from '../../../chartRoom/underlay/useUnderlay';
import { BoardDefs } from '../../../hexmap/BoardDefs';
import { boundsOf } from '../../../hexmap/fit';
import { POINTY } from '../../../hexmap/geometry/plane';
import { HexMap } from '../../../hexmap/HexMap';
import { lightOf } from '../../../hexmap/light';
import { Marks } from '../../../hexmap/Marks';
import type { HexMark, MapHandle } from '../../../hexmap/mapProps';
import { useHexMap, useMapElements } from '../../../hexmap/useHexMap';
import { boardText } from '../../../i18n/board';
import { chartFieldText } from '../../../i18n/chartFields';
import { silhouettesOf } from '../../../ships/silhouetteOf';
import { ChartSheet, sheetBounds } from '../board/chart/Chart';
import { useUncoveredBoard } from '../board/chart/useUncoveredBoard';
import { centerOf, hexesPath, hexPath } from '../board/common/plane';
import { CounterNames } from '../board/counters/CounterNames';
import { Counters } from '../board/counters/Counters';
import { sayHex } from '../board/say';
import { ArrivalMark } from '../situation/ArrivalMark';
import { arrivalsIn } from '../situation/situation';
import { BRUSHES, drawnStack, type EditorDesk } from './desk';
import { EdgeSigns } from './EdgeSigns';
import { editorPicking, type Held } from './mapHands';
import { hexOfPath } from './where';
import '../../../hexmap/board.css';
import '../../../hexmap/light.css';
import '../board/chart/chart.css';
import '../board/counters/counters.css';
import '../situation/situation.css';
import './shallows.css';

interface EditorMapProps {
  desk: EditorDesk;
  underlay: Underlay;
}

/** The game's own map, with a brush: stacks are dragged, land is painted, edges are pressed. */
export function EditorMap({ desk, underlay }: EditorMapProps) {
  const { draft, view } = desk;
  const elements = useMapElements();
  const handle = useRef<MapHandle>(null);
  const held = useRef<Held>({});
  const sheet = useMemo(() => sheetBounds(draft.radius), [draft.radius]);
  const map = useHexMap(elements, {
    plane: POINTY,
    sheet,
    ref: handle,
    onMove: useUncoveredBoard(elements.svg, view),
    action: () => boundsOf(view.stacks.filter(isAtSea).map(({ hex }) => centerOf(hex))),
    picking: editorPicking(desk, held),
  });
  useJump(desk, handle);
  return (
    <HexMap
      map={map}
      className="editor-map"
      data={lookOf(desk)}
      words={{
        role: boardText('chart'),
        label: boardText('chartOf', { title: draft.title }),
        keys: battleEditorText('keys'),
      }}
      say={(hex) => sayHex(view, hex)}
      sheet={
        <>
          <BoardDefs />
          <Sheet desk={desk} underlay={underlay} />
        </>
      }
      over={<Brushes desk={desk} />}
    >
      <EdgeSigns desk={desk} />
      <OnMap desk={desk} />
    </HexMap>
  );
}

const Brushes = ({ desk: { brush, size, hold } }: { desk: EditorDesk }) => (
  <BrushBar
    {...{ brush, size, hold }}
    brushes={BRUSHES.map((it) => ({
      brush: it,
      label: it === 'island' ? battleEditorText('brush.island') : chartFieldText(`brush.${it}`),
      // There is one island.
      paints: it === 'land' || it === 'sea',
    }))}
  />
);

/** What the style sheets ask for. */
const lookOf = ({ draft, brush }: EditorDesk) => ({
  'data-hour': draft.hour,
  'data-weather': draft.weather,
  'data-light': lightOf(draft.hour, draft),
  'data-painting': brush === 'hand' ? undefined : brush,
  // Under a brush all of the map is held: the pointer paints, and pans no more.
  'data-grab': brush === 'hand' ? undefined : 'brush',
});

/** Everything under the counters. The depths of the sea follow a brush as fast as they can. */
function Sheet({ desk: { view, draft, brush }, underlay }: EditorMapProps) {
  const { scenario } = view;
  const key = JSON.stringify(draft.land ?? []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same hexes are the same list, which is drawn once
  const land = useMemo(() => scenario.land, [key]);
  const shoals = useDeferredValue(land);
  const names = useChartNames(draft);
  const entries = useMemo(() => BOARD_SIDES.map((side) => entryHexes(view, side)), [view]);
  return (
    <ChartSheet
      scenario={{ ...scenario, land }}
      center={ORIGIN}
      names={names}
      entries={entries}
      island={islandHex(view)}
      shoals={shoals}
    >
      <UnderlayCoast coasts={underlay.coasts} />
      {brush !== 'hand' && <Shallows view={view} />}
    </ChartSheet>
  );
}

/** The names of land, waters and places; the same list while none has changed. */
const useChartNames = ({ names }: EditorDesk['draft']) =>
  useMemo(() => (names ?? []).map((it) => ({ ...it, hex: fromFile(it.hex) })), [names]);

/** [BT-6.9] Under a brush: the water in which ships may ground. */
function Shallows({ view }: Pick<EditorDesk, 'view'>) {
  const risky = useMemo(
    () =>
      disk(ORIGIN, view.scenario.radius).filter(
        (hex) => risksGrounding(view, hex) && !isLand(view, hex),
      ),
    [view],
  );
  return <path className="editor-shallows" d={hexesPath(risky)} />;
}

const PICKED_SHARE = 0.95;

/** What comes in, what is wrong, what is picked, and all stacks. */
function OnMap({ desk }: { desk: EditorDesk }) {
  const { view, hex, draft, editing, stack } = desk;
  const marks = useMemo(() => faultMarks(draft, editing.faults), [draft, editing.faults]);
  const occupied = useMemo(
    () => new Set<string>(view.stacks.filter(isAtSea).map((it) => hexKey(it.hex))),
    [view],
  );
  const silhouettes = useSilhouettes(desk);
  const names = useChartNames(draft);
  return (
    <>
      {arrivalsIn(view).map((arrival) => (
        <ArrivalMark key={`${arrival.side}/${arrival.at}`} arrival={arrival} view={view} />
      ))}
      {hex && <path className="editor-hex" d={hexPath(hex, PICKED_SHARE)} />}
      <Marks marks={marks} occupied={occupied} />
      <g data-grab="">
        <Counters {...{ view, silhouettes }} selected={drawnStack(desk, stack)} lit={undefined} />
        <CounterNames view={view} names={names} />
      </g>
    </>
  );
}

/** The classes of the ships that are drawn; the same object for the same classes. */
function useSilhouettes({ view, editing }: EditorDesk) {
  const { classes } = editing.registry;
  const ids = view.scenario.taskForces
    .flatMap(({ ships }) => ships.map(({ sheet }) => sheet.classId))
    .join(' ');
  return useMemo(
    () => silhouettesOf(ids.split(' ').flatMap((id) => classes.get(id) ?? [])),
    [ids, classes],
  );
}

/** Hexes in which something is wrong, with what that is. */
function faultMarks(
  draft: EditorDesk['draft'],
  faults: EditorDesk['editing']['faults'],
): HexMark[] {
  const marks = new Map<string, HexMark>();
  for (const { path, expected, found } of faults) {
    const hex = hexOfPath(draft, path);
    if (!hex || marks.has(hexKey(hex))) continue;
    marks.set(hexKey(hex), {
      hex,
      kind: 'blocked',
      label: chartFieldText('wrongHere', { expected, found }),
    });
  }
  return [...marks.values()];
}

/** Where the list of faults leads on the map. */
function useJump(desk: EditorDesk, handle: RefObject<MapHandle | null>): void {
  const { draft, editing, pickHex } = desk;
  const latest = useRef(draft);
  latest.current = draft;
  const { goal } = editing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each jump
  useEffect(() => {
    const hex: Axial | undefined = goal && hexOfPath(latest.current, goal.path);
    if (!hex) return;
    pickHex(hex);
    handle.current?.centerOn(hex);
  }, [goal]);
}
