import { useCallback, useId, useMemo, useRef } from 'react';
import { type Axial, hexKey, sameHex, subtractHex } from '../../../../hex';
import { type BattleView, findStack, isAtSea, type StackId } from '../../../../rules/battle';
import { boardText } from '../../../i18n/board';
import '../../../hexmap/board.css';
import './chart/chart.css';
import './counters/counters.css';
import '../../../hexmap/light.css';
import '../../../hexmap/lines.css';
import '../../../hexmap/overlays.css';
import { BoardDefs } from '../../../hexmap/BoardDefs';
import { boundsOf } from '../../../hexmap/fit';
import { centerOf } from '../../../hexmap/geometry/plane';
import { HexCursor, LitHexes, Marks } from '../../../hexmap/overlays/Marks';
import { PlanArrows } from '../../../hexmap/overlays/PlanArrows';
import { OverlayLegend } from '../../../hexmap/overlays/RegionLegend';
import { Overlays } from '../../../hexmap/overlays/Regions';
import { SightLine } from '../../../hexmap/overlays/SightLine';
import { Readout } from '../../../hexmap/Readout';
import { useBoardHandle } from '../../../hexmap/useMapHandle';
import { useBoardInput } from '../../../hexmap/useMapInput';
import { useBoardZoom } from '../../../hexmap/useMapZoom';
import { ZoomButtons } from '../../../hexmap/ZoomButtons';
import type { BoardProps, HexMark, Overlay, Silhouettes } from './boardProps';
import { Chart, seaShift, sheetBounds } from './chart/Chart';
import { useWindowLegend, WindowLegend } from './chart/WindowLegend';
import { Fan } from './counters/Fan';
import { MovingCounters, MovingEffects, MovingWrecks } from './motion/Moving';
import { FireLines, Ruler, Tracks } from './overlays/Lines';

const NO_MARKS: readonly HexMark[] = [];
const NO_OVERLAYS: readonly Overlay[] = [];
const NO_SILHOUETTES: Silhouettes = {};

/** The chart with its counters and overlays: see `boardProps.ts` for what it takes and tells. */
export function Board(props: BoardProps) {
  const { view, marks = NO_MARKS, silhouettes = NO_SILHOUETTES, selected = null, lit } = props;
  const { motion, overlays = NO_OVERLAYS } = props;
  const { center, scenario } = view;
  const root = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const layer = useRef<SVGGElement>(null);
  const sea = useRef<SVGGElement>(null);
  const keysId = useId();

  const sheet = useMemo(() => sheetBounds(scenario.radius), [scenario.radius]);
  const stacks = useMemo(() => view.stacks.filter(isAtSea), [view]);
  const occupied = useMemo(() => new Set<string>(stacks.map(({ hex }) => hexKey(hex))), [stacks]);
  const onSheet = (hex: Axial) => centerOf(subtractHex(hex, center));
  const action = useLatest(() =>
    boundsOf([...stacks, ...marks].map(({ hex }) => subtractHex(hex, center))),
  );

  const marked = useMemo(
    () => marks.map(({ hex }) => centerOf(subtractHex(hex, center))),
    [marks, center],
  );
  const legend = useWindowLegend(sheet);
  const zoom = useBoardZoom({ svg, layer, sheet, action, marked, onMove: legend.follow });
  const input = useBoardInput({ ...props, marks, selected }, { sea, zoom, onSheet, sheet });

  const focus = () => root.current?.focus();
  useBoardHandle(props.ref, { input, zoom, onSheet, action, sheet, focus });

  const pointed = input.hover?.hex ?? null;
  const line = input.pointed ? props.sightLine?.(input.pointed) : undefined;
  const ruled = line ? null : rulerOf(view, selected, pointed);
  return (
    <div
      className="board"
      data-hour={scenario.hour}
      data-weather={scenario.weather}
      data-light={props.light}
      data-choosing={marks.length > 0 || undefined}
    >
      <div
        ref={root}
        className="board-map"
        role="application"
        aria-roledescription={boardText('chart')}
        aria-label={boardText('chartOf', { title: scenario.title })}
        aria-describedby={keysId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map takes keys
        tabIndex={0}
        {...input.handlers}
      >
        <svg ref={svg} className="board-svg" aria-hidden="true">
          <BoardDefs />
          <g ref={layer}>
            <Chart view={view} names={props.names} />
            <g ref={sea} transform={seaShift(centerOf(center))}>
              <Overlays overlays={overlays} />
              <LitHexes hexes={props.lit?.hexes ?? []} />
              {props.tracks && <Tracks tracks={props.tracks} />}
              {props.wrecks && <MovingWrecks motion={motion} wrecks={props.wrecks} />}
              <Marks marks={marks} occupied={occupied} center={center} radius={scenario.radius} />
              {ruled && <Ruler from={ruled.from} to={ruled.to} />}
              <MovingCounters {...{ motion, view, silhouettes, selected, lit }} />
              {line && <SightLine line={line} />}
              {props.fireLines && <FireLines lines={props.fireLines} />}
              {props.plan && <PlanArrows arrows={props.plan} />}
              <HexCursor hex={input.cursor} />
              <MovingEffects {...{ motion, view, silhouettes }} />
              {input.fan && (
                <Fan
                  view={view}
                  hex={input.fan.hex}
                  silhouettes={silhouettes}
                  lit={lit}
                  live={input.fan.live}
                  plan={input.fan.plan}
                />
              )}
            </g>
          </g>
        </svg>
      </div>
      <div className="board-corner">
        <WindowLegend ref={legend.ref} title={scenario.title} />
        <OverlayLegend overlays={overlays} />
      </div>
      <p id={keysId} className="visually-hidden">
        {boardText('keys')}
      </p>
      <Readout
        view={view}
        shown={pointed}
        spoken={input.spoken}
        selected={selected}
        marks={marks}
        {...(props.describe ? { describe: props.describe } : {})}
      />
      <ZoomButtons run={input.run} />
    </div>
  );
}

/** A question that is always the same function, and asks of the latest render. */
function useLatest<T>(ask: () => T): () => T {
  const latest = useRef(ask);
  latest.current = ask;
  return useCallback(() => latest.current(), []);
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
