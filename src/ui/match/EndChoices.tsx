import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { reportFault } from '../frame/faults';
import { labPath, matchPath } from '../frame/paths';
import { useTask } from '../frame/useTask';
import { appText } from '../i18n/app';
import { lobbyText } from '../i18n/lobby';
import { matchText } from '../i18n/match';
import { loadScenario } from './catalog';
import { KeepChoices } from './KeepChoices';
import { again, type OpenMatch } from './library';

/** What to do once a battle is over. */
export function EndChoices({ match }: { match: OpenMatch }) {
  const [, go] = useLocation();
  const { run } = useTask();
  const hasLab = useIsHere(match.table.scenario.id);
  const replay = (swap: 'same sides' | 'swap sides') => {
    run(async () => go(matchPath(await again(match, swap))));
  };
  return (
    <div className="actions">
      <button type="button" className="button primary" onClick={() => replay('same sides')}>
        {matchText('again')}
      </button>
      <button type="button" className="button" onClick={() => replay('swap sides')}>
        {matchText('swap')}
      </button>
      <Link className="button" href={matchPath(match.id, 'analysis')}>
        {matchText('analysis')}
      </Link>
      {hasLab && (
        <Link className="button" href={labPath(match.table.scenario.id)}>
          {lobbyText('lab')}
        </Link>
      )}
      <KeepChoices match={match} />
      <Link className="button" href="/">
        {appText('toLobby')}
      </Link>
    </div>
  );
}

/** Whether this browser has the scenario: a battle from a file may be of one that it does not have. */
function useIsHere(scenario: string): boolean {
  const [isHere, setIsHere] = useState(false);
  useEffect(() => {
    loadScenario(scenario)
      .then((found) => setIsHere(found !== undefined))
      .catch(reportFault);
  }, [scenario]);
  return isHere;
}
