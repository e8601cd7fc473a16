import { type Selection, select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import {
  type Bounds,
  centered,
  type Follow,
  fitBounds,
  isCutOff,
  isInWindow,
  keepOnSheet,
  type Placement,
  type Size,
  wayInside,
  zoomLevel,
} from './fit';
import { HEX_WIDTH } from './geometry/plane';
import type { Point } from './geometry/points';
import { type Glide, type Motion, newGlide } from './glide';
import { newLift } from './lift';

/** Moves the window over the chart by changing one attribute, without a React render. */
export interface ZoomControl {
  by(factor: number): void;
  /** Fits something, and again when the window changes size, until the player moves the map. */
  fit(subject: Subject, motion: Motion): void;
  center(point: Point): void;
  /** Moves the window just enough to bring a point well inside it. */
  reveal(point: Point): void;
  pan(dx: number, dy: number): void;
  /** The point is inside the window, so many pixels from its edge. */
  shows(point: Point, fromEdge?: number): boolean;
  /** The part of the drawing in the window, above the strip at its foot. */
  seen(): Bounds;
  /** The part of the drawing in the window on which no buttons lie. */
  free(): Bounds;
  /** Pixels of the window in which no buttons lie: what is fitted lies in this part. */
  clear(): Size;
  /** Pixels for one drawing unit. */
  scale(): number;
  /** Pixels for one drawing unit with the whole sheet in the window. */
  wholeScale(): number;
  stop(): void;
}

/** What a window is fitted to. */
type Subject = () => Bounds;
type ZoomEvent = D3ZoomEvent<SVGSVGElement, unknown>;
type Root = Selection<SVGSVGElement, unknown, null, undefined>;

/**
 * A window that changes size by this much is fitted again or keeps its middle; the panel beside it may change by
 * less at any time.
 */
const TURNED_PIXELS = 120;
const LARGEST_HEX_PIXELS = 260;
/** Fitting to an action never zooms in further than this. */
const FITTED_HEX_PIXELS = 104;
/** The whole sheet may be made a little smaller than the window. */
const SMALLEST_SHARE = 0.9;

interface State {
  now: ZoomTransform;
  /** What the window was fitted to, until somebody moves it. */
  fitted?: Subject | undefined;
}

interface Surface {
  svg: SVGSVGElement;
  /** What moves. */
  layer: SVGGElement;
  /** What the layer shows. */
  sheet: Bounds;
  onMove: Follow;
}

/** Lets wheel, drag and pinch move the layer of an SVG, which shows the sheet. */
export function newZoom(surface: Surface): ZoomControl {
  const { svg, sheet } = surface;
  const root: Root = select<SVGSVGElement, unknown>(svg);
  const state: State = { now: zoomIdentity };
  const lift = newLift(svg);
  const behavior = newBehavior(surface, state);
  const glide = newGlide(state, ({ k, x, y }) => {
    root.call(behavior.transform, zoomIdentity.translate(x, y).scale(k));
  });
  behavior.on('zoom.lift', ({ transform }: ZoomEvent) => lift.placed(transform.k));
  behavior.on('zoom.glide', (event: ZoomEvent) => yieldToHand(event, glide, state));
  const size = () => sizeOf(svg);
  const limit = () => behavior.scaleExtent(scalesOf(surface));
  const lead = (placement: Placement) => {
    state.fitted = undefined;
    glide.to(placement, 'smooth');
  };
  const shift = (dx: number, dy: number) => lead(shifted(state.now, dx, dy));
  const fitTo = (subject: Subject, motion: Motion) => {
    state.fitted = subject;
    glide.to(fittedTo(subject(), surface), motion);
  };
  const seen = () => seenBounds(state.now, clearSizeOf(svg));
  limit();
  root.call(behavior).on('dblclick.zoom', null);
  const letGo = holdWhilePressed(svg, glide);
  const watch = watchSize(svg, (dx, dy) => {
    limit();
    const isTurned = Math.max(Math.abs(dx), Math.abs(dy)) >= TURNED_PIXELS;
    const { fitted } = state;
    if (fitted && (isTurned || isCutOff(fitted(), sheet, seen()))) fitTo(fitted, 'smooth');
    else if (isTurned) shift(dx / 2, dy / 2);
  });

  return {
    by: (factor) => lead(zoomedBy(factor, state.now, behavior.scaleExtent(), size())),
    fit: fitTo,
    center: (point) => lead(centered(point, size(), state.now.k)),
    reveal: (point) => {
      const [dx, dy] = wayInside(state.now, point, size(), stripOf(svg, '--board-left'));
      if (dx !== 0 || dy !== 0) shift(dx, dy);
    },
    pan: shift,
    seen,
    free: () => freeBounds(state.now, svg),
    clear: () => fittedSizeOf(svg),
    shows: (point, fromEdge) => isInWindow(point, ...uncovered(state.now, svg), fromEdge),
    scale: () => state.now.k,
    wholeScale: () => fitBounds(sheet, clearSizeOf(svg)).k,
    stop: () => {
      glide.stop();
      lift.drop();
      watch.stop();
      letGo();
      root.on('.zoom', null);
    },
  };
}

/** A hand on the map ends what the program does with it. */
function yieldToHand({ sourceEvent }: ZoomEvent, glide: Pick<Glide, 'stop'>, state: State): void {
  if (!sourceEvent) return;
  glide.stop();
  state.fitted = undefined;
}

const shifted = ({ k, x, y }: Placement, dx: number, dy: number): Placement => ({
  k,
  x: x + dx,
  y: y + dy,
});

/** Around the middle of the window. */
function zoomedBy(
  factor: number,
  now: ZoomTransform,
  [least, most]: readonly [number, number],
  size: Size,
): Placement {
  const k = Math.min(most, Math.max(least, now.k * factor));
  return centered(middleOf(now, size), size, k);
}

/** The least and the greatest scale. */
const scalesOf = ({ svg, sheet }: Surface): [number, number] => [
  fitBounds(sheet, clearSizeOf(svg)).k * SMALLEST_SHARE,
  LARGEST_HEX_PIXELS / HEX_WIDTH,
];

/** Pauses a glide while the map is pressed; returns the function that ends this. */
function holdWhilePressed(svg: SVGSVGElement, glide: Pick<Glide, 'pause' | 'goOn'>): () => void {
  svg.addEventListener('pointerdown', glide.pause);
  window.addEventListener('pointerup', glide.goOn);
  return () => {
    svg.removeEventListener('pointerdown', glide.pause);
    window.removeEventListener('pointerup', glide.goOn);
  };
}

/** Where the layer lies with a rectangle of it in the clear part of the window. */
function fittedTo(bounds: Bounds, { svg, sheet }: Surface): Placement {
  // The corners of the whole sheet are empty: what stands in one of the window hides nothing of it.
  const isWhole = bounds === sheet;
  const head = isWhole ? 0 : stripOf(svg, '--board-head');
  const left = isWhole ? 0 : stripOf(svg, '--board-left');
  const clear = isWhole ? clearSizeOf(svg) : fittedSizeOf(svg);
  const fitted = fitBounds(bounds, clear, FITTED_HEX_PIXELS / HEX_WIDTH);
  const { k, x, y } = keepOnSheet(fitted, sheet, clear);
  return { k, x: x + left, y: y + head };
}

/** Sizes of windows that are watched: to ask a window makes the browser lay out all that has changed. */
const sizes = new WeakMap<SVGSVGElement, Size>();

/** Reports by how much the window has grown. */
function watchSize(svg: SVGSVGElement, tell: (dx: number, dy: number) => void) {
  sizes.set(svg, measured(svg));
  const watch = new ResizeObserver(() => {
    const before = sizeOf(svg);
    const now = measured(svg);
    sizes.set(svg, now);
    tell(now.width - before.width, now.height - before.height);
  });
  watch.observe(svg);
  return {
    stop: () => {
      watch.disconnect();
      sizes.delete(svg);
    },
  };
}

const sizeOf = (svg: SVGSVGElement): Size => sizes.get(svg) ?? measured(svg);

const measured = (svg: SVGSVGElement): Size => ({
  width: svg.clientWidth || 1,
  height: svg.clientHeight || 1,
});

/** The window without the strip at its foot that buttons may lie on; the style sheet says how high that is. */
function clearSizeOf(svg: SVGSVGElement): Size {
  const { width, height } = sizeOf(svg);
  return { width, height: Math.max(1, height - stripOf(svg, '--board-foot')) };
}

/** The window without any of the strips that buttons lie on. */
function fittedSizeOf(svg: SVGSVGElement): Size {
  const { width, height } = clearSizeOf(svg);
  const stacked = stripOf(svg, '--board-head') + stripOf(svg, '--board-corners');
  const beside = stripOf(svg, '--board-left') + stripOf(svg, '--board-side');
  return {
    width: Math.max(1, width - beside),
    height: Math.max(1, height - stacked),
  };
}

/** The window and where its layer lies, both without the strip at the left that a card lies on. */
function uncovered(now: Placement, svg: SVGSVGElement): [Placement, Size] {
  const { width, height } = sizeOf(svg);
  const left = stripOf(svg, '--board-left');
  return [shifted(now, -left, 0), { width: width - left, height }];
}

/** At the foot, at the head, at either side, and at the foot again where buttons lie in its corners alone. */
type Strip = '--board-foot' | '--board-head' | '--board-left' | '--board-side' | '--board-corners';

/** Pixels of a strip of the window that is to be kept clear, as the style sheet says. */
const stripOf = (svg: SVGSVGElement, name: Strip): number =>
  Number.parseFloat(getComputedStyle(svg).getPropertyValue(name)) || 0;

function middleOf(now: ZoomTransform, { width, height }: Size): Point {
  const [x, y] = now.invert([width / 2, height / 2]);
  return { x, y };
}

function seenBounds(now: ZoomTransform, { width, height }: Size): Bounds {
  const [left, top] = now.invert([0, 0]);
  const [right, bottom] = now.invert([width, height]);
  return { left, top, right, bottom };
}

const freeBounds = ({ k, x, y }: ZoomTransform, svg: SVGSVGElement): Bounds => {
  const from = { x: x - stripOf(svg, '--board-left'), y: y - stripOf(svg, '--board-head') };
  return seenBounds(zoomIdentity.translate(from.x, from.y).scale(k), fittedSizeOf(svg));
};

/** Pixels that the pointer may stray between press and release and still click. */
const CLICK_PIXELS = 5;

/** As by default, but what is dragged by itself does not move the map with it. */
function isForMap(event: MouseEvent | TouchEvent | WheelEvent): boolean {
  if (event.type === 'wheel') return true;
  const isGrabbed = (event.target as Element).closest('[data-grab]') !== null;
  return !isGrabbed && !event.ctrlKey && !('button' in event && event.button !== 0);
}

function newBehavior({ svg, layer, sheet, onMove }: Surface, state: State) {
  return zoom<SVGSVGElement, unknown>()
    .clickDistance(CLICK_PIXELS)
    .filter(isForMap)
    .extent((): [[number, number], [number, number]] => [
      [0, 0],
      [sizeOf(svg).width, sizeOf(svg).height],
    ])
    .translateExtent([
      [sheet.left, sheet.top],
      [sheet.right, sheet.bottom],
    ])
    .on('start', ({ sourceEvent }: ZoomEvent) => {
      if (sourceEvent?.type === 'mousedown') svg.dataset.held = 'yes';
    })
    .on('end', () => {
      delete svg.dataset.held;
    })
    .on('zoom', ({ transform }: ZoomEvent) => {
      state.now = transform;
      layer.setAttribute('transform', transform.toString());
      const level = zoomLevel(transform.k);
      if (svg.dataset.zoom !== level) svg.dataset.zoom = level;
      onMove(transform, sizeOf(svg));
    });
}
