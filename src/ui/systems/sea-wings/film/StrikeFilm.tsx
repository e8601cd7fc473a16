import { wingsFilmText } from '../../../../words/sea-wings/texts/film';
import { useDesk } from '../desk/desk';
import { STATIONS } from './film';
import type { Showing } from './useFilm';
import './film.css';

/** A strike picture by picture: its stations, what happens at each, and how to hold it or skip it. The log says it all. */
export function StrikeFilm({ film, at, isHeld, hold, next, skip }: Showing) {
  const { names } = useDesk();
  const now = film.frames[at];
  const station = now ? STATIONS.indexOf(now.station) : -1;
  return (
    <section className="strike-film" data-side={film.attacker} aria-label={wingsFilmText('film')}>
      <h2>{wingsFilmText('title', { target: names.any(film.target) })}</h2>
      <ol>
        {STATIONS.map((it, index) => (
          <li
            key={it}
            data-state={index < station ? 'past' : index === station ? 'now' : 'to come'}
            aria-current={index === station ? 'step' : undefined}
          >
            {wingsFilmText(`station.${it}`)}
          </li>
        ))}
      </ol>
      <p key={at}>{now?.text}</p>
      <div className="actions">
        <button type="button" className="button small" onClick={() => hold(!isHeld)}>
          {wingsFilmText(isHeld ? 'go' : 'hold')}
        </button>
        <button type="button" className="button small" onClick={next}>
          {wingsFilmText('next')}
        </button>
        <button type="button" className="button small quiet" onClick={skip}>
          {wingsFilmText('skip')}
        </button>
        <small>{wingsFilmText('of', { at: at + 1, of: film.frames.length })}</small>
      </div>
    </section>
  );
}
