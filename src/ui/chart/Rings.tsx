import { FLAT, HEX_WIDTH } from '../hexmap/geometry/plane';
import { fixed } from '../hexmap/geometry/points';
import type { Sight } from '../hexmap/sight';
import { type HexNote, type Label, labelRect, noteRect, pinRect } from './labels';
import { type RangeRing, ringKey, ringSpots } from './ringNames';
import type { Spread } from './spread';

/** How far the selected unit can go. */
export const RangeRings = ({ side, rings }: { side: string; rings: readonly RangeRing[] }) => (
  <g className="ranges" data-side={side}>
    {rings.map((ring) => {
      const { x, y } = FLAT.center(ring.hex);
      return (
        <circle
          key={ringKey(ring)}
          data-kind={ring.kind}
          {...{ cx: x, cy: y, r: ring.hexes * HEX_WIDTH }}
        />
      );
    })}
  </g>
);

interface RingNamesProps {
  rings: readonly RangeRing[];
  scale: number;
  sight: Sight | undefined;
  labels: readonly Label[];
  pins: readonly Spread[];
  notes: readonly HexNote[];
}

/** The names of the rings, each on its own where it can be read. */
export function RingNames({ rings, scale, sight, labels, pins, notes }: RingNamesProps) {
  const taken = () => [
    ...pins.map((it) => pinRect(it, scale)),
    ...labels.map((it) => labelRect(it, scale)),
    ...notes.map((it) => noteRect(it, scale)),
  ];
  const spots = rings.length > 0 ? ringSpots({ rings, scale, sight, taken: taken() }) : [];
  return (
    <g>
      {spots.map(({ ring, at }) => (
        <text
          key={ringKey(ring)}
          className="range-label"
          style={{ textAnchor: at.anchor }}
          {...{ x: fixed(at.x), y: fixed(at.y) }}
        >
          {ring.label}
        </text>
      ))}
    </g>
  );
}
