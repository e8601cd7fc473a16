import { memo, type ReactNode } from 'react';
import type { Axial } from '../../hex';
import { FLAT, HEX_WIDTH } from '../hexmap/geometry/plane';
import { type Point, pointAt, translate } from '../hexmap/geometry/points';
import type { LabelSpot, PlacedNames } from './labels';
import { ARROW, MARKER } from './markerLabels';

/** Something on the sea that is no ship: a marker of an unknown contact, aircraft. */
export interface SeaMarker {
  id: string;
  hex: Axial;
  side: string;
  /** The name by which the style sheet draws it. */
  kind: string;
  /** Its course; `null` for what has none. */
  headingDegrees: number | null;
  /** Beside it. */
  name: string;
  /** In the middle of it, 24 units wide. */
  sign: ReactNode;
  /** Its place in its hex: how many share it, and its number among them. */
  place: number;
  of: number;
  isLit?: boolean | undefined;
}

interface MarkerLayerProps {
  markers: readonly SeaMarker[];
  selected: string | null;
  /** Where their names stand. */
  spots: PlacedNames;
}

/** Markers on their courses, the selected one on top. */
export const MarkerLayer = memo(function MarkerLayer(props: MarkerLayerProps) {
  const { markers, selected, spots } = props;
  const order = markers.toSorted((a, b) => Number(a.id === selected) - Number(b.id === selected));
  return (
    <g>
      {order.map((marker) => (
        <Marker
          key={marker.id}
          marker={marker}
          spot={spots.get(marker.id)}
          isPicked={marker.id === selected}
        />
      ))}
    </g>
  );
});

/** Markers that share a hex overlap by most of their width. */
const SPREAD = 0.16 * HEX_WIDTH;

/** The middle of a marker, in units of the drawing. */
export function middleOfMarker({ hex, place, of }: SeaMarker): Point {
  const { x, y } = FLAT.center(hex);
  const aside = (place - (of - 1) / 2) * SPREAD;
  return { x: x + aside, y: y + aside };
}

interface MarkerProps {
  marker: SeaMarker;
  spot: LabelSpot | undefined;
  isPicked: boolean;
}

function Marker({ marker, spot, isPicked }: MarkerProps) {
  const { id, side, kind, headingDegrees, name, sign, isLit } = marker;
  return (
    <g
      className="tactical-marker"
      data-ship={id}
      data-side={side}
      data-kind={kind}
      data-picked={isPicked || undefined}
      data-lit={isLit || undefined}
      transform={translate(middleOfMarker(marker))}
    >
      <g className="marker-body">
        {headingDegrees !== null && (
          <path className="marker-course" d={COURSE} transform={`rotate(${headingDegrees})`} />
        )}
        <rect x={-MARKER} y={-MARKER} width={2 * MARKER} height={2 * MARKER} rx={5} />
        <g transform="translate(-12 -12)">{sign}</g>
        {spot && (
          <g data-anchor={spot.anchor}>
            <text className="tactical-name" x={spot.x} y={spot.y}>
              {name}
            </text>
          </g>
        )}
      </g>
    </g>
  );
}

const TIP = pointAt(0, ARROW.tip);
const BARBS = TIP.y + ARROW.back;
const COURSE = `M0,0L${TIP.x},${TIP.y}M${-ARROW.aside},${BARBS}L${TIP.x},${TIP.y}L${ARROW.aside},${BARBS}`;
