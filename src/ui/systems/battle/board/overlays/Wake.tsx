import { fixed, translate } from '../../../../hexmap/geometry/points';
import type { Effect } from '../common/effects';
import { centerOf } from '../common/plane';

type WakeEffect = Extract<Effect, { kind: 'wake' }>;

/** Foam behind a moving stack: it opens astern and fades. */
export function Wake({ effect: { from, to } }: { effect: WakeEffect }) {
  const [start, end] = [centerOf(from), centerOf(to)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = fixed(Math.hypot(dx, dy));
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  return (
    <g transform={`${translate(start)} rotate(${fixed(turn)})`}>
      <path
        className="ship-wake"
        d={`M0,-11Q${length / 2},-7 ${length},-2V2Q${length / 2},7 0,11Z`}
      />
      <path className="ship-wake line" d={`M0,-11L${length},-2M0,11L${length},2`} />
    </g>
  );
}
