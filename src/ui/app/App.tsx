import { Suspense, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Lobby } from '../lobby/Lobby';
import { VersionNotice } from '../offline/VersionNotice';
import { Fault } from './Fault';
import { FaultNotice } from './FaultNotice';
import { Header } from './Header';
import { NotFound } from './NotFound';
import { MatchPage, prefetchWhenIdle, RulesPage, ScenarioPage, SharedPage } from './pages';
import './app.css';

/** The whole app: a header and one page of five. */
export function App() {
  const [place] = useLocation();
  useEffect(prefetchWhenIdle, []);
  return (
    <>
      <a className="skip" href="#main">
        Skip to the page
      </a>
      <Header />
      <Fault place={place}>
        <Suspense fallback={<p className="loading">One moment …</p>}>
          <Switch>
            <Route path="/">
              <Lobby />
            </Route>
            <Route path="/scenario/:id">{({ id }) => <ScenarioPage id={id} />}</Route>
            <Route path="/battle/:matchId/:what?">
              {({ matchId, what = '' }) => (
                <MatchPage key={`${matchId}/${what}`} id={matchId} what={what} />
              )}
            </Route>
            <Route path="/shared">
              <SharedPage />
            </Route>
            <Route path="/rules/:system">{({ system }) => <RulesPage system={system} />}</Route>
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </Suspense>
      </Fault>
      <FaultNotice />
      <VersionNotice />
    </>
  );
}
