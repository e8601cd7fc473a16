import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useState,
} from 'react';
import { type Axial, sameHex } from '../../hex';
import { findStack, isAtSea, type StackId } from '../../rules/battle';
import type { BoardProps, BoardTarget, HexMark } from '../systems/battle/board/boardProps';
import { fanCards } from '../systems/battle/board/counters/Fan';
import { FAN_SCALES, type FanPlan, placeFan } from '../systems/battle/board/counters/fanPlace';
import {
  fanPlace,
  hexForTap,
  keepsTapped,
  orderMarkAt,
  sameTarget,
  targetIn,
} from '../systems/battle/board/pick';
import { type BoardCommand, commandOf } from './commands';
import {
  type CursorField,
  isInField,
  keepInField,
  nextVisit,
  stepCursor,
  visitOrder,
} from './cursor';
import { type Bounds, zoomLevel } from './fit';
import { HEX_SIZE, HEX_WIDTH, hexAt, type Point } from './geometry/plane';
import { drawnUnder, isTouch, missPixels, pointIn } from './pointer';
import type { ZoomControl } from './zoom';

/** Props with their defaults filled in. */
type InputProps = BoardProps & { marks: readonly HexMark[]; selected: StackId | null };

interface Surroundings {
  /** The group that is drawn in coordinates of the sea. */
  sea: RefObject<SVGGElement | null>;
  zoom: RefObject<ZoomControl | null>;
  /** A hex of the sea on the sheet. */
  onSheet(hex: Axial): Point;
  sheet: Bounds;
}

const ZOOM_STEP = 1.5;

/** Pointer and keys of the board: what is under them, where the cursor is, which stack is fanned out, what is picked. */
export function useBoardInput(props: InputProps, around: Surroundings) {
  const { view, marks, selected } = props;
  const [hover, setHover] = useState<BoardTarget | null>(null);
  const [tapped, setTapped] = useTapped(view, selected);
  const [touched, setTouched] = useState<Axial | null>(null);
  const [spoken, setSpoken] = useState<Axial | null>(null);
  const [kept, setCursor] = useState<Axial>(view.center);
  const field = fieldOf(props);
  const cursor = keepInField(field, kept);

  const point = (target: BoardTarget | null): void => {
    if (sameTarget(hover, target)) return;
    setHover(target);
    props.onHover?.(target);
  };
  const moveCursor = (hex: Axial): void => {
    setCursor(hex);
    setSpoken(hex);
    point(targetIn(view, selected, hex));
    around.zoom.current?.reveal(around.onSheet(hex));
  };
  const pick = (target: BoardTarget): void => {
    setCursor(target.hex);
    if (!target.ship) setTapped(target.stack ? target.hex : null);
    report(props, field, target);
  };
  const clear = (): void => {
    setTapped(null);
    props.onClear?.();
  };
  const fan = fanPlace({ view, marks, selected, hover, tapped });
  const run = newRunner({ field, cursor, props, around, moveCursor, pick, clear });

  return {
    hover,
    /** A finger does not hover: where it was last. */
    pointed: hover?.hex ?? touched,
    cursor,
    spoken,
    fan: fan && { ...fan, plan: fanPlanOf(props, around, fan.hex) },
    moveCursor,
    run,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        const command = commandOf(event, cursor);
        if (!command) return;
        event.preventDefault();
        event.stopPropagation();
        run(command);
      },
      onClick: (event: MouseEvent) => {
        const target = targetUnder(event, props, around);
        setTouched(isTouch(event) ? target.hex : null);
        pick(target);
      },
      onPointerMove: (event: PointerEvent) => {
        if (event.pointerType === 'touch' || event.buttons > 0) return;
        const target = targetUnder(event, props, around);
        point(isInField(field, target.hex) ? target : null);
      },
      onPointerLeave: () => point(null),
      onBlur: () => setSpoken(null),
    },
  };
}

/** The hex tapped last, until a stack is selected elsewhere. */
function useTapped(view: InputProps['view'], selected: StackId | null) {
  const [tapped, setTapped] = useState<Axial | null>(null);
  const [before, setBefore] = useState(selected);
  if (selected !== before) {
    setBefore(selected);
    if (!keepsTapped(view, tapped, selected)) setTapped(null);
  }
  return [tapped, setTapped] as const;
}

const fieldOf = ({ view, marks }: InputProps): CursorField => ({
  center: view.center,
  radius: view.scenario.radius,
  extra: marks.map(({ hex }) => hex),
});

const stackHexes = ({ view }: InputProps): Axial[] =>
  view.stacks.filter(({ place }) => place === 'board').map(({ hex }) => hex);

/** How the ships of a hex spread out now, if there are several; stacks elsewhere and hexes to be picked stay free. */
function fanPlanOf(
  { view, marks }: InputProps,
  { zoom, onSheet }: Surroundings,
  hex: Axial,
): FanPlan | undefined {
  const count = fanCards(view, hex).length;
  if (count < 2 || !zoom.current) return undefined;
  const others = [...view.stacks.filter(isAtSea), ...marks].filter((it) => !sameHex(it.hex, hex));
  const scale = FAN_SCALES[zoomLevel(zoom.current.scale())];
  return placeFan({
    ...{ count, scale, at: onSheet(hex), window: zoom.current.seen() },
    obstacles: others.map((it) => boxAround(onSheet(it.hex))),
  });
}

/** What a counter takes up, its heading and badge included. */
const boxAround = ({ x, y }: Point): Bounds => ({
  left: x - HEX_WIDTH / 2,
  right: x + HEX_WIDTH / 2,
  top: y - HEX_SIZE * 0.75,
  bottom: y + HEX_SIZE * 0.75,
});

/** Tells the shell what was picked: a ship of a fan, a stack, a hex, or nothing. */
function report(props: InputProps, field: CursorField, { hex, stack, ship }: BoardTarget): void {
  if (ship && stack && props.onShip) props.onShip(ship, stack);
  else if (stack && (ship || !orderMarkAt(props.marks, hex))) props.onStack?.(stack, hex);
  else if (isInField(field, hex)) props.onHex?.(hex);
  else props.onClear?.();
}

function targetUnder(
  event: MouseEvent,
  props: InputProps,
  { sea, zoom }: Surroundings,
): BoardTarget {
  const at = pointIn(sea.current, event);
  const reach = missPixels(event) / (zoom.current?.scale() ?? 1);
  const busy = [...stackHexes(props), ...props.marks.map((mark) => mark.hex)];
  const hex = reach > 0 ? hexForTap(at, busy, reach) : hexAt(at);
  const drawn = drawnUnder(event);
  const stack = drawn.stack ? findStack(props.view, drawn.stack) : undefined;
  return stack ? { ...drawn, hex: stack.hex } : targetIn(props.view, props.selected, hex);
}

interface Runner {
  field: CursorField;
  cursor: Axial;
  props: InputProps;
  around: Surroundings;
  moveCursor(hex: Axial): void;
  pick(target: BoardTarget): void;
  clear(): void;
}

/** Carries out what a key or a button asks. */
function newRunner({ field, cursor, props, around, moveCursor, pick, clear }: Runner) {
  const zoom = around.zoom;
  const visit = (hexes: readonly Axial[], step: 1 | -1): void => {
    const to = nextVisit(visitOrder(field.center, hexes), cursor, step);
    if (to) moveCursor(to);
  };
  return (command: BoardCommand): void => {
    switch (command.kind) {
      case 'step':
        moveCursor(stepCursor(field, cursor, command.direction));
        break;
      case 'visit':
        visit(command.what === 'stacks' ? stackHexes(props) : field.extra, command.step);
        break;
      case 'pick':
        pick(targetIn(props.view, props.selected, cursor));
        break;
      case 'clear':
        clear();
        break;
      case 'pan':
        zoom.current?.pan(command.dx, command.dy);
        break;
      case 'fit':
        zoom.current?.fit(() => around.sheet, 'smooth');
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
