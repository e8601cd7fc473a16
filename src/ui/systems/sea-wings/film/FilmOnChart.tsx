import type { CSSProperties } from 'react';
import { FlightIn } from '../../../chart/FlightIn';
import { FLAT, HEX_WIDTH } from '../../../hexmap/geometry/plane';
import type { Point } from '../../../hexmap/geometry/points';
import { AircraftShape } from '../../../ships/AircraftFigure';
import { useDesk } from '../desk/desk';
import { hasAttacked } from './film';
import type { Showing } from './useFilm';

/** The strike of a film on the chart: own aircraft come from where they started, the enemy's only appear; hits show once they attack. */
export function FilmOnChart({ film, at, flyMs }: Pick<Showing, 'film' | 'at' | 'flyMs'>) {
  const { view } = useDesk();
  const to = FLAT.center(film.hex);
  const strike = view.forces[film.attacker]?.strikes.find(
    ({ target }) => target !== null && Object.values(target).includes(film.target),
  );
  const from = strike ? FLAT.center(strike.from) : outOfNowhere(to);
  return (
    <g style={AT_ONCE}>
      <FlightIn
        key={film.key}
        side={film.attacker}
        {...{ from, to, flyMs, isHit: film.isHit && hasAttacked(film, at) }}
        plane={<AircraftShape form="small" />}
      />
    </g>
  );
}

/** The hit is shown with the picture that tells of the attack, long after the flight. */
const AT_ONCE = { '--hit-after': '0ms' } as CSSProperties;

const outOfNowhere = ({ x, y }: Point): Point => ({
  x: x - 2.4 * HEX_WIDTH,
  y: y - 1.8 * HEX_WIDTH,
});
