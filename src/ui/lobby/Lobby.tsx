import { Suspense } from 'react';
import { Page } from '../app/Page';
import { AllBattles } from './AllBattles';
import { FirstBattle } from './FirstBattle';
import { OpenSave } from './OpenSave';
import { RunningMatches } from './RunningMatches';
import { ScenarioCards } from './ScenarioCards';
import './lobby.css';

/** The first page: battles to begin, battles to go on with, a save to open. */
export function Lobby() {
  return (
    <Page
      title="Choose a battle"
      lead="Naval actions of the Second World War on a hex chart, by printed rules that the game keeps for you. Take a side against the Commander, or share the screen with a friend."
    >
      <Suspense fallback={<p className="loading">Unrolling the charts …</p>}>
        <RunningMatches />
        <FirstBattle />
        <section aria-label="Battles">
          <ScenarioCards />
        </section>
        <OpenSave />
        <AllBattles />
      </Suspense>
    </Page>
  );
}
