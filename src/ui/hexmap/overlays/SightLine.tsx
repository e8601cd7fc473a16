import { sameHex } from '../../../hex';
import { pointText, translate } from '../geometry/points';
import type { SightLine as Line } from '../mapProps';
import { usePlane } from '../planeContext';
import '../lines.css';

const BLOCK_SHARE = 0.9;
const LABEL_DROP = 34;

/** A line of sight: solid while it is clear, broken from the first hex that blocks it, which is crossed out. */
export function SightLine({ line: { from, to, blocked, label } }: { line: Line }) {
  const { center: centerOf, hexPath } = usePlane();
  const start = centerOf(from);
  const end = centerOf(to);
  const [first] = blocked;
  const broken = first ? centerOf(first.hex) : end;
  return (
    <g className="sight-line" data-blocked={first?.by}>
      <path className="sight-from" d={hexPath(from, BLOCK_SHARE)} />
      {!sameHex(from, to) && <path d={`M${pointText(start)}L${pointText(broken)}`} />}
      {first && <path className="sight-broken" d={`M${pointText(broken)}L${pointText(end)}`} />}
      {blocked.map(({ hex, by }) => (
        <g key={by} className="sight-block" data-by={by}>
          <path d={hexPath(hex, BLOCK_SHARE)} />
          <path d="M-13,-13L13,13M13,-13L-13,13" transform={translate(centerOf(hex))} />
        </g>
      ))}
      <g transform={translate(end)}>
        <g className="ruler-scale">
          <text y={LABEL_DROP}>{label}</text>
        </g>
      </g>
    </g>
  );
}
