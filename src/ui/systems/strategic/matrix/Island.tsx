import { islandPath } from '../../../hexmap/geometry/coast';
import { POINTY } from '../../../hexmap/geometry/plane';
import type { LandFace } from '../desk/faces';
import { LandCounter } from './LandCounter';

/** The place shared by the names of all land units: 'Midway' in 'Midway: coast battery'. */
export function placeOf(land: readonly Pick<LandFace, 'name'>[]): string | undefined {
  const places = new Set(land.map(({ name }) => name.split(': ')[0]));
  const [place] = places;
  return places.size === 1 && land.some(({ name }) => name.includes(': ')) ? place : undefined;
}

interface IslandProps {
  land: readonly LandFace[];
  targets: ReadonlySet<string>;
}

const SHORE = islandPath(POINTY, { q: 0, r: 0 });

/** The land units of a range box, drawn on their island. */
export function Island({ land, targets }: IslandProps) {
  const place = placeOf(land);
  return (
    <li className="island">
      <svg
        className="island-shore"
        viewBox="-24 -18 48 36"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="island-surf" d={SHORE} />
        <path className="island-land" d={SHORE} />
      </svg>
      {place && (
        <span className="island-name" aria-hidden="true">
          {place}
        </span>
      )}
      <ul>
        {land.map((face) => (
          <li key={face.id}>
            <LandCounter face={face} isTarget={targets.has(face.id)} />
          </li>
        ))}
      </ul>
    </li>
  );
}
