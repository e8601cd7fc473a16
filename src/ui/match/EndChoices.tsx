import { Link, useLocation } from 'wouter';
import { matchPath } from '../frame/paths';
import { useTask } from '../frame/useTask';
import { appText } from '../i18n/app';
import { matchText } from '../i18n/match';
import { KeepChoices } from './KeepChoices';
import { again, type OpenMatch } from './library';

/** What to do once a battle is over. */
export function EndChoices({ match }: { match: OpenMatch }) {
  const [, go] = useLocation();
  const { run } = useTask();
  const replay = (swap: 'same sides' | 'swap sides') => {
    run(async () => go(matchPath(await again(match, swap))));
  };
  return (
    <div className="actions end-choices">
      <button type="button" className="button primary" onClick={() => replay('same sides')}>
        {matchText('again')}
      </button>
      <button type="button" className="button" onClick={() => replay('swap sides')}>
        {matchText('swap')}
      </button>
      <Link className="button" href={matchPath(match.id, 'analysis')}>
        {matchText('analysis')}
      </Link>
      <KeepChoices match={match} />
      <Link className="button" href="/">
        {appText('toLobby')}
      </Link>
    </div>
  );
}
