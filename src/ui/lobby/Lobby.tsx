import { Suspense } from 'react';
import { Page } from '../frame/Page';
import { lobbyText } from '../i18n/lobby';
import { hasHadAnyLesson } from '../lesson/keptLesson';
import { AllBattles } from './AllBattles';
import { ChartRoomCard } from './ChartRoomCard';
import { Continue } from './Continue';
import { FrontFilm } from './FrontFilm';
import { Lessons } from './Lessons';
import { NextBattle } from './NextBattle';
import { OpenSave } from './OpenSave';
import { RunningMatches } from './RunningMatches';
import { ScenarioCards } from './ScenarioCards';
import { SkirmishCard } from './SkirmishCard';
import { useMatches } from './useMatches';
import './lobby.css';
import './front.css';

/** The first page: what it looks like, what to go on with or play next, all battles, files. */
export function Lobby() {
  return (
    <Page title={lobbyText('title')} lead={lobbyText('lead')}>
      <Suspense fallback={<p className="loading">{lobbyText('unrolling')}</p>}>
        <Front />
        <section>
          <ScenarioCards />
        </section>
        <div className="front-files">
          <OpenSave />
          <AllBattles />
        </div>
      </Suspense>
    </Page>
  );
}

/** Beside the picture: a match under way, else the lesson, else the next battle; then all matches of this browser. */
function Front() {
  const { matches, onRemove } = useMatches();
  const underWay = matches?.find(({ isOver }) => !isOver);
  const isNew = !hasHadAnyLesson();
  return (
    <>
      <div className="front">
        <FrontFilm />
        <div className="front-ways">
          {underWay && <Continue match={underWay} />}
          {isNew && <Lessons />}
          {matches && !isNew && <NextBattle matches={matches} isBrief={underWay !== undefined} />}
          {!isNew && <Lessons />}
        </div>
        <div className="front-own">
          <SkirmishCard />
          <ChartRoomCard />
        </div>
      </div>
      {matches && matches.length > 0 && <RunningMatches matches={matches} onRemove={onRemove} />}
    </>
  );
}
