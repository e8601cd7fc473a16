import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Axial, sameHex } from '../../../../hex';
import type { TheatreMap } from '../../../../rules/strategic/model/scenario';
import type { Bounds, Placement } from '../../../hexmap/fit';
import { pointIn } from '../../../hexmap/pointer';
import type { ZoomControl } from '../../../hexmap/zoom';
import type { Desk } from '../desk';
import { type ChartMark, pickHex } from './chartPicks';
import { type ChartCommand, chartCommand, stepHex } from './keys';
import { busyHexes } from './opening';
import { boundsAround, chartHexAt, chartPoint, HEX_HEIGHT, sheetOf } from './plane';
import type { RouteDesk } from './routes/useRoutes';
import type { ChartUnit } from './units';

const ORIGIN: Axial = { q: 0, r: 0 };
const ZOOM_STEP = 1.5;

interface Surroundings {
  desk: Desk;
  routes: RouteDesk;
  map: TheatreMap;
  units: readonly ChartUnit[];
  layer: RefObject<SVGGElement | null>;
  zoom: RefObject<ZoomControl | null>;
}

/** Pointer and keys of the chart: what is under them, where the cursor is, what is picked. */
export function useChart(around: Surroundings) {
  const { desk, routes, units, layer, zoom } = around;
  const [hover, setHover] = useState<Axial | null>(null);
  const [spoken, setSpoken] = useState<Axial | null>(null);
  const [cursor, setCursor] = useState<Axial>(
    () => units.find(({ side }) => side === desk.side)?.hex ?? ORIGIN,
  );
  const hexUnder = (event: MouseEvent): Axial => chartHexAt(pointIn(layer.current, event));
  const moveCursor = (hex: Axial) => {
    setCursor(hex);
    setSpoken(hex);
    zoom.current?.reveal(chartPoint(hex));
  };
  const run = newRunner(around, cursor, moveCursor);
  /** What is picked now was picked on the chart. */
  const still = useRef(false);
  return {
    ...{ cursor, spoken, run, still },
    pointed: hover ?? spoken,
    handlers: {
      onKeyDown: (event: React.KeyboardEvent) => {
        const command = chartCommand(event, cursor);
        if (!command) return;
        event.preventDefault();
        event.stopPropagation();
        run(command);
      },
      onClick: (event: MouseEvent) => {
        const unit = drawnUnder(event, units);
        const hex = unit?.hex ?? hexUnder(event);
        setCursor(hex);
        // Under a mouse the chart lies still; a finger needs hexes that it can hit.
        still.current = (event.nativeEvent as PointerEvent).pointerType !== 'touch';
        pickHex(desk, hex, unit, plottingBy(routes, event.shiftKey));
      },
      onPointerMove: (event: React.PointerEvent) => {
        if (event.pointerType === 'touch' || event.buttons > 0) return;
        const hex = drawnUnder(event, units)?.hex ?? hexUnder(event);
        if (!hover || !sameHex(hex, hover)) setHover(hex);
      },
      onPointerLeave: () => {
        still.current = false;
        setHover(null);
      },
      onBlur: () => setSpoken(null),
    },
  };
}

/** With Shift, or where that is switched on, a point is added to a course. */
const plottingBy = ({ plot, isAdding }: RouteDesk, isShifted: boolean) => ({
  plot,
  isAdded: isShifted || isAdding,
});

function drawnUnder(event: MouseEvent, units: readonly ChartUnit[]): ChartUnit | undefined {
  const drawn = (event.target as Element).closest<SVGElement>('[data-unit]')?.dataset.unit;
  return units.find(({ id }) => id === drawn);
}

/** Carries out what a key or a button asks. */
function newRunner(
  { desk, routes, map, units, zoom }: Surroundings,
  cursor: Axial,
  moveCursor: (hex: Axial) => void,
) {
  const sheet = sheetOf(map);
  return (command: ChartCommand): void => {
    switch (command.kind) {
      case 'step':
        moveCursor(stepHex(map, cursor, command.facing));
        break;
      case 'pick':
        pickHex(desk, cursor, undefined, plottingBy(routes, command.isAdded));
        break;
      case 'pan':
        zoom.current?.pan(command.dx, command.dy);
        break;
      case 'zoomIn':
      case 'zoomOut':
        zoom.current?.by(command.kind === 'zoomIn' ? ZOOM_STEP : 1 / ZOOM_STEP);
        break;
      case 'fit':
        zoom.current?.fit(() => sheet, 'smooth');
        break;
      case 'own':
        zoom.current?.fit(() => boundsAround(busyHexes(units, desk.view.turn)) ?? sheet, 'smooth');
    }
  };
}

/** Hexes smaller than that lie under the pin of what stands among them. */
const LEGIBLE_PIXELS = 44;

interface InSight extends Pick<Surroundings, 'zoom' | 'units' | 'desk'> {
  still: RefObject<boolean>;
}

/**
 * What is picked elsewhere than on the chart comes into sight, and near enough for its hexes to be picked where it can be moved; of squadrons that
 * are to fly all hexes that they reach.
 */
export function useInSight(
  { zoom, units, desk, still }: InSight,
  marks: readonly ChartMark[],
): void {
  const { selected, squads } = desk;
  const isChoosing = marks.length > 0;
  const squadrons = [...squads.keys()].sort().join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each pick
  useEffect(() => {
    const control = zoom.current;
    const isStill = still.current;
    still.current = false;
    if (!control || isStill) return;
    const isFlight = marks.some(({ kind }) => kind === 'fly' || kind === 'flyOut');
    const unit = units.find(({ id }) => id === selected);
    if (isFlight)
      show(
        control,
        marks.map(({ hex }) => hex),
      );
    else if (unit && isChoosing && control.scale() * HEX_HEIGHT < LEGIBLE_PIXELS)
      control.fit(() => legibleAround(unit.hex, control), 'smooth');
    else if (unit && !control.shows(chartPoint(unit.hex))) control.center(chartPoint(unit.hex));
  }, [selected, isChoosing, squadrons]);
}

/** As much around a hex as the window holds of hexes that can be picked: of what lies far off enough for a course. */
function legibleAround(hex: Axial, control: ZoomControl): Bounds {
  const { left, right, top, bottom } = control.seen();
  const share = control.scale() * (HEX_HEIGHT / LEGIBLE_PIXELS) * 0.5;
  const [across, down] = [(right - left) * share, (bottom - top) * share];
  const { x, y } = chartPoint(hex);
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
}

const show = (control: ZoomControl, hexes: readonly Axial[]): void =>
  control.fit(() => boundsAround(hexes) ?? control.seen(), 'smooth');

/** Pins keep their size, and the little map shows the window: both follow the zoom without a render. Where pins lie is rendered with the rough scale. */
export function useMoved(
  svg: RefObject<SVGSVGElement | null>,
  layer: RefObject<SVGGElement | null>,
  frame: RefObject<SVGRectElement | null>,
) {
  const [scale, setScale] = useState(1);
  const onMove = useCallback(
    ({ k, x, y }: Placement) => {
      setScale(roughScale(k));
      layer.current?.style.setProperty('--k', String(k));
      const { clientWidth = 1, clientHeight = 1 } = svg.current ?? {};
      const box = { x: -x / k, y: -y / k, width: clientWidth / k, height: clientHeight / k };
      for (const [name, value] of Object.entries(box))
        frame.current?.setAttribute(name, String(value));
    },
    [svg, layer, frame],
  );
  return { onMove, scale };
}

/** Pins are laid out anew each time that the scale has changed by a quarter or so. */
const SCALES_IN_DOUBLE = 3;
export const roughScale = (k: number): number =>
  2 ** (Math.round(Math.log2(k) * SCALES_IN_DOUBLE) / SCALES_IN_DOUBLE);
