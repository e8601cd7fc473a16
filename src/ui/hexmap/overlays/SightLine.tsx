import { sameHex } from '../../../hex';
import type { SightLine as Line } from '../../systems/battle/board/boardProps';
import { centerOf, hexPath, pointText, translate } from '../geometry/plane';

const BLOCK_INSET = 0.1;
const LABEL_DROP = 34;

/** A line of sight: whole as far as it is clear, broken from the first hex in its way on, which is crossed out. */
export function SightLine({ line: { from, to, blocked, label } }: { line: Line }) {
  const start = centerOf(from);
  const end = centerOf(to);
  const [first] = blocked;
  const broken = first ? centerOf(first.hex) : end;
  return (
    <g className="sight-line" data-blocked={first?.by}>
      <path className="sight-from" d={hexPath(from, BLOCK_INSET)} />
      {!sameHex(from, to) && (
        <path className="sight-clear" d={`M${pointText(start)}L${pointText(broken)}`} />
      )}
      {first && <path className="sight-broken" d={`M${pointText(broken)}L${pointText(end)}`} />}
      {blocked.map(({ hex, by }) => (
        <g key={by} className="sight-block" data-by={by}>
          <path d={hexPath(hex, BLOCK_INSET)} />
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
