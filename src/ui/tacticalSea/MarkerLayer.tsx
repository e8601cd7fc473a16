import { memo, type ReactNode } from 'react';
import type { Axial } from '../../hex';
import { FLAT, HEX_WIDTH } from '../hexmap/geometry/plane';
import { pointAt, translate } from '../hexmap/geometry/points';

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
}

/** Markers on their courses, the selected one on top. */
export const MarkerLayer = memo(function MarkerLayer({ markers, selected }: MarkerLayerProps) {
  const order = markers.toSorted((a, b) => Number(a.id === selected) - Number(b.id === selected));
  return (
    <g className="tactical-markers">
      {order.map((marker) => (
        <Marker key={marker.id} marker={marker} isPicked={marker.id === selected} />
      ))}
    </g>
  );
});

const RADIUS = 0.22 * HEX_WIDTH;
/** Markers that share a hex overlap by most of their width. */
const SPREAD = 0.16 * HEX_WIDTH;

function Marker({ marker, isPicked }: { marker: SeaMarker; isPicked: boolean }) {
  const { id, hex, side, kind, headingDegrees, name, sign, place, of, isLit } = marker;
  const { x, y } = FLAT.center(hex);
  const aside = (place - (of - 1) / 2) * SPREAD;
  return (
    <g
      className="tactical-marker"
      data-ship={id}
      data-side={side}
      data-kind={kind}
      data-picked={isPicked || undefined}
      data-lit={isLit || undefined}
      transform={translate({ x: x + aside, y: y + aside })}
    >
      <g className="marker-body">
        {headingDegrees !== null && (
          <path className="marker-course" d={COURSE} transform={`rotate(${headingDegrees})`} />
        )}
        <rect x={-RADIUS} y={-RADIUS} width={2 * RADIUS} height={2 * RADIUS} rx={5} />
        <g transform="translate(-12 -12)">{sign}</g>
        <text className="tactical-name" y={RADIUS + 13} textAnchor="middle">
          {name}
        </text>
      </g>
    </g>
  );
}

const TIP = pointAt(0, 0.42 * HEX_WIDTH);
const COURSE = `M0,0L${TIP.x},${TIP.y}M-6,${TIP.y + 9}L${TIP.x},${TIP.y}L6,${TIP.y + 9}`;
