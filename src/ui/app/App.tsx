import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Lobby } from '../lobby/Lobby';
import { Fault } from './Fault';
import { FaultNotice } from './FaultNotice';
import { Header } from './Header';
import { NotFound } from './NotFound';
import './app.css';

const ScenarioPage = lazy(() =>
  import('../lobby/ScenarioPage').then(({ ScenarioPage: page }) => ({ default: page })),
);
const MatchPage = lazy(() =>
  import('../match/MatchPage').then(({ MatchPage: page }) => ({ default: page })),
);
const RulesPage = lazy(() =>
  import('../rules/RulesPage').then(({ RulesPage: page }) => ({ default: page })),
);

/** The whole app: a header and one page of four. */
export function App() {
  return (
    <>
      <a className="skip" href="#main">
        Skip to the page
      </a>
      <Header />
      <Fault>
        <Suspense fallback={<p className="loading">One moment …</p>}>
          <Switch>
            <Route path="/">
              <Lobby />
            </Route>
            <Route path="/scenario/:id">{({ id }) => <ScenarioPage id={id} />}</Route>
            <Route path="/battle/:matchId">
              {({ matchId }) => <MatchPage key={matchId} id={matchId} />}
            </Route>
            <Route path="/rules/:system">{({ system }) => <RulesPage system={system} />}</Route>
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </Suspense>
      </Fault>
      <FaultNotice />
    </>
  );
}
