import { Link } from 'wouter';
import { SKIRMISH_PATH } from '../frame/paths';
import { skirmishText } from '../i18n/skirmish';

/** The way to a battle that nobody has fought yet, one press from the first page. */
export const SkirmishCard = () => (
  <section className="front-card front-skirmish" data-brief aria-labelledby="skirmish">
    <h2 id="skirmish">{skirmishText('title')}</h2>
    <p className="front-situation">{skirmishText('text')}</p>
    <Link className="button" href={`${SKIRMISH_PATH}${location.search}`}>
      {skirmishText('draw')}
    </Link>
  </section>
);
