import { fixed, type Point, pointAt, translate } from '../../../../hexmap/geometry/points';
import { ms, px, vars } from '../../../../hexmap/overlays/vars';
import { runMs } from '../common/acts';
import type { Fall, SalvoEffect } from '../common/effects';
import { Burst, HitCount, Splash } from './Burst';
import type { FireWay } from './fireGeometry';
import { CALIBER_SIZES } from './Salvo';

const TUBE_AWAY = 22;
/** Tracks drawn for a spread. */
const MAX_TRACKS = 6;
/** A torpedo that misses runs on beyond the target. */
const RUN_ON = 46;
/** Between neighboring tracks at the target. */
const TRACK_GAP = 15;
const RAGGED_MS = 180;

interface Torpedo {
  fall: Fall;
  from: Point;
  to: Point;
  run: number;
  delay: number;
}

interface RunProps {
  effect: SalvoEffect;
  way: FireWay;
}

function torpedoesOf({ effect: { from, to, falls }, way }: RunProps): Torpedo[] {
  const { bearing } = way;
  const tube = pointAt(bearing, TUBE_AWAY * way.from.scale, way.from);
  const spread = falls.slice(0, MAX_TRACKS);
  return spread.map((fall, i) => ({
    fall,
    from: tube,
    to: endOf(fall, way.to, bearing, i - (spread.length - 1) / 2),
    run: runMs(from, to),
    delay: fall.late * RAGGED_MS,
  }));
}

/** Tracks run toward the target, on the water under the counters; those that miss pass by. */
export const TorpedoTracks = (run: RunProps) => (
  <g>
    {torpedoesOf(run).map((torpedo, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: torpedoes are their number
      <TorpedoTrack key={i} {...torpedo} />
    ))}
  </g>
);

/** Where they hit, columns of water and fire. */
export const TorpedoStrikes = (run: RunProps) => (
  <g>
    {torpedoesOf(run).map(
      ({ fall, to, run, delay }, i) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: torpedoes are their number
        fall.is === 'hit' && <Strike key={i} at={to} delay={run + delay} />,
    )}
    <HitCount
      falls={run.effect.falls}
      at={run.way.to}
      delay={runMs(run.effect.from, run.effect.to) + RAGGED_MS}
    />
  </g>
);

/** A torpedo that hits ends at the target's side; the others spread about it and run on. */
function endOf({ is, away }: Fall, target: Point, bearing: number, place: number): Point {
  if (is === 'hit') return pointAt(bearing + 180, away / 2, target);
  const beside = pointAt(bearing + 90, (place === 0 ? 1.6 : place * 2) * TRACK_GAP, target);
  return pointAt(bearing, RUN_ON, beside);
}

/** Drawn along the way and stretched from its start, which costs no layout and no paint. */
function TorpedoTrack({ from, to, run, delay }: Torpedo) {
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
