import { Suspense, useEffect } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { Fault } from '../frame/Fault';
import { FaultNotice } from '../frame/FaultNotice';
import { NotFound } from '../frame/NotFound';
import { AIRCRAFT_PATH, CHART_ROOM_PATH, DICE_PATH, matchPath, SHIPS_PATH } from '../frame/paths';
import { appText } from '../i18n/app';
import { useLanguage } from '../i18n/useLanguage';
import { Lobby } from '../lobby/Lobby';
import { VersionNotice } from '../offline/VersionNotice';
import { OpenedClause } from '../rules/lazyClause';
import { FORMER_MATCH_PATHS } from '../systems/registry';
import { Header } from './Header';
import {
  AircraftPage,
  ChartRoomPage,
  CreatePage,
  DicePage,
  EditorPage,
  LabPage,
  MatchPage,
  OnlineLobby,
  OnlineMatchPage,
  prefetchWhenIdle,
  RulesPage,
  ScenarioPage,
  SharedPage,
  ShipPage,
  ShipsPage,
  SkirmishPage,
} from './pages';
import './app.css';

/**
 * The whole app: a header and one page. A change of language remounts the page, since texts are read in many
 * places.
 */
export function App() {
  const [place] = useLocation();
  const language = useLanguage();
  useEffect(prefetchWhenIdle, []);
  return (
    <>
      <a className="skip" href="#main">
        {appText('skip')}
      </a>
      <Header />
      <Fault key={language} place={place}>
        <Suspense fallback={<p className="loading">{appText('loading')}</p>}>
          <Pages />
        </Suspense>
        <OpenedClause />
      </Fault>
      <FaultNotice />
      <VersionNotice />
    </>
  );
}

/** What each address shows. */
const Pages = () => (
  <Switch>
    <Route path="/">
      <Lobby />
    </Route>
    <Route path="/lab/:id">{({ id }) => <LabPage id={id} />}</Route>
    <Route path="/scenario/:id">{({ id }) => <ScenarioPage id={id} />}</Route>
    <Route path="/skirmish">
      <SkirmishPage />
    </Route>
    <Route path={CHART_ROOM_PATH}>
      <ChartRoomPage />
    </Route>
    <Route path={`${CHART_ROOM_PATH}/:id`}>{({ id }) => <EditorPage key={id} id={id} />}</Route>
    <Route path="/match/:matchId/:what?">
      {({ matchId, what = '' }) => (
        <MatchPage key={`${matchId}/${what}`} id={matchId} what={what} />
      )}
    </Route>
    <Route path="/online">
      <OnlineLobby />
    </Route>
    <Route path="/online/new">
      <CreatePage />
    </Route>
    <Route path="/online/:matchId/:what?">
      {({ matchId, what = '' }) => <OnlineMatchPage key={matchId} id={matchId} what={what} />}
    </Route>
    <Route path="/shared">
      <SharedPage />
    </Route>
    <Route path={SHIPS_PATH}>
      <ShipsPage />
    </Route>
    <Route path="/ships/:id">{({ id }) => <ShipPage id={id} />}</Route>
    <Route path={AIRCRAFT_PATH}>
      <AircraftPage />
    </Route>
    <Route path={DICE_PATH}>
      <DicePage />
    </Route>
    <Route path="/rules/:system">{({ system }) => <RulesPage system={system} />}</Route>
    {FORMER_MATCH_PATHS.map((path) => (
      <Route key={path} path={`/${path}/:matchId/:what?`}>
        {({ matchId, what }) => <Redirect to={matchPath(matchId, what)} replace />}
      </Route>
    ))}
    <Route>
      <NotFound />
    </Route>
  </Switch>
);
