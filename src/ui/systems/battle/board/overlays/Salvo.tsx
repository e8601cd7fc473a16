import type { Weapon } from '../../../../../rules/battle';
import { fixed, type Point, pointAt, translate } from '../../../../hexmap/geometry/points';
import { ms, px, vars } from '../../../../hexmap/overlays/vars';
import { flightMs } from '../common/acts';
import type { Fall, SalvoEffect } from '../common/effects';
import { Burst, HitCount, Splash } from './Burst';
import type { FireWay } from './fireGeometry';

/** From the middle of the firing counter to the muzzles. */
const MUZZLE_AWAY = 25;
/** Between the first and the last shell of a salvo. */
const RAGGED_MS = 220;
/** Shells of a salvo that are drawn in flight; the others only fall. */
const MAX_SHELLS = 5;

/** Battleship, cruiser and destroyer guns look different. */
export const CALIBER_SIZES: Readonly<Record<Weapon, number>> = {
  primary: 1.3,
  secondary: 1,
  tertiary: 0.74,
  torpedoes: 1.4,
};

/** Where a shot falls; a counter that shares its hex is smaller. */
const fallPoint = (target: FireWay['to'], { bearing, away }: Fall): Point =>
  pointAt(bearing, away * target.scale, target);

/** Guns flash, shells arc over, columns of water rise and hits burst. */
export function Salvo({ effect, way }: { effect: SalvoEffect; way: FireWay }) {
  const { from, to, weapon, falls } = effect;
  const { bearing, to: target } = way;
  const muzzle = pointAt(bearing, MUZZLE_AWAY * way.from.scale, way.from);
  const flight = flightMs(from, to);
  const size = CALIBER_SIZES[weapon];
  return (
    <g className="salvo" data-weapon={weapon}>
      <Muzzle at={muzzle} bearing={bearing} size={size} />
      {falls.map((fall, i) => {
        const landing = fallPoint(target, fall);
        const late = fall.late * RAGGED_MS;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: shots are their number
          <g key={i}>
            {i < MAX_SHELLS && (
              <Shell from={muzzle} to={landing} size={size} flight={flight} delay={late} />
            )}
            <g
              transform={`${translate(landing)} scale(${fixed(size)})`}
              style={vars({ '--delay': ms(flight + late) })}
            >
              <g className="sized">{fall.is === 'hit' ? <Burst /> : <Splash />}</g>
            </g>
          </g>
        );
      })}
      <HitCount falls={falls} at={target} delay={flight + RAGGED_MS} />
    </g>
  );
}

interface MuzzleProps {
  at: Point;
  bearing: number;
  size: number;
}

const Muzzle = ({ at, bearing, size }: MuzzleProps) => (
  <g transform={`${translate(at)} rotate(${fixed(bearing)}) scale(${fixed(size)})`}>
    <g className="sized">
      <circle className="glow" r="46" />
      <ellipse className="smoke" cy="-9" rx="9" ry="12" />
      <path
        className="flash"
        d="M0,5L-4.5,-3L-10,-9L-4,-10L-5.5,-21L0,-14L5.5,-21L4,-10L10,-9L4.5,-3Z"
      />
      <path className="flash heart" d="M0,2L-3,-5L0,-13L3,-5Z" />
    </g>
  </g>
);

interface ShellProps {
  from: Point;
  to: Point;
  size: number;
  flight: number;
  delay: number;
}

/** How high a shell rises over the map, as a share of its way, and at most. */
const RISE = { share: 0.2, most: 80 } as const;

/** A shell over the sea and its shadow on it. */
function Shell({ from, to, size, flight, delay }: ShellProps) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const rise = Math.min(RISE.most, RISE.share * Math.hypot(dx, dy));
  const way = vars({
    '--dx': px(dx),
    '--dy': px(dy),
    '--rise': px(-rise),
    '--fly': ms(flight),
    '--delay': ms(delay),
  });
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  return (
    <g transform={translate(from)} style={way}>
      <g className="shell">
        <ellipse className="shell-shadow" rx={fixed(2 * size)} ry={fixed(1.2 * size)} />
        <g className="shell-arc">
          <ellipse
            className="shell-round"
            rx={fixed(5.4 * size)}
            ry={fixed(1.7 * size)}
            transform={`rotate(${fixed(turn)})`}
          />
        </g>
      </g>
    </g>
  );
}
