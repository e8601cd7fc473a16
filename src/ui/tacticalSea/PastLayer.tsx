import { memo } from 'react';
import type { Axial } from '../../hex';
import { FLAT, HEX_WIDTH } from '../hexmap/geometry/plane';
import { type Point, translate } from '../hexmap/geometry/points';
import type { LabelSpot, PlacedNames } from './labels';
import { bent } from './shapes';

interface TracksProps {
  tracks: readonly { ship: string; side: string; hexes: readonly Axial[] }[];
}

/** Tracks of the last moves. */
export const Tracks = ({ tracks }: TracksProps) => (
  <g className="tactical-tracks">
    {tracks.map(({ ship, side, hexes }) => (
      <path key={ship} data-side={side} d={FLAT.linePath(hexes)} />
    ))}
  </g>
);

/** Where a ship went down. */
export interface SeaWreck {
  ship: string;
  side: string;
  hex: Axial;
  name: string;
}

interface WrecksProps {
  wrecks: readonly SeaWreck[];
  /** Where their names stand, by the ships' ids. */
  spots: PlacedNames;
}

/** Where ships went down: crosses, named where there is room. */
export const Wrecks = memo(function Wrecks({ wrecks, spots }: WrecksProps) {
  return (
    <g>
      {wrecks.map((wreck) => (
        <Wreck key={wreck.ship} wreck={wreck} spot={spots.get(wreck.ship)} />
      ))}
    </g>
  );
});

const Wreck = ({
  wreck: { side, hex, name },
  spot,
}: {
  wreck: SeaWreck;
  spot: LabelSpot | undefined;
}) => (
  <g className="tactical-wreck" data-side={side} transform={translate(FLAT.center(hex))}>
    <g className="wreck-cross">
      <circle r={0.2 * HEX_WIDTH} />
      <path d="M-9,-9L9,9M9,-9L-9,9" />
    </g>
    {spot && (
      <g data-anchor={spot.anchor}>
        <text className="tactical-name" x={spot.x} y={spot.y}>
          {`† ${name}`}
        </text>
      </g>
    )}
  </g>
);

/** Fire of the last turn. */
export interface SeaShot {
  /** The name by which the style sheet draws it. */
  kind: string;
  /** Nothing when it came from out of sight. */
  from: Axial | null;
  to: Axial;
  isHit: boolean;
}

interface ShotsProps {
  shots: readonly SeaShot[];
  charges: readonly { ship: string; hex: Axial; isHit: boolean }[];
}

/** Shots of the last turn: hits burst, misses splash. */
export const Shots = ({ shots, charges }: ShotsProps) => (
  <g className="tactical-shots">
    {shots.map((it, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: one ship may fire twice at another
      <ShotLine key={index} {...it} index={index} />
    ))}
    {charges.map(({ ship, hex, isHit }) => (
      <path
        key={ship}
        className="tactical-charges"
        data-hit={isHit || undefined}
        d={FLAT.hexPath(hex, 0.6)}
      />
    ))}
  </g>
);

function ShotLine({ kind, from, to, isHit, index }: SeaShot & { index: number }) {
  const end = scattered(FLAT.center(to), index, isHit);
  return (
    <g className="tactical-shot" data-kind={kind} data-hit={isHit || undefined}>
      {from && <path className="tactical-shell" d={bent(FLAT.center(from), end)} />}
      <path className="tactical-fall" d={isHit ? BURST : SPLASH} transform={translate(end)} />
    </g>
  );
}

/** Misses fall around the ship, each in a different place; hits on her. */
function scattered({ x, y }: Point, index: number, isHit: boolean): Point {
  const angle = (index * 137.5 * Math.PI) / 180;
  const off = (isHit ? 0.1 : 0.36) * HEX_WIDTH;
  return { x: x + off * Math.cos(angle), y: y + off * Math.sin(angle) };
}

const BURST = 'M0,-15L4,-5L14,-7L7,1L12,11L2,6L-5,14L-5,4L-15,3L-6,-3L-10,-12L-1,-6Z';
const SPLASH = 'M-6,4C-6,-2 -2,-4 -1,-13C1,-4 6,-3 6,4ZM-10,6C-4,9 5,9 10,6';
