import type { Changes } from '../../scenario';

/** The page that lists the throws of a match. */
export const DICE_PATH = '/dice';

/** The address of a match of this browser, or of its replay or report. */
export const matchPath = (id: string, what = ''): string =>
  `/match/${id}${what && `/${what}`}${location.search}`;

/** Where a battle is drawn. */
export const SKIRMISH_PATH = '/skirmish';

/** The address of a scenario before it is played. */
export const scenarioPath = (id: string): string => `/scenario/${id}`;

/** All ships. */
export const SHIPS_PATH = '/ships';

/** All aircraft. */
export const AIRCRAFT_PATH = '/aircraft';

/** The address of a ship or a class of the registry. */
export const shipPath = (id: string): string => `${SHIPS_PATH}/${id}`;

/** The lab of a scenario with a change to it. */
export const labPath = (scenario: string, changes: Changes): string =>
  `/lab/${scenario}?${new URLSearchParams({ q: JSON.stringify({ scenario, changes }) })}`;
