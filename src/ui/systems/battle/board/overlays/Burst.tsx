import { type Point, translate } from '../../../../hexmap/geometry/points';
import { ms, vars } from '../../../../hexmap/overlays/vars';
import type { Fall } from '../common/effects';

/** A column of water in its ring of foam; it starts after the `--delay` around it. */
export const Splash = () => (
  <g>
    <ellipse className="foam" rx="9" ry="5.4" />
    <path
      className="column"
      d="M-3.6,1Q-3.4,-12 -1.2,-19Q0,-24 1.4,-18.4Q3.2,-12 3.6,1Q0,3 -3.6,1Z"
    />
    <path
      className="spray"
      d="M-7,-2Q-6.4,-9 -4,-12M7,-2Q6.4,-9 4,-12M-2,-20L-3.4,-25M2,-20L3.6,-24"
    />
  </g>
);

/** A hit: fire, splinters and smoke. */
export const Burst = () => (
  <g>
    <circle className="glow" r="38" />
    <circle className="puff" cx="3" cy="-5" r="9" />
    <path className="fire" d={STAR} />
    <path className="fire heart" d={STAR} transform="rotate(22) scale(0.52)" />
    <path
      className="sparks"
      d="M0,-13V-19M11,-7L16,-11M12,6L18,8M-11,-7L-17,-10M-12,6L-17,10M2,13L3,19"
    />
  </g>
);

const STAR =
  'M0,-14L3.4,-5.4L11,-9L7,-1.6L14,3L5.6,4.4L6,12.4L0,7L-6,12.4L-5.6,4.4L-14,3L-7,-1.6L-11,-9L-3.4,-5.4Z';

interface HitCountProps {
  falls: readonly Fall[];
  at: Point;
  delay: number;
}

/** How many shots of a salvo hit, in a star beside the target. */
export function HitCount({ falls, at, delay }: HitCountProps) {
  const hits = falls.filter(({ is }) => is === 'hit').length;
  if (hits === 0) return null;
  return (
    <g
      className="hit-count"
      transform={translate({ x: at.x + 25, y: at.y - 25 })}
      style={vars({ '--delay': ms(delay) })}
    >
      <g className="sized">
        <g className="hit-count-rise">
          <path d={STAR} />
          <text y="4.2">{hits}</text>
        </g>
      </g>
    </g>
  );
}
