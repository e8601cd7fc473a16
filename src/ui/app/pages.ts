import { loadAllShips } from '../almanac/lazyShips';
import { lazyPage } from '../frame/lazyPage';
import { loadScenarios } from '../match/catalog';
import { prefetchAnalysis } from '../match/lazyAnalysis';
import { loadLibrary } from '../match/lazyLibrary';
import { prefetchSeats } from '../match/lazySeats';
import { loadStates } from '../match/lazyStates';
import { prefetchBooks } from '../rules/books';
import { prefetchClause } from '../rules/lazyClause';
import { prefetchSystems } from '../systems/registry';

/** For pages that have to do with games of any system. */
const loadSystems = async () => (await import('../../game/loadSystem')).loadAllSystems();

const scenario = lazyPage(() =>
  import('../lobby/ScenarioPage').then(({ ScenarioPage }) => ScenarioPage),
);
const lab = lazyPage(() => import('../lab/LabPage').then(({ LabPage }) => LabPage));
const chartRoom = lazyPage(() =>
  import('../chartRoom/later').then(({ loadChartRoom }) => loadChartRoom()),
);
const editor = lazyPage(() =>
  import('../chartRoom/later').then(({ loadEditorPage }) => loadEditorPage()),
);
const skirmish = lazyPage(async () => {
  await loadSystems();
  return (await import('../lobby/SkirmishPage')).SkirmishPage;
});
const match = lazyPage(() => import('../match/MatchPage').then(({ MatchPage }) => MatchPage));
const ships = lazyPage(() => import('../almanac/ShipsPage').then(({ ShipsPage }) => ShipsPage));
const ship = lazyPage(() => import('../almanac/ShipPage').then(({ ShipPage }) => ShipPage));
const aircraft = lazyPage(() =>
  import('../almanac/AircraftPage').then(({ AircraftPage }) => AircraftPage),
);
const rules = lazyPage(() => import('../rules/RulesPage').then(({ RulesPage }) => RulesPage));

const online = lazyPage(() =>
  import('../online/OnlineLobby').then(({ OnlineLobby }) => OnlineLobby),
);
const create = lazyPage(() => import('../online/CreatePage').then(({ CreatePage }) => CreatePage));
const place = lazyPage(() =>
  import('../online/OnlineMatchPage').then(({ OnlineMatchPage }) => OnlineMatchPage),
);
const dice = lazyPage(() => import('../dice/DicePage').then(({ DicePage }) => DicePage));
const shared = lazyPage(() => import('../match/SharedPage').then(({ SharedPage }) => SharedPage));

export const ScenarioPage = scenario.Page;
export const LabPage = lab.Page;
export const ChartRoomPage = chartRoom.Page;
export const EditorPage = editor.Page;
export const SkirmishPage = skirmish.Page;
export const MatchPage = match.Page;
export const ShipsPage = ships.Page;
export const ShipPage = ship.Page;
export const AircraftPage = aircraft.Page;
export const RulesPage = rules.Page;
export const DicePage = dice.Page;
export const SharedPage = shared.Page;
export const OnlineLobby = online.Page;
export const CreatePage = create.Page;
export const OnlineMatchPage = place.Page;

const AHEAD = [
  loadScenarios,
  loadLibrary,
  loadStates,
  scenario.prefetch,
  skirmish.prefetch,
  match.prefetch,
  lab.prefetch,
  chartRoom.prefetch,
  editor.prefetch,
  prefetchSystems,
  dice.prefetch,
  shared.prefetch,
  online.prefetch,
  create.prefetch,
  place.prefetch,
  prefetchSeats,
  ships.prefetch,
  ship.prefetch,
  aircraft.prefetch,
  loadAllShips,
  prefetchAnalysis,
  rules.prefetch,
  prefetchBooks,
  prefetchClause,
];

/** The person has asked the browser to save data; not every browser tells. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** In the browser's timeline: the moment from which every page opens without the network. */
const ALL_FETCHED = 'all pages fetched';

async function fetchAll(): Promise<void> {
  const fetched = await Promise.allSettled(AHEAD.map((fetch) => fetch()));
  // What cannot be fetched ahead is fetched when it is needed, and its failure is reported then.
  if (fetched.every(({ status }) => status === 'fulfilled')) performance.mark(ALL_FETCHED);
}

/**
 * Fetches all pages once the browser is idle, so that a battle can be played when the network is gone; for who saves
 * data, each page when it is opened.
 */
export function prefetchWhenIdle(): void {
  if (savesData()) return;
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAll, { timeout: 5000 });
  else setTimeout(fetchAll, 1500);
}
