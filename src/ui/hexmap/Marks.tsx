import { memo } from 'react';
import { type Axial, hexKey } from '../../hex';
import { fixed, translate } from './geometry/points';
import type { HexMark, MarkKind } from './mapProps';
import { usePlane } from './planeContext';
import './overlays.css';

interface MarksProps {
  marks: readonly HexMark[];
  /** Hexes with counters: a mark there is a frame around them. */
  occupied: ReadonlySet<string>;
  /** The bearing out of the map for a hex beyond it. */
  outward?: (hex: Axial) => number | undefined;
}

/** Hexes to act on or to know about, each kind with its own sign. */
export const Marks = memo(function Marks({ marks, occupied, outward }: MarksProps) {
  const { hexPath, center } = usePlane();
  return (
    <g className="marks">
      {marks.map((mark) => (
        <g
          key={`${mark.kind} ${hexKey(mark.hex)}`}
          className="mark"
          data-kind={mark.kind}
          data-occupied={occupied.has(hexKey(mark.hex)) || undefined}
        >
          <title>{mark.label}</title>
          <path className="mark-hex" d={hexPath(mark.hex, MARK_SHARE)} />
          <g transform={translate(center(mark.hex))}>
            <Sign kind={mark.kind} outward={outward?.(mark.hex)} />
            {mark.caution && <Caution />}
            {mark.name && (
              <text className="mark-name" y="-13">
                {mark.name}
              </text>
            )}
          </g>
        </g>
      ))}
    </g>
  );
});

const MARK_SHARE = 0.92;

/** At the zoom for touch, signs are about as wide as a finger. */
const SIGNS: Readonly<Record<MarkKind, string>> = {
  move: 'M-8,0A8,8 0 1 0 8,0A8,8 0 1 0 -8,0Z',
  leave: 'M0,-12L9,-1H4V11H-4V-1H-9Z',
  enter: 'M0,-10L10,0L0,10L-10,0Z',
  place: 'M0,-10L10,0L0,10L-10,0Z',
  shift: 'M0,-13L5,-7H2V-2H7V-5L13,0L7,5V2H2V7H5L0,13L-5,7H-2V2H-7V5L-13,0L-7,-5V-2H-2V-7H-5Z',
  target: 'M0,-34V-24M0,34V24M-34,0H-24M34,0H24',
  blocked: 'M-9,-9L9,9M9,-9L-9,9',
  note: 'M-5,0A5,5 0 1 0 5,0A5,5 0 1 0 -5,0Z',
};

function Sign({ kind, outward }: { kind: MarkKind; outward: number | undefined }) {
  const turn = kind === 'leave' && outward !== undefined ? `rotate(${fixed(outward)})` : undefined;
  return <path className="sign" d={SIGNS[kind]} transform={turn} />;
}

const Caution = () => (
  <g className="caution" transform="translate(0 -24)">
    <path d="M0,-8L8.5,6.5H-8.5Z" />
    <path className="caution-stroke" d="M0,-3.2V2M0,3.6V5" />
  </g>
);

/** Hexes that a line of the log lights up. */
export const LitHexes = memo(function LitHexes({ hexes }: { hexes: readonly Axial[] }) {
  return <path className="lit-hexes" d={usePlane().hexesPath(hexes, MARK_SHARE)} />;
});

/** The keyboard cursor; shown while the map has the focus. */
export const HexCursor = memo(function HexCursor({ hex }: { hex: Axial }) {
  return <path className="hex-cursor" d={usePlane().hexPath(hex, CURSOR_SHARE)} />;
});

const CURSOR_SHARE = 0.97;
