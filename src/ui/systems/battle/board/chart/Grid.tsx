import { memo } from 'react';
import { type Axial, hexKey, hexLabel } from '../../../../../hex';
import { HEX_SIZE } from '../../../../hexmap/geometry/plane';
import { fixed } from '../../../../hexmap/geometry/points';
import { centerOf, gridPath, hexesPath, outlinePath } from '../common/plane';

const LABEL_DROP = HEX_SIZE * 0.83;

interface GridProps {
  hexes: readonly Axial[];
  center: Axial;
  radius: number;
}

/** The hex lines, the edge of the board, and the four-figure labels that show at high zoom. */
export const Grid = memo(function Grid({ hexes, center, radius }: GridProps) {
  return (
    <g>
      <path className="hex-lines" d={gridPath(hexes)} />
      <path className="board-edge" d={outlinePath(hexes)} />
      <g className="hex-labels">
        {hexes.map((hex) => {
          const { x, y } = centerOf(hex);
          return (
            <text key={hexKey(hex)} x={fixed(x)} y={fixed(y - LABEL_DROP + HEX_SIZE * 0.22)}>
              {hexLabel(hex, center, radius)}
            </text>
          );
        })}
      </g>
    </g>
  );
});

interface EntriesProps {
  dark: readonly Axial[];
  light: readonly Axial[];
}

/** The hexes of the directions of entry, hatched: the dark ones densely, the light ones thinly. */
export const Entries = memo(function Entries({ dark, light }: EntriesProps) {
  return (
    <g>
      <path className="entry dark" d={hexesPath(dark, ENTRY_SHARE)} />
      <path className="entry light" d={hexesPath(light, ENTRY_SHARE)} />
    </g>
  );
});

const ENTRY_SHARE = 0.94;
