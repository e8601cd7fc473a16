import { memo, type ReactNode, useId } from 'react';
import type { Axial } from '../../hex';
import { FLAT, HEX_WIDTH } from '../hexmap/geometry/plane';
import { translate } from '../hexmap/geometry/points';
import { hexesOfWindow, type SeaWindow, sheetOfWindow } from './shapes';

/** The sea and its hexes, as much of it as is drawn. */
export const Sea = memo(function Sea({ drawn }: { drawn: SeaWindow }) {
  const { left, top, right, bottom } = sheetOfWindow(drawn);
  return (
    <g>
      <rect
        className="tactical-water"
        x={left}
        y={top}
        width={right - left}
        height={bottom - top}
      />
      <path className="hex-lines" d={FLAT.hexesPath(hexesOfWindow(drawn))} />
    </g>
  );
});

interface LandProps {
  window: SeaWindow;
  isLand: (hex: Axial) => boolean;
}

/** The hexes of the window that are land. */
export function Land({ window: of, isLand }: LandProps) {
  const land = hexesOfWindow(of).filter(isLand);
  if (land.length === 0) return null;
  return <path className="tactical-land" d={FLAT.hexesPath(land)} />;
}

/** Where the weather is bad: hatched, so that land and ships are seen through it. */
export const FoulWeather = memo(function FoulWeather({ hexes }: { hexes: readonly Axial[] }) {
  const id = useId();
  if (hexes.length === 0) return null;
  return (
    <g className="tactical-foul" aria-hidden="true">
      <pattern
        id={id}
        width={FOUL_PITCH}
        height={FOUL_PITCH}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(30)"
      >
        <path d={`M0,0V${FOUL_PITCH}`} />
      </pattern>
      <path fill={`url(#${id})`} d={FLAT.outlinePath(hexes)} />
    </g>
  );
});

/** From one line of rain to the next. */
const FOUL_PITCH = 14;

/** Names of the chart at their hexes. */
export const SeaNames = ({ names }: { names: readonly { name: string; hex: Axial }[] }) => (
  <g className="tactical-places">
    {names.map(({ name, hex }) => (
      <g key={name} transform={translate(FLAT.center(hex))}>
        <text>{name}</text>
      </g>
    ))}
  </g>
);

/** Something that stands on land. */
export interface LandMark {
  key: string;
  hex: Axial;
  side: string | undefined;
  name: string;
  /** 24 units wide. */
  sign: ReactNode;
  /** Its number among those of its hex: they stand below each other. */
  line: number;
}

/** The line height of a group. */
const MARK_LINE = 27;

export const LandMarks = ({ marks }: { marks: readonly LandMark[] }) =>
  marks.map(({ key, hex, side, name, sign, line }) => (
    <g key={key} transform={translate(FLAT.center(hex))}>
      <g className="tactical-unit" data-side={side}>
        <g transform={translate({ x: 0, y: line * MARK_LINE })}>
          <g transform="translate(-12 -14)">{sign}</g>
          <text className="tactical-name" x={16} y={3}>
            {name}
          </text>
        </g>
      </g>
    </g>
  ));

/** Smoke drifts as three clouds in its hex, always the same ones. */
export const Smoke = ({ smoke }: { smoke: readonly { hex: Axial; until?: number }[] }) => (
  <g className="tactical-smoke">
    {smoke.map(({ hex, until }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: smoke of two ships may lie in one hex
      <g key={index} transform={translate(FLAT.center(hex))} data-until={until}>
        <circle cx={-0.16 * HEX_WIDTH} cy={0.06 * HEX_WIDTH} r={0.26 * HEX_WIDTH} />
        <circle cx={0.17 * HEX_WIDTH} cy={0.12 * HEX_WIDTH} r={0.23 * HEX_WIDTH} />
        <circle cx={0.04 * HEX_WIDTH} cy={-0.17 * HEX_WIDTH} r={0.25 * HEX_WIDTH} />
      </g>
    ))}
  </g>
);

/** Minefields: three moored mines in each hex. */
export const Mines = ({
  fields,
}: {
  fields: readonly { id: string; side: string; hex: Axial }[];
}) =>
  fields.map(({ id, side, hex }) => (
    <g key={id} className="tactical-mines" data-side={side} transform={translate(FLAT.center(hex))}>
      {MINES.map(([x, y]) => (
        <g key={x} transform={translate({ x: x * HEX_WIDTH, y: y * HEX_WIDTH })}>
          <path d="M-8,0H8M0,-8V8M-5.5,-5.5L5.5,5.5M-5.5,5.5L5.5,-5.5" />
          <circle r={5} />
        </g>
      ))}
    </g>
  ));

const MINES = [
  [-0.22, 0.14],
  [0.22, 0.14],
  [0, -0.22],
] as const;

/** North. */
export function NorthArrow({ window: of }: { window: SeaWindow }) {
  const { left, top } = sheetOfWindow(of);
  return (
    <g className="tactical-north" transform={translate({ x: left + 90, y: top + 120 })}>
      <path d="M0,-58L12,18L0,8L-12,18Z" />
      <text y={-68}>N</text>
    </g>
  );
}

/** Where each side starts, while ships are placed. */
export const StartHexes = ({ starts }: { starts: readonly { side: string; hex: Axial }[] }) =>
  starts.map(({ side, hex }) => (
    <g
      key={side}
      className="tactical-start"
      data-side={side}
      transform={translate(FLAT.center(hex))}
    >
      <circle r={0.3 * HEX_WIDTH} />
      <path d="M-10,0H10M0,-10V10" />
    </g>
  ));

/** Areas lit at night. */
export const Lit = ({ areas, hexes }: { areas: readonly { hex: Axial }[]; hexes: number }) => (
  <g className="tactical-lit">
    {areas.map(({ hex }, index) => (
      <circle
        // biome-ignore lint/suspicious/noArrayIndexKey: two star shells may light one hex
        key={index}
        r={(hexes + 0.5) * HEX_WIDTH}
        transform={translate(FLAT.center(hex))}
      />
    ))}
  </g>
);

interface SightProps {
  from: Axial;
  to: readonly { id: string; hex: Axial; isSeen: boolean }[];
}

/** Lines from a ship to others: whole to those she sees, broken to the others. */
export const LinesOfSight = ({ from, to }: SightProps) => (
  <g className="tactical-sight">
    {to.map(({ id, hex, isSeen }) => (
      <path key={id} data-seen={isSeen || undefined} d={FLAT.linePath([from, hex])} />
    ))}
  </g>
);
