import { type CSSProperties, memo } from 'react';
import { bearingBetween } from '../../../hex';
import { hash } from '../geometry/noise';
import { centerOf, fixed, type Point, pointAt, pointText, translate } from '../geometry/plane';
import type { Effect } from './effects';

/** Guns, splashes, torpedo tracks and sinkings of a chapter, played once by the style sheet. */
export const Effects = memo(function Effects({ effects }: { effects: readonly Effect[] }) {
  return (
    <g className="effects">
      {effects.map((effect) => (
        <g key={effect.key} className="effect" style={vars({ '--delay': `${effect.delayMs}ms` })}>
          <Drawn effect={effect} />
        </g>
      ))}
    </g>
  );
});

const vars = (values: Record<`--${string}`, string>): CSSProperties => values as CSSProperties;

function Drawn({ effect }: { effect: Effect }) {
  switch (effect.kind) {
    case 'salvo':
      return <Salvo effect={effect} />;
    case 'sinking':
      return <Ripples at={centerOf(effect.hex)} className="sinking" />;
    case 'shock':
      return <Ripples at={centerOf(effect.hex)} className="shock" />;
  }
}

const MUZZLE_AWAY = 24;

function Salvo({ effect }: { effect: Extract<Effect, { kind: 'salvo' }> }) {
  const target = centerOf(effect.to);
  const muzzle = pointAt(
    bearingBetween(effect.from, effect.to),
    MUZZLE_AWAY,
    centerOf(effect.from),
  );
  const flight = vars({ '--dx': `${target.x - muzzle.x}px`, '--dy': `${target.y - muzzle.y}px` });
  return (
    <g data-weapon={effect.weapon}>
      {effect.weapon === 'torpedoes' ? (
        <path className="wake" pathLength={1} d={`M${pointText(muzzle)}L${pointText(target)}`} />
      ) : (
        <>
          <circle className="flash" cx={fixed(muzzle.x)} cy={fixed(muzzle.y)} r="10" />
          <g transform={translate(muzzle)}>
            <circle className="shell" r="2" style={flight} />
          </g>
        </>
      )}
      <Fall effect={effect} target={target} />
    </g>
  );
}

const SALT = { bearing: 83, away: 89 };
const SPREAD = { hit: 14, miss: 32 } as const;

/** Where shots fall: hits on the target, misses around it. */
function Fall({ effect, target }: { effect: Extract<Effect, { kind: 'salvo' }>; target: Point }) {
  return (
    <>
      {Array.from({ length: effect.shots }, (_, i) => {
        const isHit = i < effect.hits;
        const away =
          SPREAD[isHit ? 'hit' : 'miss'] * (0.5 + 0.5 * hash(i, effect.delayMs, SALT.away));
        const at = pointAt(360 * hash(i, effect.delayMs, SALT.bearing), away, target);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: shots are their number
          <g key={i} transform={translate(at)}>
            <circle className={isHit ? 'hit' : 'splash'} r={isHit ? 9 : 6} />
          </g>
        );
      })}
      {effect.hits > 0 && (
        <g transform={translate(target)}>
          <text className="hits" y="-26">
            {effect.hits === 1 ? '1 hit' : `${effect.hits} hits`}
          </text>
        </g>
      )}
    </>
  );
}

const RIPPLES = [1, 2, 3];

const Ripples = ({ at, className }: { at: Point; className: string }) => (
  <g className={className} transform={translate(at)}>
    {RIPPLES.map((i) => (
      <circle key={i} className="ripple" r="30" style={vars({ '--ripple': String(i) })} />
    ))}
  </g>
);
