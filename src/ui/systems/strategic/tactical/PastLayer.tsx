import type { Point } from '../../../hexmap/geometry/points';
import { useDesk } from '../desk';
import { at, chartPoint, HEX_HEIGHT, hexesPath, linePath } from './plane';
import type { Aftermath } from './scene';
import { bent } from './shapes';
import { useTactical } from './tacticalDesk';

/** Tracks of the last moves, and where ships went down. */
export function Tracks() {
  const { aftermath } = useTactical();
  const { names } = useDesk();
  return (
    <g className="tactical-tracks">
      {aftermath.tracks.map(({ ship, side, hexes }) => (
        <path key={ship} data-side={side} d={linePath(hexes)} />
      ))}
      {aftermath.wrecks.map(({ ship, side, hex }) => (
        <g key={ship} className="tactical-wreck" data-side={side} transform={at(chartPoint(hex))}>
          <circle r={0.2 * HEX_HEIGHT} />
          <path d="M-9,-9L9,9M9,-9L-9,9" />
          <text className="tactical-name" y={0.42 * HEX_HEIGHT}>
            {`† ${names.ship(ship)}`}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Shots of the last turn: hits burst, misses splash. */
export function Shots() {
  const { aftermath, fight } = useTactical();
  if (fight.tactical.stage.kind !== 'plot') return null;
  return (
    <g className="tactical-shots">
      {aftermath.shots.map((it, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one ship may fire twice at another
        <ShotLine key={index} {...it} index={index} />
      ))}
      {aftermath.hunts.map(({ hunt }) => (
        <path
          key={hunt.ship}
          className="tactical-charges"
          data-hit={hunt.detected.length > 0 || undefined}
          d={hexesPath([hunt.hex], 0.6)}
        />
      ))}
    </g>
  );
}

type ShotLineProps = Aftermath['shots'][number] & { index: number };

function ShotLine({ shot, from, to, index }: ShotLineProps) {
  const kind = shot.kind === 'torpedoesFired' ? 'torpedoes' : shot.battery;
  const end = scattered(chartPoint(to), index, shot.isHit);
  return (
    <g className="tactical-shot" data-kind={kind} data-hit={shot.isHit || undefined}>
      {from && <path className="tactical-shell" d={bent(chartPoint(from), end)} />}
      <path className="tactical-fall" d={shot.isHit ? BURST : SPLASH} transform={at(end)} />
    </g>
  );
}

/** Misses fall around the ship, each elsewhere; hits on her. */
function scattered({ x, y }: Point, index: number, isHit: boolean): Point {
  const angle = (index * 137.5 * Math.PI) / 180;
  const off = (isHit ? 0.1 : 0.36) * HEX_HEIGHT;
  return { x: x + off * Math.cos(angle), y: y + off * Math.sin(angle) };
}

const BURST = 'M0,-15L4,-5L14,-7L7,1L12,11L2,6L-5,14L-5,4L-15,3L-6,-3L-10,-12L-1,-6Z';
const SPLASH = 'M-6,4C-6,-2 -2,-4 -1,-13C1,-4 6,-3 6,4ZM-10,6C-4,9 5,9 10,6';
