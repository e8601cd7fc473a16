import { type Point, translate } from '../../../../hexmap/geometry/points';
import { vars } from '../../../../hexmap/overlays/vars';
import type { Effect } from '../common/effects';
import { Burst } from './Burst';

type BlowEffect = Extract<Effect, { kind: 'blow' }>;

const NO_DELAY = vars({ '--delay': '0ms' });
const SIZES = { none: 0.6, damage: 1, critical: 1.6 } as const;

/** What a hit does to the ship: sparks for no damage, fire and smoke where it destroyed something. */
export function Blow({ effect: { force }, at }: { effect: BlowEffect; at: Point | undefined }) {
  if (!at) return null;
  return (
    <g data-force={force} transform={`${translate(at)} scale(${SIZES[force]})`} style={NO_DELAY}>
      <g className="sized">
        {force === 'none' ? <path className="sparks" d={CLANG} /> : <Burst />}
      </g>
    </g>
  );
}

const CLANG = 'M0,-6V-20M6,-3L18,-11M6,4L19,8M-6,-3L-18,-10M-6,4L-18,11M1,6L2,20';

const RINGS = [0, 1, 2];

/** Rings that run out over the water. */
export const Ripples = ({ at, className }: { at: Point | undefined; className?: string }) =>
  at && (
    <g className={className} transform={translate(at)}>
      {RINGS.map((i) => (
        <ellipse
          key={i}
          className="ripple"
          rx="34"
          ry="25"
          style={vars({ '--ripple': String(i) })}
        />
      ))}
    </g>
  );
