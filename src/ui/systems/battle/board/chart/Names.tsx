import { hexKey } from '../../../../../hex';
import { fixed } from '../../../../hexmap/geometry/points';
import type { ChartName } from '../common/boardProps';
import { centerOf } from '../common/plane';

/** Names of land, waters and places, each at its hex. */
export const Names = ({ names }: { names: readonly ChartName[] }) => (
  <g className="chart-names">
    {names.map(({ name, hex, of }) => {
      const { x, y } = centerOf(hex);
      return (
        <text key={`${name} ${hexKey(hex)}`} data-of={of} x={fixed(x)} y={fixed(y)}>
          {name}
        </text>
      );
    })}
  </g>
);
