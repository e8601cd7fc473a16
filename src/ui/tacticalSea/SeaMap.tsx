import { type ReactNode, type Ref, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Axial } from '../../hex';
import { hideCovered } from '../hexmap/covered';
import { boundsOf } from '../hexmap/fit';
import { FLAT } from '../hexmap/geometry/plane';
import { HexMap } from '../hexmap/HexMap';
import type { MapHandle } from '../hexmap/mapProps';
import type { PickHow, Target } from '../hexmap/picking';
import type { Sight } from '../hexmap/sight';
import { useHexMap, useMapElements } from '../hexmap/useHexMap';
import { MarkerLayer, type SeaMarker } from './MarkerLayer';
import type { SeaChance } from './markerLabels';
import { type SeaWreck, Wrecks } from './PastLayer';
import { Chances } from './PlanLayer';
import { type RulerNames, Rulers } from './Rulers';
import { Land, NorthArrow, Sea } from './SeaLayers';
import { type Grabbed, ShipLayer } from './ShipLayer';
import { seaNames } from './seaNames';
import type { SeaShip } from './seaShip';
import {
  drawnSea,
  isInWindow,
  middleOfWindow,
  type SeaWindow,
  sheetOfWindow,
  windowOver,
} from './shapes';
import { useFollow } from './useFollow';
import { useLegible } from './useLegible';
import './tactical.css';
import './courses.css';

/** A hex of the sea, and the ship that is meant. */
export interface SeaTarget extends Target {
  ship?: string;
}

interface SeaMapProps {
  ships: readonly SeaShip[];
  /** What else lies on the sea and can be picked: see `MarkerLayer`. */
  markers?: readonly SeaMarker[];
  selected: string | null;
  isNight: boolean;
  isLand: (hex: Axial) => boolean;
  /** What its columns and rows are called; without names it has no rulers. */
  names?: RulerNames;
  /** The whole of a sea with an edge; without it the sea is open, and a window follows what is to be seen. */
  sea?: SeaWindow;
  /** What the window should show: ships, where they may go, where they start. */
  seen: readonly Axial[];
  /** Changes as the game goes on: then the window checks whether it shows all of that. */
  clock: number;
  words: { role: string; label: string; keys: string };
  say: (hex: Axial) => string;
  /** Hexes where a pick gives an order. */
  marked: readonly Axial[];
  pick: (target: SeaTarget, how: PickHow) => void;
  clear: () => void;
  /** The ship whose plan follows the pointer when she or her ghost is dragged, or all of them, and where to. */
  grab?: Grabbed;
  drag?: ((hex: Axial) => void) | undefined;
  /** What is dragged is pressed on, and let go. */
  onGrab?: (target: SeaTarget) => void;
  onDrop?: () => void;
  /** All of the sea is held: the pointer paints, and pans no more. */
  isPainting?: boolean;
  ref?: Ref<MapHandle>;
  /** Hexes that no ship's name should cover, such as where ships are going. */
  kept?: readonly Axial[];
  /** What is written at targets; no ship's name covers it. */
  chances?: readonly SeaChance[];
  /** Where ships went down. */
  wrecks?: readonly SeaWreck[];
  /** Between the sea and the ships. */
  under: ReactNode;
  /** Over the ships. */
  above: ReactNode;
  /** Buttons on the map. */
  over: ReactNode;
}

/** Open sea in hexes of 1,000 yards, or any others: a window that follows the ships. */
export function SeaMap(props: SeaMapProps) {
  const { ships, markers = NONE, wrecks = NONE, selected, seen, words } = props;
  const elements = useMapElements();
  const { column, row, columns, rows } = props.sea ?? windowOver(seen);
  const over = useMemo(() => ({ column, row, columns, rows }), [column, row, columns, rows]);
  const sheet = useMemo(() => sheetOfWindow(over), [over]);
  const isOpen = props.sea === undefined;
  const drawn = useMemo(() => (isOpen ? drawnSea(over) : over), [over, isOpen]);
  const edge = useRef<SVGGElement>(null);
  const { scale, sight, onMove } = useLegible(elements.svg, edge);
  const spots = useSeaNames(props, scale, sight);
  useGivingWay(elements.svg, edge, spots, props.under);
  const map = useHexMap(elements, {
    ...{ plane: FLAT, sheet, onMove, isOpenSea: isOpen, ref: props.ref },
    action: () => boundsOf(seen.map(FLAT.center), HEXES_AROUND),
    watch: { points: seen.map(FLAT.center), need: 'all', when: props.clock },
    picking: pickingOf(props, over),
  });
  const pieces = useMemo(() => [...ships, ...markers], [ships, markers]);
  useFollow(map.zoom, pieces, props.clock);
  return (
    <HexMap
      map={map}
      className="tactical-board"
      data={{
        'data-hour': props.isNight ? 'night' : 'day',
        ...(isOpen && { 'data-open': '' }),
        ...(props.isPainting && { 'data-painting': '', 'data-grab': 'brush' }),
      }}
      words={words}
      say={props.say}
      still={props.names && <Rulers sea={drawn} names={props.names} scale={scale} edge={edge} />}
      over={props.over}
    >
      <Sea drawn={drawn} />
      <Land window={over} isLand={props.isLand} />
      <NorthArrow window={over} />
      {props.under}
      <Wrecks wrecks={wrecks} spots={spots.wrecks} />
      <MarkerLayer markers={markers} selected={selected} spots={spots.markers} />
      <ShipLayer
        ships={ships}
        selected={selected}
        {...{ scale }}
        spots={spots.ships}
        grab={props.grab}
      />
      <Chances chances={spots.chances} />
      {props.above}
    </HexMap>
  );
}

const NONE: readonly never[] = [];

/** What figures at the edge of the window, and names of the chart, give way to. */
const READ_FIRST = '.marker-body > rect, .tactical-hull, .tactical-name, .tactical-chances text';

/** Names are placed again whenever something has moved, and ranges may have been laid below them. */
function useGivingWay(
  svg: RefObject<SVGSVGElement | null>,
  edge: RefObject<SVGGElement | null>,
  ...causes: readonly unknown[]
): void {
  useEffect(() => {
    hideCovered(svg.current, edge.current, READ_FIRST);
    const chart = svg.current?.querySelectorAll<SVGGElement>('.tactical-places, .range-names');
    for (const names of chart ?? []) hideCovered(svg.current, names, READ_FIRST);
  }, [...causes, svg, edge]);
}

/** Where all names and texts stand; placed anew only when one of them, or what can be seen, has changed. */
function useSeaNames(props: SeaMapProps, scale: number, sight: Sight | undefined) {
  const { ships, markers = NONE, wrecks = NONE, chances = NONE, kept = NONE, selected } = props;
  return useMemo(
    () => seaNames({ ships, markers, wrecks, chances, kept }, scale, sight, selected),
    [ships, markers, wrecks, chances, kept, scale, sight, selected],
  );
}

/** Hexes kept around what the window is fitted to. */
const HEXES_AROUND = 4;

/** What can be picked: the hexes of the window, and ships. */
function pickingOf(props: SeaMapProps, over: SeaWindow) {
  const { ships, markers = NONE, selected, marked, pick, clear, onGrab, onDrop } = props;
  const pieces = [...ships, ...markers];
  const hexes = pieces.map(({ hex }) => hex);
  const middle = middleOfWindow(over);
  const picked = pieces.find(({ id }) => id === selected);
  return {
    field: { center: middle, has: (hex: Axial) => isInWindow(over, hex) },
    home: picked?.hex ?? hexes[0] ?? middle,
    ...{ marked, clear, busy: hexes, visited: hexes, pieces: '[data-ship]' },
    ...(props.drag && { drag: props.drag }),
    ...(onGrab && { grab: onGrab }),
    ...(onDrop && { drop: onDrop }),
    pieceOf: ({ ship }: DOMStringMap): SeaTarget | undefined => {
      const found = pieces.find(({ id }) => id === ship);
      return found && { hex: found.hex, ship: found.id };
    },
    targetIn: (hex: Axial): SeaTarget => ({ hex }),
    pick,
  };
}
