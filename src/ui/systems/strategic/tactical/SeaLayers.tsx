import { memo } from 'react';
import { type Axial, rowOf, sameHex } from '../../../../hex';
import type { Fight } from '../../../../rules/strategic/tactical/query';
import { isLand } from '../../../../rules/strategic/tactical/terrain';
import { useDesk } from '../desk';
import { LandShape } from '../figures';
import { at, chartPoint, HEX_HEIGHT, hexesPath } from './plane';
import { hexesOfWindow, type SeaWindow, sheetOfWindow } from './shapes';

/** The sea of the window and its hexes. */
export const Sea = memo(function Sea({ window: of }: { window: SeaWindow }) {
  const { left, top, right, bottom } = sheetOfWindow(of);
  return (
    <g className="tactical-sea">
      <rect
        className="tactical-water"
        x={left}
        y={top}
        width={right - left}
        height={bottom - top}
      />
      <path className="hex-lines" d={hexesPath(hexesOfWindow(of))} />
    </g>
  );
});

/** [ST-1.14] Land, and beyond a straight coast all of the country. */
export function Land({ fight, window: of }: { fight: Fight; window: SeaWindow }) {
  const { tactical } = fight;
  const land = hexesOfWindow(of).filter(
    (hex) => isLand(tactical, hex) || isInland(tactical.coastRow, hex),
  );
  if (land.length === 0) return null;
  return <path className="tactical-land" d={hexesPath(land)} />;
}

const isInland = (coastRow: number | null, hex: Axial): boolean =>
  coastRow !== null && rowOf(hex) < coastRow;

/** From line to line of land units that stand together. */
const UNIT_LINE = 27;

/** Land units where they stand, those of one hex below each other. */
export function LandUnits({ fight }: { fight: Fight }) {
  const { names } = useDesk();
  const { landUnits } = fight.view.scenario;
  const standing = Object.entries(fight.tactical.landHexes);
  return standing.map(([id, hex]) => {
    const unit = landUnits.find((it) => it.id === id);
    const line = standing.filter((it) => sameHex(it[1], hex)).findIndex((it) => it[0] === id);
    return (
      <g key={id} transform={at(chartPoint(hex))}>
        <g className="tactical-unit" data-side={unit?.side}>
          <g transform={at({ x: 0, y: line * UNIT_LINE })}>
            {unit && (
              <g transform="translate(-12 -14)">
                <LandShape kind={unit.kind} />
              </g>
            )}
            <text className="tactical-name" x={16} y={3}>
              {names.landUnit(id)}
            </text>
          </g>
        </g>
      </g>
    );
  });
}

/** [ST-15.23] Smoke drifts as three clouds in its hex, always the same ones. */
export const SmokeHexes = ({ smoke }: { smoke: Fight['tactical']['smoke'] }) => (
  <g className="tactical-smoke">
    {smoke.map(({ hex, until }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: smoke of two ships may lie in one hex
      <g key={index} transform={at(chartPoint(hex))} data-until={until}>
        <circle cx={-0.16 * HEX_HEIGHT} cy={0.06 * HEX_HEIGHT} r={0.26 * HEX_HEIGHT} />
        <circle cx={0.17 * HEX_HEIGHT} cy={0.12 * HEX_HEIGHT} r={0.23 * HEX_HEIGHT} />
        <circle cx={0.04 * HEX_HEIGHT} cy={-0.17 * HEX_HEIGHT} r={0.25 * HEX_HEIGHT} />
      </g>
    ))}
  </g>
);

/** North, and how far a hex is [ST-1.13]. */
export function NorthArrow({ window: of }: { window: SeaWindow }) {
  const { left, top } = sheetOfWindow(of);
  return (
    <g className="tactical-north" transform={at({ x: left + 90, y: top + 120 })}>
      <path d="M0,-58L12,18L0,8L-12,18Z" />
      <text y={-68}>N</text>
    </g>
  );
}

/** Start hexes while ships are placed. */
export function StartHexes({ fight }: { fight: Fight }) {
  const { tactical } = fight;
  if (tactical.turn > 0 || tactical.stage.kind !== 'placement') return null;
  return (['allies', 'axis'] as const).map((side) => (
    <g
      key={side}
      className="tactical-start"
      data-side={side}
      transform={at(chartPoint(tactical.start[side]))}
    >
      <circle r={0.3 * HEX_HEIGHT} />
      <path d="M-10,0H10M0,-10V10" />
    </g>
  ));
}
