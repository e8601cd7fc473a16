import { Suspense } from 'react';
import { NotFound } from '../frame/NotFound';
import { matchPath } from '../frame/paths';
import { matchText } from '../i18n/match';
import { uiOf } from '../systems/registry';
import { AnalysisPage } from './lazyAnalysis';
import { MatchReport } from './MatchReport';
import { MatchTable } from './MatchTable';
import { useMatch } from './useMatch';

export interface MatchPageProps {
  id: string;
  /** `replay`, `report`, `analysis`, or nothing to play. */
  what: string;
}

/** A match by its id: opened from this browser's storage, and saved after every order. */
export function MatchPage({ id, what }: MatchPageProps) {
  const match = useMatch(id, what === '' ? 'playing' : 'looking');
  if (match === undefined) return <p className="loading">{matchText('laying')}</p>;
  if (match === null) return <NotFound what="match" />;
  const { Screen } = uiOf(match.table.system.id);
  if (!['', 'replay', 'report', 'analysis'].includes(what)) return <NotFound what="match" />;
  return (
    <Suspense fallback={<p className="loading">{matchText('laying')}</p>}>
      {what === 'report' && <MatchReport match={match} />}
      {what === 'analysis' && <AnalysisPage match={match} pageAt={(page) => matchPath(id, page)} />}
      {(what === '' || what === 'replay') && (
        <MatchTable match={match} Screen={Screen.Page} isReplay={what === 'replay'} />
      )}
    </Suspense>
  );
}
