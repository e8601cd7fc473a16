import { Link } from 'wouter';
import { dateAndTime } from '../../words/core/say';
import { matchPath } from '../frame/paths';
import { lobbyText } from '../i18n/lobby';
import type { KeptMatch } from '../match/library';

/** The match under way that was played last. */
export function Continue({ match }: { match: KeptMatch }) {
  const { id, title, who, where, savedAt } = match;
  return (
    <section className="front-card" data-main aria-labelledby="continue">
      <p className="legend">{lobbyText('underWay')}</p>
      <h2 id="continue">{title}</h2>
      <p className="scenario-facts">
        <span>{who}</span>
        <span>{where}</span>
        <span>{dateAndTime(savedAt)}</span>
      </p>
      <Link className="button primary" href={matchPath(id)}>
        {lobbyText('continue')}
      </Link>
    </section>
  );
}
