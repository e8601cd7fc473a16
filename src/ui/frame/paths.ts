import type { Changes } from '../../scenario';

/** The page that lists the throws of a match. */
export const DICE_PATH = '/dice';

/** The address of a match of this browser, or of its replay, report or analysis. */
export const matchPath = (id: string, what = ''): string =>
  `/match/${id}${what && `/${what}`}${location.search}`;

/** The address of a replay at a moment: that of the orders after so many lines of the record. */
export const replayAt = (replay: string, given: number): string => `${replay}#${given}`;

/** The moment that an address asks a replay to begin with; `undefined` for its start. */
export function givenIn(hash: string): number | undefined {
  const [, given] = /^#(\d{1,5})$/.exec(hash) ?? [];
  return given === undefined ? undefined : Number(given);
}

/** Where a battle is drawn. */
export const SKIRMISH_PATH = '/skirmish';

/** The address of a scenario before it is played. */
export const scenarioPath = (id: string): string => `/scenario/${id}`;

/** Where a match online of a scenario is made. */
export const newOnlinePath = (scenario: string): string => `/online/new?scenario=${scenario}`;

/** All ships. */
export const SHIPS_PATH = '/ships';

/** All aircraft. */
export const AIRCRAFT_PATH = '/aircraft';

/** The address of a ship or a class of the registry. */
export const shipPath = (id: string): string => `${SHIPS_PATH}/${id}`;

/** The lab of a scenario, as it is written or with a change to it. */
export const labPath = (scenario: string, changes?: Changes): string =>
  changes
    ? `/lab/${scenario}?${new URLSearchParams({ q: JSON.stringify({ scenario, changes }) })}`
    : `/lab/${scenario}`;

/** Where battles of one's own are written. */
export const CHART_ROOM_PATH = '/chart-room';

/** The address of the editor of a battle of one's own. */
export const chartRoomPath = (id: string): string => `${CHART_ROOM_PATH}/${id}`;

/** The part of an address that says what a new battle begins from. */
export const COPY_QUERY = 'copy';

/** The address that begins a battle of one's own from a scenario. */
export const copyPath = (id: string): string => `${CHART_ROOM_PATH}?${COPY_QUERY}=${id}`;
