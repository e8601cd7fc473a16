import { type ReactNode, type SVGAttributes, useId } from 'react';
import type { Axial } from '../../hex';
import { HexCursor } from './Marks';
import type { Target } from './picking';
import { PlaneContext } from './planeContext';
import { Readout } from './Readout';
import type { HexMapState } from './useHexMap';
import { ZoomButtons } from './ZoomButtons';
import './board.css';

interface HexMapProps<T extends Target> {
  map: HexMapState<T>;
  className?: string;
  /** What the style sheets of the system ask for. */
  data?: Readonly<Record<`data-${string}`, string | boolean | undefined>>;
  /** What the map is, what it shows, and its keys, for screen readers. */
  words: { role: string; label: string; keys: string };
  /** What to say about a hex under the pointer or the cursor. */
  say: (hex: Axial) => string;
  svgClass?: string;
  layer?: SVGAttributes<SVGGElement>;
  /** Under the hexes, in the coordinates of the sheet. */
  sheet?: ReactNode;
  /** In the coordinates of the hexes. */
  children: ReactNode;
  /** Over the cursor. */
  above?: ReactNode;
  /** Drawn over the sheet in pixels of the window: it does not move with the sheet. */
  still?: ReactNode;
  /** Buttons and legends on the map. */
  over?: ReactNode;
}

/** A map of hexes that pans and zooms, by pointer, touch and keys. */
export function HexMap<T extends Target>(props: HexMapProps<T>) {
  const { map, words, className, svgClass, say } = props;
  const { root, svg, layer, hexes } = map.elements;
  const keysId = useId();
  return (
    <PlaneContext value={map.plane}>
      <div className={classes('board', className)} {...props.data}>
        <div
          ref={root}
          className="board-map"
          role="application"
          aria-roledescription={words.role}
          aria-label={words.label}
          aria-describedby={keysId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the map takes keys
          tabIndex={0}
          {...map.handlers}
        >
          <svg ref={svg} className={classes('board-svg', svgClass)} aria-hidden="true">
            <g ref={layer} {...props.layer}>
              {props.sheet}
              <g ref={hexes} transform={map.middle && shiftOf(map.plane.center(map.middle))}>
                {props.children}
                <HexCursor hex={map.cursor} />
                {props.above}
              </g>
            </g>
            {props.still}
          </svg>
        </div>
        <p id={keysId} className="visually-hidden">
          {words.keys}
        </p>
        <Readout shown={map.hover?.hex ?? null} spoken={map.spoken} say={say} />
        {props.over}
        <ZoomButtons run={map.run} />
      </div>
    </PlaneContext>
  );
}

const classes = (...names: (string | undefined)[]): string => names.filter(Boolean).join(' ');

/** Brings coordinates of the hexes under the window of the sheet. */
const shiftOf = ({ x, y }: { x: number; y: number }): string => `translate(${-x} ${-y})`;
