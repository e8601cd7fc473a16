import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { type Axial, sameHex } from '../../hex';
import { commandOf, type MapCommand } from './commands';
import { keepInField, nextVisit, stepTo, visitOrder } from './cursor';
import type { Plane } from './geometry/plane';
import type { Point } from './geometry/points';
import { hexForTap, type PickHow, type Picking, sameTarget, type Target } from './picking';
import { isTouch, missPixels, pieceUnder, pointIn, type Spot, spotOf } from './pointer';
import { useStillMouse } from './useStillMouse';
import type { ZoomControl } from './zoom';

interface InputSetting<T extends Target> {
  plane: Plane;
  picking: Picking<T>;
  /** The group that is drawn in the coordinates of the hexes. */
  hexes: RefObject<SVGGElement | null>;
  zoom: RefObject<ZoomControl | null>;
  /** Where a hex lies on the sheet. */
  onSheet(hex: Axial): Point;
  /** Brings the whole map into the window, or what is going on. */
  fitTo(what: 'whole' | 'action'): void;
}

/** Pointer and keys of a map: what is under them, where the cursor is, what is picked. */
export function useMapInput<T extends Target>(setting: InputSetting<T>) {
  const { plane, picking, zoom } = setting;
  const { field } = picking;
  const [hover, setHover] = useState<T | null>(null);
  const [spoken, setSpoken] = useState<Axial | null>(null);
  const [kept, setCursor] = useState<Axial | null>(null);
  const cursor = keepInField(field, kept ?? picking.home);

  const point = (target: T | null): void => {
    if (sameTarget(hover, target)) return;
    setHover(target);
    picking.hover?.(target);
  };
  const pointAt = (spot: Spot): void => {
    const target = targetUnder(spot, 0, setting);
    point(field.has(target.hex) ? target : null);
  };
  const mouse = useStillMouse(pointAt);
  const moveCursor = (hex: Axial): void => {
    mouse.left();
    setCursor(hex);
    setSpoken(hex);
    point(picking.targetIn(hex));
    zoom.current?.reveal(setting.onSheet(hex));
  };
  const pick = (target: T, how: PickHow): void => {
    setCursor(target.hex);
    picking.pick(target, how);
  };
  const run = newRunner(setting, { cursor, moveCursor, pick });
  const { touched, handlers } = usePointer(setting, { point, pointAt, pick, mouse });

  return {
    hover,
    /** A finger does not hover: where it last was. */
    pointed: hover?.hex ?? touched,
    cursor,
    spoken,
    moveCursor,
    run,
    /** Another part of the map lies under a mouse that has not moved. */
    lookAgain: mouse.lookAgain,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        const command = commandOf(plane, event, cursor);
        if (!command || !serves(picking, command)) return;
        event.preventDefault();
        event.stopPropagation();
        run(command);
      },
      ...handlers,
      onBlur: () => setSpoken(null),
    },
  };
}

interface Pointing<T extends Target> {
  mouse: ReturnType<typeof useStillMouse>;
  point(target: T | null): void;
  /** Points at what is under the mouse. */
  pointAt(spot: Spot): void;
  pick(target: T, how: PickHow): void;
}

/** What mouse and finger do on a map; where a finger last was. */
function usePointer<T extends Target>(setting: InputSetting<T>, pointing: Pointing<T>) {
  const { mouse, point, pointAt, pick } = pointing;
  const [touched, setTouched] = useState<Axial | null>(null);
  const dragging = useDragging(setting);
  return {
    touched,
    handlers: {
      onPointerDown: dragging.start,
      onPointerUp: dragging.end,
      onPointerCancel: dragging.end,
      onClick: (event: MouseEvent) => {
        if (dragging.wasDragged()) return;
        const target = targetUnder(spotOf(event), missPixels(event), setting);
        const by = isTouch(event) ? 'touch' : 'mouse';
        setTouched(by === 'touch' ? target.hex : null);
        pick(target, { by, isAdded: event.shiftKey });
      },
      onPointerMove: (event: PointerEvent) => {
        if (dragging.move(event)) return;
        if (event.pointerType === 'touch') return;
        mouse.at(event);
        if (event.buttons === 0) pointAt(spotOf(event));
      },
      onPointerLeave: () => {
        mouse.left();
        point(null);
      },
    },
  };
}

/** What is marked `data-grab` follows the pointer from hex to hex; the click at the end is none. */
function useDragging<T extends Target>(setting: InputSetting<T>) {
  const { plane, picking, hexes } = setting;
  const at = useRef<Axial | null>(null);
  const wasDragged = useRef(false);
  return {
    start: (event: PointerEvent): void => {
      wasDragged.current = false;
      const isGrabbed = (event.target as Element).closest('[data-grab]') !== null;
      if (!picking.drag || !isGrabbed || event.button !== 0) return;
      at.current = plane.hexAt(pointIn(hexes.current, event));
      event.currentTarget.setPointerCapture(event.pointerId);
      picking.grab?.(targetUnder(spotOf(event), missPixels(event), setting));
    },
    /** Whether the pointer drags something. */
    move: (event: PointerEvent): boolean => {
      if (!at.current) return false;
      const hex = plane.hexAt(pointIn(hexes.current, event));
      if (sameHex(hex, at.current)) return true;
      at.current = hex;
      wasDragged.current = true;
      picking.drag?.(hex);
      return true;
    },
    end: (): void => {
      if (at.current) picking.drop?.();
      at.current = null;
    },
    wasDragged: (): boolean => wasDragged.current,
  };
}

/** Keys that a map does not use are left to the page. */
function serves<T extends Target>({ clear, visited }: Picking<T>, command: MapCommand): boolean {
  if (command.kind === 'clear') return clear !== undefined;
  return command.kind !== 'visit' || command.what === 'marks' || visited !== undefined;
}

/** What lies there, or so many pixels beside it. */
function targetUnder<T extends Target>(
  spot: Spot,
  miss: number,
  { plane, picking, hexes, zoom }: InputSetting<T>,
): T {
  const data = pieceUnder(spot, picking.pieces);
  const piece = data && picking.pieceOf(data);
  if (piece) return piece;
  const at = pointIn(hexes.current, spot);
  const reach = miss / (zoom.current?.scale() ?? 1);
  const busy = [...picking.busy, ...picking.marked];
  return picking.targetIn(reach > 0 ? hexForTap(plane, at, busy, reach) : plane.hexAt(at));
}

const ZOOM_STEP = 1.5;

interface Hands<T extends Target> {
  cursor: Axial;
  moveCursor(hex: Axial): void;
  pick(target: T, how: PickHow): void;
}

/** Carries out what a key or a button asks. */
function newRunner<T extends Target>(
  { picking, zoom, fitTo }: InputSetting<T>,
  { cursor, moveCursor, pick }: Hands<T>,
) {
  const { field, visited = [], marked } = picking;
  const visit = (hexes: readonly Axial[], step: 1 | -1): void => {
    const to = nextVisit(visitOrder(field.center, hexes), cursor, step);
    if (to) moveCursor(to);
  };
  return (command: MapCommand): void => {
    switch (command.kind) {
      case 'step':
        moveCursor(stepTo(field, cursor, command.to));
        break;
      case 'visit':
        visit(command.what === 'pieces' ? visited : marked, command.step);
        break;
      case 'pick':
      case 'add':
        pick(picking.targetIn(cursor), { by: 'keys', isAdded: command.kind === 'add' });
        break;
      case 'clear':
        picking.clear?.();
        break;
      case 'pan':
        zoom.current?.pan(command.dx, command.dy);
        break;
      case 'fit':
        fitTo('whole');
        break;
      case 'fitAction':
        fitTo('action');
        break;
      case 'zoomIn':
        zoom.current?.by(ZOOM_STEP);
        break;
      case 'zoomOut':
        zoom.current?.by(1 / ZOOM_STEP);
        break;
    }
  };
}
