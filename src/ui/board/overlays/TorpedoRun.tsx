import { bearingBetween } from '../../../hex';
import { centerOf, fixed, type Point, pointAt, translate } from '../geometry/plane';
import { runMs } from '../motion/acts';
import { Burst, HitCount, Splash } from './Burst';
import type { Fall } from './effects';
import { CALIBER_SIZES, type SalvoEffect } from './Salvo';
import { ms, px, vars } from './vars';

const TUBE_AWAY = 22;
/** Tracks of a spread that are drawn. */
const MOST_TRACKS = 6;
/** A torpedo that misses runs on beyond the target. */
const RUN_ON = 46;
/** Between neighboring tracks at the target. */
const TRACK_GAP = 15;
const RAGGED_MS = 180;

/** Tracks run toward the target; those that hit end there in a column of water, the others pass. */
export function TorpedoRun({ effect }: { effect: SalvoEffect }) {
  const { from, to } = effect;
  const bearing = bearingBetween(from, to);
  const tube = pointAt(bearing, TUBE_AWAY, centerOf(from));
  const target = centerOf(to);
  const run = runMs(from, to);
  const falls = effect.falls.slice(0, MOST_TRACKS);
  return (
    <g className="torpedo-run">
      {falls.map((fall, i) => {
        const delay = fall.late * RAGGED_MS;
        const end = endOf(fall, target, bearing, i - (falls.length - 1) / 2);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: torpedoes are their number
          <g key={i}>
            <TorpedoTrack from={tube} to={end} run={run} delay={delay} />
            {fall.is === 'hit' && <Strike at={end} delay={run + delay} />}
          </g>
        );
      })}
      <HitCount falls={falls} at={target} delay={run + RAGGED_MS} />
    </g>
  );
}

/** A torpedo that hits ends at the target's side; the others spread about it and run on. */
function endOf({ is, away }: Fall, target: Point, bearing: number, place: number): Point {
  if (is === 'hit') return pointAt(bearing + 180, away / 2, target);
  const beside = pointAt(bearing + 90, (place === 0 ? 1.6 : place * 2) * TRACK_GAP, target);
  return pointAt(bearing, RUN_ON, beside);
}

interface TrackProps {
  from: Point;
  to: Point;
  run: number;
  delay: number;
}

/** Drawn along the way and stretched from its start, which costs no layout and no paint. */
function TorpedoTrack({ from, to, run, delay }: TrackProps) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const times = vars({ '--run': ms(run), '--delay': ms(delay), '--length': px(length) });
  return (
    <g transform={`${translate(from)} rotate(${fixed(turn)})`} style={times}>
      <rect className="torpedo-foam" y="-2.6" width={fixed(length)} height="5.2" rx="2.6" />
      <rect className="torpedo-line" y="-0.9" width={fixed(length)} height="1.8" />
      <ellipse className="torpedo-head" rx="4.6" ry="2.2" />
    </g>
  );
}

const Strike = ({ at, delay }: { at: Point; delay: number }) => (
  <g
    transform={`${translate(at)} scale(${CALIBER_SIZES.torpedoes})`}
    style={vars({ '--delay': ms(delay) })}
  >
    <g className="sized">
      <Burst />
      <g className="strike">
        <Splash />
      </g>
    </g>
  </g>
);
