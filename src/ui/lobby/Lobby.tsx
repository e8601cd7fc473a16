import { Suspense } from 'react';
import { Page } from '../frame/Page';
import { lobbyText } from '../i18n/lobby';
import { AllBattles } from './AllBattles';
import { FirstBattle } from './FirstBattle';
import { OpenSave } from './OpenSave';
import { RunningMatches } from './RunningMatches';
import { ScenarioCards } from './ScenarioCards';
import './lobby.css';

/** The first page: battles to begin, battles to go on with, a save to open. */
export function Lobby() {
  return (
    <Page title={lobbyText('title')} lead={lobbyText('lead')}>
      <Suspense fallback={<p className="loading">{lobbyText('unrolling')}</p>}>
        <RunningMatches />
        <FirstBattle />
        <section aria-label={lobbyText('battles')}>
          <ScenarioCards />
        </section>
        <OpenSave />
        <AllBattles />
      </Suspense>
    </Page>
  );
}
